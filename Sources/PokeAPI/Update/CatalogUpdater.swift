import Diagnostics
import PokedexDomain
import PokedexStore

/// Keeps a database up to date with a source: fetches the records that are new or were last checked
/// too long ago, and assembles them with those that are known.
package struct CatalogUpdater: Sendable {
    private let source: PokeAPINetwork
    private let database: String
    private let base: String?

    /// - Parameters:
    ///   - database: the path of the database. The fetched records are stored beside it.
    ///   - base: the database to begin with where there is none yet; `nil` to begin with nothing.
    package init(source: PokeAPINetwork, database: String, base: String?) {
        (self.source, self.database, self.base) = (source, database, base)
    }

    /// Fetches, assembles and writes. Fetched records remain when the task is cancelled or the program
    /// killed; the database is replaced at the end, as a whole or not at all.
    ///
    /// - Parameter progress: called after every step, in this task.
    /// - Throws: ``DiagnosticError`` when nothing could be done; ``CatalogError`` when the facts could
    ///   not be written.
    package func run(
        _ options: UpdateOptions, progress: @escaping (UpdateProgress) -> Void
    ) async throws -> UpdateReport {
        do {
            let repository = SQLiteCatalogRepository(path: database)
            try repository.requireWritable()
            let records = try openRecords(isFull: options.isFull)
            let (catalog, reason) = try knownFacts(isFull: options.isFull)
            var run = try UpdateRun(
                source: source, records: records, catalog: catalog, reason: reason, options,
                progress)
            try await run.fetch()
            try run.publish(to: repository)
            return try run.finalReport()
        } catch let error as RecordStoreError {
            throw DiagnosticError(error.message, path: error.path)
        }
    }

    /// Opens the fetched records. Damaged ones are deleted when everything is to be fetched again.
    private func openRecords(isFull: Bool) throws -> RecordStore {
        let path = RecordStore.path(beside: database)
        do {
            let records = try RecordStore(path: path)
            if isFull { try records.requireSound() }
            return records
        } catch let error as RecordStoreError where error.kind == .damaged && isFull {
            RecordStore.delete(at: path)
            return try RecordStore(path: path)
        }
    }

    /// The facts of the database, and why all of them must be made again, if they must.
    private func knownFacts(isFull: Bool) throws -> (catalog: Catalog?, reason: String?) {
        for path in [database, base].compactMap(\.self) {
            let repository = SQLiteCatalogRepository(path: path)
            do throws(CatalogError) {
                return (try repository.load(), try repository.reasonForRefresh())
            } catch {
                if case .notFound = error { continue }
                guard isFull else { throw DiagnosticError(error.message, path: error.path) }
            }
        }
        return (nil, nil)
    }
}

package struct UpdateOptions: Sendable {
    /// Whether everything is fetched again, however new it is.
    package var isFull: Bool
    /// The generation that is fetched before all others; `nil` to begin with the first.
    package var firstGeneration: Int?
    /// How many reads are begun at once; the source sends fewer requests at once.
    package var width: Int
    /// The time, in seconds since 1970.
    package var now: @Sendable () -> Int

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

package struct UpdateProgress: Hashable, Sendable {
    /// The steps of an update, more or less one after another.
    package enum Step: Sendable {
        /// Reads the lists of all records.
        case lists
        /// Fetches types, games and other small vocabularies.
        case vocabularies
        /// Fetches species, Pokémon, their forms and evolution chains.
        case pokemon
        case moves
        /// Fetches all other records.
        case rest
        /// Assembles the facts and writes the database.
        case writing
    }

    package let step: Step
    /// How many are done in this step: lists, terms, species, moves or records.
    package let done: Int
    /// How many of those there are.
    package let total: Int
    /// How many records have been requested since the beginning, failed ones too.
    package let recordsDone: Int
    /// How many records are to be requested, as far as is known.
    package let recordsTotal: Int
    package let failed: Int
}

package struct UpdateReport: Sendable {
    /// A record that could not be fetched or used.
    package struct Failure: Hashable, Sendable, CustomStringConvertible {
        package let address: String
        /// Why, as a clause without full stop; with the field where it is about one.
        package let reason: String

        package var description: String {
            reason.hasPrefix(address) ? reason : "\(address): \(reason)"
        }
    }

    /// Why an update ended before everything was requested.
    package enum Stop: Hashable, Sendable {
        case interrupted
        /// The source stopped answering, or asks for a long pause.
        case closed(String)
    }

    /// Records that were not known.
    package internal(set) var added = 0
    /// Records that were known and differ from the stored ones; all that were fetched, where none
    /// was stored yet.
    package internal(set) var refreshed = 0
    /// Records that were requested and have not changed.
    package internal(set) var unchanged = 0
    /// What could not be fetched or used, in this run or an earlier one, sorted.
    package internal(set) var failures: [Failure] = []
    /// References to records that the source does not have yet; they are left out.
    package internal(set) var waiting = 0
    /// Records that the source does not list any more; they remain.
    package internal(set) var unlisted = 0
    /// Records that are due and were not requested.
    package internal(set) var unreached = 0
    /// Why it ended early; `nil` when it did not.
    package internal(set) var stop: Stop?
    /// Why all facts were made again although the user did not ask for it.
    package internal(set) var reasonForRefresh: String?
    package internal(set) var hasChangedDatabase = false

    /// Whether the database agrees with the source.
    package var isComplete: Bool { failures.isEmpty && stop == nil && unreached == 0 }
}
