import Mustache
import PokedexDomain

struct MovePage: SubjectPage {
    static let name = "move"
    static let pattern: RoutePattern = "moves/{slug}/"
    static let texts = "move-page"
    static var names: KeyPath<Names, NameTable<Move>> { \.distinguishedMoves }
    static var parent: (any SinglePageKind.Type)? { MoveListPage.self }
    static let searchList: String? = "moves"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.moves.map { move in
            page(
                move.slug, generation: move.generation,
                sharing: { indexes.moveLearners.learners(of: move.id) },
                view: { MovePage(site: $1, subject: move, learners: $0) })
        }
    }

    let site: LocalizedSite
    let subject: Move
    /// Those who learn it; `nil` where nobody does.
    let learners: LearnersOfMove?
    private var move: Move { subject }
    private var values: MoveValues { site.indexes.moveHistory.valuesToday(of: subject) }

    func placeholders() throws -> KeyValuePairs<String, String> {
        try [
            "name": name.text, "type": typeName,
            "names": site.bothNames(name, site.otherNames.moves[move.id]),
            "facts": site.list(knownFacts()),
        ]
    }

    func description() throws -> String {
        site.language.paragraph([try text("description"), lead].compactMap { $0 })
    }

    func content() throws -> Object {
        let past = MoveValuesView(site: site, move: move)
        return try headed([
            "slug": move.slug.text,
            "lead": lead,
            "colors": Art.colorClasses([values.type], site.index),
            "tints": Art.tints(types, site.index),
            "values": variants(),
            "absence": absence(),
            "facts": MoveFactsView(site: site, move: move, games: games).rows(),
            "matches": matches(),
            "changes": past.changes(),
            "history": past.spans(),
            "unknownValues": site.unknownMoveValues(
                in: games.filter { site.indexes.games.mayTeach(move, in: $0) }.map(\.id)),
            "machines": past.machines(),
            "learners": LearnersView(site: site, move: move).value(learners),
        ])
    }

    /// What it does.
    private var lead: String? { site.descriptions[move.id] }
    private var typeName: String { site.names.types[values.type].text }

    /// Type, class, and of power, accuracy and PP those that are known, each with its word.
    private func knownFacts() throws -> [String] {
        let type = try site.phrase("ui.move-page.description-type", ["type": typeName])
        let numbers = [
            ("power", values.power.map { site.numbers.integer($0) }),
            ("accuracy", values.accuracy.map { site.numbers.percent($0) }),
            ("pp", values.powerPoints.map { site.numbers.integer($0) }),
        ]
        return try [type, site.names.stats.name(values.damageClass)]
            + numbers.compactMap { key, number in
                try number.map { try site.phrase("ui.move-page.values.\(key)", ["number": $0]) }
            }
    }

    /// The games since it appeared.
    private var games: [VersionGroup] {
        site.indexes.places.games.inOrder.filter { $0.generation >= move.generation }
    }

    /// Its type, today and in the games where it was another one.
    private var types: [GameVariant<VersionGroup, [Identifier<PokemonType>]>] {
        GameVariant.all(games, today: [values.type]) {
            [site.indexes.moveHistory.values(of: move, in: $0).type]
        }
    }

    /// Type, class and key figures, today and in the games where they were others.
    private func variants() throws -> [Object] {
        let variants = GameVariant.all(games, today: values) {
            site.indexes.moveHistory.values(of: move, in: $0)
        }
        return try variants.map { variant in
            let values = variant.fact
            return try variant.marks.marking([
                "badge": site.partials.typeBadges[values.type],
                "class": values.damageClass.rawValue,
                "className": site.names.stats.name(values.damageClass),
                "keys": keys(of: values),
                "isToday": variant.isToday,
            ])
        }
    }

    /// That older games do not have it, or that nobody learns it in a game; `null` for moves of all games.
    private func absence() throws -> Object? {
        let all = site.indexes.places.games.inOrder
        let absent = all.filter { !site.indexes.games.mayTeach(move, in: $0) }
        guard !absent.isEmpty else { return nil }
        return EraMarks(shownIn: absent).marking(["text": try site.phrase("ui.era.no-move")])
    }

    private func keys(of values: MoveValues) throws -> [Object] {
        try [
            key("ui.move.power", values.power, missing: values.powerlessWord),
            key("ui.move.accuracy", values.accuracy, unit: "%", missing: "ui.move.never-misses"),
            key("ui.move.pp", values.powerPoints, missing: "ui.unknown"),
            [
                "term": site.phrase("ui.move-page.priority"),
                "number": site.numbers.signed(values.priority),
                "unit": Value.null, "missing": Value.null,
            ],
        ]
    }

    private func key(
        _ term: String, _ number: Int?, unit: String? = nil, missing: String
    ) throws -> Object {
        try [
            "term": site.phrase(term),
            "number": number.map { site.numbers.integer($0) },
            "unit": unit,
            "missing": site.phrase(missing),
        ]
    }

    /// What it deals to the types; `null` for moves that deal no damage, and types of no chart.
    private func matches() throws -> Object? {
        guard values.damageClass != .status,
            TypeChart.standsInChart(site.index[values.type])
        else { return nil }
        let eras = site.indexes.places.games.eras.filter { $0.generation >= move.generation }
        return try [
            "eras": MatchUpView(site: site).attacking(in: eras, with: move) { era in
                era.flatMap(type(in:)) ?? values.type
            }
        ]
    }

    /// Its type in the first game of an era; types change with generations alone.
    private func type(in era: Era) -> Identifier<PokemonType>? {
        games.first { site.indexes.places.games.era(of: $0) == era }.map {
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
