import Glibc
import PokedexDomain
import PokedexStore

extension UpdatableDatabase {
    /// What deleting the database would delete; `nil` when there is nothing.
    ///
    /// - Parameter isOurs: whether it is known to be a database of ours, however damaged. Any other
    ///   file must look like one.
    /// - Throws: ``CatalogError/invalidData(_:)`` when it does not;
    ///   ``CatalogError/notWritable(_:)`` when an update of it is running.
    public func removal(knownAsOurs isOurs: Bool) throws(CatalogError) -> DatabaseRemoval? {
        let size = fileSize(of: path)
        let hasRecords = records.exists
        guard size != nil || hasRecords else { return nil }
        guard isOurs || size == nil || file.looksLikeOurs else {
            throw .invalidData(
                "\(path): the file is not one of pokedex-site's; delete it yourself if it is to go")
        }
        guard !records.isBusy else { throw Self.busy(path) }
        return DatabaseRemoval(
            database: path, databaseSize: size, records: hasRecords ? records.path : nil,
            recordsSize: hasRecords ? records.size : nil)
    }
}

/// A database that is to be deleted, with what was fetched for it.
public struct DatabaseRemoval: Sendable {
    /// The database's path.
    public let database: String
    /// How many bytes it has; `nil` when it is gone and what was fetched for it is left.
    public let databaseSize: Int?
    /// The path of what was fetched; `nil` when nothing was.
    public let records: String?
    /// How many bytes that takes.
    public let recordsSize: Int?

    /// Deletes both and what SQLite has left beside them; what is gone already is no error.
    ///
    /// - Throws: ``CatalogError/notWritable(_:)`` when an update of the database is running, or a
    ///   file cannot be deleted.
    public func run() throws(CatalogError) {
        let file = UpdatableDatabase(path: database).records
        let isDone: Void? = try file.keepingUpdatesOut { () throws(CatalogError) in
            for path in [database, file.path] {
                for suffix in ["", "-wal", "-shm", "-journal"] { try delete(path + suffix) }
            }
        }
        guard isDone != nil else { throw UpdatableDatabase.busy(database) }
    }

    private func delete(_ path: String) throws(CatalogError) {
        guard unlink(path) != 0, errno != ENOENT else { return }
        throw .notWritable("\(path): it could not be deleted: \(WriteFailure(errno).reason)")
    }
}
