extension LearnsetAssembler {
    /// The tables of some games: by method, a row a move, a column a game, equal neighbours merged.
    func tables(
        of learnset: Learnset, games: [Identifier<VersionGroup>]
    ) -> [MethodLearnset] {
        let entries = learnset.tableEntries(in: games) { entry in
            learnsetCells.place(of: entry.method) << 16 | entry.move.rawValue
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
    /// - Parameter columns: the columns of the table, as places among the games.
    private func row(
        of method: Identifier<LearnMethod>, entries: ArraySlice<TableEntry>, columns: [Int],
        games: [Identifier<VersionGroup>]
    ) -> UnmergedRow {
        let last = entries[entries.endIndex - 1]
        var cells = columns.map { _ in LearnsetCell.notLearned }
        var newest = LearnsetCell.notLearned
        entries.forEachRun(of: \.column) { column, entries in
            newest = learnsetCells.cell(
                method: method, move: last.entry.move, versionGroup: games[column],
                levels: entries.lazy.map(\.entry.level))
            if let place = columns.firstIndex(of: column) { cells[place] = newest }
        }
        return UnmergedRow(
            move: last.entry.move, cells: cells, newestVersionGroup: games[last.column],
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
