extension LearnsetAssembler {
    /// The table of one method: a row a move, a column a game, equal neighbours merged.
    func table(
        of method: Identifier<LearnMethod>, entries: [LearnsetEntry],
        games: [Identifier<VersionGroup>]
    ) -> MethodLearnset {
        let used = games.filter { game in entries.contains { $0.versionGroup == game } }
        let rows = entries.grouped { $0.move.rawValue }
            .map { move, entries in
                row(of: Identifier(move), method: method, entries: entries, games: used)
            }
            .sorted { $0.sortKey < $1.sortKey }
        let merged = mergedColumns(of: rows.map(\.cells), count: used.count)
        return MethodLearnset(
            method: method,
            columns: merged.map { $0.map { used[$0] } },
            rows: rows.map { $0.row(keeping: merged.map { $0[0] }) })
    }

    private func row(
        of move: Identifier<Move>, method: Identifier<LearnMethod>, entries: [LearnsetEntry],
        games: [Identifier<VersionGroup>]
    ) -> UnmergedRow {
        let cells = games.map { game in
            let here = entries.filter { $0.versionGroup == game }
            return here.isEmpty
                ? LearnsetCell.notLearned
                : learnsetCells.cell(
                    method: method, move: move, versionGroup: game,
                    levels: here.map(\.level))
        }
        let newest = cells.lastIndex { $0 != .notLearned } ?? 0
        let order = entries.last { $0.versionGroup == games[newest] }?.order
        return UnmergedRow(
            move: move, cells: cells, newestVersionGroup: games[newest],
            order: order ?? .max)
    }

    /// Groups neighbouring columns whose cells agree in every row.
    private func mergedColumns(of rows: [[LearnsetCell]], count: Int) -> [[Int]] {
        (0..<count).reduce(into: []) { groups, column in
            if let last = groups.last?.last, rows.allSatisfy({ $0[last] == $0[column] }) {
                groups[groups.count - 1].append(column)
            } else {
                groups.append([column])
            }
        }
    }
}

/// A row before equal columns are merged.
private struct UnmergedRow {
    let move: Identifier<Move>
    let cells: [LearnsetCell]
    let newestVersionGroup: Identifier<VersionGroup>
    let order: Int

    /// Sorts by level or machine in the newest games, then by the games' own order, then by move.
    var sortKey: (Int, Int, Int) {
        let newest = cells.last { $0 != .notLearned } ?? .notLearned
        switch newest {
        case .levels(let levels): return (levels.first ?? 0, order, move.rawValue)
        case .machines(let labels): return (labels.first?.sortKey ?? 0, 0, move.rawValue)
        case .learned, .notLearned: return (.max, 0, move.rawValue)
        }
    }

    func row(keeping columns: [Int]) -> LearnsetRow {
        LearnsetRow(
            move: move, cells: columns.map { cells[$0] }, newestVersionGroup: newestVersionGroup)
    }
}
