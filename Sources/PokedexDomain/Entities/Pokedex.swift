/// A numbered list of species: the national one, or that of a region as some games have it.
public struct Pokedex: Hashable, Sendable {
    /// Its number.
    public let id: Identifier<Pokedex>
    /// Its identifier.
    public let slug: Slug
    /// Its name as far as the source has one.
    public let name: LocalizedName
    /// The region it covers; `nil` for the national one and those of no region.
    public let region: Identifier<Region>?
    /// Whether it belongs to the main series of games.
    public let isMainSeries: Bool
    /// The version groups that use it, by number.
    public let versionGroups: [Identifier<VersionGroup>]
    /// Its species, sorted by entry number.
    public let entries: [PokedexEntry]

    /// Holds one Pokédex.
    public init(
        id: Identifier<Pokedex>, slug: Slug, name: LocalizedName, region: Identifier<Region>?,
        isMainSeries: Bool, versionGroups: [Identifier<VersionGroup>], entries: [PokedexEntry]
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.region = region
        self.isMainSeries = isMainSeries
        self.versionGroups = versionGroups
        self.entries = entries
    }
}

/// One species' place in a Pokédex.
public struct PokedexEntry: Hashable, Sendable {
    /// The number in that Pokédex; from 0 (Victini in Unova's first) on.
    public let number: Int
    /// The species.
    public let species: Identifier<Species>

    /// Holds one entry.
    public init(number: Int, species: Identifier<Species>) {
        self.number = number
        self.species = species
    }
}
