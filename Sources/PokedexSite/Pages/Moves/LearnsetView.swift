import Mustache
import PokedexDomain

/// A Pokémon's learnset: the tables of one game, and a fold for each way to learn moves, with all games.
struct LearnsetView {
    let page: PokemonPage
    private var site: LocalizedSite { page.site }
    private var assembler: LearnsetAssembler { site.indexes.learnsets }

    func value() throws -> Object {
        let main = page.facts.main
        let games = page.facts.learnset.games
        let folds = LearnsetFolds(page: page)
        return try [
            "borrowedFrom": borrowedFrom,
            "unknownValues": site.unknownMoveValues(
                in: games.parts.flatMap(\.versionGroups).map(site.indexes.places.games.main)),
            "main": main.map(tables(of:_:)),
            "choice": GameChoice(games.parts.flatMap(\.versionGroups), site)
                .chip(current: main?.game) { try count(in: [$0]) },
            "generations": games.parts.map { part in
                try site.games(
                    of: part, count: count(in: part.versionGroups),
                    anchors: folds.anchors(in: part))
            },
            "folds": folds.values(),
        ]
    }

    /// The Pokémon whose learnset a form taken only in battle has.
    private var borrowedFrom: Object? {
        site.indexes.battleForms.base(of: page.subject).map { site.link(PokemonPage.self, $0) }
    }

    /// The game that stands first.
    private func tables(
        of game: Identifier<VersionGroup>, _ learnset: LearnsetTables
    ) throws -> Object {
        try [
            "slug": site.index[game].slug.text,
            "name": site.names.versionGroups[game].text,
            "count": count(in: [game]),
            "tables": GameTables(page: page, game: game, learnset: learnset).values(),
        ]
    }

    /// How many moves it learns by itself in some games.
    private func count(in games: [Identifier<VersionGroup>]) throws -> String {
        try site.counted("ui.learnset.moves", assembler.moveCount(of: page.subject, in: games))
    }
}

/// The tables of the game that stands first, for `partials/learnset-table`: one for each method, and
/// one for what only an earlier stage learns. Their rows say what the moves do.
private struct GameTables {
    let page: PokemonPage
    let game: Identifier<VersionGroup>
    let learnset: LearnsetTables
    private var site: LocalizedSite { page.site }

    /// A move's row, in pieces of one or more cells.
    private static let row = ObjectShape("cells", "move", "values", "more")

    func values() throws -> [Object] {
        let own = try learnset.methods.map(table)
        return learnset.inherited.isEmpty ? own : own + [try inherited()]
    }

    private func table(_ table: MethodLearnset) throws -> Object {
        let method = site.index[table.method]
        let hasMasteries = table.rows.contains {
            if case .mastered = $0.ways[0].cell { true } else { false }
        }
        let number =
            try site.numberHeading(of: method)
            ?? (hasMasteries ? site.phrase("ui.learnset.column.level") : nil)
        let parents = method.known == .egg ? EggParentLists(page: page) : nil
        return try object(
            name: site.names.terms.learnMethods[table.method].text, number: number,
            from: parents.map { _ in try site.phrase("ui.learnset.parents") },
            rows: site.inOrder(table.rows, of: method).map { row in
                try self.row(
                    row.move,
                    cells: number.map { _ in
                        try site.learnsetCells.cell(row.ways[0].cell, of: row.move, in: game)
                    },
                    from: parents.map { parents in
                        let list = try parents.list(of: row.move, in: game)
                        return try site.learnsetCells.parents(list.links, rest: list.rest)
                    })
            })
    }

    private func inherited() throws -> Object {
        try object(
            name: site.phrase("ui.learnset.inherited"), number: nil,
            from: site.phrase("ui.learnset.from"),
            rows: site.moveOrder.sorted(learnset.inherited, by: \.move).map { move in
                let origin = move.origins[0]
                return try row(
                    move.move, cells: nil,
                    from: site.learnsetCells.stage(
                        site.partials.pokemonLinks[origin.from],
                        ways: site.learnsetTexts.inheritedWays(origin.ways, in: game)))
            })
    }

    /// - Parameters:
    ///   - number: the heading of levels or machines; `nil` without them.
    ///   - from: the heading of the last column; `nil` without one.
    private func object(
        name: String, number: String?, from: String?, rows: [Object]
    ) throws -> Object {
        try [
            "name": name, "count": site.counted("ui.learnset.moves", rows.count),
            "number": number, "from": from, "rows": rows,
        ]
    }

    private func row(_ move: Identifier<Move>, cells: Value?, from: Value?) throws -> Object {
        let partials = site.partials
        return Self.row.object(
            cells ?? .null, partials.moveHeaders[move], partials.linkedValues(of: move, in: game),
            .joined([partials.moveTexts[move], from ?? .null]))
    }
}

/// The tables of all games, for `partials/learnset-fold`: each move stands in a method's table once.
private struct LearnsetFolds {
    let page: PokemonPage
    private var site: LocalizedSite { page.site }
    private var learnset: LearnsetTables { page.facts.learnset }

    private static let row = ObjectShape("move", "values", "ways")
    private static let inheritedSlug = "inherited"

    /// The anchors of what is learned in the games of a generation: `learn-4-machine`.
    func anchors(in part: GamesByGeneration.Part) -> [String] {
        let games = Set(part.versionGroups)
        let methods = learnset.methods.filter { method in
            method.rows.contains { !games.isDisjoint(with: $0.versionGroups) }
        }
        let isInherited = learnset.inherited.contains { !games.isDisjoint(with: $0.versionGroups) }
        return
            (methods.map { site.index[$0.method].slug.text }
            + (isInherited ? [Self.inheritedSlug] : [])).map {
                "learn-\(part.generation.rawValue)-\($0)"
            }
    }

    func values() throws -> [Object] {
        let own = try learnset.methods.map(fold)
        return learnset.inherited.isEmpty ? own : own + [try inherited()]
    }

    private func fold(_ table: MethodLearnset) throws -> Object {
        let method = site.index[table.method]
        let parents = method.known == .egg ? EggParentLists(page: page) : nil
        return try fold(
            method.slug.text, name: site.names.terms.learnMethods[table.method].text,
            number: site.numberHeading(of: method),
            from: parents.map { _ in try site.phrase("ui.learnset.parents") },
            rows: site.inOrder(table.rows, of: method).map { row in
                try self.row(
                    row.move, in: row.versionGroups,
                    ways: parents.map { try ways(of: row, from: $0) }
                        ?? site.learnsetCells.ways(
                            row.ways, of: learnset.games, labels: site.gameLabels))
            })
    }

    private func inherited() throws -> Object {
        try fold(
            Self.inheritedSlug, name: site.phrase("ui.learnset.inherited"),
            from: site.phrase("ui.learnset.from"),
            rows: site.moveOrder.sorted(learnset.inherited, by: \.move).map { move in
                let ways = try move.origins.map { origin in
                    try LearnsetWay(
                        games: site.gameLabels(origin.games),
                        text: site.learnsetTexts.inheritedWays(
                            origin.ways, in: learnset.games.newest(of: origin.games)),
                        links: [site.partials.pokemonLinks[origin.from]])
                }
                return try row(
                    move.move, in: move.versionGroups, ways: site.learnsetCells.ways(ways))
            })
    }

    /// - Parameters:
    ///   - slug: the last part of the fold's anchor.
    ///   - number: what its levels or machines are called; `nil` without them.
    ///   - from: what it is called whom a move is from; `nil` where that is nobody.
    private func fold(
        _ slug: String, name: String, number: String? = nil, from: String? = nil, rows: [Object]
    ) throws -> Object {
        try [
            "anchor": "learn-\(slug)", "name": name, "number": number, "from": from,
            "count": site.counted("ui.learnset.moves", rows.count), "rows": rows,
        ]
    }

    private func row(
        _ move: Identifier<Move>, in games: [Identifier<VersionGroup>], ways: Value
    ) throws -> Object {
        let partials = site.partials
        return try Self.row.object(
            partials.moveLinks[move],
            partials.values(of: move, in: games, of: learnset.games, labels: site.gameLabels),
            ways)
    }

    /// The cell of a move that is known from the Egg: whom it is from in each game.
    private func ways(of row: LearnsetRow, from parents: EggParentLists) throws -> Value {
        var known: [Int?: [Identifier<Pokemon>]] = [:]
        for game in row.versionGroups {
            let games = site.indexes.eggParents.games(like: game)
            known[games] = known[games] ?? parents.all(of: row.move, in: game)
        }
        let groups = learnset.games.groups { game in
            row.versionGroups.contains(game)
                ? known[site.indexes.eggParents.games(like: game)] : nil
        }
        return try site.learnsetCells.ways(
            groups.map { games, all in
                let newest = learnset.games.newest(of: games)
                let list = try parents.list(all, of: row.move, in: newest)
                return try LearnsetWay(
                    games: site.gameLabels(games), links: list.links, rest: list.rest,
                    isUnknown: list.links.isEmpty)
            })
    }
}

/// The Pokémon from which an Egg can have a move.
private struct EggParentLists {
    let page: PokemonPage
    private var site: LocalizedSite { page.site }
    /// So many are named; the move's page names all.
    private static let named = 8

    func all(
        of move: Identifier<Move>, in game: Identifier<VersionGroup>
    ) -> [Identifier<Pokemon>] {
        site.indexes.eggParents.parents(of: page.subject, move: move, in: game).map(\.pokemon)
    }

    func list(
        of move: Identifier<Move>, in game: Identifier<VersionGroup>
    ) throws -> (links: [Value], rest: Object?) {
        try list(all(of: move, in: game), of: move, in: game)
    }

    /// Links to the first of them, and the number of the others, with a link to the page that names all.
    func list(
        _ parents: [Identifier<Pokemon>], of move: Identifier<Move>,
        in game: Identifier<VersionGroup>
    ) throws -> (links: [Value], rest: Object?) {
        let rest = parents.count - Self.named
        let address = Links.address(of: MovePage.self, site.index[move].slug)
        return try (
            parents.prefix(Self.named).map { site.partials.pokemonLinks[$0] },
            rest > 0
                ? [
                    "text": site.counted("ui.learnset.more-parents", rest),
                    "address": "\(address)#generation-\(site.index[game].generation.rawValue)",
                ] : nil
        )
    }
}

extension LocalizedSite {
    /// By level and machine the order is the games'; other lists are sorted as the language sorts.
    fileprivate func inOrder(_ rows: [LearnsetRow], of method: LearnMethod) -> [LearnsetRow] {
        guard method.known != .levelUp, method.known != .machine else { return rows }
        return content.moveOrder.sorted(rows, by: \.move)
    }

    /// What the levels or machines of a method are called; `nil` for methods without either.
    fileprivate func numberHeading(of method: LearnMethod) throws -> String? {
        switch method.known {
        case .levelUp: try phrase("ui.learnset.column.level")
        case .machine: try phrase("ui.learnset.column.machine")
        default: nil
        }
    }

    /// A generation and its games, for `partials/games-of-generation`: it says what tables call them.
    ///
    /// - Parameters:
    ///   - count: how much there is in them.
    ///   - anchors: of what addresses may lead to in them.
    func games(of part: GamesByGeneration.Part, count: String, anchors: [String] = []) throws
        -> Object
    {
        try heading(of: part.generation).adding([
            "numeral": numeral(of: part.generation),
            "anchors": anchors,
            "count": count,
            "games": part.versionGroups.objects { game in
                [
                    "slug": content.index[game].slug.text,
                    "short": content.names.shortVersionGroups[game].text,
                    "name": content.names.versionGroups[game].text,
                ]
            },
        ])
    }

    /// What tables call games: "IV–VI", or the short names of the games, as in "SwSh, BDSP".
    func gameLabels(_ group: GameGroup) throws -> String {
        switch group {
        case .generations(let newest, let oldest):
            guard newest != oldest else { return try numeral(of: newest) }
            return try phrase(
                "ui.generations.range",
                ["first": numeral(of: oldest), "last": numeral(of: newest)])
        case .games(let games): return try list(\.shortVersionGroups, games)
        }
    }
}
