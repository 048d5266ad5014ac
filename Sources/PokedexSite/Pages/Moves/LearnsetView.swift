import Mustache
import PokedexDomain

/// A Pokémon's learnset: the tables of one game, and a fold for each generation.
struct LearnsetView {
    private let site: LocalizedSite
    private let page: PokemonPage
    private let links: Links
    private var assembler: LearnsetAssembler { site.indexes.learnsets }

    /// - Parameter links: those of the page that shows it; the Pokémon's unless given.
    init(_ page: PokemonPage, links: Links? = nil) {
        self.page = page
        site = page.site
        self.links = links ?? page.links
    }

    var value: Value {
        get throws {
            let main = assembler.mainGame(of: page.pokemon)
            let division = PageDivision(page.learnsets)
            return [
                "borrowedFrom": try borrowedFrom,
                "main": try main.map(tables) ?? .null,
                "choice": try GameChoice(page.learnsets.flatMap(\.versionGroups), site)
                    .chip(current: main) { try moveCount(in: $0) },
                "generations": .list(try division.kept.map { try fold($0) }),
                "moved": .list(try division.moved.map(line)),
            ]
        }
    }

    /// The Pokémon whose learnset a form taken only in battle has.
    private var borrowedFrom: Value {
        get throws {
            guard let base = site.indexes.battleForms.base(of: page.pokemon) else {
                return .null
            }
            return [
                "name": site.value(site.names.pokemon[base.id]),
                "address": .text(links.address(of: PokemonPage.self, base.slug)),
            ]
        }
    }

    /// The game that stands first.
    private func tables(of game: Identifier<VersionGroup>) throws -> Value {
        let learnset = assembler.learnset(of: page.pokemon, in: game)
        return [
            "slug": .text(site.index[game].slug.text),
            "name": .text(site.names.versionGroups[game].text),
            "count": .text(try moveCount(in: game)),
            "tables": .list(try tables(learnset, isMain: true).values),
        ]
    }

    /// The line that leads to a generation's own page; it has the anchors of the tables there.
    private func line(_ learnset: GenerationLearnset) throws -> Value {
        try GenerationLine(
            learnset.generation, count: moveCount(in: learnset), games: learnset.versionGroups,
            address: links.address(
                of: PokemonGenerationPage.self, page.pokemon.slug, generation: learnset.generation),
            anchors: tables(learnset).anchors
        ).value(site)
    }

    /// What the games of a generation have.
    func fold(_ learnset: GenerationLearnset, isOpen: Bool = false) throws -> Value {
        let games = learnset.versionGroups
        return [
            "number": .integer(learnset.generation.rawValue),
            "name": .text(site.names.generations[learnset.generation].text),
            "games": .text(try site.list(games.map { site.names.versionGroups[$0].text })),
            "slugs": site.slugs(of: games),
            "isOpen": .bool(isOpen),
            "count": .text(try moveCount(in: learnset)),
            "tables": .list(try tables(learnset).values),
        ]
    }

    private func tables(
        _ learnset: GenerationLearnset, isMain: Bool = false
    ) -> LearnsetTables {
        LearnsetTables(learnset, page, links: links, isMain: isMain)
    }

    /// How many moves it learns by itself in the games of a generation, in words.
    private func moveCount(in learnset: GenerationLearnset) throws -> String {
        let moves = Set(learnset.methods.flatMap { $0.rows.map(\.move) })
        return try site.counted("ui.learnset.moves", moves.count)
    }

    /// How many moves it learns by itself in a game, in words.
    private func moveCount(in game: Identifier<VersionGroup>) throws -> String {
        try site.counted("ui.learnset.moves", assembler.moves(of: page.pokemon, in: game).count)
    }
}

/// The tables of a learnset, for `partials/learnset-table`: one for each method, and one for what
/// only an earlier stage learns.
private struct LearnsetTables {
    private let site: LocalizedSite
    private let page: PokemonPage
    private let learnset: GenerationLearnset
    private let links: Links
    private let partials: RowPartials
    /// Whether the game stands first: its rows say what the moves do.
    private let isMain: Bool

    /// A move's row: pieces of one or more cells, and the games of a row that not all games have.
    private static let row = ObjectShape("cells", "move", "values", "more", "games")
    /// So many possible parents of an Egg move are named; the move's page names all.
    private static let namedParents = 8

    init(_ learnset: GenerationLearnset, _ page: PokemonPage, links: Links, isMain: Bool) {
        self.learnset = learnset
        self.page = page
        self.links = links
        self.isMain = isMain
        site = page.site
        partials = site.partials.rows(links)
    }

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

    var values: [Value] {
        get throws {
            let own = try learnset.methods.map(table)
            return learnset.inherited.isEmpty ? own : own + [try inherited]
        }
    }

    private func table(_ table: MethodLearnset) throws -> Value {
        let method = site.index[table.method]
        let number = try numberHeading(of: method)
        let columns = try columns(of: table, number: number)
        let hasParents = method.known == .egg
        let games = table.columns.map { $0[0] }
        return try object(
            method.slug.text, name: site.names.terms.learnMethods[table.method].text,
            number: number, columns: columns,
            from: hasParents ? .text(site.phrase("ui.learnset.parents")) : .null,
            rows: try sorted(table.rows, method: method).map { row in
                try self.row(
                    row.move, in: row.newestVersionGroup,
                    cells: columns.isEmpty
                        ? .null : site.learnsetCells.cells(row.cells, of: row.move, in: games),
                    from: hasParents ? try parents(of: row.move) : .null)
            })
    }

    private var inherited: Value {
        get throws {
            try object(
                Self.inheritedSlug, name: site.phrase("ui.learnset.inherited"), number: nil,
                columns: [], from: .text(site.phrase("ui.learnset.from")),
                rows: try site.moveOrder.sorted(learnset.inherited, by: \.move).map { move in
                    try row(
                        move.move, in: move.newestVersionGroup, cells: .null,
                        from: site.learnsetCells.stage(
                            partials.pokemonLinks[move.from], ways: try ways(move.ways)),
                        games: games(of: move))
                })
        }
    }

    /// - Parameters:
    ///   - slug: the last part of the anchor in a fold.
    ///   - number: what levels or machines are called in the heading of a single game.
    ///   - from: the heading of the last column; `null` without one.
    private func object(
        _ slug: String, name: String, number: String?, columns: [Value], from: Value,
        rows: [Value]
    ) throws -> Value {
        [
            "anchor": isMain ? .null : .text(anchor(slug)),
            "name": .text(name),
            "count": .text(try site.counted("ui.learnset.moves", rows.count)),
            "columns": .list(columns),
            "hasGames": .bool(columns.count > 1),
            "number": number.map { .text($0) } ?? .null,
            "isMain": .bool(isMain),
            "from": from,
            "rows": .list(rows),
        ]
    }

    private func row(
        _ move: Identifier<Move>, in game: Identifier<VersionGroup>, cells: Value, from: Value,
        games: Value = .null
    ) throws -> Value {
        Self.row.object(
            cells, partials.moveHeaders[move],
            isMain
                ? site.partials.linkedValues(of: move, in: game)
                : site.partials.values(of: move, in: game),
            isMain ? .joined([site.partials.moveTexts[move], from]) : from, games)
    }

    /// One column for all games where they agree, none where there are no numbers either; else one
    /// for the games of each.
    private func columns(of table: MethodLearnset, number: String?) throws -> [Value] {
        guard table.columns == [learnset.versionGroups] else {
            return try table.columns.map { games in
                [
                    "short": .text(
                        games.map { site.names.shortVersionGroups[$0].text }
                            .joined(separator: " ")),
                    "long": .text(try site.list(games.map { site.names.versionGroups[$0].text })),
                    "games": site.slugs(of: games),
                ]
            }
        }
        return number.map { [["short": .text($0), "long": .null, "games": .null]] } ?? []
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
            of: page.pokemon, move: move, in: learnset.generation)
        let rest = parents.count - Self.namedParents
        return try site.learnsetCells.parents(
            parents.prefix(Self.namedParents).map { partials.pokemonLinks[$0.pokemon] },
            rest: rest > 0 ? try moreParents(rest, of: move) : .null)
    }

    /// The number of further parents, with a link to the page that names all.
    private func moreParents(_ count: Int, of move: Identifier<Move>) throws -> Value {
        let address = links.address(of: MovePage.self, site.index[move].slug)
        return [
            "text": .text(try site.counted("ui.learnset.more-parents", count)),
            "address": .text("\(address)#generation-\(learnset.generation.rawValue)"),
        ]
    }

    /// The games in which an earlier stage learns a move; `null` for all of the learnset's.
    private func games(of move: InheritedMove) -> Value {
        let games = learnset.versionGroups.filter { game in
            move.ways.contains { $0.versionGroups.contains(game) }
        }
        return games.count < learnset.versionGroups.count ? site.slugs(of: games) : .null
    }

    /// "Level 5 (RB), TM24": the games only where not all of the learnset's have it.
    private func ways(_ ways: [InheritedMove.Way]) throws -> String {
        try site.list(
            ways.map { way in
                let text = site.learnsetCells.texts.inheritedWay(
                    way.method, way.cell, in: way.versionGroups[0])
                guard way.versionGroups.count < learnset.versionGroups.count,
                    !site.index[way.method].isOfOneGame
                else { return text }
                let games = way.versionGroups.map { site.names.shortVersionGroups[$0].text }
                return try site.phrase(
                    "ui.learnset.in-games",
                    ["way": text, "games": games.joined(separator: " ")])
            })
    }
}
