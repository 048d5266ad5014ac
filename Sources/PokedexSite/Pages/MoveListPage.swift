import Mustache
import PokedexDomain

/// The list of all moves in the order of their names.
struct MoveListPage: PageView {
    static let template = "pages/moves"
    static let section: SiteSection? = .moves

    let edition: Edition
    let route = Route.moves

    init(_ edition: Edition) {
        self.edition = edition
    }

    var title: String { get throws { try edition.phrase("ui.moves.title") } }

    var description: String {
        get throws { try edition.phrase("ui.moves.description", ["count": count]) }
    }

    func content() throws -> Object {
        [
            "count": .text(try edition.phrase("ui.moves.count", ["count": count])),
            "types": .list(types),
            "classes": .list(
                [DamageClass.physical, .special, .status].map { damageClass in
                    [
                        "value": .text(damageClass.rawValue),
                        "name": .text(edition.names.stats.name(damageClass)),
                    ]
                }),
            "ranges": .list(try ranges),
            "generations": .list(
                edition.useCases.catalog.generations.map { generation in
                    [
                        "value": .text("\(generation.id.rawValue)"),
                        "name": .text(edition.names.generations[generation.id].text),
                    ]
                }),
            "groups": .list(
                try edition.moveOrder.groups.enumerated().map { place, group in
                    [
                        "anchor": .text("initial-\(place + 1)"),
                        "initial": .text(try edition.initial(group.initial)),
                        "rows": .list(try group.members.map(row)),
                    ]
                }),
        ]
    }

    /// The types that moves have.
    private var types: [Value] {
        let used = Set(edition.useCases.catalog.moves.map(\.type))
        return edition.useCases.catalog.types.filter { used.contains($0.id) }.map { type in
            ["value": .text(type.slug.text), "name": .text(edition.names.types[type.id].text)]
        }
    }

    /// The figures that moves have, each from the least to the most there is.
    private var ranges: [Value] {
        get throws {
            let moves = edition.useCases.catalog.moves
            let values = moves.map { edition.useCases.moveHistory.valuesToday(of: $0) }
            return [
                try range("power", "ui.move.power", values.compactMap(\.power)),
                try range("accuracy", "ui.move.accuracy", values.compactMap(\.accuracy)),
                try range("pp", "ui.move.pp", values.compactMap(\.powerPoints)),
                try range("priority", "ui.move-page.priority", moves.map(\.priority)),
            ]
        }
    }

    private func range(_ key: String, _ name: String, _ figures: [Int]) throws -> Value {
        let name = try edition.phrase(name)
        return [
            "key": .text(key), "name": .text(name),
            "from": .text(try edition.phrase("ui.moves.from", ["what": name])),
            "to": .text(try edition.phrase("ui.moves.to", ["what": name])),
            "least": .integer(figures.min() ?? 0), "most": .integer(figures.max() ?? 0),
        ]
    }

    private var count: String { edition.numbers.integer(edition.useCases.catalog.moves.count) }

    private func row(_ id: Identifier<Move>) throws -> Value {
        let move = edition.index[id]
        let name = edition.names.distinguishedMoves[id]
        return [
            "address": .text(links.address(of: .move(move.slug))),
            "name": edition.value(name),
            "other": edition.other(edition.otherNames.distinguishedMoves[id], beside: name),
            "generation": .text(try edition.numeral(of: move.generation)),
            "values": edition.fragments.cellsToday(of: id),
        ]
    }
}

extension Edition {
    /// What stands for the beginning of names in a list that is sorted by them.
    func initial(_ initial: String?) throws -> String {
        try initial ?? phrase("ui.initials.other")
    }

    /// A generation's number alone: "IV", 「4」.
    func numeral(of generation: Identifier<Generation>) throws -> String {
        try phrase("ui.generations.numeral.\(generation.rawValue)")
    }
}
