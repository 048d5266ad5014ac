import PokedexDomain

/// A database's file, to be looked after: asked how it is, verified, brought up to date, compared
/// with another, deleted.
public struct DatabaseFile: Sendable {
    /// Where it is; messages name it as it stands here.
    public let path: String
    let storage: FileStorage
    private let successor: String?

    /// Names the file, which need not be there.
    ///
    /// - Parameter successor: the database that an update makes of this one, when it is another
    ///   file: what was fetched for that one counts as fetched for this one.
    public init(path: String, successor: String? = nil) {
        self.path = path
        self.successor = successor
        storage = FileStorage(name: path)
    }

    /// What was fetched for it.
    var records: RecordsFile {
        let places = [successor, path].compactMap(\.self)
            .map { RecordsFile(path: RecordStore.path(beside: $0)) }
        return places.first(where: \.exists)
            ?? RecordsFile(path: RecordStore.path(beside: path))
    }

    /// What is in the file: the bytes as they are, and as this program reads them.
    struct Content {
        let bytes: [UInt8]
        let schemaVersion: Int
        let image: DatabaseImage
    }

    /// Reads the file as a whole and leaves it alone.
    ///
    /// - Throws: ``CatalogError``, like ``SQLiteCatalogRepository/load()``.
    func content() throws(CatalogError) -> Content {
        let bytes = try storage.read()
        return try explaining { () throws(DatabaseProblem) in
            let image = try DatabaseImage(bytes)
            let version = DatabaseHeader(bytes)?.userVersion ?? 0
            return Content(bytes: bytes, schemaVersion: version, image: image)
        }
    }

    /// All facts of what was read.
    ///
    /// - Throws: ``CatalogError/invalidData(_:)`` when they cannot be true.
    func catalog(of content: Content) throws(CatalogError) -> Catalog {
        try explaining { () throws(DatabaseProblem) in
            try ParallelLoad(image: content.image).catalog()
        }
    }

    /// Adds the file's name and the cure to a problem.
    func explaining<Value>(
        _ work: () throws(DatabaseProblem) -> Value
    ) throws(CatalogError) -> Value {
        do {
            return try work()
        } catch {
            throw .invalidData(explanation(of: error))
        }
    }

    /// A problem with the file's name and the cure.
    func explanation(of problem: DatabaseProblem) -> String {
        problem.explanation(of: path)
    }

    /// That an update has the database.
    static func busy(_ path: String) -> CatalogError {
        .notWritable("\(path): an update of it is running; let it finish, or stop it first")
    }

    /// What helps against damage.
    public static let cure = DatabaseProblem.cure
}
