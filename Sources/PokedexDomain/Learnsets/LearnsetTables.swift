/// What a Pokémon learns in some games.
package struct LearnsetTables: Hashable, Sendable {
    /// Those games in which it learns anything.
    package let games: GamesByGeneration
    /// What it learns by itself: by level, machine, Egg, tutor, then the rarer methods.
    package let methods: [MethodLearnset]
    /// What it can have only through a Pokémon it evolves from, by move.
    package let inherited: [InheritedMove]
}

/// What a Pokémon learns in one way in some games.
package struct MethodLearnset: Hashable, Sendable {
    package let method: Identifier<LearnMethod>
    /// The moves: by level or by machine in the newest of the games in which each is learned, else by number.
    package let rows: [LearnsetRow]
}

package struct LearnsetRow: Hashable, Sendable {
    package let move: Identifier<Move>
    /// How it is learned, the newest games first; at least one.
    package let ways: [Way]
    /// The games in which it is learned, in the order of their appearance.
    package let versionGroups: [Identifier<VersionGroup>]

    /// How it is learned in some of the games.
    package struct Way: Hashable, Sendable {
        package let games: GameGroup
        package let cell: LearnsetCell
    }
}

/// How a move is learned in some games.
package enum LearnsetCell: Hashable, Sendable {
    /// At these levels, rising; 0 is on evolving.
    case levels([Int])
    case machines([Machine.Label])
    /// In a way that has no number.
    case learned
    /// So, and it is mastered at a level.
    indirect case mastered(LearnsetCell, level: Int)
}

extension Machine {
    /// A machine's kind and number without its games.
    package struct Label: Hashable, Comparable, Sendable {
        package let kind: Kind
        package let number: Int

        /// Orders technical machines first, then hidden ones, then records, each by number.
        package static func < (first: Self, second: Self) -> Bool {
            first.sortKey < second.sortKey
        }

        /// The kind and the number in data for programs: `tm24`.
        package var code: String { "\(kind.rawValue)\(number)" }

        var sortKey: Int { (Kind.allCases.firstIndex(of: kind) ?? 0) * 1000 + number }
    }

    package var label: Label { Label(kind: kind, number: number) }
}

/// A move that a Pokémon can have only because an earlier stage learned it: it does not learn the move itself in any game of
/// the same generation.
package struct InheritedMove: Hashable, Sendable {
    package let move: Identifier<Move>
    /// Where it has the move from, the newest games first; at least one.
    package let origins: [Origin]
    /// The games in which it can have the move, in the order of their appearance.
    package let versionGroups: [Identifier<VersionGroup>]

    /// Where it has the move from in some of the games.
    package struct Origin: Hashable, Sendable {
        package let games: GameGroup
        /// The earlier stage, the nearest that learns it.
        package let from: Identifier<Pokemon>
        package let ways: [LearnerWay]
    }
}
