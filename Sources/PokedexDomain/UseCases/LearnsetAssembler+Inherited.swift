extension LearnsetAssembler {
    /// The moves that only earlier stages learn, in games where the Pokémon itself exists.
    func inheritedMoves(
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
                found.append(inheritedMove(move, from: stage, entries: entries, games: games))
            }
        }
        return found.sorted { $0.move < $1.move }
    }

    private func inheritedMove(
        _ move: Identifier<Move>, from stage: Identifier<Pokemon>,
        entries: ArraySlice<TableEntry>, games: [Identifier<VersionGroup>]
    ) -> InheritedMove {
        InheritedMove(
            move: move, from: stage, ways: ways(to: move, entries: entries, games: games),
            newestVersionGroup: games[entries[entries.endIndex - 1].column])
    }

    private func ways(
        to move: Identifier<Move>, entries: ArraySlice<TableEntry>,
        games: [Identifier<VersionGroup>]
    ) -> [InheritedMove.Way] {
        var ways: [InheritedMove.Way] = []
        entries.forEachRun(of: \.column) { column, entries in
            entries.forEachRun(of: \.entry.method) { method, entries in
                let cell = learnsetCells.cell(
                    method: method, move: move, versionGroup: games[column],
                    levels: entries.lazy.map(\.entry.level))
                ways.add(method: method, cell: cell, in: games[column])
            }
        }
        return ways
    }
}

extension [InheritedMove.Way] {
    /// Adds games to the way that they share with earlier ones, else as a way of their own.
    fileprivate mutating func add(
        method: Identifier<LearnMethod>, cell: LearnsetCell, in game: Identifier<VersionGroup>
    ) {
        let place = firstIndex { $0.method == method && $0.cell == cell }
        let earlier = place.map { remove(at: $0).versionGroups } ?? []
        insert(
            InheritedMove.Way(method: method, cell: cell, versionGroups: earlier + [game]),
            at: place ?? count)
    }
}
