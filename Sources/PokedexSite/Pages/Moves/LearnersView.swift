import Mustache
import PokedexDomain

/// Everyone who learns a move: a table of the newest generation, as cards with pictures, and one of all
/// games before.
///
/// The tables of all moves have some 300,000 rows: a row is two finished pieces of mark-up.
struct LearnersView {
    let site: LocalizedSite
    let move: Move
    private static let row = ObjectShape("pokemon", "cells")
    /// So many rows are in a part of a table; cards stand in three, six or eight columns.
    private static let partSize = 48
    /// More cards than these are rows without pictures: it is nearly every Pokémon.
    private static let mostCards = 600
    /// Where both tables have more rows together, the earlier games have a page of their own.
    private static let mostRows = 900

    /// Whether the table of the earlier games is on a page of its own.
    static func isLong(_ rows: (newest: Int, earlier: Int)) -> Bool {
        rows.earlier > 0 && rows.newest + rows.earlier > mostRows
    }

    func value(_ learners: LearnersOfMove?) throws -> Object {
        let (newest, earlier) = (learners?.newest, learners?.earlier)
        let games = (newest?.columns.flatMap { $0 } ?? []) + (earlier?.games.all ?? [])
        let isLong = Self.isLong((newest?.rows.count ?? 0, earlier?.rows.count ?? 0))
        return try [
            "isEmpty": learners == nil,
            "choice": GameChoice(games, site).chip(),
            "newest": newest.map(fold),
            "hasEarlier": earlier != nil,
            "earlier": earlier.flatMap { try isLong ? nil : fold($0, isOpen: false) },
            "moved": earlier.flatMap { try isLong ? line($0) : nil },
        ]
    }

    /// The line that leads to the page of the earlier games.
    private func line(_ table: EarlierLearners) throws -> Object {
        try [
            "count": count(table.rows.count), "slugs": site.slugs(of: table.games.all),
            "anchors": table.games.parts.map { "generation-\($0.generation.rawValue)" },
            "address": Links.address(of: EarlierLearnersPage.self, move.slug),
        ]
    }

    /// "376 Pokémon".
    func count(_ rows: Int) throws -> String { try site.counted("ui.learners.count", rows) }

    /// "Pokémon that learn Rest in earlier games".
    func earlierCaption() throws -> String {
        try site.phrase("ui.learners.earlier-caption", ["move": name])
    }

    private var name: String { site.names.distinguishedMoves[move.id].text }

    /// What the games of the newest generation have.
    func fold(_ table: GenerationLearners) throws -> Object {
        let games = Array(table.columns.joined())
        let isGallery = table.rows.count <= Self.mostCards
        let labels = isGallery && table.columns.count > 1 ? table.columns.map(site.shortNames) : nil
        let patterns = try table.patterns.map { pattern in
            try site.learnsetCells.learnerCells(
                pattern, of: move.id, columns: table.columns, labels: labels)
        }
        let heads = isGallery ? site.partials.learnerCards : site.partials.learners
        return try site.heading(of: table.generation).adding([
            "count": count(table.rows.count),
            "games": site.list(\.versionGroups, games),
            "slugs": site.slugs(of: games),
            "caption": site.phrase(
                "ui.learners.caption",
                ["move": name, "generation": site.names.generations[table.generation].text]),
            "columns": columns(of: table),
            "isGallery": isGallery,
            "parts": parts(table.rows, heads: heads, patterns: patterns),
        ])
    }

    /// What all games before have.
    func fold(_ table: EarlierLearners, isOpen: Bool) throws -> Object {
        let patterns = try table.patterns.map { pattern in
            try site.learnsetCells.ways(
                pattern.map { way in
                    try LearnsetWay(
                        games: site.gameLabels(way.games),
                        text: site.learnsetTexts.ways(
                            way.cell.ways, in: table.games.newest(of: way.games)))
                })
        }
        return try [
            "count": count(table.rows.count),
            "slugs": site.slugs(of: table.games.all),
            "isOpen": isOpen,
            "caption": earlierCaption(),
            "generations": zip(table.games.parts, table.counts).map { part, count in
                try site.games(of: part, count: self.count(count))
            },
            "parts": parts(table.rows, heads: site.partials.earlierLearners, patterns: patterns),
        ]
    }

    private func parts(
        _ rows: [LearnerRow], heads: RenderedTable<Pokemon>, patterns: [Value]
    ) -> [Object] {
        let rows = rows.map { Self.row.object(heads[$0.pokemon], patterns[$0.pattern]) }
        return stride(from: 0, to: rows.count, by: Self.partSize).objects { start in
            ["rows": Array(rows[start...].prefix(Self.partSize))]
        }
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

/// Who learns a move in the games before its newest generation, where the move's page would be too long.
struct EarlierLearnersPage: PageKind {
    static let name = "move-earlier"
    static let pattern: RoutePattern = "moves/{slug}/earlier/"
    static var parent: (any SinglePageKind.Type)? { MoveListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.moves.filter {
            LearnersView.isLong(indexes.moveLearners.rowCounts(of: $0.id))
        }
        .map { move in
            page(
                move.slug, generation: move.generation,
                sharing: { indexes.moveLearners.learners(of: move.id) },
                view: { EarlierLearnersPage(site: $1, move: move, learners: $0) })
        }
    }

    let site: LocalizedSite
    let move: Move
    let learners: LearnersOfMove?
    private var view: LearnersView { LearnersView(site: site, move: move) }

    private var name: DisplayName { site.names.distinguishedMoves[move.id] }

    func title() throws -> String { try view.earlierCaption() }

    func description() throws -> String {
        try site.phrase(
            "ui.learners.earlier-description",
            ["caption": title(), "count": view.count(learners?.earlier?.rows.count ?? 0)])
    }

    func crumb() throws -> DisplayName {
        DisplayName(text: try site.phrase("ui.learners.earlier"), language: site.language)
    }

    func whole() throws -> Trail.Crumb? {
        Trail.Crumb(name: name, route: MovePage.pattern.route(move.slug))
    }

    func content() throws -> Object {
        try [
            "heading": title(),
            "back": [
                "text": site.phrase("ui.learners.back", ["name": name.text]),
                "address": Links.address(of: MovePage.self, move.slug),
            ] as Object,
            "earlier": learners?.earlier.map { try view.fold($0, isOpen: true) },
        ]
    }
}
