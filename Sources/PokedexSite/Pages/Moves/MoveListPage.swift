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
                    EraMarks().choice(damageClass.rawValue, site.names.stats.name(damageClass))
                }),
            "ranges": .list(try ranges),
            "generations": .list(
                site.indexes.catalog.generations.map { generation in
                    EraMarks(hiddenIn: site.eras(before: generation.id)).choice(
                        "\(generation.id.rawValue)", site.names.generations[generation.id].text)
                }),
            "groups": .list(
                try site.moveOrder.groups.enumerated().map { index, group in
                    [
                        "anchor": .text(anchor(of: index)),
                        "initial": .text(try site.initial(group.initial)),
                    ]
                }),
            "blocks": .list(try blocks.map { ["rows": .list($0)] }),
        ]
    }

    /// How many rows browsers lay out at a time; the height of so many is in `filters.css`.
    private static let rowsOfBlock = 25

    /// The rows in blocks, of which browsers skip those that are not in sight. The first row of a
    /// group has its anchor.
    private var blocks: [[Value]] {
        get throws {
            let rows = try site.moveOrder.groups.enumerated().flatMap { index, group in
                try group.members.enumerated().map { place, move in
                    try row(move, anchor: place == 0 ? anchor(of: index) : nil)
                }
            }
            return stride(from: 0, to: rows.count, by: Self.rowsOfBlock).map { start in
                Array(rows[start..<min(start + Self.rowsOfBlock, rows.count)])
            }
        }
    }

    private func anchor(of group: Int) -> String { "initial-\(group + 1)" }

    /// The types that moves have, each but for the games in which no move has it that any Pokémon may learn.
    private var types: [Value] {
        let moves = site.indexes.catalog.moves
        let used = Set(moves.map(\.type))
        let games = site.indexes.places.games.inOrder
        let learned = games.reduce(
            into: [Identifier<VersionGroup>: Set<Identifier<PokemonType>>]()
        ) { learned, game in
            let there = moves.filter { site.indexes.games.mayTeach($0, in: game) }
            learned[game.id] = Set(
                there.map { site.indexes.moveHistory.values(of: $0, in: game).type })
        }
        return site.indexes.catalog.types.filter { used.contains($0.id) }.map { type in
            site.absence.marks { learned[$0.id]?.contains(type.id) == false }.choice(
                type.slug.text, site.names.types[type.id].text)
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

    private func row(_ id: Identifier<Move>, anchor: String?) throws -> Value {
        let move = site.index[id]
        let name = site.names.distinguishedMoves[id]
        return [
            "anchor": anchor.map { .text($0) } ?? .null,
            "address": .text(links.address(of: MovePage.self, move.slug)),
            "name": site.value(name),
            "other": site.other(site.otherNames.distinguishedMoves[id], beside: name),
            "generation": .text(try site.numeral(of: move.generation)),
            "values": site.partials.valuesToday(of: id),
        ]
    }
}
