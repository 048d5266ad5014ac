/// PokéAPI's `pokemon-species`.
struct PokeAPISpecies: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let genera: PokeAPINames<PokeAPIGenus>
    let generation: PokeAPIReference
    let genderRate: Int
    let captureRate: Nullable<Int>
    let baseHappiness: Nullable<Int>
    let hatchCounter: Nullable<Int>
    let growthRate: Nullable<PokeAPIReference>
    let eggGroups: [PokeAPIReference]
    let color: Nullable<PokeAPIReference>
    let shape: Nullable<PokeAPIReference>
    let habitat: Nullable<PokeAPIReference>
    let isBaby: Bool
    let isLegendary: Bool
    let isMythical: Bool
    let hasGenderDifferences: Bool
    let formsSwitchable: Bool
    let evolvesFrom: Nullable<PokeAPIReference>
    let evolutionChain: Nullable<PokeAPIReference>
    let varieties: [PokeAPIVariety]

    private enum CodingKeys: String, CodingKey {
        case id, name, names, genera, generation, color, shape, habitat, varieties
        case genderRate = "gender_rate"
        case captureRate = "capture_rate"
        case baseHappiness = "base_happiness"
        case hatchCounter = "hatch_counter"
        case growthRate = "growth_rate"
        case eggGroups = "egg_groups"
        case isBaby = "is_baby"
        case isLegendary = "is_legendary"
        case isMythical = "is_mythical"
        case hasGenderDifferences = "has_gender_differences"
        case formsSwitchable = "forms_switchable"
        case evolvesFrom = "evolves_from_species"
        case evolutionChain = "evolution_chain"
    }
}

/// A Pokémon of a species.
struct PokeAPIVariety: Codable, Hashable, Sendable {
    let isDefault: Bool
    let pokemon: PokeAPIReference

    private enum CodingKeys: String, CodingKey {
        case pokemon
        case isDefault = "is_default"
    }
}
