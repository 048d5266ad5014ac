import PokedexDomain

extension CatalogIndexes {
    /// The page of a family.
    func route(of chain: EvolutionChain) -> Route {
        first(of: chain).map { .evolution($0.slug) } ?? .evolutions
    }

    /// The chains that have a page: all that any species is in.
    var inhabitedChains: [EvolutionChain] {
        catalog.evolutionChains.filter { first(of: $0) != nil }
    }

    /// The species after which a chain's page is named; `nil` for a chain without any.
    func first(of chain: EvolutionChain) -> Species? {
        let members = index.members(of: chain.id)
        return members.first { $0.evolvesFrom == nil } ?? members.first
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

extension CatalogIndexes {
    /// Every page that search engines should know: all but the aliases, which lead to others, and
    /// those that say something to their reader alone.
    var routes: [Route] {
        [.home, .moves, .abilities, .types, .evolutions, .pokedexes, .finder, .compare, .about]
            + catalog.pokemon.map { .pokemon($0.slug) }
            + catalog.moves.map { .move($0.slug) }
            + catalog.abilities.map { .ability($0.slug) }
            + catalog.types.map { .type($0.slug) }
            + inhabitedChains.map { route(of: $0) }
            + catalog.pokedexes.map { .pokedex($0.slug) }
    }
}
