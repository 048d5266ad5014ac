/// What an update is to do.
package struct UpdateOptions: Sendable {
    /// Whether everything is fetched again, however new it is.
    package var isFull: Bool
    /// The generation that is fetched before all others; `nil` to begin with the first.
    package var firstGeneration: Int?
    /// How many reads are begun at once; the source sends fewer requests at once.
    package var width: Int
    /// The time, in seconds since 1970.
    package var now: @Sendable () -> Int

    /// Sets what is to be done.
    package init(
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
package struct UpdateProgress: Hashable, Sendable {
    /// The steps of an update, more or less one after another.
    package enum Step: Sendable {
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
    package let step: Step
    /// How many are done in this step: lists, terms, species, moves or records.
    package let done: Int
    /// How many of those there are.
    package let total: Int
    /// How many records have been requested since the beginning, failed ones too.
    package let recordsDone: Int
    /// How many records are to be requested, as far as is known.
    package let recordsTotal: Int
    /// How many of them failed.
    package let failed: Int
}

/// The result of an update.
package struct UpdateReport: Sendable {
    /// A record that could not be fetched or used.
    package struct Failure: Hashable, Sendable, CustomStringConvertible {
        /// Its address.
        package let address: String
        /// Why, as a clause without full stop; with the field where it is about one.
        package let reason: String

        /// The address and the reason.
        package var description: String {
            reason.hasPrefix(address) ? reason : "\(address): \(reason)"
        }
    }

    /// Why an update ended before everything was requested.
    package enum Stop: Hashable, Sendable {
        /// The user interrupted it.
        case interrupted
        /// The source stopped answering, or asks for a long pause.
        case closed(String)
    }

    /// Records that were not known.
    package let added: Int
    /// Records that were known and differ from the stored ones; all that were fetched, where none
    /// was stored yet.
    package let refreshed: Int
    /// Records that were requested and have not changed.
    package let unchanged: Int
    /// What could not be fetched or used, in this run or an earlier one, sorted.
    package let failures: [Failure]
    /// References to records that the source does not have yet; they are left out.
    package let waiting: Int
    /// Records that the source does not list any more; they remain.
    package let unlisted: Int
    /// Records that are due and were not requested.
    package let unreached: Int
    /// Why it ended early; `nil` when it did not.
    package let stop: Stop?
    /// Why all facts were made again although the user did not ask for it.
    package let reasonForRefresh: String?
    /// Whether the database was replaced.
    package let hasChangedDatabase: Bool

    /// Whether the database agrees with the source.
    package var isComplete: Bool { failures.isEmpty && stop == nil && unreached == 0 }
}

/// Why an update could not do anything.
package struct UpdateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file that it is about; empty if it is about none.
    package let path: String
    /// What is wrong, and what to do.
    package let message: String

    /// The path and the message.
    package var description: String { path.isEmpty ? message : "\(path): \(message)" }

    init(path: String = "", _ message: String) {
        self.path = path
        self.message = message
    }
}
