import Mustache
import PokedexDomain

/// Everyone who learns a move: a fold and a table for each generation.
///
/// The tables of all moves have some 600,000 rows: a row is two finished pieces of mark-up.
struct LearnersView {
    private let site: LocalizedSite
    private let move: Move
    private let learners: [GenerationLearners]
    private static let row = ObjectShape("pokemon", "cells")

    init(_ move: Move, _ learners: [GenerationLearners], _ site: LocalizedSite) {
        self.site = site
        self.move = move
        self.learners = learners
    }

    var value: Value {
        get throws {
            [
                "isEmpty": .bool(learners.isEmpty),
                "games": GameChoice(learners.flatMap { $0.columns.joined() }, site).list,
                "generations": .list(
                    try learners.enumerated().map { index, table in
                        try fold(table, isOpen: index == 0)
                    }),
            ]
        }
    }

    private func fold(_ table: GenerationLearners, isOpen: Bool) throws -> Value {
        let generation = site.names.generations[table.generation].text
        let games = table.columns.joined().map { site.names.versionGroups[$0].text }
        let patterns = try table.patterns.map { pattern in
            try site.learnsetCells.learnerCells(
                pattern, of: move.id, columns: table.columns)
        }
        return [
            "number": .integer(table.generation.rawValue),
            "name": .text(generation),
            "count": .text(try site.counted("ui.learners.count", table.rows.count)),
            "games": .text(try site.list(games)),
            "isOpen": .bool(isOpen),
            "caption": .text(
                try site.phrase(
                    "ui.learners.caption",
                    [
                        "move": site.names.distinguishedMoves[move.id].text,
                        "generation": generation,
                    ])),
            "columns": .list(try columns(of: table)),
            "rows": .list(
                table.rows.map { row in
                    Self.row.object(
                        site.partials.learners[row.pokemon], patterns[row.pattern])
                }),
        ]
    }

    /// The games of each column by their short names; one column alone needs no abbreviation.
    private func columns(of table: GenerationLearners) throws -> [Value] {
        try table.columns.map { games in
            let long = try site.list(games.map { site.names.versionGroups[$0].text })
            let short = games.map { site.names.shortVersionGroups[$0].text }
                .joined(separator: " ")
            let isAbbreviated = table.columns.count > 1 && short != long
            return [
                "short": .text(isAbbreviated ? short : long),
                "long": isAbbreviated ? .text(long) : .null,
                "games": site.slugs(of: games),
            ]
        }
    }
}
