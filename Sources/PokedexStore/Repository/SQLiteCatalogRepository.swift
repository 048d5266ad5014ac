import PokedexDomain
import SQLite

/// Stores the catalog in a SQLite database, which is one file.
package struct SQLiteCatalogRepository: CatalogRepository {
    /// The file's path, as messages name it.
    package let path: String
    let schema: Schema
    var file: FileStorage { FileStorage(path: path) }

    /// Names the file, which need not be there.
    package init(path: String) { self.init(path: path, schema: .current) }

    init(path: String, schema: Schema) { (self.path, self.schema) = (path, schema) }

    /// Reads all facts on two threads, checking every value, and that what is named exists.
    ///
    /// The file is read once and never touched: a database of an older schema is brought up to date
    /// in memory.
    ///
    /// - Throws: ``CatalogError/notFound(_:_:)`` when there is no file;
    ///   ``CatalogError/invalidData(_:_:)`` when it is empty, damaged, foreign, of a newer schema, or
    ///   holds anything that cannot be true.
    package func load() throws(CatalogError) -> Catalog {
        try reading { try ParallelLoad(image: $0).catalog() }
    }

    /// Why the facts must be fetched anew, as a sentence's beginning; `nil` when they need not be.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func reasonForRefresh() throws(CatalogError) -> String? {
        let version = try reading { try $0.dataVersion() }
        guard version != DataVersion.current else { return nil }
        return "\(path): its facts have data version \(version), this program's have "
            + "\(DataVersion.current)"
    }

    package var exists: Bool {
        do throws(CatalogError) {
            try requireWhole()
        } catch {
            if case .notFound = error { return false }
        }
        return true
    }

    /// Checks the file without reading it.
    ///
    /// - Throws: ``CatalogError/notFound(_:_:)`` when there is none; ``CatalogError/invalidData(_:_:)``
    ///   when it is no file, or holds changes that are not in it yet.
    package func requireWhole() throws(CatalogError) { try file.requireWhole() }

    /// Checks what ``load()`` does not: that every page is sound, that values meet the schema's
    /// checks, and that every table has the rows that were counted when the database was made.
    ///
    /// It reads the file anew, so that it can run beside a ``load()`` on another thread.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func verify() throws(CatalogError) {
        try reading { try DatabaseVerification(image: $0).run() }
    }

    /// Tries whether ``save(_:)`` could write there, for work that would be in vain otherwise.
    ///
    /// - Throws: ``CatalogError/notWritable(_:_:)`` when something other than a file is there, the
    ///   folder does not exist, or nothing can be written into it.
    package func requireWritable() throws(CatalogError) { try file.requireWritable() }

    /// Writes all facts into a new file, which then replaces the old one, but leaves a file alone that
    /// holds just these bytes. The same facts make the same bytes.
    ///
    /// - Throws: ``CatalogError/invalidData(_:_:)`` when the catalog breaks a rule of the schema;
    ///   ``CatalogError/notWritable(_:_:)`` when the folder cannot be written or the disk is full.
    @discardableResult
    package func save(_ catalog: Catalog) throws(CatalogError) -> Bool {
        let image: DatabaseImage
        do {
            image = try DatabaseImage(of: catalog)
        } catch {
            throw refusal("a rule of the database", "\(error)")
        }
        if let present = try? file.read(), present == image.bytes { return false }
        do {
            guard try ParallelLoad(image: image).catalog() == catalog else {
                throw DatabaseProblem("a list is not sorted, or holds something twice")
            }
        } catch {
            throw refusal("a promise of the catalog", DatabaseProblem(error).message)
        }
        try file.replace(with: image.bytes)
        return true
    }

    private func refusal(_ broken: String, _ reason: String) -> CatalogError {
        .invalidData(path, "the facts break \(broken) and were not saved (\(reason))")
    }

    /// Reads the file and works on its content; its name and the cure are added to what is wrong.
    func reading<Value>(_ work: (DatabaseImage) throws -> Value) throws(CatalogError) -> Value {
        let bytes = try file.read()
        return try explaining { try work(DatabaseImage(bytes, schema: schema)) }
    }

    /// Adds the file's name and the cure to a problem.
    func explaining<Value>(_ work: () throws -> Value) throws(CatalogError) -> Value {
        do {
            return try work()
        } catch {
            throw .invalidData(path, DatabaseProblem(error).explanation)
        }
    }
}
