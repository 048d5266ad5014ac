import PokedexDomain

/// How much of each kind a catalog holds.
public struct CatalogCounts: Encodable, Hashable, Sendable {
    /// Species.
    public let species: Int
    /// Pokémon: varieties of species.
    public let pokemon: Int
    /// Forms of Pokémon.
    public let forms: Int
    /// Moves.
    public let moves: Int
    /// Abilities.
    public let abilities: Int
    /// Families.
    public let families: Int
    /// Types.
    public let types: Int
    /// Natures.
    public let natures: Int
    /// Items that evolutions and families name.
    public let items: Int
    /// Places that evolutions name.
    public let locations: Int
    /// Machines of all games.
    public let machines: Int
    /// Regions.
    public let regions: Int
    /// Generations.
    public let generations: Int
    /// Games.
    public let games: Int
    /// Pokédexes.
    public let pokedexes: Int
    /// Moves that Pokémon learn, by game and way.
    public let learnsetEntries: Int

    package init(_ catalog: Catalog) {
        species = catalog.species.count
        pokemon = catalog.pokemon.count
        forms = catalog.pokemon.reduce(0) { $0 + $1.forms.count }
        moves = catalog.moves.count
        abilities = catalog.abilities.count
        families = catalog.evolutionChains.count
        types = catalog.types.count
        natures = catalog.natures.count
        items = catalog.items.count
        locations = catalog.locations.count
        machines = catalog.moves.reduce(0) { $0 + $1.machines.count }
        regions = catalog.regions.count
        generations = catalog.generations.count
        games = catalog.versions.count
        pokedexes = catalog.pokedexes.count
        learnsetEntries = catalog.learnsets.values.reduce(0) { $0 + $1.entries.count }
    }
}
