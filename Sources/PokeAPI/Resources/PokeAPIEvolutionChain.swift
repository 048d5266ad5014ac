/// PokéAPI's `evolution-chain`.
struct PokeAPIEvolutionChain: PokeAPIRecord {
    let id: Int
    let babyTriggerItem: Nullable<PokeAPIReference>
    let chain: PokeAPIChainLink

    private enum CodingKeys: String, CodingKey {
        case id, chain
        case babyTriggerItem = "baby_trigger_item"
    }
}

/// A species of a chain: how it comes to be, and what it evolves into.
struct PokeAPIChainLink: Codable, Hashable, Sendable {
    let species: PokeAPIReference
    let details: [PokeAPIEvolutionDetail]
    let evolvesTo: [PokeAPIChainLink]

    private enum CodingKeys: String, CodingKey {
        case species
        case details = "evolution_details"
        case evolvesTo = "evolves_to"
    }
}

extension PokeAPIEvolutionChain {
    /// Checks that no species is there twice: it would come from itself, or from two others.
    ///
    /// - Throws: ``MalformedResource`` with the place of the second one.
    func requireEachSpeciesOnce() throws(MalformedResource) {
        var seen: Set<Int> = []
        try chain.insert(into: &seen, "chain")
    }
}

extension PokeAPIChainLink {
    /// Notes the species from here on. One without a number is none that can be there twice.
    fileprivate func insert(
        into seen: inout Set<Int>, _ place: String
    ) throws(MalformedResource) {
        if let number = species.number(of: .pokemonSpecies), !seen.insert(number).inserted {
            throw MalformedResource(
                "\(place).species names pokemon-species/\(number) a second time: "
                    + "a family cannot come back to itself")
        }
        for (index, link) in evolvesTo.enumerated() {
            try link.insert(into: &seen, "\(place).evolves_to[\(index)]")
        }
    }
}
