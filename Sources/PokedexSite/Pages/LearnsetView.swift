import Mustache
import PokedexDomain

/// A Pokémon's learnset: a fold for each generation, a table for each method.
struct LearnsetView {
    private let site: LocalizedSite
    private let page: PokemonPage

    /// A move's row; each value is one or more cells.
    private static let row = ObjectShape("move", "cells", "parents", "values")
    /// So many possible parents of an Egg move are named; the move's page names all.
    private static let namedParents = 8

    init(_ page: PokemonPage) {
        self.page = page
        site = page.site
    }

    var value: Value {
        get throws {
            [
                "borrowedFrom": try borrowedFrom,
                "isEmpty": .bool(page.learnsets.isEmpty),
                "games": GameChoice(page.learnsets.flatMap(\.versionGroups), site).list,
                "generations": .list(
                    try page.learnsets.enumerated().map { index, learnset in
                        try fold(learnset, isOpen: index == 0)
                    }),
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
                "address": .text(page.links.address(of: PokemonPage.self, base.slug)),
            ]
        }
    }

    private func fold(_ learnset: GenerationLearnset, isOpen: Bool) throws -> Value {
        let tables = try learnset.methods.map { try table($0, of: learnset) }
        return [
            "number": .integer(learnset.generation.rawValue),
            "name": .text(site.names.generations[learnset.generation].text),
            "games": .text(
                try site.list(
                    learnset.versionGroups.map { site.names.versionGroups[$0].text })),
            "isOpen": .bool(isOpen),
            "tables": .list(tables),
            "firstTable": .text(anchor(learnset, learnset.methods.first?.method)),
            "inherited": try inherited(learnset),
        ]
    }

    private func anchor(
        _ learnset: GenerationLearnset, _ method: Identifier<LearnMethod>?
    ) -> String {
        let slug = method.map { site.index[$0].slug.text } ?? "inherited"
        return "learn-\(learnset.generation.rawValue)-\(slug)"
    }

    private func table(
        _ table: MethodLearnset, of learnset: GenerationLearnset
    ) throws -> Value {
        let method = site.index[table.method]
        let hasParents = method.known == .egg
        let games = table.columns.map { $0[0] }
        return [
            "anchor": .text(anchor(learnset, table.method)),
            "name": .text(site.names.terms.learnMethods[table.method].text),
            "count": .text(try moveCount(table.rows.count)),
            "columns": .list(try columns(of: table, method: method, in: learnset)),
            "hasParents": .bool(hasParents),
            "rows": .list(
                try sorted(table.rows, method: method).map { row in
                    Self.row.object(
                        site.partials.moveHeaders[row.move],
                        try site.learnsetCells.cells(row.cells, of: row.move, in: games),
                        hasParents ? try parents(of: row.move, in: learnset.generation) : .null,
                        site.partials.values(of: row.move, in: row.newestVersionGroup))
                }),
        ]
    }

    private func moveCount(_ count: Int) throws -> String {
        try site.counted("ui.learnset.moves", count)
    }

    /// One heading for all games where they agree, else the games of each column.
    private func columns(
        of table: MethodLearnset, method: LearnMethod, in learnset: GenerationLearnset
    ) throws -> [Value] {
        let coversAll =
            table.columns.count == 1 && table.columns[0].count == learnset.versionGroups.count
        if coversAll {
            let key =
                method.known == .levelUp
                ? "level" : method.known == .machine ? "machine" : "learned"
            return [
                [
                    "short": .text(try site.phrase("ui.learnset.column.\(key)")), "long": .null,
                    "games": site.slugs(of: table.columns[0]),
                ]
            ]
        }
        return try table.columns.map { games in
            [
                "short": .text(
                    games.map { site.names.shortVersionGroups[$0].text }.joined(separator: " ")),
                "long": .text(try site.list(games.map { site.names.versionGroups[$0].text })),
                "games": site.slugs(of: games),
            ]
        }
    }

    /// By level and machine the order is the games'; other lists are sorted as the language sorts.
    private func sorted(_ rows: [LearnsetRow], method: LearnMethod) -> [LearnsetRow] {
        guard method.known != .levelUp, method.known != .machine else { return rows }
        return site.moveOrder.sorted(rows, by: \.move)
    }

    private func parents(
        of move: Identifier<Move>, in generation: Identifier<Generation>
    ) throws -> Value {
        let parents = site.indexes.eggParents.parents(
            of: page.pokemon, move: move, in: generation)
        let rest = parents.count - Self.namedParents
        return try site.learnsetCells.parents(
            parents.prefix(Self.namedParents).map { site.partials.pokemonLinks[$0.pokemon] },
            rest: rest > 0 ? try moreParents(rest, of: move, in: generation) : .null)
    }

    /// The number of further parents, with a link to the page that names all.
    private func moreParents(
        _ count: Int, of move: Identifier<Move>, in generation: Identifier<Generation>
    ) throws -> Value {
        let address = page.links.address(of: MovePage.self, site.index[move].slug)
        return [
            "text": .text(try site.counted("ui.learnset.more-parents", count)),
            "address": .text("\(address)#generation-\(generation.rawValue)"),
        ]
    }

    private func inherited(_ learnset: GenerationLearnset) throws -> Value {
        guard !learnset.inherited.isEmpty else { return .null }
        let moves = site.moveOrder.sorted(learnset.inherited, by: \.move)
        return [
            "anchor": .text(anchor(learnset, nil)),
            "count": .text(try moveCount(moves.count)),
            "rows": .list(
                try moves.map { move in
                    [
                        "move": site.partials.moveHeaders[move.move],
                        "from": site.partials.pokemonLinks[move.from],
                        "ways": .text(try ways(move.ways, allGames: learnset.versionGroups)),
                        "games": games(of: move, in: learnset),
                        "values": site.partials.values(
                            of: move.move, in: move.newestVersionGroup),
                    ]
                }),
        ]
    }

    /// The games in which an earlier stage learns a move; `null` for all of the generation's.
    private func games(of move: InheritedMove, in learnset: GenerationLearnset) -> Value {
        let games = learnset.versionGroups.filter { game in
            move.ways.contains { $0.versionGroups.contains(game) }
        }
        return games.count < learnset.versionGroups.count ? site.slugs(of: games) : .null
    }

    /// "Level 5 (RB), TM24": the games only where not all of the generation's have it.
    private func ways(
        _ ways: [InheritedMove.Way], allGames: [Identifier<VersionGroup>]
    ) throws -> String {
        try site.list(
            ways.map { way in
                let text = site.learnsetCells.texts.inheritedWay(
                    way.method, way.cell, in: way.versionGroups[0])
                guard way.versionGroups.count < allGames.count,
                    !site.index[way.method].isOfOneGame
                else { return text }
                let games = way.versionGroups.map { site.names.shortVersionGroups[$0].text }
                return try site.phrase(
                    "ui.learnset.in-games",
                    ["way": text, "games": games.joined(separator: " ")])
            })
    }
}
