import PokedexDomain

/// Checks what a catalog promises: numbers and slugs are unique, what is named exists, species have
/// a default Pokémon, and none is its own ancestor.
struct CatalogConsistency {
    let catalog: Catalog
    let regions: Known<Region>
    let generations: Known<Generation>
    let versionGroups: Known<VersionGroup>
    let types: Known<PokemonType>
    let abilities: Known<Ability>
    let moves: Known<Move>
    let species: Known<Species>
    let pokemon: Known<Pokemon>
    let chains: Known<EvolutionChain>
    let items: Known<Item>

    /// Takes a catalog and notes what is in it.
    ///
    /// - Throws: ``DatabaseProblem`` when two entities of a kind share a number or a slug.
    init(_ catalog: Catalog) throws(DatabaseProblem) {
        self.catalog = catalog
        regions = try Known("region", catalog.regions.map { ($0.id, $0.slug) })
        generations = try Known("generation", catalog.generations.map { ($0.id, $0.slug) })
        versionGroups = try Known("version_group", catalog.versionGroups.map { ($0.id, $0.slug) })
        types = try Known("type", catalog.types.map { ($0.id, $0.slug) })
        abilities = try Known("ability", catalog.abilities.map { ($0.id, $0.slug) })
        moves = try Known("move", catalog.moves.map { ($0.id, $0.slug) })
        species = try Known("species", catalog.species.map { ($0.id, $0.slug) })
        pokemon = try Known("pokemon", catalog.pokemon.map { ($0.id, $0.slug) })
        chains = try Known("evolution_chain", catalog.evolutionChains.map { ($0.id, nil) })
        items = try Known("item", catalog.items.map { ($0.id, $0.slug) })
    }

    /// Checks everything but the learnsets, whose numbers are noted while they are read.
    func check() throws(DatabaseProblem) {
        try checkGames()
        try checkBattle()
        try checkMoves()
        try checkSpecies()
        try checkVarieties()
        try checkPokemon()
        try checkEvolutions()
        try checkPokedexes()
    }
}
