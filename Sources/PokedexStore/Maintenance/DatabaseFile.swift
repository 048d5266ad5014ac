import Platform
import PokedexDomain
import SQLite

/// A database's file: its verification, its migration, and its difference from another one.
package struct DatabaseFile: Sendable {
    /// Its path, as messages name it.
    package let path: String
    let storage: FileStorage

    /// Names the file, which need not be there.
    package init(path: String) {
        self.path = path
        storage = FileStorage(name: path)
    }

    /// Whether the file's head is that of a database of ours, or it is empty.
    package var looksLikeOurs: Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var head = [UInt8](repeating: 0, count: DatabaseHeader.size)
        let count = pread(descriptor, &head, head.count, 0)
        if count == 0 { return true }
        guard count == head.count, let header = DatabaseHeader(head) else { return false }
        return header.applicationIdentifier == Schema.applicationIdentifier
    }

    /// What is in the file: the bytes as they are, and as this program reads them.
    package struct Content {
        package let bytes: [UInt8]
        package let schemaVersion: Int
        let image: DatabaseImage
    }

    /// Reads the file as a whole and leaves it alone.
    ///
    /// - Throws: ``CatalogError``, like ``SQLiteCatalogRepository/load()``.
    package func content() throws(CatalogError) -> Content {
        let bytes = try storage.read()
        return try explaining { () throws(DatabaseProblem) in
            let image = try DatabaseImage(bytes)
            let version = DatabaseHeader(bytes)?.userVersion ?? 0
            return Content(bytes: bytes, schemaVersion: version, image: image)
        }
    }

    /// All facts of what was read.
    ///
    /// - Throws: ``CatalogError/invalidData(_:_:)`` when they cannot be true.
    package func catalog(of content: Content) throws(CatalogError) -> Catalog {
        try explaining { () throws(DatabaseProblem) in
            try ParallelLoad(image: content.image).catalog()
        }
    }

    /// The way in which the facts of what was read were made from the source's records.
    ///
    /// - Throws: ``CatalogError/invalidData(_:_:)`` when the database does not contain it.
    package func dataVersion(of content: Content) throws(CatalogError) -> Int {
        try explaining { () throws(DatabaseProblem) in try content.image.dataVersion() }
    }

    /// Adds the file's name and the cure to a problem.
    func explaining<Value>(
        _ work: () throws(DatabaseProblem) -> Value
    ) throws(CatalogError) -> Value {
        do {
            return try work()
        } catch {
            throw .invalidData(path, error.explanation)
        }
    }

    /// What helps against damage.
    package static let cure = DatabaseProblem.cure
}

/// The findings of a verification.
package struct DatabaseFindings {
    /// What is wrong with it, as the rest of sentences that begin with its name; empty when the
    /// file, its references, its row counts and its facts are sound.
    package internal(set) var problems: [String]
    /// How many rows each table has.
    package internal(set) var rows: [String: Int] = [:]
    /// The facts; `nil` when they could not be read.
    package internal(set) var catalog: Catalog?

    /// Names that are missing, by table and column in the order of the catalog; `nil` when the facts
    /// could not be read.
    package var missingNames: [MissingNames]? { catalog.map { MissingNames.all(in: $0) } }
}

extension DatabaseFile {
    /// Reads all of the database and checks it as thoroughly as can be: every page and index, every
    /// reference, the row counts and the facts' own rules. Changes nothing.
    ///
    /// - Throws: ``CatalogError/notFound(_:_:)`` when there is none;
    ///   ``CatalogError/invalidData(_:_:)`` when the file cannot be read, or is of a newer schema.
    ///   Damage is no error but part of the findings.
    package func verification() throws(CatalogError) -> DatabaseFindings {
        let bytes = try storage.read()
        do throws(DatabaseProblem) {
            return try findings(in: DatabaseImage(bytes))
        } catch {
            guard !error.isNewer else { throw .invalidData(path, error.explanation) }
            return DatabaseFindings(problems: [error.message])
        }
    }

    private func findings(in image: DatabaseImage) throws(DatabaseProblem) -> DatabaseFindings {
        let verification = try DatabaseVerification(image: image)
        var findings = DatabaseFindings(problems: verification.problems())
        do throws(DatabaseProblem) {
            let catalog = try ParallelLoad(image: image).catalog()
            findings.rows = try verification.rowCounts()
            findings.catalog = catalog
        } catch {
            findings.problems.append(error.message)
        }
        return findings
    }
}
