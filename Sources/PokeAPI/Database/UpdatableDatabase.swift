import Platform
import PokedexDomain
import PokedexStore

/// A database's file with the records that were fetched for it: its status, verification, migration
/// and removal.
package struct UpdatableDatabase: Sendable {
    /// The file's path, as messages name it.
    package let path: String
    private let successor: String?

    /// Names the file, which need not be there.
    ///
    /// - Parameter successor: the database that an update makes of this one, when it is another
    ///   file: the records of that one count for this one too.
    package init(path: String, successor: String? = nil) {
        (self.path, self.successor) = (path, successor)
    }

    var file: SQLiteCatalogRepository { SQLiteCatalogRepository(path: path) }

    var records: RecordsFile {
        let files = [successor, path].compactMap(\.self)
            .map { RecordsFile(path: RecordStore.path(beside: $0)) }
        return files.first(where: \.exists) ?? files[files.count - 1]
    }

    /// When the first update of it began, in seconds since 1970; `nil` where that is unknown.
    package var begunAt: Int? { records.begunAt }

    /// The status of the database. Changes nothing.
    ///
    /// - Parameter now: seconds since 1970.
    /// - Throws: ``CatalogError/notFound(_:_:)`` when there is none;
    ///   ``CatalogError/invalidData(_:_:)`` when it cannot be read or trusted.
    package func status(at now: Int) throws(CatalogError) -> DatabaseStatus {
        let content = try file.content()
        let catalog = try file.catalog(of: content)
        let records = records
        let fetched = records.read {
            try RecordsSurvey($0, of: records, for: catalog, now: now)
        }
        let survey = fetched.value
        let madeAt = catalog.source.knownDate
        return DatabaseStatus(
            path: path,
            size: content.bytes.count,
            schema: .init(database: content.schemaVersion, program: Schema.current.version),
            data: .init(database: content.dataVersion, program: DataVersion.current),
            source: .init(
                address: survey?.address, madeAt: madeAt, commit: catalog.source.knownCommit),
            createdAt: survey?.begunAt ?? (fetched.isNone ? madeAt : nil),
            updatedAt: survey?.finishedAt,
            counts: CatalogCounts(catalog),
            ages: survey?.ages ?? (fetched.isNone ? RecordAges(catalog, now: now) : nil),
            records: fetched.map(\.records))
    }

    /// Verifies the database, and compares it with the source's lists, as far as they were fetched.
    /// Changes nothing.
    ///
    /// - Throws: ``CatalogError``, like ``SQLiteCatalogRepository/verification()``.
    package func verification() throws(CatalogError) -> VerificationReport {
        let verification = try file.verification()
        return VerificationReport(
            path: path, problems: verification.problems, rows: verification.rows,
            lists: verification.catalog.map { records.lists(comparedWith: $0) },
            missingNames: verification.missingNames)
    }

    /// Brings the file to this program's schema while no update can begin: an update would lose what
    /// it writes between reading and replacing.
    ///
    /// - Throws: ``CatalogError``, like ``SQLiteCatalogRepository/migrate()``, and
    ///   ``CatalogError/notWritable(_:_:)`` when an update of it is running.
    package func migrate() throws -> DatabaseMigration {
        let records = UpdatableDatabase(path: path).records
        let migration = try records.withoutUpdates { try file.migrate() }
        guard let migration else { throw Self.busy(path) }
        return migration
    }

    /// The error that an update is using the database.
    static func busy(_ path: String) -> CatalogError {
        .notWritable(path, "an update of it is running; let it finish, or stop it first")
    }
}

extension UpdatableDatabase {
    /// The files that deleting the database would delete; `nil` when there are none.
    ///
    /// - Parameter isOurs: whether it is known to be a database of ours, however damaged. Any other
    ///   file must look like one.
    /// - Throws: ``CatalogError/invalidData(_:_:)`` when it does not;
    ///   ``CatalogError/notWritable(_:_:)`` when an update of it is running.
    package func removal(knownAsOurs isOurs: Bool) throws(CatalogError) -> DatabaseRemoval? {
        let size = fileSize(of: path)
        let hasRecords = records.exists
        guard size != nil || hasRecords else { return nil }
        guard isOurs || size == nil || file.looksLikeOurs else {
            throw .invalidData(
                path, "the file is not one of pokedex-site's; delete it yourself if it is to go")
        }
        guard !records.isBusy else { throw Self.busy(path) }
        return DatabaseRemoval(
            database: path, databaseSize: size, records: hasRecords ? records.path : nil,
            recordsSize: hasRecords ? records.size : nil)
    }
}

/// A database that is to be deleted, with its records file.
package struct DatabaseRemoval: Sendable {
    package let database: String
    /// How many bytes it has; `nil` when there is only a records file.
    package let databaseSize: Int?
    /// The path of the records file; `nil` where there is none.
    package let records: String?
    /// How many bytes that has.
    package let recordsSize: Int?

    /// Deletes both and the files that SQLite has left beside them. A missing file is no error.
    ///
    /// - Throws: ``CatalogError/notWritable(_:_:)`` when an update of the database is running, or a
    ///   file cannot be deleted.
    package func run() throws {
        let file = UpdatableDatabase(path: database).records
        let isDone: Void? = try file.withoutUpdates {
            for path in [database, file.path] {
                for suffix in ["", "-wal", "-shm", "-journal"] { try delete(path + suffix) }
            }
        }
        guard isDone != nil else { throw UpdatableDatabase.busy(database) }
    }

    private func delete(_ path: String) throws {
        guard unlink(path) != 0, errno != ENOENT else { return }
        throw CatalogError.notWritable(path, "it could not be deleted: \(systemReason(errno))")
    }
}
