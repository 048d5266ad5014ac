/// Games in which something is the same, as pages name them: whole generations, or games of one.
package enum GameGroup: Hashable, Sendable {
    /// All that count of some generations without a gap, the newest and the oldest.
    case generations(newest: Identifier<Generation>, oldest: Identifier<Generation>)
    /// Some of a generation, in the order of their appearance.
    case games([Identifier<VersionGroup>])
}

/// The games that a table is about, by generation: it joins games whose facts are the same.
package struct GamesByGeneration: Hashable, Sendable {
    /// The games of a generation.
    package struct Part: Hashable, Sendable {
        package let generation: Identifier<Generation>
        /// In the order of their appearance.
        package let versionGroups: [Identifier<VersionGroup>]
    }

    /// The newest generation first.
    package let parts: [Part]

    /// - Parameter versionGroups: in the order of their appearance.
    package init(_ versionGroups: [Identifier<VersionGroup>], _ index: CatalogIndex) {
        parts = Dictionary(grouping: versionGroups) { index[$0].generation }
            .sorted { $0.key > $1.key }
            .map { Part(generation: $0, versionGroups: $1) }
    }

    /// All games, the newest generation first.
    package var all: [Identifier<VersionGroup>] { parts.flatMap(\.versionGroups) }

    /// The newest game of a group of these games.
    package func newest(of group: GameGroup) -> Identifier<VersionGroup> {
        let games =
            switch group {
            case .generations(let newest, _):
                parts.first { $0.generation == newest }?.versionGroups ?? []
            case .games(let games): games
            }
        guard let newest = games.last else { preconditionFailure("no game is of the group") }
        return newest
    }

    /// The groups of games with the same fact, the newest first. Games whose fact is `nil` are left out.
    ///
    /// A generation is one group where all of its games agree, and is joined with the generation before
    /// where that agrees, too; else it is one for each different fact.
    package func groups<Fact: Equatable>(
        of fact: (Identifier<VersionGroup>) -> Fact?
    ) -> [(games: GameGroup, fact: Fact)] {
        var groups: [(games: GameGroup, fact: Fact)] = []
        for part in parts {
            guard let newest = part.versionGroups.last.flatMap(fact),
                part.versionGroups.allSatisfy({ fact($0) == newest })
            else {
                groups += differentFacts(in: part, fact).map { (.games($0.games), $0.fact) }
                continue
            }
            let generation = part.generation
            if case .generations(let first, let last)? = groups.last?.games,
                last.rawValue == generation.rawValue + 1, groups.last?.fact == newest
            {
                groups[groups.count - 1].games = .generations(newest: first, oldest: generation)
            } else {
                groups.append((.generations(newest: generation, oldest: generation), newest))
            }
        }
        return groups
    }

    /// The facts of a generation, those of its newest games first, each with its games.
    private func differentFacts<Fact: Equatable>(
        in part: Part, _ fact: (Identifier<VersionGroup>) -> Fact?
    ) -> [(fact: Fact, games: [Identifier<VersionGroup>])] {
        var different: [(fact: Fact, games: [Identifier<VersionGroup>])] = []
        for game in part.versionGroups.reversed() {
            guard let own = fact(game) else { continue }
            if let place = different.firstIndex(where: { $0.fact == own }) {
                different[place].games.insert(game, at: 0)
            } else {
                different.append((own, [game]))
            }
        }
        return different
    }
}
