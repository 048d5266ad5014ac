import Mustache
import PokedexDomain

/// A Pokémon's learnset: a fold for each generation, a table for each method.
struct LearnsetView {
    private let site: LocalizedSite
    private let page: PokemonPage
    private let links: Links
    private let partials: RowPartials

    /// A move's row; each value is one or more cells.
    private static let row = ObjectShape("move", "cells", "parents", "values")
    /// So many possible parents of an Egg move are named; the move's page names all.
    private static let namedParents = 8

    /// - Parameter links: those of the page that shows it; the Pokémon's unless given.
    init(_ page: PokemonPage, links: Links? = nil) {
        self.page = page
        site = page.site
        self.links = links ?? page.links
        partials = site.partials.rows(self.links)
    }

    var value: Value {
        get throws {
            let division = PageDivision(page.learnsets)
            return [
                "borrowedFrom": try borrowedFrom,
                "isEmpty": .bool(page.learnsets.isEmpty),
                "games": GameChoice(page.learnsets.flatMap(\.versionGroups), site).list,
                "generations": .list(
                    try division.kept.enumerated().map { index, learnset in
                        try fold(learnset, isOpen: index == 0)
                    }),
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

    /// The line that leads to a generation's own page; it has the anchors of the tables there.
    private func line(_ learnset: GenerationLearnset) throws -> Value {
        let methods = learnset.methods.map { Optional($0.method) }
        return try GenerationLine(
            learnset.generation, count: nil, games: learnset.versionGroups,
            address: links.address(
                of: PokemonGenerationPage.self, page.pokemon.slug, generation: learnset.generation),
            anchors: (learnset.inherited.isEmpty ? methods : methods + [nil])
                .map { anchor(learnset, $0) }
        ).value(site)
    }

    /// What the games of a generation have.
    func fold(_ learnset: GenerationLearnset, isOpen: Bool) throws -> Value {
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
                        partials.moveHeaders[row.move],
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
            parents.prefix(Self.namedParents).map { partials.pokemonLinks[$0.pokemon] },
            rest: rest > 0 ? try moreParents(rest, of: move, in: generation) : .null)
    }

    /// The number of further parents, with a link to the page that names all.
    private func moreParents(
        _ count: Int, of move: Identifier<Move>, in generation: Identifier<Generation>
    ) throws -> Value {
        let address = links.address(of: MovePage.self, site.index[move].slug)
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
                        "move": partials.moveHeaders[move.move],
                        "from": partials.pokemonLinks[move.from],
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
