/// Arranges what Pokémon learn as tables: by generation, then by method; a row is a move, a column
/// is games in which all rows agree.
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

    /// A Pokémon's tables, the newest generation first; those of its base for a form taken only in
    /// battle, in the games where the form exists.
    package func learnsets(of pokemon: Pokemon) -> [GenerationLearnset] {
        let own = battleForms.effectiveLearnset(of: pokemon)
        return Dictionary(grouping: index.inOrder(own.versionGroups)) { index[$0].generation }
            .sorted { $0.key > $1.key }
            .map { generation, games in
                learnset(own, of: pokemon, generation: generation, games: games)
            }
    }

    /// At least as many as the rows of a Pokémon's tables.
    package func entryCount(of pokemon: Pokemon) -> Int {
        families.preEvolutions(of: battleForms.learner(of: pokemon)).reduce(
            battleForms.effectiveLearnset(of: pokemon).entries.count
        ) { count, stage in count + index.learnset(of: stage.id).entries.count }
    }

    /// A Pokémon's tables in one game, each of its methods with a single column.
    package func learnset(
        of pokemon: Pokemon, in game: Identifier<VersionGroup>
    ) -> GenerationLearnset {
        learnset(
            battleForms.effectiveLearnset(of: pokemon), of: pokemon,
            generation: index[game].generation, games: [game])
    }

    /// The moves that a Pokémon learns by itself in a game.
    package func moves(
        of pokemon: Pokemon, in game: Identifier<VersionGroup>
    ) -> Set<Identifier<Move>> {
        Set(battleForms.effectiveLearnset(of: pokemon).entries(in: game).map(\.move))
    }

    /// The newest of a Pokémon's games in which it learns moves by level; without such games, the
    /// newest; `nil` where it learns nothing. Champions, for one, has no levels.
    package func mainGame(of pokemon: Pokemon) -> Identifier<VersionGroup>? {
        let own = battleForms.effectiveLearnset(of: pokemon)
        let games = index.inOrder(own.versionGroups)
        return games.last { game in
            own.entries(in: game).contains { index[$0.method].known == .levelUp }
        } ?? games.last
    }

    private func learnset(
        _ own: Learnset, of pokemon: Pokemon, generation: Identifier<Generation>,
        games: [Identifier<VersionGroup>]
    ) -> GenerationLearnset {
        let earlierStages = families.preEvolutions(of: battleForms.learner(of: pokemon)).map(\.id)
        return GenerationLearnset(
            generation: generation, versionGroups: games,
            methods: tables(of: own, games: games),
            inherited: inheritedMoves(besides: own, games: games, from: earlierStages))
    }
}

extension LearnsetAssembler {
    private func tables(
        of learnset: Learnset, games: [Identifier<VersionGroup>]
    ) -> [MethodLearnset] {
        let entries = learnset.tableEntries(in: games) { entry in
            cells.rank(of: entry.method) << 16 | entry.move.rawValue
        }
        return entries[...].mapRuns(of: \.entry.method) { method, entries in
            table(of: method, entries: entries, games: games)
        }
    }

    private func table(
        of method: Identifier<LearnMethod>, entries: ArraySlice<TableEntry>,
        games: [Identifier<VersionGroup>]
    ) -> MethodLearnset {
        let used = games.indices.filter { column in entries.contains { $0.column == column } }
        let rows = entries.mapRuns(of: \.row) { _, entries in
            row(of: method, entries: entries, columns: used, games: games)
        }
        let merged = used.indices.grouped { first, second in
            rows.allSatisfy { $0.cells[first] == $0.cells[second] }
        }
        let order = rows.indices.sorted { rows[$0].sortKey < rows[$1].sortKey }
        return MethodLearnset(
            method: method,
            columns: merged.map { $0.map { games[used[$0]] } },
            rows: order.map { rows[$0].row(keeping: merged.map { $0[0] }) })
    }

    /// The row of one move.
    ///
    /// - Parameter columns: the columns of the table, as indices of `games`.
    private func row(
        of method: Identifier<LearnMethod>, entries: ArraySlice<TableEntry>, columns: [Int],
        games: [Identifier<VersionGroup>]
    ) -> UnmergedRow {
        let last = entries[entries.endIndex - 1]
        var row = columns.map { _ in LearnsetCell.notLearned }
        var newest = LearnsetCell.notLearned
        entries.forEachRun(of: \.column) { column, entries in
            newest = cells.cell(
                method: method, move: last.entry.move, versionGroup: games[column],
                levels: entries.lazy.map(\.entry.level))
            if let index = columns.firstIndex(of: column) { row[index] = newest }
        }
        return UnmergedRow(
            move: last.entry.move, cells: row, newestVersionGroup: games[last.column],
            sortKey: sortKey(newest, of: last.entry))
    }

    /// Sorts by level or machine in the newest games, then by the games' own order, then by move.
    private func sortKey(_ newest: LearnsetCell, of entry: LearnsetEntry) -> (Int, Int, Int) {
        switch newest {
        case .levels(let levels): (levels.first ?? 0, entry.order ?? .max, entry.move.rawValue)
        case .machines(let labels): (labels.first?.sortKey ?? 0, 0, entry.move.rawValue)
        case .learned, .notLearned: (.max, 0, entry.move.rawValue)
        }
    }
}

/// A row before equal columns are merged.
private struct UnmergedRow {
    let move: Identifier<Move>
    let cells: [LearnsetCell]
    let newestVersionGroup: Identifier<VersionGroup>
    let sortKey: (Int, Int, Int)

    func row(keeping columns: [Int]) -> LearnsetRow {
        LearnsetRow(
            move: move,
            cells: columns.count == cells.count ? cells : columns.map { cells[$0] },
            newestVersionGroup: newestVersionGroup)
    }
}

extension LearnsetAssembler {
    /// The moves that only earlier stages learn, in games where the Pokémon itself exists.
    private func inheritedMoves(
        besides own: Learnset, games: [Identifier<VersionGroup>],
        from earlierStages: [Identifier<Pokemon>]
    ) -> [InheritedMove] {
        guard !earlierStages.isEmpty else { return [] }
        var found: [InheritedMove] = []
        var isKnown = [Bool](repeating: false, count: index.catalog.moves.count)
        for game in games {
            for entry in own.entries(in: game) { isKnown[index.position(of: entry.move)] = true }
        }
        for stage in earlierStages {
            let entries = index.learnset(of: stage).tableEntries(in: games) { entry in
                isKnown[index.position(of: entry.move)] ? nil : entry.move.rawValue
            }
            entries[...].forEachRun(of: \.entry.move) { move, entries in
                isKnown[index.position(of: move)] = true
                found.append(
                    InheritedMove(
                        move: move, from: stage, ways: ways(to: move, entries, games: games),
                        newestVersionGroup: games[entries[entries.endIndex - 1].column]))
            }
        }
        return found.sorted { $0.move < $1.move }
    }

    /// The ways of one stage's entries; games in which method and cell agree share one.
    private func ways(
        to move: Identifier<Move>, _ entries: ArraySlice<TableEntry>,
        games: [Identifier<VersionGroup>]
    ) -> [InheritedMove.Way] {
        var ways: [InheritedMove.Way] = []
        entries.forEachRun(of: \.column) { column, entries in
            entries.forEachRun(of: \.entry.method) { method, entries in
                let cell = cells.cell(
                    method: method, move: move, versionGroup: games[column],
                    levels: entries.lazy.map(\.entry.level))
                let shared = ways.firstIndex { $0.method == method && $0.cell == cell }
                let earlier = shared.map { ways.remove(at: $0).versionGroups } ?? []
                ways.insert(
                    InheritedMove.Way(
                        method: method, cell: cell, versionGroups: earlier + [games[column]]),
                    at: shared ?? ways.count)
            }
        }
        return ways
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
                found.append(
                    TableEntry(row: row, column: column, entry: entry, sortKey: sortKey))
            }
        }
        return found.sorted { $0.sortKey < $1.sortKey }
    }
}
