import Foundation
import PokedexDomain
import SQLite

/// What was fetched for a database, in a SQLite file of its own beside it: each record as it was
/// read, when, and by which tag the source knows it.
///
/// The database holds facts alone and is replaced as a whole; this file is written record by record,
/// so that nothing that was fetched is lost when an update is interrupted. One process has it at a
/// time. It belongs to the thread that opened it.
final class RecordStore {
    let connection: Connection
    /// The file's path, as messages name it.
    let path: String

    /// The version of the records' form; a file of another version is not read.
    static let version = 3
    /// What `PRAGMA application_id` says in these files: "PKDR".
    static let applicationIdentifier = 0x504B_4452

    /// Where the records of a database are: beside its file, by whatever link that is named.
    static func path(beside database: String) -> String {
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: database)) != nil
        let file =
            isLink ? URL(fileURLWithPath: database).resolvingSymlinksInPath().path : database
        return "\(file)-records"
    }

    /// Deletes a store that is of no use any more, with what SQLite keeps beside it.
    static func delete(at path: String) {
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    }

    /// Opens the store and keeps others out of it; makes it where there is none.
    ///
    /// - Throws: ``RecordStoreError``.
    init(path: String) throws(RecordStoreError) {
        self.path = path
        connection = try Self.exclusiveConnection(path, attempts: 10)
        try prepare()
    }

    /// Opens the file and keeps others out of it. Two that begin at the same moment keep each other
    /// out, so each tries again after a time of its own.
    private static func exclusiveConnection(
        _ path: String, attempts: Int
    ) throws(RecordStoreError) -> Connection {
        do {
            return try lockedConnection(path)
        } catch {
            let error = RecordStoreError(error, path: path)
            guard error.kind == .busy, attempts > 1 else { throw error }
        }
        usleep(.random(in: 5_000...100_000))
        return try exclusiveConnection(path, attempts: attempts - 1)
    }

    private static func lockedConnection(_ path: String) throws(SQLiteError) -> Connection {
        let connection = try Connection(file: path)
        try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        try connection.execute("PRAGMA journal_mode = WAL")
        try connection.execute("PRAGMA synchronous = NORMAL")
        try connection.execute("BEGIN EXCLUSIVE")
        try connection.execute("COMMIT")
        return connection
    }

    /// Runs work of SQLite's and tells its failure as one of this file.
    func working<Value>(
        _ work: () throws(SQLiteError) -> Value
    ) throws(RecordStoreError) -> Value {
        do {
            return try work()
        } catch {
            throw RecordStoreError(error, path: path)
        }
    }

    /// Does several changes as a whole or not at all.
    func changing(_ work: () throws(SQLiteError) -> Void) throws(RecordStoreError) {
        try working { () throws(SQLiteError) in
            try connection.execute("BEGIN")
            do throws(SQLiteError) {
                try work()
                try connection.execute("COMMIT")
            } catch {
                try? connection.execute("ROLLBACK")
                throw error
            }
        }
    }

    private func prepare() throws(RecordStoreError) {
        try working { () throws(SQLiteError) in
            guard try connection.tables().isEmpty else { return }
            try connection.execute("BEGIN")
            try connection.execute(Self.schema)
            try connection.execute("PRAGMA application_id = \(Self.applicationIdentifier)")
            try connection.execute("PRAGMA user_version = \(Self.version)")
            try connection.execute("COMMIT")
        }
        let (application, version) = try working { () throws(SQLiteError) in
            (
                try connection.integer("PRAGMA application_id"),
                try connection.integer("PRAGMA user_version")
            )
        }
        guard application == Self.applicationIdentifier else {
            throw .init(.foreign, path: path, reason: "it is a database of another program")
        }
        guard version == Self.version else {
            throw .init(
                .otherVersion, path: path,
                reason: "its records have form \(version), this program's have \(Self.version)")
        }
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
            place TEXT PRIMARY KEY,
            reason TEXT NOT NULL,
            failed_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE state (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT;
        """
}
