import PokedexDomain
import PokedexStore

/// A database's file together with the records that were fetched for it, to be looked after: asked
/// how it is, verified, brought up to date, deleted.
public struct UpdatableDatabase: Sendable {
    /// Where it is; messages name it as it stands here.
    public let path: String
    private let successor: String?

    /// Names the file, which need not be there.
    ///
    /// - Parameter successor: the database that an update makes of this one, when it is another
    ///   file: what was fetched for that one counts as fetched for this one.
    public init(path: String, successor: String? = nil) {
        self.path = path
        self.successor = successor
    }

    /// The database alone.
    var file: DatabaseFile { DatabaseFile(path: path) }

    /// What was fetched for it.
    var records: RecordsFile {
        let places = [successor, path].compactMap(\.self)
            .map { RecordsFile(path: RecordStore.path(beside: $0)) }
        return places.first(where: \.exists)
            ?? RecordsFile(path: RecordStore.path(beside: path))
    }

    /// Tells how the database is, and changes nothing.
    ///
    /// - Parameter now: seconds since 1970.
    /// - Throws: ``CatalogError/notFound(_:)`` when there is none;
    ///   ``CatalogError/invalidData(_:)`` when it cannot be read or trusted.
    public func status(at now: Int) throws(CatalogError) -> DatabaseStatus {
        let content = try file.content()
        let catalog = try file.catalog(of: content)
        let survey = RecordsSurvey(records, for: catalog, now: now)
        let madeAt = catalog.source.date == 0 ? nil : catalog.source.date
        return DatabaseStatus(
            path: path,
            size: content.bytes.count,
            schema: .init(database: content.schemaVersion, program: Schema.current.version),
            data: .init(
                database: try file.dataVersion(of: content), program: DataVersion.current),
            source: .init(
                address: survey.address, madeAt: madeAt,
                commit: catalog.source.commit.isEmpty ? nil : catalog.source.commit),
            createdAt: survey.begunAt ?? (survey.status == .none ? madeAt : nil),
            updatedAt: survey.finishedAt,
            counts: CatalogCounts(catalog),
            ages: survey.ages,
            records: survey.status)
    }

    /// Verifies the database, and compares it with the source's lists, as far as they were fetched.
    /// Changes nothing.
    ///
    /// - Throws: ``CatalogError``, like ``DatabaseFile/verification()``.
    public func verification() throws(CatalogError) -> VerificationReport {
        let verification = try file.verification()
        return VerificationReport(
            path: path, problems: verification.problems, rows: verification.rows,
            lists: verification.catalog.map { Fetched(records, listing: $0) },
            missingNames: verification.missingNames)
    }

    /// Brings the file to this program's schema while no update can begin: an update would lose what
    /// it writes between reading and replacing.
    ///
    /// - Throws: ``CatalogError``, like ``DatabaseFile/migrate()``, and
    ///   ``CatalogError/notWritable(_:)`` when an update of it is running.
    public func migrate() throws(CatalogError) -> DatabaseMigration {
        let records = UpdatableDatabase(path: path).records
        let migration = try records.keepingUpdatesOut { () throws(CatalogError) in
            try file.migrate()
        }
        guard let migration else { throw Self.busy(path) }
        return migration
    }

    /// That an update has the database.
    static func busy(_ path: String) -> CatalogError {
        .notWritable("\(path): an update of it is running; let it finish, or stop it first")
    }
}
