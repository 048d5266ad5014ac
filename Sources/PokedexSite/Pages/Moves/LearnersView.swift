import Mustache
import PokedexDomain

/// Everyone who learns a move: a fold and a table for each generation, the newest one as cards with
/// pictures.
///
/// The tables of all moves have some 600,000 rows: a row is two finished pieces of mark-up.
struct LearnersView {
    let site: LocalizedSite
    let move: Move
    private static let row = ObjectShape("pokemon", "cells")
    /// So many rows are in a part of a table; cards stand in three, six or eight columns.
    private static let partSize = 48

    /// All generations, the newest first.
    func value(_ division: PageDivision<GenerationLearners>) throws -> Object {
        let games = (division.kept + division.moved).flatMap { $0.columns.joined() }
        return try [
            "isEmpty": division.kept.isEmpty,
            "choice": GameChoice(games, site).chip(),
            "generations": division.kept.enumerated().map { index, table in
                try fold(table, isOpen: index == 0, isGallery: index == 0)
            },
            "moved": division.moved.map(line),
        ]
    }

    /// The line that leads to a generation's own page.
    private func line(_ table: GenerationLearners) throws -> Object {
        try site.line(
            to: table.generation, count: count(of: table), games: Array(table.columns.joined()),
            address: Links.address(
                of: MoveGenerationPage.self, move.slug, generation: table.generation))
    }

    /// "376 Pokémon".
    func count(of table: GenerationLearners) throws -> String {
        try site.counted("ui.learners.count", table.rows.count)
    }

    /// "Pokémon that learn Rest in Generation III".
    func caption(_ generation: Identifier<Generation>) throws -> String {
        try site.phrase(
            "ui.learners.caption",
            [
                "move": site.names.distinguishedMoves[move.id].text,
                "generation": site.names.generations[generation].text,
            ])
    }

    /// What the games of a generation have.
    ///
    /// - Parameter isGallery: whether it is shown as cards with pictures; only on the move's page.
    func fold(_ table: GenerationLearners, isOpen: Bool, isGallery: Bool = false) throws -> Object {
        let games = Array(table.columns.joined())
        let labels = isGallery && table.columns.count > 1 ? table.columns.map(site.shortNames) : nil
        let patterns = try table.patterns.map { pattern in
            try site.learnsetCells.learnerCells(
                pattern, of: move.id, columns: table.columns, labels: labels)
        }
        let heads = isGallery ? site.partials.learnerCards : site.partials.learners
        let rows = table.rows.map { Self.row.object(heads[$0.pokemon], patterns[$0.pattern]) }
        return try site.heading(of: table.generation).adding([
            "count": count(of: table),
            "games": site.list(\.versionGroups, games),
            "slugs": site.slugs(of: games),
            "isOpen": isOpen,
            "caption": caption(table.generation),
            "columns": columns(of: table),
            "isGallery": isGallery,
            "parts": stride(from: 0, to: rows.count, by: Self.partSize).objects { start in
                ["rows": Array(rows[start...].prefix(Self.partSize))]
            },
        ])
    }

    /// The games of each column by their short names; one column alone needs no abbreviation.
    private func columns(of table: GenerationLearners) throws -> [Object] {
        try table.columns.objects { games in
            let long = try site.list(\.versionGroups, games)
            let short = site.shortNames(of: games)
            let isAbbreviated = table.columns.count > 1 && short != long
            return [
                "short": isAbbreviated ? short : long,
                "long": isAbbreviated ? long : nil,
                "games": site.slugs(of: games),
            ]
        }
    }
}
