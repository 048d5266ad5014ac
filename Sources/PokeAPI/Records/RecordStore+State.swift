import Foundation
import SQLite

extension RecordStore {
    /// What could not be had or taken, until it is.
    struct Failure: Hashable, Sendable {
        /// What it is: `pokemon/25`, or `pokemon` for a list.
        let place: String
        /// Why, as a clause without full stop.
        let reason: String
        /// Seconds since 1970.
        let time: Int
    }

    /// What the store remembers about itself.
    enum Key: String {
        /// When the store was begun, in seconds since 1970.
        case begunAt = "begun_at"
        /// When an update last came to its end, in seconds since 1970.
        case finishedAt = "finished_at"
        /// The address of the source that was asked last.
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

    /// What is remembered under a key; `nil` when nothing is.
    subscript(_ key: Key) -> String? {
        get throws(RecordStoreError) {
            try working { () throws(SQLiteError) in
                let row = try connection.prepare("SELECT value FROM state WHERE key = ?")
                try row.bind([.text(key.rawValue)])
                return try row.step() ? row.text(at: 0) : nil
            }
        }
    }

    /// Remembers something; `nil` forgets it.
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

    /// What could not be had or taken, sorted by place.
    func failures() throws(RecordStoreError) -> [Failure] {
        try working { () throws(SQLiteError) in
            let row = try connection.prepare(
                "SELECT place, reason, failed_at FROM failure ORDER BY place")
            var failures: [Failure] = []
            while try row.step() {
                failures.append(
                    Failure(
                        place: row.text(at: 0) ?? "?", reason: row.text(at: 1) ?? "?",
                        time: row.integer(at: 2)))
            }
            return failures
        }
    }

    /// Notes that something could not be had or taken.
    func put(_ failure: Failure) throws(RecordStoreError) {
        try changing { () throws(SQLiteError) in
            try connection.run(
                "INSERT OR REPLACE INTO failure VALUES (?, ?, ?)",
                [.text(failure.place), .text(failure.reason), .integer(failure.time)])
        }
    }

    /// Notes that something failed no longer.
    func succeed(_ place: String) throws(RecordStoreError) {
        try changing { () throws(SQLiteError) in try forgetFailure(of: place) }
    }

    /// Forgets that something failed; part of a change.
    func forgetFailure(of place: String) throws(SQLiteError) {
        try connection.run("DELETE FROM failure WHERE place = ?", [.text(place)])
    }
}
