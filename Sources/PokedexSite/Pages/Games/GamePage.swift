import Mustache
import PokedexDomain

/// The page of one game: its Pokédexes, who is new and who is in one version alone, its machines, its
/// places, its type chart, and what changed since an earlier game.
struct GamePage: PageKind {
    static let name = "game"
    static let pattern: RoutePattern = "games/{slug}/"
    static var parent: (any SinglePageKind.Type)? { GameListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.places.games.inOrder.map { game in
            page(
                game.slug, generation: game.generation,
                sharing: { (GameContents(game, indexes), GameComparison(game, indexes)) },
                view: { GamePage($0.0, $0.1, $1) })
        }
    }

    let site: LocalizedSite
    private let game: VersionGroup
    private let contents: GameContents
    private let comparison: GameComparison?
    private let texts: GameTexts

    /// So many of a Pokédex are shown; its own page has all.
    private static let pokedexCards = 9
    /// Longer lists have the rest in a fold.
    private static let openCards = 24
    private static let openMachines = 60

    init(_ contents: GameContents, _ comparison: GameComparison?, _ site: LocalizedSite) {
        game = contents.game
        self.contents = contents
        self.comparison = comparison
        self.site = site
        texts = GameTexts(contents.game, site)
    }

    var title: String { get throws { try site.phrase("ui.game.title", ["game": name.text]) } }

    var description: String {
        get throws {
            try site.phrase(
                "ui.game.description",
                ["names": try site.bothNames(name, otherName), "count": texts.count])
        }
    }

    var crumb: DisplayName { get throws { name } }

    func content() throws -> Object {
        [
            "slug": .text(game.slug.text),
            "heading": site.value(name),
            "other": site.other(otherName, beside: name),
            "short": .text(site.names.shortVersionGroups[game.id].text),
            "turn": turn,
            "addOns": try texts.addOns.map { .text($0) } ?? .null,
            "facts": .list(try facts),
            "isNewest": .bool(game.generation == site.indexes.catalog.generations.last?.id),
            "pokedexes": .list(try contents.pokedexes.map(pokedex)),
            "roster": try roster,
            "newcomers": .list(try newcomers),
            "exclusives": try exclusives,
            "machines": try machines,
            "places": try places,
            "chart": try chart,
            "comparison": try comparison.map { try GameComparisonView($0, site, links).value }
                ?? .null,
        ]
    }

    private var name: DisplayName { site.names.versionGroups[game.id] }
    private var otherName: DisplayName { site.otherNames.versionGroups[game.id] }

    /// The games before and after.
    private var turn: Value {
        let (previous, next) = site.indexes.places.games.neighbors(of: game)
        return ["previous": previous.map(step) ?? .null, "next": next.map(step) ?? .null]
    }

    private func step(_ game: VersionGroup) -> Value {
        [
            "name": .text(site.names.versionGroups[game.id].text),
            "address": .text(links.address(of: Self.self, game.slug)),
        ]
    }

    private var facts: [Value] {
        get throws {
            let machines = contents.machines.count
            let facts: [(String, String?)] = [
                ("year", texts.year),
                ("generation", try site.numeral(of: game.generation)),
                ("region", try texts.regions),
                ("pokemon", site.numbers.integer(contents.species.count)),
                ("machines", machines > 0 ? site.numbers.integer(machines) : nil),
            ]
            return try facts.compactMap { key, text in
                try text.map {
                    ["term": .text(try site.phrase("ui.game.\(key)")), "text": .text($0)]
                }
            }
        }
    }

    // MARK: Who is in it

    private func pokedex(_ pokedex: Pokedex) throws -> Value {
        let forms = RegionalForms(of: pokedex, site.index)
        return [
            "slug": .text(pokedex.slug.text),
            "name": site.value(site.names.pokedexTitles[pokedex.id]),
            "address": .text(links.address(of: PokedexPage.self, pokedex.slug)),
            "count": .text(try site.counted("ui.pokedex.species-count", pokedex.entries.count)),
            "cards": .list(
                try pokedex.entries.prefix(Self.pokedexCards).map { entry in
                    try portrait(forms.pokemon(of: entry.species), number: entry.number)
                }),
        ]
    }

    /// All that are in a game without a Pokédex, by national number; `null` for others.
    private var roster: Value {
        get throws {
            guard contents.pokedexes.isEmpty else { return .null }
            return [
                "count": .text(
                    try site.counted("ui.pokedex.species-count", contents.species.count)),
                "pokemon": .list(contents.species.map(link)),
            ]
        }
    }

    /// The species and the forms that first appeared in it; without those of which there are none.
    private var newcomers: [Value] {
        get throws {
            try [
                ("new", contents.newSpecies, "ui.game.species"),
                ("new-forms", contents.newForms, "ui.game.forms"),
            ].filter { !$0.1.isEmpty }.map { anchor, pokemon, count in
                [
                    "anchor": .text(anchor),
                    "title": .text(try site.phrase("ui.game.\(anchor)")),
                    "note": .text(try site.counted(count, pokemon.count)),
                    "cards": .list(try pokemon.prefix(Self.openCards).map { try portrait($0) }),
                    "rest": try rest(pokemon.dropFirst(Self.openCards)),
                ]
            }
        }
    }

    private func rest(_ pokemon: ArraySlice<Pokemon>) throws -> Value {
        guard !pokemon.isEmpty else { return .null }
        return [
            "title": .text(try site.counted("ui.game.more", pokemon.count)),
            "cards": .list(try pokemon.map { try portrait($0) }),
        ]
    }

    /// What only one version has, by pair; `null` for games without counterparts.
    private var exclusives: Value {
        get throws {
            let versions = site.indexes.places.games.versions(of: game.id)
            guard Set(versions.map(\.versionGroup)).count < versions.count else { return .null }
            let pairs = site.indexes.places.games.groups(of: game.id)
                .compactMap(site.versionExclusives.pair)
            return [
                "pairs": .list(
                    try pairs.map { pair in
                        [
                            "sides": .list(
                                try pair.sides.map { side in
                                    [
                                        "name": .text(site.names.versions[side.version].text),
                                        "count": .text(
                                            try site.counted(
                                                "ui.pokedex.species-count", side.pokemon.count)),
                                        "cards": .list(
                                            try side.pokemon.map { try portrait(site.index[$0]) }),
                                    ]
                                })
                        ]
                    }),
                "isKnown": .bool(!pairs.isEmpty),
            ]
        }
    }

    /// A Pokémon for `partials/portrait`: without its types, which pages of Pokémon show by game.
    private func portrait(_ pokemon: Pokemon, number: Int? = nil) throws -> Value {
        .object(
            link(pokemon).adding([
                ("art", try site.partials.art(of: pokemon.id, links: links)),
                ("number", number.map { .text(site.numbers.dexNumber($0)) } ?? .null),
            ]))
    }

    private func link(_ pokemon: Pokemon) -> Value { .object(link(pokemon)) }

    private func link(_ pokemon: Pokemon) -> Object {
        let name = site.names.pokemon[pokemon.id]
        return [
            "name": site.value(name),
            "other": site.other(site.otherNames.pokemon[pokemon.id], beside: name),
            "address": .text(links.address(of: PokemonPage.self, pokemon.slug)),
        ]
    }

    // MARK: Machines

    /// By kind; `null` where the source has none.
    private var machines: Value {
        get throws {
            guard !contents.machines.isEmpty else { return .null }
            let kinds = Machine.Kind.allCases.map { kind in
                contents.machines.filter { $0.machine.kind == kind }
            }.filter { !$0.isEmpty }
            return [
                "source": try site.indexes.places.games.knownMachineCount(of: game).map { count in
                    .text(
                        try site.phrase(
                            "ui.game.machines-incomplete",
                            [
                                "count": site.numbers.integer(contents.machines.count),
                                "all": site.numbers.integer(count),
                            ]))
                } ?? .null,
                "kinds": .list(try kinds.map(kind)),
            ]
        }
    }

    private func kind(_ machines: [GameMachine]) throws -> Value {
        let kind = machines[0].machine.kind
        let rest = machines.dropFirst(Self.openMachines)
        return [
            "slug": .text(kind.rawValue),
            "name": .text(site.names.machines.name(kind)),
            "count": .text(try site.counted("ui.game.machine-count", machines.count)),
            "rows": .list(try machines.prefix(Self.openMachines).map(row)),
            "rest": rest.isEmpty
                ? .null
                : [
                    "title": .text(
                        try site.phrase(
                            "ui.game.span",
                            [
                                "first": rest.first.map { label($0) } ?? "",
                                "last": rest.last.map { label($0) } ?? "",
                            ])),
                    "count": .text(try site.counted("ui.game.machine-count", rest.count)),
                    "rows": .list(try rest.map(row)),
                ],
        ]
    }

    private func label(_ machine: GameMachine) -> String {
        site.names.machines.short(machine.machine)
    }

    private func row(_ machine: GameMachine) throws -> Value {
        let address = links.address(of: MovePage.self, site.index[machine.move].slug)
        let hasLearners = machine.learners.map { $0 > 0 } ?? false
        return [
            "label": .text(label(machine)),
            "move": site.partials.rows.moveHeaders[machine.move],
            "values": site.partials.linkedValues(of: machine.move, in: game.id),
            "text": site.partials.moveTexts[machine.move],
            "learners": machine.learners.map { .text(site.numbers.integer($0)) } ?? .null,
            "address": hasLearners
                ? .text("\(address)#generation-\(game.generation.rawValue)") : .null,
        ]
    }

    // MARK: Places and types

    /// Its places by region; `null` where the source has none.
    private var places: Value {
        get throws {
            let index = site.indexes.places
            guard index.hasPlaces(game.id) else { return .null }
            let places = index.places.filter { !index.pokemon(at: $0.id, in: game.id).isEmpty }
            return [
                "count": .text(try site.counted("ui.places.count", places.count)),
                "source": game.hasFewPlaces
                    ? .text(try site.phrase("ui.places.incomplete")) : .null,
                "address": .text(links.address(of: PlaceGamePage.self, game.slug)),
                "regions": .list(
                    try PlaceRegions(places, site).all.map { region in
                        try region.value(links, site, game: game) {
                            index.pokemon(at: $0, in: game.id).count
                        }
                    }),
            ]
        }
    }

    /// What was different in the type chart; `null` where it was today's.
    private var chart: Value {
        get throws {
            let chart = site.indexes.typeChart
            let missing = chart.shownTypes.filter {
                !chart.shownTypes(in: game.generation).contains($0)
            }
            let changes = try TypeChangesView(site).changes(in: game.generation)
            guard !missing.isEmpty || changes.isTruthy else { return .null }
            let names = missing.map { site.names.types[$0].text }
            return [
                "missing": missing.isEmpty
                    ? .null
                    : .text(
                        try site.phrase("ui.game.missing-types", ["types": site.list(names)])),
                "changes": changes,
                "address": .text(
                    links.address(of: TypeChartPage.self) + "?game=\(game.slug)"),
            ]
        }
    }
}
