import Foundation
import PokedexDomain
import SQLite

/// The fetched records of a database, in a SQLite file of its own beside it: each as ``StoredRecord``,
/// with the time and the source's `ETag`.
///
/// The database holds facts alone and is replaced as a whole; this file is written record by record,
/// so that no fetched record is lost when an update is interrupted. One process can open it at a
/// time, and one task at a time may use it.
final class RecordStore {
    let connection: Connection
    /// The file's path, as messages name it.
    let path: String

    /// The version of the file's form, that of ``StoredRecord`` included; a file of another version is
    /// not read.
    static let version = 3
    /// `PRAGMA application_id` of these files: "PKDR".
    static let applicationIdentifier = 0x504B_4452

    /// The records of a database: beside its file, also when the path is a link to that.
    static func path(beside database: String) -> String {
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: database)) != nil
        let file = isLink ? URL(fileURLWithPath: database).resolvingSymlinksInPath().path : database
        return "\(file)-records"
    }

    /// Deletes a store, with the files that SQLite has left beside it.
    static func delete(at path: String) {
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    }

    /// Opens the store and locks it; makes it where there is none.
    ///
    /// - Throws: ``RecordStoreError``.
    init(path: String) throws {
        self.path = path
        connection = try Self.exclusiveConnection(path, attempts: 10)
        try prepare()
    }

    /// Opens the file and locks it. Two processes that begin at the same moment refuse each other, so
    /// each tries again after a random time.
    private static func exclusiveConnection(_ path: String, attempts: Int) throws -> Connection {
        do {
            let connection = try Connection(file: path)
            try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            try connection.execute("PRAGMA journal_mode = WAL")
            try connection.execute("PRAGMA synchronous = NORMAL")
            try connection.execute("BEGIN EXCLUSIVE")
            try connection.execute("COMMIT")
            return connection
        } catch {
            let error = RecordStoreError(error, path: path)
            guard error.kind == .busy, attempts > 1 else { throw error }
        }
        usleep(.random(in: 5_000...100_000))
        return try exclusiveConnection(path, attempts: attempts - 1)
    }

    private func prepare() throws {
        try working {
            guard try connection.tables().isEmpty else { return }
            try connection.execute("BEGIN")
            try connection.execute(Self.schema)
            try connection.execute("PRAGMA application_id = \(Self.applicationIdentifier)")
            try connection.execute("PRAGMA user_version = \(Self.version)")
            try connection.execute("COMMIT")
        }
        guard try integer("application_id") == Self.applicationIdentifier else {
            throw RecordStoreError(
                .foreign, path: path, reason: "it is a database of another program")
        }
        let version = try integer("user_version")
        guard version == Self.version else {
            throw RecordStoreError(
                .damaged, path: path,
                reason: "its records have form \(version), this program's have \(Self.version)")
        }
    }

    private func integer(_ pragma: String) throws -> Int {
        try working { try connection.integer("PRAGMA \(pragma)") }
    }

    private static let schema = """
        CREATE TABLE record (
            kind TEXT NOT NULL,
            number INTEGER NOT NULL,
            content TEXT NOT NULL,
            tag TEXT,
            fetched_at INTEGER NOT NULL,
            PRIMARY KEY (kind, number)
        ) STRICT;

        CREATE TABLE former_record (
            kind TEXT NOT NULL,
            number INTEGER NOT NULL,
            content TEXT NOT NULL,
            PRIMARY KEY (kind, number)
        ) STRICT;

        CREATE TABLE list (
            kind TEXT PRIMARY KEY,
            numbers TEXT NOT NULL,
            tag TEXT,
            fetched_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE failure (
            path TEXT PRIMARY KEY,
            reason TEXT NOT NULL,
            failed_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE state (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT;
        """
}

// SQL, whose errors become those of this file.
extension RecordStore {
    func working<Value>(_ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as SQLiteError {
            throw RecordStoreError(error, path: path)
        }
    }

    /// Does several changes as a whole or not at all.
    func changing(_ work: () throws -> Void) throws {
        try working {
            try connection.execute("BEGIN")
            do {
                try work()
                try connection.execute("COMMIT")
            } catch {
                try? connection.execute("ROLLBACK")
                throw error
            }
        }
    }

    /// Makes something of each row.
    func rows<Value>(
        _ sql: String, _ values: [SQLiteValue] = [], _ value: (Statement) -> Value
    ) throws -> [Value] {
        try working {
            let row = try connection.prepare(sql)
            try row.bind(values)
            var rows: [Value] = []
            while try row.step() { rows.append(value(row)) }
            return rows
        }
    }
}

/// Why fetched records could not be stored or read.
struct RecordStoreError: Error, Hashable, CustomStringConvertible {
    enum Kind: Sendable {
        /// Another process is updating the same database.
        case busy
        /// The disk is full or cannot be written.
        case notWritable
        /// The bytes are no sound store, or one of another version of this program.
        case damaged
        /// The file belongs to another program.
        case foreign
    }

    let kind: Kind
    let path: String
    /// What is wrong, and what to do.
    let message: String

    var description: String { "\(path): \(message)" }

    init(_ kind: Kind, path: String, reason: String) {
        (self.kind, self.path) = (kind, path)
        message =
            switch kind {
            case .busy: "another update of this database is running; let it finish"
            case .notWritable:
                "what was fetched cannot be kept: \(reason); what was there before is unchanged"
            case .damaged:
                "what was fetched before cannot be read: \(reason); fetch everything "
                    + "again with `pokedex-site update --full`"
            case .foreign: "what is fetched cannot be kept there: \(reason); move it away"
            }
    }

    init(_ error: SQLiteError, path: String) {
        let kind: Kind = error.isBusy ? .busy : error.isDisk ? .notWritable : .damaged
        self.init(kind, path: path, reason: kind == .damaged ? "\(error)" : error.message)
    }
}
