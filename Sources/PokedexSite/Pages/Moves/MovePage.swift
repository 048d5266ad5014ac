import Mustache
import PokedexDomain

/// The page of one move.
struct MovePage: PageKind {
    static let name = "move"
    static let pattern: RoutePattern = "moves/{slug}/"
    static var parent: (any SinglePageKind.Type)? { MoveListPage.self }
    static let searchList: String? = "moves"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.moves.map { move in
            page(
                move.slug, generation: move.generation,
                sharing: { indexes.moveLearners.learners(of: move.id) },
                view: { MovePage(move, learners: $0, $1) })
        }
    }

    let site: LocalizedSite
    private let move: Move
    private let values: MoveValues
    private let learners: [GenerationLearners]

    /// Takes a move and those who learn it, the newest generation first.
    init(_ move: Move, learners: [GenerationLearners], _ site: LocalizedSite) {
        self.site = site
        self.move = move
        self.learners = learners
        values = site.indexes.moveHistory.valuesToday(of: move)
    }

    var title: String {
        get throws {
            try site.phrase("ui.move-page.title", ["name": name.text, "type": typeName])
        }
    }

    var description: String {
        get throws {
            let facts = try site.phrase(
                "ui.move-page.description",
                [
                    "names": try site.bothNames(name, site.otherNames.moves[move.id]),
                    "facts": try site.list(try knownFacts),
                ])
            return site.language.paragraph([facts, lead].compactMap { $0 })
        }
    }

    func content() throws -> Object {
        [
            "slug": .text(move.slug.text),
            "heading": site.value(name),
            "other": site.other(otherName, beside: name),
            "lead": lead.map { .text($0) } ?? .null,
            "colors": .text(Art.colorClasses([values.type], site.index)),
            "tints": Art.tints(types, site.index),
            "values": .list(try variants),
            "absence": try absence,
            "facts": .list(try MoveFactsView(move, site).rows),
            "matches": try matches,
            "changes": try MoveChangesView(move, site).value,
            "history": try MoveValuesView(move, site).value,
            "machines": try MoveMachinesView(move, site).value,
            "learners": try LearnersView(move, links: links, site).value(PageDivision(learners)),
        ]
    }

    var crumb: DisplayName { get throws { name } }

    private var name: DisplayName { site.names.distinguishedMoves[move.id] }
    private var otherName: DisplayName { site.otherNames.distinguishedMoves[move.id] }
    /// What it does.
    private var lead: String? { site.descriptions[move.id] }
    private var typeName: String { site.names.types[values.type].text }

    /// Type, class, and of power, accuracy and PP those that are known, each with its word.
    private var knownFacts: [String] {
        get throws {
            let type = try site.phrase("ui.move-page.description-type", ["type": typeName])
            let numbers = [
                ("power", values.power.map { site.numbers.integer($0) }),
                ("accuracy", values.accuracy.map { site.numbers.percent($0) }),
                ("pp", values.powerPoints.map { site.numbers.integer($0) }),
            ]
            return try [type, site.names.stats.name(values.damageClass)]
                + numbers.compactMap { key, number in
                    try number.map {
                        try site.phrase("ui.move-page.values.\(key)", ["number": $0])
                    }
                }
        }
    }

    /// The games since it appeared.
    private var games: [VersionGroup] {
        site.indexes.places.games.inOrder.filter { $0.generation >= move.generation }
    }

    /// Its type, today and in the games where it was another one.
    private var types: EraVariants<VersionGroup, [Identifier<PokemonType>]> {
        EraVariants(games, today: [values.type]) {
            [site.indexes.moveHistory.values(of: move, in: $0).type]
        }
    }

    /// Type, class and key figures, today and in the games where they were others.
    private var variants: [Value] {
        get throws {
            let variants = EraVariants(games, today: values) {
                site.indexes.moveHistory.values(of: move, in: $0)
            }
            return try variants.variants.map { variant in
                let values = variant.fact
                let members: [(String, Value)] = [
                    ("badge", site.partials.typeBadges[values.type]),
                    ("class", .text(values.damageClass.rawValue)),
                    ("className", .text(site.names.stats.name(values.damageClass))),
                    ("keys", .list(try keys(of: values))),
                    ("isToday", .bool(variant.isToday)),
                ]
                return .object(Object(members + variants.marks(of: variant).members))
            }
        }
    }

    /// That older games do not have it, or that nobody learns it in a game; `null` for moves of all games.
    private var absence: Value {
        get throws {
            let all = site.indexes.places.games.inOrder
            let absent = all.filter { !site.indexes.games.mayTeach(move, in: $0) }
            guard !absent.isEmpty else { return .null }
            return .object(
                Object(
                    [("text", .text(try site.phrase("ui.era.no-move")))]
                        + EraMarks(shownIn: absent).members))
        }
    }

    private func keys(of values: MoveValues) throws -> [Value] {
        [
            try key("ui.move.power", values.power, missing: values.powerlessWord),
            try key(
                "ui.move.accuracy", values.accuracy, unit: "%", missing: "ui.move.never-misses"),
            try key("ui.move.pp", values.powerPoints, missing: "ui.unknown"),
            [
                "term": .text(try site.phrase("ui.move-page.priority")),
                "number": .text(site.numbers.signed(move.priority)),
                "unit": .null, "missing": .null,
            ],
        ]
    }

    private func key(
        _ term: String, _ number: Int?, unit: String? = nil, missing: String
    ) throws -> Value {
        [
            "term": .text(try site.phrase(term)),
            "number": number.map { .text(site.numbers.integer($0)) } ?? .null,
            "unit": unit.map { .text($0) } ?? .null,
            "missing": .text(try site.phrase(missing)),
        ]
    }

    /// What it deals to the types; `null` for moves that deal no damage, and types of no chart.
    private var matches: Value {
        get throws {
            guard values.damageClass != .status,
                TypeChart.standsInChart(site.index[values.type])
            else { return .null }
            let eras = site.indexes.places.games.eras.filter { $0.generation >= move.generation }
            return [
                "eras": try MatchUpView(site).attacking(in: eras) { era in
                    [era.flatMap(type(in:)) ?? values.type]
                }
            ]
        }
    }
}

extension MovePage {
    /// Its type in the first game of an era; types change with generations alone.
    private func type(in era: Era) -> Identifier<PokemonType>? {
        games.first { Era($0) == era }.map {
            site.indexes.moveHistory.values(of: move, in: $0).type
        }
    }
}

extension MoveValues {
    /// The key of the word for a move without power: one that deals damage has one that varies.
    var powerlessWord: String {
        damageClass == .status ? "ui.move.no-power" : "ui.move.power-varies"
    }
}
