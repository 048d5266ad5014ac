import PokedexDomain
import SQLite

/// The bytes of a database file, known to be one of ours and of this program's schema.
struct DatabaseImage: Sendable {
    /// The bytes.
    let bytes: [UInt8]

    /// Checks a file's bytes and brings an older schema up to this program's, in memory alone.
    ///
    /// - Throws: ``DatabaseProblem`` for an empty, foreign, truncated or newer file.
    init(_ bytes: [UInt8], schema: Schema = .current) throws(DatabaseProblem) {
        guard !bytes.isEmpty else { throw DatabaseProblem("the file is empty") }
        guard let header = DatabaseHeader(bytes) else {
            throw DatabaseProblem("the file is no SQLite database")
        }
        try Self.check(header, size: bytes.count, schema: schema)
        var bytes = bytes
        if header.usesWriteAheadLog {
            // Nothing is in the log, or the repository had refused the file.
            bytes[18] = 1
            bytes[19] = 1
        }
        self.bytes =
            header.userVersion == schema.version ? bytes : try Self.migrate(bytes, to: schema)
    }

    /// Opens a connection of its own to these bytes.
    ///
    /// - Throws: ``DatabaseProblem`` when a table is a virtual one, which would run a module's code.
    func open() throws(DatabaseProblem) -> Connection {
        let (connection, virtualTables) = try readingDatabase { () throws(SQLiteError) in
            let connection = try Connection(image: bytes)
            let virtualTables = try connection.integer(
                "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND rootpage = 0")
            return (connection, virtualTables)
        }
        guard virtualTables == 0 else {
            throw DatabaseProblem("the database has virtual tables, which are never ours")
        }
        return connection
    }

    /// The way in which the facts were made from the source's records.
    ///
    /// - Throws: ``DatabaseProblem`` when the database does not contain it.
    func dataVersion() throws(DatabaseProblem) -> Int {
        let connection = try open()
        return try readingDatabase { () throws(SQLiteError) in
            try connection.integer("SELECT data_version FROM data_source")
        }
    }

    private static func check(
        _ header: DatabaseHeader, size: Int, schema: Schema
    ) throws(DatabaseProblem) {
        guard header.applicationIdentifier == Schema.applicationIdentifier else {
            throw DatabaseProblem("the file is a SQLite database, but not one of a Pokédex")
        }
        guard (1...schema.version).contains(header.userVersion) else {
            throw DatabaseProblem(
                "the database's schema has version \(header.userVersion), but this program knows "
                    + "only versions 1 to \(schema.version)", isNewer: true)
        }
        guard size == header.pageSize * header.pageCount else {
            throw DatabaseProblem(
                "the file is damaged: it has \(size) bytes instead of "
                    + "\(header.pageSize * header.pageCount)")
        }
    }

    private static func migrate(
        _ bytes: [UInt8], to schema: Schema
    ) throws(DatabaseProblem) -> [UInt8] {
        try readingDatabase { () throws(SQLiteError) in
            let connection = try Connection(image: bytes)
            try schema.migrate(connection)
            return try connection.serialized()
        }
    }
}

/// Why a database cannot be used, without the file's name and the cure, which the repository adds.
struct DatabaseProblem: Error, Hashable {
    /// What is wrong, as the rest of a sentence that begins with the file's name.
    let message: String
    /// Whether only a newer program can read it.
    let isNewer: Bool

    /// What helps against damage.
    static let cure =
        "fetch everything anew with `pokedex-site update --full`, or put the committed file back"

    /// The problem with the cure behind it.
    var explanation: String {
        "\(message); \(isNewer ? "update pokedex-site, or " : "")\(Self.cure)"
    }

    /// Says what is wrong.
    init(_ message: String, isNewer: Bool = false) {
        self.message = message
        self.isNewer = isNewer
    }

    /// Says what SQLite found wrong while it read.
    init(_ error: SQLiteError) {
        if error.isDamage {
            self.init("the file is damaged (SQLite: \(error.message))")
        } else {
            self.init("the database cannot be read (\(error))")
        }
    }
}

/// Runs work of SQLite, and reports its errors as problems of the database.
func readingDatabase<Value>(
    _ work: () throws(SQLiteError) -> Value
) throws(DatabaseProblem) -> Value {
    do {
        return try work()
    } catch {
        throw DatabaseProblem(error)
    }
}
