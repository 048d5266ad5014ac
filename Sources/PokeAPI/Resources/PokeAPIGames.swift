/// PokéAPI's `generation`.
struct PokeAPIGeneration: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let mainRegion: PokeAPIReference
    /// What came with it, which tells an update what to fetch first; `nil` where it does not say.
    let moves: [PokeAPIReference]?
    let species: [PokeAPIReference]?

    private enum CodingKeys: String, CodingKey {
        case id, name, names, moves
        case mainRegion = "main_region"
        case species = "pokemon_species"
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
    let names: PokeAPINames<PokeAPIName>
    let versionGroup: PokeAPIReference

    private enum CodingKeys: String, CodingKey {
        case id, name, names
        case versionGroup = "version_group"
    }
}
