/// A generation of the games, from I on.
package struct Generation: Hashable, Sendable {
    /// Its number: 1 for generation I.
    package var id: Identifier<Generation>
    /// Its identifier, such as `generation-iv`.
    package var slug: Slug
    package var name: LocalizedName
    /// The region its first games are set in.
    package var mainRegion: Identifier<Region>

    package init(
        id: Identifier<Generation>, slug: Slug, name: LocalizedName, mainRegion: Identifier<Region>
    ) {
        (self.id, self.slug, self.name, self.mainRegion) = (id, slug, name, mainRegion)
    }
}

/// A region of the games' world, such as Kanto.
package struct Region: Hashable, Sendable {
    package var id: Identifier<Region>
    package var slug: Slug
    package var name: LocalizedName

    package init(id: Identifier<Region>, slug: Slug, name: LocalizedName) {
        (self.id, self.slug, self.name) = (id, slug, name)
    }
}

/// Games that appeared together and agree in their facts, such as Red and Blue.
package struct VersionGroup: Hashable, Sendable {
    package var id: Identifier<VersionGroup>
    package var slug: Slug
    /// Its rank in the source's order, from 1 on; nearly that of release.
    package var order: Int
    package var generation: Identifier<Generation>
    /// The regions its games are set in, by number; empty where the source names none.
    package var regions: [Identifier<Region>]
    /// All Pokémon that these games are known to have, by number; empty where that is not known. See
    /// ``Rosters``.
    package var roster: [Identifier<Pokemon>]
    /// The Pokémon into which nothing evolves in these games, though both are there, by number.
    package var missingEvolutions: [Identifier<Pokemon>]

    package init(
        id: Identifier<VersionGroup>, slug: Slug, order: Int, generation: Identifier<Generation>,
        regions: [Identifier<Region>], roster: [Identifier<Pokemon>] = [],
        missingEvolutions: [Identifier<Pokemon>] = []
    ) {
        self.id = id
        self.slug = slug
        self.order = order
        self.generation = generation
        self.regions = regions
        self.roster = roster
        self.missingEvolutions = missingEvolutions
    }
}

/// One game, such as Red.
package struct GameVersion: Hashable, Sendable {
    package var id: Identifier<GameVersion>
    package var slug: Slug
    package var name: LocalizedName
    package var versionGroup: Identifier<VersionGroup>

    package init(
        id: Identifier<GameVersion>, slug: Slug, name: LocalizedName,
        versionGroup: Identifier<VersionGroup>
    ) {
        (self.id, self.slug, self.name, self.versionGroup) = (id, slug, name, versionGroup)
    }
}

/// A numbered list of species: the national one, or that of a region as some games have it.
package struct Pokedex: Hashable, Sendable {
    package var id: Identifier<Pokedex>
    package var slug: Slug
    /// Its name as far as the source has one.
    package var name: LocalizedName
    /// The region it covers; `nil` for the national one and those of no region.
    package var region: Identifier<Region>?
    /// Whether it belongs to the main series of games.
    package var isMainSeries: Bool
    /// The version groups that use it, by number.
    package var versionGroups: [Identifier<VersionGroup>]
    /// Its species, sorted by entry number.
    package var entries: [PokedexEntry]

    package init(
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
package struct PokedexEntry: Hashable, Sendable {
    /// The number in that Pokédex; from 0 (Victini in Unova's first) on.
    package var number: Int
    package var species: Identifier<Species>

    package init(number: Int, species: Identifier<Species>) {
        (self.number, self.species) = (number, species)
    }
}

extension FactRange {
    /// A version group's place in time.
    package static let position = 1...1_000
    /// A number in a Pokédex.
    package static let entryNumber = 0...100_000
}
