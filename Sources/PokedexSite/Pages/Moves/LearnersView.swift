import Mustache
import PokedexDomain

/// Everyone who learns a move: a fold and a table for each generation, the newest one as cards with
/// pictures.
///
/// The tables of all moves have some 600,000 rows: a row is two finished pieces of mark-up.
struct LearnersView {
    private let site: LocalizedSite
    private let move: Move
    private let links: Links
    private let partials: RowPartials
    private static let row = ObjectShape("pokemon", "cells")
    /// So many rows are in a part of a table; cards stand in three, six or eight columns.
    private static let partSize = 48

    /// - Parameter links: those of the page that shows it.
    init(_ move: Move, links: Links, _ site: LocalizedSite) {
        self.site = site
        self.move = move
        self.links = links
        partials = site.partials.rows(links)
    }

    /// All generations, the newest first.
    func value(_ division: PageDivision<GenerationLearners>) throws -> Value {
        let games = (division.kept + division.moved).flatMap { $0.columns.joined() }
        return [
            "isEmpty": .bool(division.kept.isEmpty),
            "choice": try GameChoice(games, site).chip(),
            "generations": .list(
                try division.kept.enumerated().map { index, table in
                    try fold(table, isOpen: index == 0, isGallery: index == 0)
                }),
            "moved": .list(try division.moved.map(line)),
        ]
    }

    /// The line that leads to a generation's own page.
    private func line(_ table: GenerationLearners) throws -> Value {
        try GenerationLine(
            table.generation, count: try count(of: table), games: Array(table.columns.joined()),
            address: links.address(
                of: MoveGenerationPage.self, move.slug, generation: table.generation),
            anchors: []
        ).value(site)
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
    func fold(
        _ table: GenerationLearners, isOpen: Bool, isGallery: Bool = false
    ) throws -> Value {
        let games = table.columns.joined().map { site.names.versionGroups[$0].text }
        let labels = isGallery && table.columns.count > 1 ? table.columns.map(short) : nil
        let patterns = try table.patterns.map { pattern in
            try site.learnsetCells.learnerCells(
                pattern, of: move.id, columns: table.columns, labels: labels)
        }
        let heads = isGallery ? site.partials.learnerCards : partials.learners
        let rows = table.rows.map { Self.row.object(heads[$0.pokemon], patterns[$0.pattern]) }
        return [
            "number": .integer(table.generation.rawValue),
            "name": .text(site.names.generations[table.generation].text),
            "count": .text(try count(of: table)),
            "games": .text(try site.list(games)),
            "slugs": site.slugs(of: Array(table.columns.joined())),
            "isOpen": .bool(isOpen),
            "caption": .text(try caption(table.generation)),
            "columns": .list(try columns(of: table)),
            "isGallery": .bool(isGallery),
            "parts": .list(
                stride(from: 0, to: rows.count, by: Self.partSize).map { start in
                    ["rows": .list(Array(rows[start...].prefix(Self.partSize)))]
                }),
        ]
    }

    /// The games of each column by their short names; one column alone needs no abbreviation.
    private func columns(of table: GenerationLearners) throws -> [Value] {
        try table.columns.map { games in
            let long = try site.list(games.map { site.names.versionGroups[$0].text })
            let short = short(games)
            let isAbbreviated = table.columns.count > 1 && short != long
            return [
                "short": .text(isAbbreviated ? short : long),
                "long": isAbbreviated ? .text(long) : .null,
                "games": site.slugs(of: games),
            ]
        }
    }

    /// "SV": the short names of games.
    private func short(_ games: [Identifier<VersionGroup>]) -> String {
        games.map { site.names.shortVersionGroups[$0].text }.joined(separator: " ")
    }
}
