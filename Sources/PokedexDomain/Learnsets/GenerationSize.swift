/// How large the tables of one generation are.
package struct GenerationSize: Hashable, Sendable {
    /// The generation.
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
        return GenerationSize(
            generation: generation, rows: rows.count, cells: rows.count * games)
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
