import Mustache
import PokedexDomain

/// The page of one move.
struct MovePage: PageView {
    static let template = "pages/move"
    static let section: SiteSection? = .moves

    let edition: Edition
    private let move: Move
    private let values: MoveValues
    private let learners: [GenerationLearners]

    /// Takes a move and those who learn it, the newest generation first.
    init(_ move: Move, learners: [GenerationLearners], _ edition: Edition) {
        self.edition = edition
        self.move = move
        self.learners = learners
        values = edition.useCases.moveHistory.valuesToday(of: move)
    }

    var route: Route { .move(move.slug) }

    var title: String {
        get throws {
            try edition.phrase("ui.move-page.title", ["name": name.text, "type": typeName])
        }
    }

    var description: String {
        get throws {
            let facts = try edition.phrase(
                "ui.move-page.description",
                [
                    "names": try edition.bothNames(name, edition.otherNames.moves[move.id]),
                    "facts": try edition.list(try knownFacts),
                ])
            return edition.language.paragraph([facts, lead].compactMap { $0 })
        }
    }

    func content() throws -> Object {
        [
            "slug": .text(move.slug.text),
            "heading": edition.value(name),
            "other": edition.other(otherName, beside: name),
            "lead": lead.map { .text($0) } ?? .null,
            "colors": .text("dex-t1-\(edition.index[values.type].slug)"),
            "badge": edition.fragments.badge(of: values.type),
            "class": .text(values.damageClass.rawValue),
            "className": .text(edition.names.stats.name(values.damageClass)),
            "keys": .list(try keys),
            "facts": .list(try MoveFactsView(move, edition).rows),
            "matches": try matches,
            "changes": try MoveChangesView(move, edition).value,
            "machines": machines,
            "learners": try LearnersView(move, learners, edition).value,
        ]
    }

    var crumb: DisplayName { get throws { name } }

    private var name: DisplayName { edition.names.distinguishedMoves[move.id] }
    private var otherName: DisplayName { edition.otherNames.distinguishedMoves[move.id] }
    /// What it does.
    private var lead: String? { edition.descriptions[move.id] }
    private var typeName: String { edition.names.types[values.type].text }

    /// Type, class, and of power, accuracy and PP those that are known, each with its word.
    private var knownFacts: [String] {
        get throws {
            let type = try edition.phrase("ui.move-page.description-type", ["type": typeName])
            let numbers = [
                ("power", values.power.map { edition.numbers.integer($0) }),
                ("accuracy", values.accuracy.map { edition.numbers.percent($0) }),
                ("pp", values.powerPoints.map { edition.numbers.integer($0) }),
            ]
            return try [type, edition.names.stats.name(values.damageClass)]
                + numbers.compactMap { key, number in
                    try number.map {
                        try edition.phrase("ui.move-page.values.\(key)", ["number": $0])
                    }
                }
        }
    }

    /// The key figures below the header.
    private var keys: [Value] {
        get throws {
            [
                try key("ui.move.power", values.power, missing: values.powerlessWord),
                try key(
                    "ui.move.accuracy", values.accuracy, unit: "%",
                    missing: "ui.move.never-misses"),
                try key("ui.move.pp", values.powerPoints, missing: "ui.unknown"),
                [
                    "term": .text(try edition.phrase("ui.move-page.priority")),
                    "number": .text(edition.numbers.signed(move.priority)),
                    "unit": .null, "missing": .null,
                ],
            ]
        }
    }

    private func key(
        _ term: String, _ number: Int?, unit: String? = nil, missing: String
    ) throws -> Value {
        [
            "term": .text(try edition.phrase(term)),
            "number": number.map { .text(edition.numbers.integer($0)) } ?? .null,
            "unit": unit.map { .text($0) } ?? .null,
            "missing": .text(try edition.phrase(missing)),
        ]
    }

    /// What it deals to the types; `null` for moves that deal no damage, and types of no chart.
    private var matches: Value {
        get throws {
            guard values.damageClass != .status,
                TypeChart.standsInChart(edition.index[values.type])
            else { return .null }
            return ["matchUps": try MatchUpView(edition).attacking(values.type)]
        }
    }

    /// Its machines by game, in the order of the games; `null` where it has none.
    private var machines: Value {
        guard !move.machines.isEmpty else { return .null }
        let games = Dictionary(grouping: move.machines, by: \.versionGroup)
            .sorted { edition.index[$0.key].order < edition.index[$1.key].order }
        return [
            "games": .list(
                games.map { game, machines in
                    [
                        "name": .text(edition.names.versionGroups[game].text),
                        "labels": .list(
                            machines.sorted { $0.label < $1.label }.map {
                                .text(edition.names.machines.label($0))
                            }),
                    ]
                })
        ]
    }
}
