import Foundation
import PokedexDomain
import PokedexStore

/// Keeps a database up to date with a source: fetches the records that are new or were last checked
/// too long ago, and assembles them with those that are known.
package struct CatalogUpdater: Sendable {
    private let source: PokeAPINetwork
    private let address: String
    private let database: String
    private let base: String?

    /// Updates a database from a source.
    ///
    /// - Parameters:
    ///   - address: the source's address, which messages begin with; it ends in `/`.
    ///   - database: the path of the database. The fetched records are stored beside it.
    ///   - base: the database to begin with where there is none yet; `nil` to begin with nothing.
    package init(source: PokeAPINetwork, address: String, database: String, base: String?) {
        self.source = source
        self.address = address
        self.database = database
        self.base = base
    }

    /// Fetches, assembles and writes. Fetched records remain when the task is cancelled or the program
    /// killed; the database is replaced at the end, as a whole or not at all.
    ///
    /// - Parameter progress: called after every step, in this task.
    /// - Throws: ``UpdateError`` when nothing could be done; ``CatalogError`` when the facts could not
    ///   be written.
    package func run(
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

    /// Opens the fetched records. Those of another form cannot be read and are deleted; so are
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

    /// The facts of the database, and why all of them must be made again, if they must.
    private func knownFacts(
        isFull: Bool
    ) throws(UpdateError) -> (catalog: Catalog?, reason: String?) {
        for path in [database, base].compactMap({ $0 }) {
            let repository = SQLiteCatalogRepository(path: path)
            do throws(CatalogError) {
                return (try repository.load(), try repository.reasonForRefresh())
            } catch {
                if case .notFound = error { continue }
                guard isFull else { throw UpdateError(path: error.path, error.message) }
            }
        }
        return (nil, nil)
    }
}

/// What is known when an update begins.
struct UpdateBeginning {
    /// All records that are known: those of the database, and those that were fetched since.
    var known = KnownFacts()
    /// What known records were before they were fetched last, as long as the database does not hold
    /// them as they were fetched.
    var former: [ResourceKey: any ResourceFacts] = [:]
    /// When records were fetched.
    let marks: [ResourceKey: RecordStore.Mark]
    /// When the facts of the database were made, in seconds since 1970; 0 where there are none.
    let databaseTime: Int
    /// Whether every fact of the database must be confirmed by a record.
    let isFull: Bool
    /// Why that is so, unless the user asked for it.
    let reason: String?

    /// Reads everything that is known.
    init(
        records: RecordStore, catalog: Catalog?, reason: String?, options: UpdateOptions
    ) throws(RecordStoreError) {
        self.reason = reason
        // A refresh that was interrupted continues, unless another kind of refresh is asked for.
        let underWay = try records[.fullRefresh].flatMap(RecordStore.Refresh.init)
        isFull = underWay != nil || options.isFull || reason != nil
        if options.isFull, underWay != .records {
            try records.begin(.records)
        } else if isFull, underWay == nil {
            try records.begin(.facts)
        }
        if try records[.begunAt] == nil { try records.set(.begunAt, to: "\(options.now())") }
        databaseTime = catalog?.source.date ?? 0
        marks = try records.marks()
        if let catalog { known = KnownFacts(catalog) }
        try readRecords(records)
    }

    private mutating func readRecords(_ records: RecordStore) throws(RecordStoreError) {
        let isPublished = try records[.unpublished] == nil
        former = try records.formerFacts()
        for (key, facts) in try records.facts() {
            if !isPublished, former[key] == nil { former[key] = known[key] }
            known[key] = facts
        }
        if let meta = try records[.meta] {
            known.meta = try? JSONDecoder().decode(PokeAPIMeta.self, from: Data(meta.utf8))
        }
    }
}
