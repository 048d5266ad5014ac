/// A generation of the games, from I on.
public struct Generation: Hashable, Sendable {
    /// Its number: 1 for generation I.
    public let id: Identifier<Generation>
    /// Its identifier, such as `generation-iv`.
    public let slug: Slug
    /// Its name.
    public let name: LocalizedName
    /// The region its first games are set in.
    public let mainRegion: Identifier<Region>

    /// Holds one generation.
    public init(
        id: Identifier<Generation>, slug: Slug, name: LocalizedName, mainRegion: Identifier<Region>
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.mainRegion = mainRegion
    }
}

/// A region of the games' world, such as Kanto.
public struct Region: Hashable, Sendable {
    /// Its number.
    public let id: Identifier<Region>
    /// Its identifier.
    public let slug: Slug
    /// Its name.
    public let name: LocalizedName

    /// Holds one region.
    public init(id: Identifier<Region>, slug: Slug, name: LocalizedName) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

/// Games that appeared together and agree in their facts, such as Red and Blue.
public struct VersionGroup: Hashable, Sendable {
    /// Its number.
    public let id: Identifier<VersionGroup>
    /// Its identifier.
    public let slug: Slug
    /// Its rank in the source's order, from 1 on; nearly that of release.
    public let order: Int
    /// The generation its games belong to.
    public let generation: Identifier<Generation>
    /// The regions its games are set in, by number; empty where the source names none.
    public package(set) var regions: [Identifier<Region>]

    /// Holds one version group.
    public init(
        id: Identifier<VersionGroup>, slug: Slug, order: Int, generation: Identifier<Generation>,
        regions: [Identifier<Region>]
    ) {
        self.id = id
        self.slug = slug
        self.order = order
        self.generation = generation
        self.regions = regions
    }
}

/// One game, such as Red.
public struct GameVersion: Hashable, Sendable {
    /// Its number.
    public let id: Identifier<GameVersion>
    /// Its identifier.
    public let slug: Slug
    /// Its name.
    public let name: LocalizedName
    /// The version group it belongs to.
    public let versionGroup: Identifier<VersionGroup>

    /// Holds one game.
    public init(
        id: Identifier<GameVersion>, slug: Slug, name: LocalizedName,
        versionGroup: Identifier<VersionGroup>
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.versionGroup = versionGroup
    }
}

/// A numbered list of species: the national one, or that of a region as some games have it.
public struct Pokedex: Hashable, Sendable {
    /// Its number.
    public let id: Identifier<Pokedex>
    /// Its identifier.
    public let slug: Slug
    /// Its name as far as the source has one.
    public let name: LocalizedName
    /// The region it covers; `nil` for the national one and those of no region.
    public package(set) var region: Identifier<Region>?
    /// Whether it belongs to the main series of games.
    public let isMainSeries: Bool
    /// The version groups that use it, by number.
    public package(set) var versionGroups: [Identifier<VersionGroup>]
    /// Its species, sorted by entry number.
    public package(set) var entries: [PokedexEntry]

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

/// The number of one species in a Pokédex.
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
