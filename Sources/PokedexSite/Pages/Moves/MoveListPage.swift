import Mustache
import PokedexDomain

/// The list of all moves in the order of their names.
struct MoveListPage: SinglePageKind {
    static let name = "moves"
    static let pattern: RoutePattern = "moves/"

    let site: LocalizedSite

    func placeholders() -> KeyValuePairs<String, String> { ["count": count] }

    func content() throws -> Object {
        try [
            "count": site.phrase("ui.moves.count", ["count": count]),
            "types": types,
            "classes": [DamageClass.physical, .special, .status].map { damageClass in
                EraMarks().choice(damageClass.rawValue, site.names.stats.name(damageClass))
            },
            "ranges": ranges(),
            "generations": site.indexes.catalog.generations.map { generation in
                EraMarks(hiddenIn: site.eras(before: generation.id)).choice(
                    "\(generation.id.rawValue)", site.names.generations[generation.id].text)
            },
            "groups": site.moveOrder.groups.enumerated().objects { index, group in
                try ["anchor": anchor(of: index), "initial": site.initial(group.initial)]
            },
            "blocks": blocks().objects { ["rows": $0] },
        ]
    }

    /// How many rows browsers lay out at a time; the height of so many is in `filters.css`.
    private static let rowsOfBlock = 25

    /// The rows in blocks, of which browsers skip those that are not in sight. The first row of a
    /// group has its anchor.
    private func blocks() throws -> [[Object]] {
        let rows = try site.moveOrder.groups.enumerated().flatMap { index, group in
            try group.members.enumerated().map { place, move in
                try row(move, anchor: place == 0 ? anchor(of: index) : nil)
            }
        }
        return stride(from: 0, to: rows.count, by: Self.rowsOfBlock).map { start in
            Array(rows[start..<min(start + Self.rowsOfBlock, rows.count)])
        }
    }

    private func anchor(of group: Int) -> String { "initial-\(group + 1)" }

    /// The types that moves have, each but for the games in which no move has it that any Pokémon may learn.
    private var types: [Object] {
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
    private func ranges() throws -> [Object] {
        let moves = site.indexes.catalog.moves
        let values = moves.map { site.indexes.moveHistory.valuesToday(of: $0) }
        return [
            try range("power", "ui.move.power", values.compactMap(\.power)),
            try range("accuracy", "ui.move.accuracy", values.compactMap(\.accuracy)),
            try range("pp", "ui.move.pp", values.compactMap(\.powerPoints)),
            try range("priority", "ui.move-page.priority", moves.map(\.priority)),
        ]
    }

    private func range(_ key: String, _ name: String, _ figures: [Int]) throws -> Object {
        let name = try site.phrase(name)
        return try [
            "key": key, "name": name,
            "from": site.phrase("ui.moves.from", ["what": name]),
            "to": site.phrase("ui.moves.to", ["what": name]),
            "least": figures.min() ?? 0, "most": figures.max() ?? 0,
        ]
    }

    private var count: String { site.numbers.integer(site.indexes.catalog.moves.count) }

    private func row(_ id: Identifier<Move>, anchor: String?) throws -> Object {
        let move = site.index[id]
        return try site.entry(MovePage.self, move).adding([
            "anchor": anchor,
            "generation": site.numeral(of: move.generation),
            "values": site.partials.valuesToday(of: id),
        ])
    }
}
