/// How far an update is.
public struct UpdateProgress: Hashable, Sendable {
    /// What an update does one after the other, more or less.
    public enum Step: Sendable {
        /// Reads the lists of what there is.
        case lists
        /// Fetches types, games and other small vocabularies.
        case words
        /// Fetches species, Pokémon, their forms and families.
        case pokemon
        /// Fetches moves.
        case moves
        /// Fetches what is left.
        case rest
        /// Joins everything and writes the database.
        case writing
    }

    /// What is being done.
    public let step: Step
    /// How many are done in this step: lists, words, species, moves or records.
    public let done: Int
    /// How many of those there are.
    public let total: Int
    /// How many records have been asked for since the beginning, failed ones too.
    public let recordsDone: Int
    /// How many records are to be asked for, as far as is known.
    public let recordsTotal: Int
    /// How many of them failed.
    public let failed: Int
}
