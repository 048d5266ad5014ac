import PokedexDomain

extension CatalogIndexes {
    /// The page of a family.
    func route(of chain: EvolutionChain) -> Route {
        entities.firstSpecies(of: chain.id).map { .evolution($0.slug) } ?? .evolutions
    }

    /// The chains that have a page: all that any species is in.
    var inhabitedChains: [EvolutionChain] {
        catalog.evolutionChains.filter { entities.firstSpecies(of: $0.id) != nil }
    }

    /// The page that leads from a species' slug to its default variety, where no variety has it.
    func alias(of species: Species) -> PageTask? {
        let isVariety = species.varieties.contains { entities[$0].slug == species.slug }
        return isVariety ? nil : .alias(species)
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
