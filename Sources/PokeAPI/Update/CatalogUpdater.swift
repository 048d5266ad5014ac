import Foundation
import PokedexDomain
import PokedexStore

/// Keeps a database up to date with a source: fetches what is new or has not been looked at for too
/// long, and joins it with what is there.
public struct CatalogUpdater: Sendable {
    private let source: PokeAPINetwork
    private let address: String
    private let database: String
    private let base: String?

    /// Updates a database from a source.
    ///
    /// - Parameters:
    ///   - address: the source's address, which messages begin with; it ends in `/`.
    ///   - database: the path of the database. Beside it lies what was fetched, one record after the
    ///     other.
    ///   - base: the database to begin with where there is none yet; `nil` to begin with nothing.
    public init(source: PokeAPINetwork, address: String, database: String, base: String?) {
        self.source = source
        self.address = address
        self.database = database
        self.base = base
    }

    /// Fetches, joins and writes. What was fetched is kept when the task is cancelled or the program
    /// killed; the database is replaced at the end, as a whole or not at all.
    ///
    /// - Parameter progress: called after every step, in this task.
    /// - Throws: ``UpdateError`` when nothing could be done; ``CatalogError`` when the facts could not
    ///   be written.
    public func run(
        _ options: UpdateOptions, progress: (UpdateProgress) -> Void
    ) async throws -> UpdateReport {
        let repository = SQLiteCatalogRepository(path: database)
        try repository.requireWritable()
        let (records, renewal) = try openRecords(isFull: options.isFull)
        let known = try knownFacts(isFull: options.isFull)
        let beginning = try UpdateBeginning(
            records: records, catalog: known.catalog, reason: renewal ?? known.reason,
            options: options)
        var run = try UpdateRun(
            source: source, address: address, records: records, beginning, options)
        try await run.fetch(progress)
        try run.publish(to: repository, progress)
        return try run.report()
    }

    /// Opens the fetched records. Those of another version are of no use and are deleted; so are
    /// damaged ones when everything is to be fetched again.
    private func openRecords(
        isFull: Bool
    ) throws(RecordStoreError) -> (RecordStore, renewal: String?) {
        let path = RecordStore.path(beside: database)
        do {
            let records = try RecordStore(path: path)
            if isFull { try records.requireSound() }
            return (records, nil)
        } catch {
            guard error.kind == .otherVersion || error.kind == .damaged && isFull else {
                throw error
            }
            RecordStore.delete(at: path)
            return (
                try RecordStore(path: path),
                error.kind == .otherVersion ? error.description : nil
            )
        }
    }

    /// The facts that there are already, and why everything must be fetched again, if it must.
    private func knownFacts(
        isFull: Bool
    ) throws(UpdateError) -> (catalog: Catalog?, reason: String?) {
        for path in [database, base].compactMap({ $0 }) {
            let repository = SQLiteCatalogRepository(path: path)
            do throws(CatalogError) {
                return (try repository.load(), try repository.reasonForRefresh())
            } catch {
                if case .notFound = error { continue }
                guard isFull else { throw UpdateError("\(error)") }
            }
        }
        return (nil, nil)
    }
}
