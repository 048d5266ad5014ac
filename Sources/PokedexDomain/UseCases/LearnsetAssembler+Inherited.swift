extension LearnsetAssembler {
    /// The moves that only earlier stages learn, in games where the Pokémon itself exists.
    func inheritedMoves(
        besides own: Set<Identifier<Move>>, games: [Identifier<VersionGroup>],
        from earlierStages: [Pokemon]
    ) -> [InheritedMove] {
        var found: [InheritedMove] = []
        var known = own
        for stage in earlierStages {
            let entries = index.learnset(of: stage.id).entries.filter {
                games.contains($0.versionGroup) && !known.contains($0.move)
            }
            let moves = entries.grouped { $0.move.rawValue }
            known.formUnion(moves.map { Identifier($0.key) })
            found += moves.map { move, entries in
                inheritedMove(Identifier(move), from: stage, entries: entries)
            }
        }
        return found.sorted { $0.move < $1.move }
    }

    private func inheritedMove(
        _ move: Identifier<Move>, from stage: Pokemon, entries: [LearnsetEntry]
    ) -> InheritedMove {
        let games = Set(entries.map(\.versionGroup)).sorted { column(of: $0) < column(of: $1) }
        return InheritedMove(
            move: move, from: stage.id, ways: ways(of: entries, games: games),
            newestVersionGroup: games[games.count - 1])
    }

    private func ways(
        of entries: [LearnsetEntry], games: [Identifier<VersionGroup>]
    ) -> [InheritedMove.Way] {
        struct Key: Hashable {
            let method: Identifier<LearnMethod>
            let cell: LearnsetCell
        }
        var order: [Key] = []
        var gamesByKey: [Key: [Identifier<VersionGroup>]] = [:]
        for game in games {
            let here = entries.filter { $0.versionGroup == game }
            for (method, entries) in here.grouped(by: { $0.method.rawValue }) {
                let method = Identifier<LearnMethod>(method)
                let cell = learnsetCells.cell(
                    method: method, move: entries[0].move, versionGroup: game,
                    levels: entries.map(\.level))
                let key = Key(method: method, cell: cell)
                if gamesByKey[key] == nil { order.append(key) }
                gamesByKey[key, default: []].append(game)
            }
        }
        return order.map { key in
            InheritedMove.Way(
                method: key.method, cell: key.cell, versionGroups: gamesByKey[key] ?? [])
        }
    }
}
