/// PokéAPI's `pokedex`.
struct PokeAPIPokedex: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let isMainSeries: Bool
    let region: Nullable<PokeAPIReference>
    let versionGroups: [PokeAPIReference]
    let entries: [PokeAPIPokedexEntry]

    private enum CodingKeys: String, CodingKey {
        case id, name, names, region
        case isMainSeries = "is_main_series"
        case versionGroups = "version_groups"
        case entries = "pokemon_entries"
    }
}

/// One entry of a Pokédex.
struct PokeAPIPokedexEntry: Codable, Hashable, Sendable {
    let number: Int
    let species: PokeAPIReference

    private enum CodingKeys: String, CodingKey {
        case number = "entry_number"
        case species = "pokemon_species"
    }
}
