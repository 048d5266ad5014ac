import PokedexDomain

/// PokéAPI's `pokemon-species`.
struct PokeAPISpecies: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let genera: PokeAPINames<PokeAPIGenus>
    let generation: PokeAPIReference
    /// The females among eight; -1 for no gender.
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
    let varieties: [Variety]

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

    /// A Pokémon of the species.
    struct Variety: Decodable, Sendable {
        let isDefault: Bool
        let pokemon: PokeAPIReference

        private enum CodingKeys: String, CodingKey {
            case pokemon
            case isDefault = "is_default"
        }
    }

    func facts() throws(MalformedResource) -> Species {
        Species(
            id: try Checked.id(id), slug: try Checked.slug(name),
            name: try names.localized("names"), genus: try genera.localized("genera"),
            generation: try generation.id("generation"),
            femaleEighths: genderRate == -1
                ? nil : try Checked.number(genderRate, FactRange.femaleEighths, "gender_rate"),
            captureRate: try Checked.number(captureRate, FactRange.byte, "capture_rate"),
            baseHappiness: try Checked.number(baseHappiness, FactRange.byte, "base_happiness"),
            hatchCounter: try Checked.number(hatchCounter, FactRange.byte, "hatch_counter"),
            growthRate: try growthRate.id("growth_rate"),
            eggGroups: try eggGroups.ids("egg_groups"), color: try color.id("color"),
            shape: try shape.id("shape"), habitat: try habitat.id("habitat"), isBaby: isBaby,
            isLegendary: isLegendary, isMythical: isMythical,
            hasGenderDifferences: hasGenderDifferences, formsSwitchable: formsSwitchable,
            evolvesFrom: try evolvesFrom.id("evolves_from_species"),
            evolutionChain: try evolutionChain.id("evolution_chain"),
            varieties: try varietyIDs())
    }

    /// The Pokémon, the default one first.
    private func varietyIDs() throws(MalformedResource) -> [Identifier<Pokemon>] {
        let all = varieties.enumerated()
        let defaults = all.filter(\.element.isDefault)
        guard defaults.count == 1 else {
            throw MalformedResource("varieties has \(defaults.count) default ones instead of one")
        }
        var ids: [Identifier<Pokemon>] = []
        for (index, variety) in defaults + all.filter({ !$0.element.isDefault }) {
            let id: Identifier<Pokemon> = try variety.pokemon.id("varieties[\(index)].pokemon")
            if !ids.contains(id) { ids.append(id) }
        }
        return ids
    }
}
