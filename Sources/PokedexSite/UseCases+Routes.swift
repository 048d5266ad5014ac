import PokedexDomain

extension UseCases {
    /// The page of a family: named after its first species.
    func route(of chain: EvolutionChain) -> Route {
        let members = index.members(of: chain.id)
        let first = members.first { $0.evolvesFrom == nil } ?? members.first
        return first.map { .evolution($0.slug) } ?? .evolutions
    }

    /// The page that leads from a species' slug to its default variety, where no variety has it.
    func alias(of species: Species) -> PageTask? {
        let isVariety = species.varieties.contains { index[$0].slug == species.slug }
        return isVariety ? nil : .alias(species)
    }

    /// A learn method of the catalog.
    func learnMethod(_ id: Identifier<LearnMethod>) -> LearnMethod {
        learnMethods[id] ?? catalog.learnMethods[0]
    }
}

extension UseCases {
    /// Every page that search engines should know: all but the aliases, which lead to others.
    var routes: [Route] {
        [.home, .moves, .abilities, .types, .evolutions, .pokedexes, .about]
            + catalog.pokemon.map { .pokemon($0.slug) }
            + catalog.moves.map { .move($0.slug) }
            + catalog.abilities.map { .ability($0.slug) }
            + catalog.types.map { .type($0.slug) }
            + catalog.evolutionChains.map { route(of: $0) }
            + catalog.pokedexes.map { .pokedex($0.slug) }
    }
}
