/// PokéAPI's `generation`.
struct PokeAPIGeneration: PokeAPIRecord {
    let id: Int
    let name: String
    let names: [PokeAPIName]
    let mainRegion: PokeAPIReference

    private enum CodingKeys: String, CodingKey {
        case id, name, names
        case mainRegion = "main_region"
    }
}

/// PokéAPI's `version-group`.
struct PokeAPIVersionGroup: PokeAPIRecord {
    let id: Int
    let name: String
    let order: Int
    let generation: PokeAPIReference
    let regions: [PokeAPIReference]

    private enum CodingKeys: String, CodingKey {
        case id, name, order, generation, regions
    }
}

/// PokéAPI's `version`.
struct PokeAPIVersion: PokeAPIRecord {
    let id: Int
    let name: String
    let names: [PokeAPIName]
    let versionGroup: PokeAPIReference

    private enum CodingKeys: String, CodingKey {
        case id, name, names
        case versionGroup = "version_group"
    }
}
