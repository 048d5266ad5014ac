/// Arranges what Pokémon learn as tables: one for each method, with a row for each move.
///
/// It is a class so that values that hold it copy one reference.
package final class LearnsetAssembler: Sendable {
    private let index: CatalogIndex
    private let families: PokemonFamilies
    private let battleForms: BattleForms
    private let cells: LearnsetCellMaker

    package init(_ index: CatalogIndex, families: PokemonFamilies, battleForms: BattleForms) {
        (self.index, self.families, self.battleForms) = (index, families, battleForms)
        cells = LearnsetCellMaker(index)
    }

    package var machines: MachineTable { cells.machines }

    /// A Pokémon's tables in all games; those of its base for a form taken only in battle, in the
    /// games where the form exists.
    package func tables(of pokemon: Pokemon) -> LearnsetTables {
        let own = battleForms.effectiveLearnset(of: pokemon)
        return tables(own, of: pokemon, in: index.inOrder(own.versionGroups))
    }

    /// A Pokémon's tables in one game.
    package func tables(
        of pokemon: Pokemon, in game: Identifier<VersionGroup>
    ) -> LearnsetTables {
        tables(battleForms.effectiveLearnset(of: pokemon), of: pokemon, in: [game])
    }

    /// How many moves a Pokémon learns by itself in some games, each counted once.
    package func moveCount(of pokemon: Pokemon, in games: [Identifier<VersionGroup>]) -> Int {
        let learnset = battleForms.effectiveLearnset(of: pokemon)
        var isCounted = [Bool](repeating: false, count: index.catalog.moves.count)
        for entry in games.lazy.flatMap({ learnset.entries(in: $0) }) {
            isCounted[index.position(of: entry.move)] = true
        }
        return isCounted.count { $0 }
    }

    /// The newest of a Pokémon's games in which it learns moves by level, and moves are what they are
    /// elsewhere at that time, as they are not in Legends: Z-A; else the newest with levels, else the newest;
    /// `nil` where it learns nothing.
    package func mainGame(of pokemon: Pokemon) -> Identifier<VersionGroup>? {
        let own = battleForms.effectiveLearnset(of: pokemon)
        let games = index.inOrder(own.versionGroups)
        let withLevels = games.filter { game in
            own.entries(in: game).contains { index[$0.method].known == .levelUp }
        }
        return withLevels.last { !index[$0].standsApart } ?? withLevels.last ?? games.last
    }

    private func tables(
        _ own: Learnset, of pokemon: Pokemon, in games: [Identifier<VersionGroup>]
    ) -> LearnsetTables {
        let learner = battleForms.learner(of: pokemon)
        let earlierStages = families.preEvolutions(of: learner).map(\.id)
        let columns = TableColumns(games, index)
        return LearnsetTables(
            games: columns.byGeneration, methods: methods(of: own, Masteries(learner), columns),
            inherited: inheritedMoves(besides: own, columns, from: earlierStages))
    }
}

/// The levels at which a Pokémon masters moves.
private struct Masteries {
    private var levels: [Identifier<VersionGroup>: [Identifier<Move>: Int]] = [:]

    init(_ pokemon: Pokemon) {
        for mastery in pokemon.masteries {
            levels[mastery.game, default: [:]][mastery.move] = mastery.level
        }
    }

    subscript(game: Identifier<VersionGroup>, move: Identifier<Move>) -> Int? {
        levels.isEmpty ? nil : levels[game]?[move]
    }
}

/// The games of tables, as columns.
private struct TableColumns {
    /// In the order of their appearance.
    let games: [Identifier<VersionGroup>]
    let byGeneration: GamesByGeneration
    private let positions: PositionTable<VersionGroup>

    init(_ games: [Identifier<VersionGroup>], _ index: CatalogIndex) {
        self.games = games
        byGeneration = GamesByGeneration(games, index)
        positions = PositionTable(games)
    }

    subscript(game: Identifier<VersionGroup>) -> Int { positions[game] }

    /// The groups of games with the same fact, which is given by column.
    func groups<Fact: Equatable>(of facts: [Fact?]) -> [(games: GameGroup, fact: Fact)] {
        byGeneration.groups { facts[positions[$0]] }
    }

    /// The games whose fact is not `nil`.
    func games<Fact>(of facts: [Fact?]) -> [Identifier<VersionGroup>] {
        games.indices.filter { facts[$0] != nil }.map { games[$0] }
    }
}

extension LearnsetAssembler {
    private func methods(
        of learnset: Learnset, _ masteries: Masteries, _ columns: TableColumns
    ) -> [MethodLearnset] {
        let entries = learnset.tableEntries(in: columns.games) { entry in
            cells.rank(of: entry.method) << 16 | entry.move.rawValue
        }
        return entries[...].mapRuns(of: \.entry.method) { method, entries in
            let rows = entries.mapRuns(of: \.row) { _, entries in
                row(of: method, entries: entries, masteries, columns)
            }
            return MethodLearnset(
                method: method, rows: rows.sorted { $0.sortKey < $1.sortKey }.map(\.row))
        }
    }

    /// The row of one move, and what it is sorted by.
    private func row(
        of method: Identifier<LearnMethod>, entries: ArraySlice<TableEntry>,
        _ masteries: Masteries, _ columns: TableColumns
    ) -> (row: LearnsetRow, sortKey: (Int, Int, Int)) {
        let last = entries[entries.endIndex - 1]
        var facts = [LearnsetCell?](repeating: nil, count: columns.games.count)
        entries.forEachRun(of: \.column) { column, entries in
            let game = columns.games[column]
            let cell = cells.cell(
                method: method, move: last.entry.move, versionGroup: game,
                levels: entries.lazy.map(\.entry.level))
            facts[column] =
                masteries[game, last.entry.move].map { .mastered(cell, level: $0) } ?? cell
        }
        let ways = columns.groups(of: facts).map { LearnsetRow.Way(games: $0.games, cell: $0.fact) }
        let row = LearnsetRow(
            move: last.entry.move, ways: ways, versionGroups: columns.games(of: facts))
        return (row, sortKey(facts[last.column] ?? .learned, of: last.entry))
    }

    /// Sorts by level or machine in the newest games, then by the games' own order, then by move.
    private func sortKey(_ newest: LearnsetCell, of entry: LearnsetEntry) -> (Int, Int, Int) {
        switch newest {
        case .levels(let levels): (levels.first ?? 0, entry.order ?? .max, entry.move.rawValue)
        case .machines(let labels): (labels.first?.sortKey ?? 0, 0, entry.move.rawValue)
        case .learned: (.max, 0, entry.move.rawValue)
        case .mastered(let cell, _): sortKey(cell, of: entry)
        }
    }
}

extension LearnsetAssembler {
    /// Where a move is from in one game.
    private struct Origin: Equatable {
        let from: Identifier<Pokemon>
        let ways: [LearnerWay]
    }

    /// The moves that only earlier stages learn, in games where the Pokémon itself exists.
    private func inheritedMoves(
        besides own: Learnset, _ columns: TableColumns, from earlierStages: [Identifier<Pokemon>]
    ) -> [InheritedMove] {
        guard !earlierStages.isEmpty else { return [] }
        var origins: [Identifier<Move>: [Origin?]] = [:]
        // Games that stand apart exchange nothing with the others of their generation that would teach a move.
        let parts = columns.byGeneration.parts.flatMap { part in
            [part.versionGroups.filter { !index[$0].standsApart }]
                + part.versionGroups.filter { index[$0].standsApart }.map { [$0] }
        }
        for games in parts {
            var isKnown = [Bool](repeating: false, count: index.catalog.moves.count)
            for game in games {
                for entry in own.entries(in: game) {
                    isKnown[index.position(of: entry.move)] = true
                }
            }
            for stage in earlierStages {
                let entries = index.learnset(of: stage).tableEntries(in: games) {
                    isKnown[index.position(of: $0.move)] ? nil : $0.move.rawValue
                }
                entries[...].forEachRun(of: \.entry.move) { move, entries in
                    isKnown[index.position(of: move)] = true
                    entries.forEachRun(of: \.column) { column, entries in
                        let game = games[column]
                        origins[
                            move, default: Array(repeating: nil, count: columns.games.count)
                        ][columns[game]] = Origin(
                            from: stage, ways: ways(to: move, entries, in: game))
                    }
                }
            }
        }
        return origins.map { move, origins in
            InheritedMove(
                move: move,
                origins: columns.groups(of: origins).map {
                    InheritedMove.Origin(games: $0.games, from: $0.fact.from, ways: $0.fact.ways)
                },
                versionGroups: columns.games(of: origins))
        }.sorted { $0.move < $1.move }
    }

    /// The ways of one stage's entries in one game, in the order of methods.
    private func ways(
        to move: Identifier<Move>, _ entries: ArraySlice<TableEntry>,
        in game: Identifier<VersionGroup>
    ) -> [LearnerWay] {
        entries.mapRuns(of: \.entry.method) { method, entries in
            LearnerWay(
                method: method,
                cell: cells.cell(
                    method: method, move: move, versionGroup: game,
                    levels: entries.lazy.map(\.entry.level)))
        }
    }
}

/// A learnset's entry with its row and column in a table.
private struct TableEntry {
    /// What its row is sorted by and told from others; below 2³².
    let row: Int
    /// The index of its games among the table's.
    let column: Int
    let entry: LearnsetEntry
    let sortKey: UInt64
}

extension Learnset {
    /// The entries in some games by row, then by column, and else in the learnset's order.
    ///
    /// - Parameter row: an entry's row; `nil` leaves it out.
    fileprivate func tableEntries(
        in games: [Identifier<VersionGroup>], row: (LearnsetEntry) -> Int?
    ) -> [TableEntry] {
        var found: [TableEntry] = []
        for (column, game) in games.enumerated() {
            for entry in entries(in: game) {
                guard let row = row(entry) else { continue }
                let sortKey = UInt64(row) << 32 | UInt64(column) << 24 | UInt64(found.count)
                found.append(TableEntry(row: row, column: column, entry: entry, sortKey: sortKey))
            }
        }
        return found.sorted { $0.sortKey < $1.sortKey }
    }
}
