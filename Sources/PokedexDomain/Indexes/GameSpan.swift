/// Main games, neighbours in time, in which the same is the case.
package struct GameSpan<Fact: Hashable & Sendable>: Hashable, Sendable {
    /// The oldest of them.
    package let first: Identifier<VersionGroup>
    /// The newest of them.
    package let last: Identifier<VersionGroup>
    /// What is the case.
    package let fact: Fact
}

extension MainGames {
    /// Joins neighbouring games in which the same is the case, the newest first.
    ///
    /// - Parameter fact: what is the case in a game; `nil` for those that are in no span.
    package func spans<Fact>(by fact: (VersionGroup) -> Fact?) -> [GameSpan<Fact>] {
        var spans: [GameSpan<Fact>] = []
        // The newer neighbour's fact.
        var neighbor: Fact?
        for game in inOrder.reversed() {
            let fact = fact(game)
            if let fact {
                let last = fact == neighbor ? spans.popLast()?.last : nil
                spans.append(GameSpan(first: game.id, last: last ?? game.id, fact: fact))
            }
            neighbor = fact
        }
        return spans
    }
}

extension MoveHistory {
    /// A move's values in the main games since it appeared, the newest games first: one span where
    /// nothing changed.
    package func spans(of move: Move, in games: MainGames) -> [GameSpan<MoveValues>] {
        games.spans { $0.generation >= move.generation ? values(of: move, in: $0) : nil }
    }
}
