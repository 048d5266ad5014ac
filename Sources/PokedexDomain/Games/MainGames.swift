/// The games that readers choose between: version groups with what add-ons brought to them, and what
/// each of them allows.
///
/// It is a class so that reading one of its tables copies no other.
package final class MainGames: Sendable {
    /// Those that are no add-ons, in the order of their release.
    package let inOrder: [VersionGroup]
    /// The eras in the order of their first games.
    package let eras: [Era]
    /// Those of them with games that have Eggs.
    package let erasWithEggs: Set<Era>
    private let erasOfGames: ValueTable<VersionGroup, Era>
    private let mains: ValueTable<VersionGroup, Identifier<VersionGroup>>
    private let groupsByMain: ValueTable<VersionGroup, [Identifier<VersionGroup>]>
    private let versions: ValueTable<VersionGroup, [GameVersion]>
    private let groups: ValueTable<GameVersion, Identifier<VersionGroup>>
    private let groupSizes: ValueTable<VersionGroup, Int>
    private let sides: ValueTable<GameVersion, Int>

    /// The add-ons, by the games that they belong to. The source does not say it.
    fileprivate static let addOns = [
        "the-isle-of-armor": "sword-shield", "the-crown-tundra": "sword-shield",
        "the-teal-mask": "scarlet-violet", "the-indigo-disk": "scarlet-violet",
        "mega-dimension": "legends-za",
    ]

    /// Games in which Pokémon have no Eggs, other than those of generation I.
    fileprivate static let withoutEggs: Set = [
        "colosseum", "xd", "lets-go-pikachu-lets-go-eevee", "legends-arceus", "legends-za",
        "champions",
    ]

    /// Games in which Pokémon have no abilities, other than those before ``firstGenerationWithAbilities``.
    fileprivate static let withoutAbilities: Set = [
        "lets-go-pikachu-lets-go-eevee", "legends-arceus", "legends-za",
    ]
    static let firstGenerationWithAbilities = 3

    /// Games whose stats follow from base values in a way of their own.
    fileprivate static let withOwnStatFormula: Set = [
        "lets-go-pikachu-lets-go-eevee", "legends-arceus", "champions",
    ]
    static let firstGenerationWithNatures = 3

    /// Games that changed what moves are in ways that our data lacks; other games of the time stand for them.
    fileprivate static let withUnknownMoveValues: Set = ["legends-arceus", "legends-za"]

    /// Games with battles of another kind, whose moves and values are not those of their time.
    fileprivate static let apart: Set = ["legends-arceus", "legends-za", "champions"]

    /// Games in which Pokémon hold no items, other than those of generation I.
    fileprivate static let withoutHeldItems: Set = [
        "lets-go-pikachu-lets-go-eevee", "legends-arceus",
    ]

    /// Games in which Pokémon do not evolve.
    fileprivate static let withoutEvolution: Set = ["champions"]

    /// The last generation of which the source's chances are percentages of one whole. `ui.places.note` says
    /// it to readers.
    fileprivate static let lastGenerationWithChances = 5

    /// Games in which ordinary Pokémon are not met in the wild.
    fileprivate static let withoutWildPokemon: Set = ["colosseum", "xd"]

    /// Games of which the source has only a few places.
    fileprivate static let incomplete: Set = ["blue-japan"]

    /// The main game of each game: that which an add-on belongs to, or itself.
    static func mains(
        of games: [VersionGroup]
    ) -> [Identifier<VersionGroup>: Identifier<VersionGroup>] {
        let bySlug = games.reduce(into: [:]) { $0[$1.slug.text] = $1.id }
        return games.reduce(into: [:]) {
            $0[$1.id] = addOns[$1.slug.text].flatMap { bySlug[$0] } ?? $1.id
        }
    }

    package init(_ index: CatalogIndex) {
        let all = index.versionGroupsInOrder
        let mains = Self.mains(of: all)
        self.mains = ValueTable(mains)
        inOrder = all.filter { mains[$0.id] == $0.id }
        let withOwnValues = index.catalog.pokemon.reduce(into: Set()) { games, pokemon in
            for own in pokemon.inGames where pokemon.isOther(with: own, in: index[own.game]) {
                games.insert(own.game)
            }
        }
        let eraOf = { Era($0, hasOwnValues: withOwnValues.contains($0.id)) }
        erasOfGames = ValueTable(inOrder.reduce(into: [:]) { $0[$1.id] = eraOf($1) })
        eras = inOrder.map(eraOf).reduce(into: []) { eras, era in
            if !eras.contains(era) { eras.append(era) }
        }
        erasWithEggs = Set(inOrder.filter(\.hasEggs).map(eraOf))
        groupsByMain = ValueTable(Dictionary(grouping: all.map(\.id), by: { mains[$0] ?? $0 }))
        let versions = index.catalog.versions
        self.versions = ValueTable(
            Dictionary(
                grouping: all.flatMap { group in versions.filter { $0.versionGroup == group.id } },
                by: { mains[$0.versionGroup] ?? $0.versionGroup }))
        groups = ValueTable(versions.reduce(into: [:]) { $0[$1.id] = $1.versionGroup })
        let byGroup = Dictionary(grouping: versions, by: \.versionGroup)
        groupSizes = ValueTable(byGroup.mapValues(\.count))
        sides = ValueTable(
            byGroup.values.reduce(into: [:]) {
                for (side, version) in $1.enumerated() { $0[version.id] = side }
            })
    }

    /// The era of a game, or of the one that an add-on belongs to.
    package func era(of game: VersionGroup) -> Era {
        erasOfGames[main(of: game.id)] ?? Era(game, hasOwnValues: false)
    }

    /// A game and its add-ons, in the order of their release.
    package func groups(of game: Identifier<VersionGroup>) -> [Identifier<VersionGroup>] {
        groupsByMain[game] ?? [game]
    }

    /// The game that a version group is, or is an add-on of.
    package func main(of group: Identifier<VersionGroup>) -> Identifier<VersionGroup> {
        mains[group] ?? group
    }

    /// The game that a version belongs to.
    package func main(of version: Identifier<GameVersion>) -> Identifier<VersionGroup>? {
        groups[version].map { main(of: $0) }
    }

    /// A game's versions, then those of its add-ons.
    package func versions(of game: Identifier<VersionGroup>) -> [GameVersion] {
        versions[game] ?? []
    }

    /// Whether a version is the first of its pair, as Sword and what add-ons bring to Sword are, or the
    /// second: its place among its version group's.
    package func side(of version: Identifier<GameVersion>) -> Int? { sides[version] }

    /// The add-ons that versions of one game belong to; empty where the game has them without.
    package func addOns(
        of versions: [Identifier<GameVersion>]
    ) -> [Identifier<VersionGroup>] {
        guard needsAddOn(versions) else { return [] }
        return Set(versions.compactMap { groups[$0] }).sorted()
    }

    /// Whether versions are those of add-ons alone.
    func needsAddOn(_ versions: [Identifier<GameVersion>]) -> Bool {
        !versions.contains { version in groups[version].map { mains[$0] == $0 } ?? false }
    }

    /// Those among versions whose counterparts are not there: Sword, but not Sword and Shield.
    package func alone(_ versions: [Identifier<GameVersion>]) -> [Identifier<GameVersion>] {
        versions.filter { version in
            guard let group = groups[version] else { return false }
            return versions.count { groups[$0] == group } != groupSizes[group]
        }
    }
}

extension Pokemon {
    /// Whether a game's values make its card another one there: training alone does not.
    fileprivate func isOther(with own: PokemonGameValues, in game: VersionGroup) -> Bool {
        !own.types.isEmpty || !own.abilities.isEmpty || game.hasEggs && !own.eggGroups.isEmpty
            || own.stats.contains { own in
                !stats.contains { $0.stat == own.stat && $0.base == own.base }
            }
    }
}

extension VersionGroup {
    /// Whether they are an add-on, which belongs to another game.
    package var isAddOn: Bool { MainGames.addOns[slug.text] != nil }

    /// Whether Pokémon have Eggs in these games.
    package var hasEggs: Bool {
        generation.rawValue > 1 && !MainGames.withoutEggs.contains(slug.text)
    }

    /// Whether Pokémon have abilities in these games.
    package var hasAbilities: Bool {
        generation.rawValue >= MainGames.firstGenerationWithAbilities
            && !MainGames.withoutAbilities.contains(slug.text)
    }

    /// Whether stats follow from base values in a way of these games' own.
    var hasOwnStatFormula: Bool { MainGames.withOwnStatFormula.contains(slug.text) }

    /// Whether battles are of another kind in these games, so that what is new there is no change of the moves.
    package var standsApart: Bool { MainGames.apart.contains(slug.text) }

    /// Whether moves have other values in these games, which our data lacks.
    package var hasUnknownMoveValues: Bool {
        MainGames.withUnknownMoveValues.contains(slug.text)
    }

    /// Whether Pokémon hold items in these games.
    package var hasHeldItems: Bool {
        generation.rawValue > 1 && !MainGames.withoutHeldItems.contains(slug.text)
    }

    package var hasEvolution: Bool { !MainGames.withoutEvolution.contains(slug.text) }

    /// Whether the source's chances of these games are percentages of one whole.
    var hasChances: Bool {
        generation.rawValue <= MainGames.lastGenerationWithChances && hasWildPokemon
    }

    /// Whether ordinary Pokémon are met in the wild in these games.
    var hasWildPokemon: Bool { !MainGames.withoutWildPokemon.contains(slug.text) }

    /// Whether the source has but a few of these games' places.
    package var hasFewPlaces: Bool { MainGames.incomplete.contains(slug.text) }

    /// A short word for these games: `g` and their number.
    package var token: String { "g\(id.rawValue)" }
}

/// Games in which Pokémon are the same and the same rules hold: those of a generation, or one game that
/// has rules of its own.
package struct Era: Hashable, Sendable {
    /// The generation's number, or the game's token.
    package let token: String
    package let generation: Identifier<Generation>
    /// The one game that it has; `nil` for most games of a generation.
    package let game: Identifier<VersionGroup>?
    package let hasAbilities: Bool
    /// Whether one stat, Special, stands for both special stats.
    package var hasOneSpecial: Bool { generation.rawValue <= Self.lastGenerationWithOneSpecial }
    private static let lastGenerationWithOneSpecial = 1
    /// How a stat follows from its base value; `nil` where no formula of ours holds.
    package let statFormula: StatFormula?

    /// The era of most games of a generation.
    package init(_ generation: Identifier<Generation>) {
        self.generation = generation
        game = nil
        token = String(generation.rawValue)
        hasAbilities = generation.rawValue >= MainGames.firstGenerationWithAbilities
        statFormula = StatFormula(generation)
    }

    /// - Parameter hasOwnValues: whether Pokémon are others in this game than in its generation.
    init(_ game: VersionGroup, hasOwnValues: Bool) {
        let ordinary = Era(game.generation)
        let statFormula = game.hasOwnStatFormula ? nil : ordinary.statFormula
        let isOrdinary =
            !hasOwnValues && game.hasAbilities == ordinary.hasAbilities
            && statFormula == ordinary.statFormula
        self.game = isOrdinary ? nil : game.id
        generation = game.generation
        token = isOrdinary ? ordinary.token : game.token
        hasAbilities = game.hasAbilities
        self.statFormula = statFormula
    }
}
