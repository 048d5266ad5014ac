/// What a Pokémon learns in the games of one generation.
package struct GenerationLearnset: Hashable, Sendable {
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
    package let method: Identifier<LearnMethod>
    /// The games of each column: neighbours in time that agree in every row share one.
    package let columns: [[Identifier<VersionGroup>]]
    /// The moves: by level, by machine, else by number.
    package let rows: [LearnsetRow]
}

package struct LearnsetRow: Hashable, Sendable {
    package let move: Identifier<Move>
    /// How it is learned in each column's games.
    package let cells: [LearnsetCell]
    /// The newest of the games in which it is learned; the move's values are those it has there.
    package let newestVersionGroup: Identifier<VersionGroup>
}

/// How a move is learned in some games.
package enum LearnsetCell: Hashable, Sendable {
    case notLearned
    /// At these levels, rising; 0 is on evolving.
    case levels([Int])
    case machines([Machine.Label])
    /// In a way that has no number.
    case learned
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

/// A move that a Pokémon can have only because an earlier stage learned it.
package struct InheritedMove: Hashable, Sendable {
    /// One way in which the earlier stage learns it.
    package struct Way: Hashable, Sendable {
        package let method: Identifier<LearnMethod>
        package let cell: LearnsetCell
        /// The games, in the order of their appearance.
        package let versionGroups: [Identifier<VersionGroup>]
    }

    package let move: Identifier<Move>
    /// The earlier stage, the nearest that learns it.
    package let from: Identifier<Pokemon>
    package let ways: [Way]
    package let newestVersionGroup: Identifier<VersionGroup>
}

/// How large the tables of one generation are.
package struct GenerationSize: Hashable, Sendable {
    package let generation: Identifier<Generation>
    /// The rows of all its tables.
    package let rows: Int
    /// The cells about games, each row's at most one a game.
    package let cells: Int
}

extension GenerationLearners {
    /// How large the table is before neighbouring games share columns.
    package var size: GenerationSize {
        let games = columns.reduce(0) { $0 + $1.count }
        return GenerationSize(generation: generation, rows: rows.count, cells: rows.count * games)
    }
}

extension GenerationLearnset {
    /// How large all its tables are.
    package var size: GenerationSize {
        GenerationSize(
            generation: generation,
            rows: methods.reduce(inherited.count) { $0 + $1.rows.count },
            cells: methods.reduce(0) { $0 + $1.rows.count * $1.columns.count })
    }
}
