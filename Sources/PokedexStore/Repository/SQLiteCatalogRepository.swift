import PokedexDomain
import SQLite

/// Stores the catalog in a SQLite database: one file, or memory for tests.
package struct SQLiteCatalogRepository: CatalogRepository, Sendable {
    let storage: any DatabaseStorage

    /// Stores the catalog in a file.
    ///
    /// - Parameter path: the file's path; messages name it as it stands here.
    package init(path: String) {
        storage = FileStorage(name: path)
    }

    /// Stores the catalog in memory; every call begins without one.
    package static func inMemory() -> SQLiteCatalogRepository {
        SQLiteCatalogRepository(storage: MemoryStorage())
    }

    init(storage: any DatabaseStorage) {
        self.storage = storage
    }

    /// Reads all facts on two threads, checking every value, and that what is named exists.
    ///
    /// The file is read once and never touched: a database of an older schema is brought up to date
    /// in memory.
    ///
    /// - Throws: ``CatalogError/notFound(_:_:)`` when there is no file;
    ///   ``CatalogError/invalidData(_:_:)`` when it is empty, damaged, foreign, of a newer schema, or
    ///   holds anything that cannot be true.
    package func load() throws(CatalogError) -> Catalog {
        let bytes = try storage.read()
        return try explaining { () throws(DatabaseProblem) in
            try ParallelLoad(image: try DatabaseImage(bytes)).catalog()
        }
    }

    /// Reads the paths of all pictures, below the address or folder that they are in, and nothing
    /// else: sorted, each once.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func picturePaths() throws(CatalogError) -> [String] {
        let bytes = try storage.read()
        return try explaining { () throws(DatabaseProblem) in
            let connection = try DatabaseImage(bytes).open()
            let paths = try readingDatabase { () throws(SQLiteError) in
                try connection.texts(
                    """
                    SELECT path FROM pokemon_picture
                    UNION SELECT picture FROM form WHERE picture IS NOT NULL ORDER BY 1
                    """)
            }
            for path in paths {
                guard let objection = TextRule.path.objection(to: path) else { continue }
                throw DatabaseProblem("the path of a picture \(objection)")
            }
            return paths
        }
    }

    /// A Pokémon's number with its slug, or with that of one of its forms.
    package typealias NumberedSlug = (pokemon: Int, slug: Slug)

    /// Reads the numbers and slugs of all Pokémon, and of the forms that are no Pokémon of their own,
    /// and nothing else: each sorted by its number.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func numberedSlugs() throws(CatalogError) -> (
        pokemon: [NumberedSlug], forms: [NumberedSlug]
    ) {
        let bytes = try storage.read()
        return try explaining { () throws(DatabaseProblem) in
            let connection = try DatabaseImage(bytes).open()
            func slugs(_ query: String) throws(DatabaseProblem) -> [NumberedSlug] {
                let texts = try readingDatabase { () throws(SQLiteError) in
                    try connection.texts(query)
                }
                var slugs: [NumberedSlug] = []
                for text in texts {
                    let parts = text.split(separator: " ", maxSplits: 1)
                    guard parts.count == 2, let number = Int(parts[0]),
                        let slug = try? Slug(String(parts[1]))
                    else {
                        throw DatabaseProblem("the slug of a Pokémon or form is wrong: \(text)")
                    }
                    slugs.append((number, slug))
                }
                return slugs
            }
            return (
                try slugs("SELECT id || ' ' || slug FROM pokemon ORDER BY id"),
                try slugs(
                    "SELECT pokemon_id || ' ' || slug FROM form WHERE position > 1 ORDER BY id")
            )
        }
    }

    /// Reads the slugs of all Pokémon, and nothing else.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func pokemonSlugs() throws(CatalogError) -> Set<Slug> {
        let bytes = try storage.read()
        return try explaining { () throws(DatabaseProblem) in
            let connection = try DatabaseImage(bytes).open()
            let texts = try readingDatabase { () throws(SQLiteError) in
                try connection.texts("SELECT slug FROM pokemon")
            }
            var slugs: Set<Slug> = []
            for text in texts {
                do {
                    slugs.insert(try Slug(text))
                } catch {
                    throw DatabaseProblem("the slug of a Pokémon is wrong: \(error)")
                }
            }
            return slugs
        }
    }

    /// Why the facts must be fetched anew, as a sentence's beginning; `nil` when they need not be.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func reasonForRefresh() throws(CatalogError) -> String? {
        let version = try dataVersion()
        guard version != DataVersion.current else { return nil }
        return "\(storage.name): its facts have data version \(version), this program's have "
            + "\(DataVersion.current)"
    }

    /// The way in which the facts were made from the source's records.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func dataVersion() throws(CatalogError) -> Int {
        let bytes = try storage.read()
        return try explaining { () throws(DatabaseProblem) in
            try DatabaseImage(bytes).dataVersion()
        }
    }

    /// Whether there is a database.
    package var exists: Bool {
        if case .failure(.notFound) = Result(catching: { () throws(CatalogError) in
            try storage.requireWhole()
        }) {
            return false
        }
        return true
    }

    /// Checks the file without reading it.
    ///
    /// - Throws: ``CatalogError/notFound(_:_:)`` when there is none; ``CatalogError/invalidData(_:_:)``
    ///   when it is no file, or holds changes that are not in it yet.
    package func requireWhole() throws(CatalogError) {
        try storage.requireWhole()
    }

    /// Checks what ``load()`` does not: that every page is sound, that values meet the schema's
    /// checks, and that every table has the rows that were counted when the database was made.
    ///
    /// It reads the file anew, so that it can run beside a ``load()`` on another thread.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func verify() throws(CatalogError) {
        let bytes = try storage.read()
        try explaining { () throws(DatabaseProblem) in
            try DatabaseVerification(image: try DatabaseImage(bytes)).run()
        }
    }

    /// Tries whether ``save(_:)`` could write there, for work that would be in vain otherwise.
    ///
    /// - Throws: ``CatalogError/notWritable(_:_:)`` when something other than a file is there, the
    ///   folder does not exist, or nothing can be written into it.
    package func requireWritable() throws(CatalogError) {
        try storage.requireWritable()
    }

    /// Writes all facts into a new file, which then replaces the old one. The same facts make the
    /// same bytes.
    ///
    /// - Throws: ``CatalogError/invalidData(_:_:)`` when the catalog breaks a rule of the schema;
    ///   ``CatalogError/notWritable(_:_:)`` when the folder cannot be written or the disk is full.
    package func save(_ catalog: Catalog) throws(CatalogError) {
        _ = try replace(with: catalog)
    }

    /// Does the same as ``save(_:)``, but leaves a file alone that holds just these bytes.
    ///
    /// - Returns: whether the file was replaced.
    /// - Throws: ``CatalogError``, like ``save(_:)``.
    package func replace(with catalog: Catalog) throws(CatalogError) -> Bool {
        let bytes = try image(of: catalog)
        if let present = try? storage.read(), present == bytes { return false }
        try requireSame(catalog, in: bytes)
        try storage.replace(with: bytes)
        return true
    }

    private func image(of catalog: Catalog) throws(CatalogError) -> [UInt8] {
        do throws(SQLiteError) {
            let connection = try Connection()
            try Schema.current.create(in: connection)
            try CatalogWriter(connection: connection).write(catalog)
            // Packs the pages, which inserting leaves a tenth empty.
            try connection.execute("VACUUM")
            return try connection.serialized()
        } catch {
            throw .invalidData(
                storage.name,
                "the facts break a rule of the database and were not saved "
                    + "(\(error))")
        }
    }

    /// Requires that the bytes hold the same catalog.
    private func requireSame(_ catalog: Catalog, in bytes: [UInt8]) throws(CatalogError) {
        do throws(DatabaseProblem) {
            let stored = try ParallelLoad(image: try DatabaseImage(bytes)).catalog()
            guard stored == catalog else {
                throw DatabaseProblem("a list is not sorted, or holds something twice")
            }
        } catch {
            throw .invalidData(
                storage.name,
                "the facts break a promise of the catalog and were not saved "
                    + "(\(error.message))")
        }
    }

    /// Adds the file's name and the cure to a problem.
    private func explaining<Value>(
        _ work: () throws(DatabaseProblem) -> Value
    ) throws(CatalogError) -> Value {
        do {
            return try work()
        } catch {
            throw .invalidData(storage.name, error.explanation)
        }
    }
}
