/// PokéAPI's `pokemon`.
struct PokeAPIPokemon: PokeAPIRecord {
    let id: Int
    let name: String
    let species: PokeAPIReference
    let isDefault: Bool
    let height: Nullable<Int>
    let weight: Nullable<Int>
    let baseExperience: Nullable<Int>
    let types: [PokeAPITypeSlot]
    let stats: [PokeAPIBaseStat]
    let abilities: [PokeAPIAbilitySlot]
    let pastTypes: [PokeAPIPastTypes]
    let pastStats: [PokeAPIPastStats]
    let pastAbilities: [PokeAPIPastAbilities]
    let pictures: PokeAPIPictures
    let forms: [PokeAPIReference]
    var moves: [PokeAPIPokemonMove]

    private enum CodingKeys: String, CodingKey {
        case id, name, species, height, weight, types, stats, abilities, forms, moves
        case isDefault = "is_default"
        case baseExperience = "base_experience"
        case pastTypes = "past_types"
        case pastStats = "past_stats"
        case pastAbilities = "past_abilities"
        case pictures = "sprites"
    }
}

/// A type and its place.
struct PokeAPITypeSlot: Codable, Hashable, Sendable {
    let slot: Int
    let type: PokeAPIReference

    private enum CodingKeys: String, CodingKey {
        case slot, type
    }
}

/// A base stat.
struct PokeAPIBaseStat: Codable, Hashable, Sendable {
    let base: Int
    let effort: Int
    let stat: PokeAPIWord

    private enum CodingKeys: String, CodingKey {
        case effort, stat
        case base = "base_stat"
    }
}

/// An ability and its place; without one, the place was empty.
struct PokeAPIAbilitySlot: Codable, Hashable, Sendable {
    let slot: Int
    let isHidden: Bool
    let ability: Nullable<PokeAPIReference>

    private enum CodingKeys: String, CodingKey {
        case slot, ability
        case isHidden = "is_hidden"
    }
}

/// The types up to and including a generation.
struct PokeAPIPastTypes: Codable, Hashable, Sendable {
    let generation: PokeAPIReference
    let types: [PokeAPITypeSlot]

    private enum CodingKeys: String, CodingKey {
        case generation, types
    }
}

/// The base stats that differed up to and including a generation.
struct PokeAPIPastStats: Codable, Hashable, Sendable {
    let generation: PokeAPIReference
    let stats: [PokeAPIBaseStat]

    private enum CodingKeys: String, CodingKey {
        case generation, stats
    }
}

/// The abilities that differed up to and including a generation.
struct PokeAPIPastAbilities: Codable, Hashable, Sendable {
    let generation: PokeAPIReference
    let abilities: [PokeAPIAbilitySlot]

    private enum CodingKeys: String, CodingKey {
        case generation, abilities
    }
}
