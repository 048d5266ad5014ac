import PokedexDomain

extension Catalog {
    /// The source's numbers of all that it holds of a kind; `nil` for machines, whose numbers are
    /// no facts.
    func numbers(of resource: PokeAPIResource) -> [Int]? {
        switch resource {
        case .region: regions.map(\.id.rawValue)
        case .generation: generations.map(\.id.rawValue)
        case .versionGroup: versionGroups.map(\.id.rawValue)
        case .version: versions.map(\.id.rawValue)
        case .type: types.map(\.id.rawValue)
        case .ability: abilities.map(\.id.rawValue)
        case .nature: natures.map(\.id.rawValue)
        case .eggGroup: eggGroups.map(\.id.rawValue)
        case .growthRate: growthRates.map(\.id.rawValue)
        case .pokemonColor: colors.map(\.id.rawValue)
        case .pokemonShape: shapes.map(\.id.rawValue)
        case .pokemonHabitat: habitats.map(\.id.rawValue)
        case .moveLearnMethod: learnMethods.map(\.id.rawValue)
        case .moveTarget: moveTargets.map(\.id.rawValue)
        case .moveAilment: moveAilments.map(\.id.rawValue)
        case .moveCategory: moveCategories.map(\.id.rawValue)
        case .evolutionTrigger: evolutionTriggers.map(\.id.rawValue)
        case .move: moves.map(\.id.rawValue)
        case .machine: nil
        case .pokemonSpecies: species.map(\.id.rawValue)
        case .pokemon: pokemon.map(\.id.rawValue)
        case .pokemonForm: pokemon.flatMap { $0.forms.map(\.id.rawValue) }
        case .evolutionChain: evolutionChains.map(\.id.rawValue)
        case .pokedex: pokedexes.map(\.id.rawValue)
        case .item: items.map(\.id.rawValue)
        case .location: locations.map(\.id.rawValue)
        }
    }
}
