import Mustache
import PokedexDomain

/// The list of all moves in the order of their names.
struct MoveListPage: SinglePageKind {
    static let name = "moves"
    static let pattern: RoutePattern = "moves/"
    static let navigationLabel: String? = "ui.nav.moves"

    let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.moves.title") } }

    var description: String {
        get throws { try site.phrase("ui.moves.description", ["count": count]) }
    }

    func content() throws -> Object {
        [
            "count": .text(try site.phrase("ui.moves.count", ["count": count])),
            "types": .list(types),
            "classes": .list(
                [DamageClass.physical, .special, .status].map { damageClass in
                    [
                        "value": .text(damageClass.rawValue),
                        "name": .text(site.names.stats.name(damageClass)),
                    ]
                }),
            "ranges": .list(try ranges),
            "generations": .list(
                site.indexes.catalog.generations.map { generation in
                    [
                        "value": .text("\(generation.id.rawValue)"),
                        "name": .text(site.names.generations[generation.id].text),
                    ]
                }),
            "groups": .list(
                try site.moveOrder.groups.enumerated().map { index, group in
                    [
                        "anchor": .text("initial-\(index + 1)"),
                        "initial": .text(try site.initial(group.initial)),
                        "rows": .list(try group.members.map(row)),
                    ]
                }),
        ]
    }

    /// The types that moves have.
    private var types: [Value] {
        let used = Set(site.indexes.catalog.moves.map(\.type))
        return site.indexes.catalog.types.filter { used.contains($0.id) }.map { type in
            ["value": .text(type.slug.text), "name": .text(site.names.types[type.id].text)]
        }
    }

    /// The figures that moves have, each from the least to the most there is.
    private var ranges: [Value] {
        get throws {
            let moves = site.indexes.catalog.moves
            let values = moves.map { site.indexes.moveHistory.valuesToday(of: $0) }
            return [
                try range("power", "ui.move.power", values.compactMap(\.power)),
                try range("accuracy", "ui.move.accuracy", values.compactMap(\.accuracy)),
                try range("pp", "ui.move.pp", values.compactMap(\.powerPoints)),
                try range("priority", "ui.move-page.priority", moves.map(\.priority)),
            ]
        }
    }

    private func range(_ key: String, _ name: String, _ figures: [Int]) throws -> Value {
        let name = try site.phrase(name)
        return [
            "key": .text(key), "name": .text(name),
            "from": .text(try site.phrase("ui.moves.from", ["what": name])),
            "to": .text(try site.phrase("ui.moves.to", ["what": name])),
            "least": .integer(figures.min() ?? 0), "most": .integer(figures.max() ?? 0),
        ]
    }

    private var count: String { site.numbers.integer(site.indexes.catalog.moves.count) }

    private func row(_ id: Identifier<Move>) throws -> Value {
        let move = site.index[id]
        let name = site.names.distinguishedMoves[id]
        return [
            "address": .text(links.address(of: MovePage.self, move.slug)),
            "name": site.value(name),
            "other": site.other(site.otherNames.distinguishedMoves[id], beside: name),
            "generation": .text(try site.numeral(of: move.generation)),
            "values": site.partials.valuesToday(of: id),
        ]
    }
}
