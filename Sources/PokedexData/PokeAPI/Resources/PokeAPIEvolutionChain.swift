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
struct PokeAPIChainLink: Decodable, Sendable {
    let species: PokeAPIReference
    let details: [PokeAPIEvolutionDetail]
    let evolvesTo: [PokeAPIChainLink]

    private enum CodingKeys: String, CodingKey {
        case species
        case details = "evolution_details"
        case evolvesTo = "evolves_to"
    }
}
