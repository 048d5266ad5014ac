import Foundation
import SQLite

extension RecordStore {
    /// A record or list that could not be fetched or used.
    struct Failure: Hashable, Sendable {
        /// Its path: `pokemon/25`, or `pokemon` for a list.
        let path: String
        /// Why, as a clause without full stop.
        let reason: String
        /// Seconds since 1970.
        let time: Int
    }

    /// The keys of the table `state`.
    enum Key: String {
        /// When the store was begun, in seconds since 1970.
        case begunAt = "begun_at"
        /// When an update last came to its end, in seconds since 1970.
        case finishedAt = "finished_at"
        /// The address of the last source.
        case source
        /// A ``Refresh`` that has not come to its end.
        case fullRefresh = "full_refresh"
        /// Present when something was fetched that is not in the database yet.
        case unpublished
        /// How many references of the records fetched name what is not there yet.
        case waiting
        /// The source's `meta`, as JSON.
        case meta
    }

    /// The value of a key.
    subscript(_ key: Key) -> String? {
        get throws(RecordStoreError) {
            try working { () throws(SQLiteError) in
                let row = try connection.prepare("SELECT value FROM state WHERE key = ?")
                try row.bind([.text(key.rawValue)])
                return try row.step() ? row.text(at: 0) : nil
            }
        }
    }

    /// Sets the value of a key; `nil` removes it.
    func set(_ key: Key, to value: String?) throws(RecordStoreError) {
        try changing { () throws(SQLiteError) in
            if let value {
                try connection.run(
                    "INSERT OR REPLACE INTO state VALUES (?, ?)",
                    [.text(key.rawValue), .text(value)])
            } else {
                try connection.run("DELETE FROM state WHERE key = ?", [.text(key.rawValue)])
            }
        }
    }

    /// What is done again for all facts of the database.
    enum Refresh: String {
        /// Every record is fetched again.
        case records = "1"
        /// The facts are made again from the stored records; those that are not stored are fetched.
        case facts
    }

    /// Begins a refresh. For one of all records, none counts as current any more.
    func begin(_ refresh: Refresh) throws(RecordStoreError) {
        try changing { () throws(SQLiteError) in
            if refresh == .records {
                try connection.execute("UPDATE record SET fetched_at = 0, tag = NULL")
            }
            try connection.run(
                "INSERT OR REPLACE INTO state VALUES (?, ?)",
                [.text(Key.fullRefresh.rawValue), .text(refresh.rawValue)])
        }
    }

    /// Notes that the database now holds everything that was fetched.
    func notePublication() throws(RecordStoreError) {
        try changing { () throws(SQLiteError) in
            try connection.execute("DELETE FROM former_record")
            try connection.run(
                "DELETE FROM state WHERE key = ?", [.text(Key.unpublished.rawValue)])
        }
    }

    /// All failures, sorted by path.
    func failures() throws(RecordStoreError) -> [Failure] {
        try working { () throws(SQLiteError) in
            let row = try connection.prepare(
                "SELECT path, reason, failed_at FROM failure ORDER BY path")
            var failures: [Failure] = []
            while try row.step() {
                failures.append(
                    Failure(
                        path: row.text(at: 0) ?? "?", reason: row.text(at: 1) ?? "?",
                        time: row.integer(at: 2)))
            }
            return failures
        }
    }

    /// Notes a failure.
    func put(_ failure: Failure) throws(RecordStoreError) {
        try changing { () throws(SQLiteError) in
            try connection.run(
                "INSERT OR REPLACE INTO failure VALUES (?, ?, ?)",
                [.text(failure.path), .text(failure.reason), .integer(failure.time)])
        }
    }

    /// Notes that a record or list has not failed this time.
    func succeed(_ path: String) throws(RecordStoreError) {
        try changing { () throws(SQLiteError) in try forgetFailure(of: path) }
    }

    /// Removes a failure; part of a change.
    func forgetFailure(of path: String) throws(SQLiteError) {
        try connection.run("DELETE FROM failure WHERE path = ?", [.text(path)])
    }
}
