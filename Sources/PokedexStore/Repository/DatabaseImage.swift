import PokedexDomain
import SQLite

/// The bytes of a database file, known to be one of ours and of this program's schema.
struct DatabaseImage: Sendable {
    let bytes: [UInt8]
    /// The version of the schema that the file has.
    let fileVersion: Int

    /// Checks a file's bytes and brings an older schema up to this program's, in memory alone.
    ///
    /// - Throws: ``DatabaseProblem`` for an empty, foreign or truncated file, and for one of another
    ///   program's schema.
    init(_ bytes: [UInt8], schema: Schema = .current) throws {
        guard !bytes.isEmpty else { throw DatabaseProblem("the file is empty") }
        guard let header = DatabaseHeader(bytes) else {
            throw DatabaseProblem("the file is no SQLite database")
        }
        try Self.check(header, size: bytes.count, schema.versions)
        var bytes = bytes
        if header.usesWriteAheadLog {
            // Nothing is in the log, or the repository had refused the file.
            bytes[18] = 1
            bytes[19] = 1
        }
        if header.userVersion < schema.version {
            let connection = try Connection(image: bytes)
            try schema.migrate(connection)
            bytes = try connection.serialized()
        }
        self.bytes = bytes
        fileVersion = header.userVersion
    }

    /// Writes a catalog into a new database: the same facts make the same bytes.
    ///
    /// - Throws: an error of SQLite when the catalog breaks a rule of the schema.
    init(of catalog: Catalog) throws {
        let connection = try Connection()
        try Schema.current.create(in: connection)
        try CatalogWriter(connection: connection).write(catalog)
        // Packs the pages, which inserting leaves a tenth empty.
        try connection.execute("VACUUM")
        bytes = try connection.serialized()
        fileVersion = Schema.current.version
    }

    /// The database of a connection, in which facts were put on top of another one.
    init(correctedBy connection: Connection) throws {
        bytes = try connection.serialized()
        fileVersion = Schema.current.version
    }

    /// Opens a connection of its own to these bytes.
    ///
    /// - Parameter shared: a copy of them that other connections read, too; `nil` for a copy of its own.
    /// - Throws: ``DatabaseProblem`` when a table is a virtual one, which would run a module's code.
    func open(reading shared: SharedImage? = nil) throws -> Connection {
        let connection = try shared.map { try Connection(reading: $0) } ?? Connection(image: bytes)
        let virtualTables = try connection.integer(
            "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND rootpage = 0")
        guard virtualTables == 0 else {
            throw DatabaseProblem("the database has virtual tables, which are never ours")
        }
        return connection
    }

    /// The way in which the facts were made from the source's records.
    func dataVersion() throws -> Int {
        try open().integer("SELECT data_version FROM data_source")
    }

    private static func check(
        _ header: DatabaseHeader, size: Int, _ versions: ClosedRange<Int>
    ) throws {
        guard header.applicationIdentifier == Schema.applicationIdentifier else {
            throw DatabaseProblem("the file is a SQLite database, but not one of a Pokédex")
        }
        let version = header.userVersion
        guard version >= versions.lowerBound else {
            throw DatabaseProblem(
                "the database was made by a development version of pokedex-site, with schema "
                    + "\(version)", remedy: "import it again")
        }
        guard version <= versions.upperBound else {
            throw DatabaseProblem(
                "the database's schema has version \(version), this program's has "
                    + "\(versions.upperBound)", remedy: "update pokedex-site")
        }
        guard size == header.pageSize * header.pageCount else {
            throw DatabaseProblem(
                "the file is damaged: it has \(size) bytes instead of "
                    + "\(header.pageSize * header.pageCount)")
        }
    }
}

/// Why a database cannot be used, without the file's name and the cure, which the repository adds.
struct DatabaseProblem: Error, Hashable {
    /// What is wrong, as the rest of a sentence that begins with the file's name.
    let message: String
    /// What else helps, where the file is sound but made by another version of this program.
    let remedy: String?

    /// What helps against damage.
    static let cure =
        "fetch everything anew with `pokedex-site update --full`, or put the committed file back"

    /// What helps against problems, by their messages: what is wrong in rows is seldom damage.
    static func cure(for messages: [String]) -> String {
        let isAboutRows = messages.allSatisfy {
            !$0.hasPrefix("the file ") && !$0.hasPrefix("the database")
        }
        return isAboutRows ? "correct the row, or put the committed file back" : cure
    }

    /// What the message names: "table pokemon, row 25", "species 2 evolves from 1".
    var places: [FactPlace] {
        let words = message.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard let kind = words.first, words.count > 1 else { return [] }
        let numbers = words.compactMap { Int($0) }
        return kind == "table"
            ? numbers.prefix(1).map { FactPlace(table: words[1], number: $0) }
            : numbers.map { FactPlace(table: kind, number: $0) }
    }

    /// The problem with the cure behind it.
    var explanation: String {
        "\(message); \(remedy.map { "\($0), or " } ?? "")\(Self.cure(for: [message]))"
    }

    init(_ message: String, remedy: String? = nil) {
        (self.message, self.remedy) = (message, remedy)
    }

    /// What is wrong with a database, by the error of reading it.
    init(_ error: any Error) {
        switch error {
        case let problem as DatabaseProblem: self = problem
        case let error as SQLiteError where error.isDamage:
            self.init("the file is damaged (SQLite: \(error.message))")
        default: self.init("the database cannot be read (\(error))")
        }
    }
}
