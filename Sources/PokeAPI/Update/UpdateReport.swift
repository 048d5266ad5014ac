/// What an update is to do.
public struct UpdateOptions: Sendable {
    /// Whether everything is fetched again, however new it is.
    public var isFull: Bool
    /// The generation that is fetched before all others; `nil` to begin with the first.
    public var firstGeneration: Int?
    /// How many reads are begun at once; the source sends fewer requests at once.
    public var width: Int
    /// The time, in seconds since 1970.
    public var now: @Sendable () -> Int

    /// Sets what is to be done.
    public init(
        isFull: Bool = false, firstGeneration: Int? = nil, width: Int = 16,
        now: @escaping @Sendable () -> Int
    ) {
        self.isFull = isFull
        self.firstGeneration = firstGeneration
        self.width = width
        self.now = now
    }
}

/// How far an update is.
public struct UpdateProgress: Hashable, Sendable {
    /// The steps of an update, more or less one after another.
    public enum Step: Sendable {
        /// Reads the lists of all records.
        case lists
        /// Fetches types, games and other small vocabularies.
        case vocabularies
        /// Fetches species, Pokémon, their forms and evolution chains.
        case pokemon
        /// Fetches moves.
        case moves
        /// Fetches all other records.
        case rest
        /// Assembles the facts and writes the database.
        case writing
    }

    /// The current step.
    public let step: Step
    /// How many are done in this step: lists, terms, species, moves or records.
    public let done: Int
    /// How many of those there are.
    public let total: Int
    /// How many records have been requested since the beginning, failed ones too.
    public let recordsDone: Int
    /// How many records are to be requested, as far as is known.
    public let recordsTotal: Int
    /// How many of them failed.
    public let failed: Int
}

/// The result of an update.
public struct UpdateReport: Sendable {
    /// A record that could not be fetched or used.
    public struct Failure: Hashable, Sendable, CustomStringConvertible {
        /// Its address.
        public let address: String
        /// Why, as a clause without full stop; with the field where it is about one.
        public let reason: String

        /// The address and the reason.
        public var description: String {
            reason.hasPrefix(address) ? reason : "\(address): \(reason)"
        }
    }

    /// Why an update ended before everything was requested.
    public enum Stop: Hashable, Sendable {
        /// The user interrupted it.
        case interrupted
        /// The source stopped answering, or asks for a long pause.
        case closed(String)
    }

    /// Records that were not known.
    public let added: Int
    /// Records that were known and differ from the stored ones; all that were fetched, where none
    /// was stored yet.
    public let refreshed: Int
    /// Records that were requested and have not changed.
    public let unchanged: Int
    /// What could not be fetched or used, in this run or an earlier one, sorted.
    public let failures: [Failure]
    /// References to records that the source does not have yet; they are left out.
    public let waiting: Int
    /// Records that the source does not list any more; they remain.
    public let unlisted: Int
    /// Records that are due and were not requested.
    public let unreached: Int
    /// Why it ended early; `nil` when it did not.
    public let stop: Stop?
    /// Why all facts were made again although the user did not ask for it.
    public let reasonForRefresh: String?
    /// Whether the database was replaced.
    public let hasChangedDatabase: Bool

    /// Whether the database agrees with the source.
    public var isComplete: Bool { failures.isEmpty && stop == nil && unreached == 0 }
}

/// Why an update could not do anything.
public struct UpdateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file that it is about; empty if it is about none.
    public let path: String
    /// What is wrong, and what to do.
    public let message: String

    /// The path and the message.
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }

    init(path: String = "", _ message: String) {
        self.path = path
        self.message = message
    }
}
