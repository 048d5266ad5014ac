import Mustache
import PokedexDomain

/// A Pokémon's learnset: the tables of one game, and a fold for each generation.
struct LearnsetView {
    let page: PokemonPage
    private var site: LocalizedSite { page.site }
    private var assembler: LearnsetAssembler { site.indexes.learnsets }

    func value() throws -> Object {
        let main = assembler.mainGame(of: page.subject)
        let division = PageDivision(page.learnsets)
        return try [
            "borrowedFrom": borrowedFrom,
            "main": main.map(tables),
            "choice": GameChoice(page.learnsets.flatMap(\.versionGroups), site)
                .chip(current: main) { try moveCount(in: $0) },
            "generations": division.kept.map { try fold($0) },
            "moved": division.moved.map(line),
        ]
    }

    /// The Pokémon whose learnset a form taken only in battle has.
    private var borrowedFrom: Object? {
        site.indexes.battleForms.base(of: page.subject).map { site.link(PokemonPage.self, $0) }
    }

    /// The game that stands first.
    private func tables(of game: Identifier<VersionGroup>) throws -> Object {
        let learnset = assembler.learnset(of: page.subject, in: game)
        return try [
            "slug": site.index[game].slug.text,
            "name": site.names.versionGroups[game].text,
            "count": moveCount(in: game),
            "tables": tables(learnset, isMain: true).values(),
        ]
    }

    /// The line that leads to a generation's own page; it has the anchors of the tables there.
    private func line(_ learnset: GenerationLearnset) throws -> Object {
        try site.line(
            to: learnset.generation, count: moveCount(in: learnset), games: learnset.versionGroups,
            address: Links.address(
                of: PokemonGenerationPage.self, page.subject.slug, generation: learnset.generation),
            anchors: tables(learnset).anchors)
    }

    /// What the games of a generation have.
    func fold(_ learnset: GenerationLearnset, isOpen: Bool = false) throws -> Object {
        let games = learnset.versionGroups
        return try site.heading(of: learnset.generation).adding([
            "games": site.list(\.versionGroups, games),
            "slugs": site.slugs(of: games),
            "isOpen": isOpen,
            "count": moveCount(in: learnset),
            "tables": tables(learnset).values(),
        ])
    }

    private func tables(_ learnset: GenerationLearnset, isMain: Bool = false) -> LearnsetTables {
        LearnsetTables(page: page, learnset: learnset, isMain: isMain)
    }

    /// How many moves it learns by itself in the games of a generation, in words.
    private func moveCount(in learnset: GenerationLearnset) throws -> String {
        let moves = Set(learnset.methods.flatMap { $0.rows.map(\.move) })
        return try site.counted("ui.learnset.moves", moves.count)
    }

    /// How many moves it learns by itself in a game, in words.
    private func moveCount(in game: Identifier<VersionGroup>) throws -> String {
        try site.counted("ui.learnset.moves", assembler.moves(of: page.subject, in: game).count)
    }
}

/// The tables of a learnset, for `partials/learnset-table`: one for each method, and one for what
/// only an earlier stage learns.
private struct LearnsetTables {
    let page: PokemonPage
    let learnset: GenerationLearnset
    /// Whether the game stands first: its rows say what the moves do.
    let isMain: Bool
    private var site: LocalizedSite { page.site }

    /// A move's row: pieces of one or more cells, and the games of a row that not all games have.
    private static let row = ObjectShape("cells", "move", "values", "more", "games")
    /// So many possible parents of an Egg move are named; the move's page names all.
    private static let namedParents = 8

    /// The anchors of all tables, in their order.
    var anchors: [String] {
        let slugs = learnset.methods.map { site.index[$0.method].slug.text }
        return (learnset.inherited.isEmpty ? slugs : slugs + [Self.inheritedSlug]).map(anchor)
    }

    private static let inheritedSlug = "inherited"

    /// - Parameter slug: a method's, or that of what only an earlier stage learns.
    private func anchor(_ slug: String) -> String {
        "learn-\(learnset.generation.rawValue)-\(slug)"
    }

    func values() throws -> [Object] {
        let own = try learnset.methods.map(table)
        return learnset.inherited.isEmpty ? own : own + [try inherited()]
    }

    private func table(_ table: MethodLearnset) throws -> Object {
        let method = site.index[table.method]
        let number = try numberHeading(of: method)
        let columns = try columns(of: table, number: number)
        let hasParents = method.known == .egg
        let games = table.columns.map { $0[0] }
        return try object(
            method.slug.text, name: site.names.terms.learnMethods[table.method].text,
            number: number, columns: columns,
            from: hasParents ? site.phrase("ui.learnset.parents") : nil,
            rows: try sorted(table.rows, method: method).map { row in
                try self.row(
                    row.move, in: row.newestVersionGroup,
                    cells: columns.isEmpty
                        ? nil : site.learnsetCells.cells(row.cells, of: row.move, in: games),
                    from: hasParents ? try parents(of: row.move) : nil)
            })
    }

    private func inherited() throws -> Object {
        try object(
            Self.inheritedSlug, name: site.phrase("ui.learnset.inherited"), number: nil,
            columns: [], from: site.phrase("ui.learnset.from"),
            rows: try site.moveOrder.sorted(learnset.inherited, by: \.move).map { move in
                try row(
                    move.move, in: move.newestVersionGroup, cells: nil,
                    from: site.learnsetCells.stage(
                        site.partials.pokemonLinks[move.from], ways: try ways(move.ways)),
                    games: games(of: move))
            })
    }

    /// - Parameters:
    ///   - slug: the last part of the anchor in a fold.
    ///   - number: what levels or machines are called in the heading of a single game.
    ///   - from: the heading of the last column; `nil` without one.
    private func object(
        _ slug: String, name: String, number: String?, columns: [Object], from: String?,
        rows: [Object]
    ) throws -> Object {
        try [
            "anchor": isMain ? nil : anchor(slug),
            "name": name,
            "count": site.counted("ui.learnset.moves", rows.count),
            "columns": columns,
            "hasGames": columns.count > 1,
            "number": number,
            "isMain": isMain,
            "from": from,
            "rows": rows,
        ]
    }

    private func row(
        _ move: Identifier<Move>, in game: Identifier<VersionGroup>, cells: Value?, from: Value?,
        games: String? = nil
    ) throws -> Object {
        let (partials, from) = (site.partials, from ?? .null)
        return Self.row.object(
            cells ?? .null, partials.moveHeaders[move],
            isMain
                ? partials.linkedValues(of: move, in: game) : partials.values(of: move, in: game),
            isMain ? .joined([partials.moveTexts[move], from]) : from,
            games.map { .text($0) } ?? .null)
    }

    /// One column for all games where they agree, none where there are no numbers either; else one
    /// for the games of each.
    private func columns(of table: MethodLearnset, number: String?) throws -> [Object] {
        guard table.columns == [learnset.versionGroups] else {
            return try table.columns.objects { games in
                try [
                    "short": site.shortNames(of: games),
                    "long": site.list(\.versionGroups, games),
                    "games": site.slugs(of: games),
                ]
            }
        }
        return number.map { [["short": $0, "long": Value.null, "games": Value.null]] } ?? []
    }

    /// What the levels or machines of a method are called; `nil` for methods without either.
    private func numberHeading(of method: LearnMethod) throws -> String? {
        switch method.known {
        case .levelUp: try site.phrase("ui.learnset.column.level")
        case .machine: try site.phrase("ui.learnset.column.machine")
        default: nil
        }
    }

    /// By level and machine the order is the games'; other lists are sorted as the language sorts.
    private func sorted(_ rows: [LearnsetRow], method: LearnMethod) -> [LearnsetRow] {
        guard method.known != .levelUp, method.known != .machine else { return rows }
        return site.moveOrder.sorted(rows, by: \.move)
    }

    private func parents(of move: Identifier<Move>) throws -> Value {
        let parents = site.indexes.eggParents.parents(
            of: page.subject, move: move, in: learnset.generation)
        let rest = parents.count - Self.namedParents
        return try site.learnsetCells.parents(
            parents.prefix(Self.namedParents).map { site.partials.pokemonLinks[$0.pokemon] },
            rest: rest > 0 ? try moreParents(rest, of: move) : nil)
    }

    /// The number of further parents, with a link to the page that names all.
    private func moreParents(_ count: Int, of move: Identifier<Move>) throws -> Object {
        let address = Links.address(of: MovePage.self, site.index[move].slug)
        return try [
            "text": site.counted("ui.learnset.more-parents", count),
            "address": "\(address)#generation-\(learnset.generation.rawValue)",
        ]
    }

    /// The games in which an earlier stage learns a move; `nil` for all of the learnset's.
    private func games(of move: InheritedMove) -> String? {
        let games = learnset.versionGroups.filter { game in
            move.ways.contains { $0.versionGroups.contains(game) }
        }
        return games.count < learnset.versionGroups.count ? site.slugs(of: games) : nil
    }

    /// "Level 5 (RB), TM24": the games only where not all of the learnset's have it.
    private func ways(_ ways: [InheritedMove.Way]) throws -> String {
        try site.list(
            ways.map { way in
                let text = site.learnsetTexts.inheritedWay(
                    way.method, way.cell, in: way.versionGroups[0])
                guard way.versionGroups.count < learnset.versionGroups.count,
                    !site.index[way.method].isOfOneGame
                else { return text }
                return try site.phrase(
                    "ui.learnset.in-games",
                    ["way": text, "games": site.shortNames(of: way.versionGroups)])
            })
    }
}
