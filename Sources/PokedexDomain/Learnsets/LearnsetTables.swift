/// What a Pokémon learns in the games of one generation.
package struct GenerationLearnset: Hashable, Sendable {
    /// The generation.
    package let generation: Identifier<Generation>
    /// Its games in which the Pokémon learns anything, in the order of their appearance.
    package let versionGroups: [Identifier<VersionGroup>]
    /// What it learns by itself: by level, machine, Egg, tutor, then the rarer methods.
    package let methods: [MethodLearnset]
    /// What it can have only through a Pokémon it evolves from, by move.
    package let inherited: [InheritedMove]
}

/// What a Pokémon learns in one way in the games of one generation.
package struct MethodLearnset: Hashable, Sendable {
    /// The way.
    package let method: Identifier<LearnMethod>
    /// The games of each column: neighbours in time that agree in every row share one.
    package let columns: [[Identifier<VersionGroup>]]
    /// The moves: by level, by machine, else by number.
    package let rows: [LearnsetRow]
}

/// One move in a learnset's table.
package struct LearnsetRow: Hashable, Sendable {
    /// The move.
    package let move: Identifier<Move>
    /// How it is learned in each column's games.
    package let cells: [LearnsetCell]
    /// The newest of the games in which it is learned; the move's values are those it has there.
    package let newestVersionGroup: Identifier<VersionGroup>
}

/// How a move is learned in some games.
package enum LearnsetCell: Hashable, Sendable {
    /// Not at all.
    case notLearned
    /// At these levels, rising; 0 is on evolving.
    case levels([Int])
    /// By these machines.
    case machines([Machine.Label])
    /// In a way that has no number.
    case learned
}

extension Machine {
    /// A machine's kind and number without its games.
    package struct Label: Hashable, Comparable, Sendable {
        /// Its kind.
        package let kind: Kind
        /// Its number.
        package let number: Int

        /// Orders technical machines first, then hidden ones, then records, each by number.
        package static func < (first: Self, second: Self) -> Bool {
            first.sortKey < second.sortKey
        }

        /// The kind and the number in data for programs: `tm24`.
        package var code: String { "\(kind.rawValue)\(number)" }

        var sortKey: Int {
            (Kind.allCases.firstIndex(of: kind) ?? 0) * 1000 + number
        }
    }

    /// The machine's kind and number.
    package var label: Label { Label(kind: kind, number: number) }
}

/// A move that a Pokémon can have only because an earlier stage learned it.
package struct InheritedMove: Hashable, Sendable {
    /// One way in which the earlier stage learns it.
    package struct Way: Hashable, Sendable {
        /// The way.
        package let method: Identifier<LearnMethod>
        /// The number that belongs to it.
        package let cell: LearnsetCell
        /// The games, in the order of their appearance.
        package let versionGroups: [Identifier<VersionGroup>]
    }

    /// The move.
    package let move: Identifier<Move>
    /// The earlier stage, the nearest that learns it.
    package let from: Identifier<Pokemon>
    /// How, by method.
    package let ways: [Way]
    /// The newest of the games.
    package let newestVersionGroup: Identifier<VersionGroup>
}
