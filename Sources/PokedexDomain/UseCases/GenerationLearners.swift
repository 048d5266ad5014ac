/// Everyone who learns a move in the games of one generation.
public struct GenerationLearners: Hashable, Sendable {
    /// The generation.
    public let generation: Identifier<Generation>
    /// The games of each column, in the order of their appearance: neighbours in time in which
    /// everyone learns the move alike share one. Games in which nobody learns it are absent.
    public let columns: [[Identifier<VersionGroup>]]
    /// The different ways to fill a row, each with a cell for every column; rows share them,
    /// because most Pokémon learn a move like many others.
    public let patterns: [[LearnerCell]]
    /// The Pokémon, by national number, then as their species orders its varieties.
    public let rows: [LearnerRow]
}

/// One Pokémon that learns a move.
public struct LearnerRow: Hashable, Sendable {
    /// The Pokémon.
    public let pokemon: Identifier<Pokemon>
    /// The place of its cells in ``GenerationLearners/patterns``.
    public let pattern: Int
}

/// How a Pokémon learns a move in some games.
public struct LearnerCell: Hashable, Sendable {
    /// All ways in which it does: by level, machine, Egg, tutor, then the rarer ones; empty where
    /// it does not.
    public let ways: [LearnerWay]
}

/// One way to learn a move.
public struct LearnerWay: Hashable, Sendable {
    /// The way.
    public let method: Identifier<LearnMethod>
    /// The number that belongs to it; never ``LearnsetCell/notLearned``.
    public let cell: LearnsetCell
}
