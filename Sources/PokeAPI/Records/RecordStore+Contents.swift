import Foundation
import Parallelism
import SQLite

extension RecordStore {
    /// When a record was fetched, and its `ETag`.
    struct Mark: Hashable, Sendable {
        /// `nil` where the source sent none.
        let tag: String?
        /// Seconds since 1970.
        let fetchedAt: Int
    }

    func marks() throws -> [ResourceKey: Mark] {
        let marks = try records("SELECT kind, number, tag, fetched_at FROM record") { row in
            Mark(tag: row.isNull(at: 2) ? nil : row.text(at: 2), fetchedAt: row.integer(at: 3))
        }
        return Dictionary(uniqueKeysWithValues: marks)
    }

    func facts() throws -> [ResourceKey: any ResourceFacts] { try facts(in: "record") }

    /// The facts of changed records when the database was last written.
    func formerFacts() throws -> [ResourceKey: any ResourceFacts] {
        try facts(in: "former_record")
    }

    /// The records that have changed since the database was last written.
    func formerKeys() throws -> Set<ResourceKey> {
        Set(try records("SELECT kind, number FROM former_record") { _ in }.map(\.0))
    }

    /// Checks that all records can be read.
    ///
    /// - Throws: ``RecordStoreError`` of kind `damaged` when it cannot.
    func requireSound() throws {
        let result = try rows("PRAGMA quick_check(1)") { $0.text(at: 0) ?? "?" }.first ?? "nothing"
        guard result == "ok" else { throw RecordStoreError(.damaged, path: path, reason: result) }
        _ = try facts()
        _ = try formerFacts()
    }

    private func facts(in table: String) throws -> [ResourceKey: any ResourceFacts] {
        let contents = try records("SELECT kind, number, content FROM \(table)") { row in
            Data(row.bytes(at: 2))
        }
        let path = path
        let facts = try WorkerPool(jobs: 2).map(contents) { key, content in
            do {
                return (key, try key.resource.kind.read(content, id: key.id))
            } catch {
                throw RecordStoreError(
                    .damaged, path: path, reason: "\(key) is not what was written")
            }
        }
        return Dictionary(uniqueKeysWithValues: facts)
    }

    /// Makes something of rows that begin with a kind and a number; those of unknown kinds are
    /// skipped.
    private func records<Value>(
        _ sql: String, _ value: (Statement) -> Value
    ) throws -> [(ResourceKey, Value)] {
        try rows(sql) { row in
            row.text(at: 0).flatMap(PokeAPIResource.init).map { kind in
                (ResourceKey(kind, row.integer(at: 1)), value(row))
            }
        }
        .compactMap(\.self)
    }

    /// Stores a record; its former content remains beside it until the database is written.
    ///
    /// - Returns: whether it differs from what was stored.
    func put(_ content: [UInt8], for key: ResourceKey, _ mark: Mark) throws -> Bool {
        let text = String(decoding: content, as: UTF8.self)
        let old = try rows(
            "SELECT content = ? FROM record WHERE kind = ? AND number = ?",
            [.text(text)] + key.values
        ) { $0.integer(at: 0) }
        let isChanged = old.first != 1
        try changing {
            if isChanged {
                try connection.run(
                    """
                    INSERT OR IGNORE INTO former_record SELECT kind, number, content FROM record \
                    WHERE kind = ? AND number = ?
                    """, key.values)
                try write(.unpublished, "1")
            }
            try connection.run(
                "INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?, ?)",
                key.values + [.text(text), .init(mark.tag), .integer(mark.fetchedAt)])
            try forgetFailure(of: key.description)
        }
        return isChanged
    }

    /// Notes that a record is still as it was.
    func confirm(_ key: ResourceKey, at time: Int) throws {
        try changing {
            try connection.run(
                "UPDATE record SET fetched_at = ? WHERE kind = ? AND number = ?",
                [.integer(time)] + key.values)
            try forgetFailure(of: key.description)
        }
    }

    /// Restores the former content of a record.
    func revert(_ key: ResourceKey) throws {
        try changing {
            try delete(key)
            try connection.run(
                """
                INSERT INTO record SELECT kind, number, content, NULL, 0 FROM former_record \
                WHERE kind = ? AND number = ?
                """, key.values)
        }
    }

    /// Removes records that the source no longer has.
    func remove(_ keys: [ResourceKey]) throws {
        try changing { for key in keys { try delete(key) } }
    }

    private func delete(_ key: ResourceKey) throws {
        try connection.run("DELETE FROM record WHERE kind = ? AND number = ?", key.values)
    }
}

extension ResourceKey {
    /// The kind and the number as SQLite stores them.
    fileprivate var values: [SQLiteValue] { [.text(resource.rawValue), .integer(id)] }
}

// The source's lists.
extension RecordStore {
    /// The source's last list of all records of a kind.
    struct KnownList: Sendable {
        let ids: [Int]
        /// The source's `ETag`; `nil` where it sent none.
        let tag: String?
    }

    /// The list of a kind; `nil` when it was never read.
    func list(of resource: PokeAPIResource) throws -> KnownList? {
        try rows(
            "SELECT numbers, tag FROM list WHERE kind = ?", [.text(resource.rawValue)]
        ) { row in
            row.text(at: 0).map { numbers in
                KnownList(
                    ids: numbers.split(separator: " ").compactMap { Int($0) },
                    tag: row.isNull(at: 1) ? nil : row.text(at: 1))
            }
        }
        .first ?? nil
    }

    func put(list ids: [Int], of resource: PokeAPIResource, tag: String?, at time: Int) throws {
        try changing {
            try connection.run(
                "INSERT OR REPLACE INTO list VALUES (?, ?, ?, ?)",
                [
                    .text(resource.rawValue), .text(ids.map(String.init).joined(separator: " ")),
                    .init(tag), .integer(time),
                ])
            try forgetFailure(of: resource.rawValue)
        }
    }
}

extension RecordStore {
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

    subscript(_ key: Key) -> String? {
        get throws {
            try rows("SELECT value FROM state WHERE key = ?", [.text(key.rawValue)]) {
                $0.text(at: 0)
            }
            .first ?? nil
        }
    }

    /// Sets the value of a key; `nil` removes it.
    func set(_ key: Key, to value: String?) throws { try changing { try write(key, value) } }

    /// Sets the value of a key; part of a change.
    func write(_ key: Key, _ value: String?) throws {
        if let value {
            try connection.run(
                "INSERT OR REPLACE INTO state VALUES (?, ?)", [.text(key.rawValue), .text(value)])
        } else {
            try connection.run("DELETE FROM state WHERE key = ?", [.text(key.rawValue)])
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
    func begin(_ refresh: Refresh) throws {
        try changing {
            if refresh == .records {
                try connection.execute("UPDATE record SET fetched_at = 0, tag = NULL")
            }
            try write(.fullRefresh, refresh.rawValue)
        }
    }

    /// Notes that the database now holds everything that was fetched.
    func notePublication() throws {
        try changing {
            try connection.execute("DELETE FROM former_record")
            try write(.unpublished, nil)
        }
    }
}

// What could not be fetched or used.
extension RecordStore {
    func failures() throws -> [KnownRecords.Failure] {
        try rows("SELECT path, reason, failed_at FROM failure ORDER BY path") { row in
            KnownRecords.Failure(
                path: row.text(at: 0) ?? "?", reason: row.text(at: 1) ?? "?",
                time: row.integer(at: 2))
        }
    }

    func put(_ failure: KnownRecords.Failure) throws {
        try changing {
            try connection.run(
                "INSERT OR REPLACE INTO failure VALUES (?, ?, ?)",
                [.text(failure.path), .text(failure.reason), .integer(failure.time)])
        }
    }

    /// Notes that a record or list has not failed this time.
    func succeed(_ path: String) throws { try changing { try forgetFailure(of: path) } }

    /// Removes a failure; part of a change.
    func forgetFailure(of path: String) throws {
        try connection.run("DELETE FROM failure WHERE path = ?", [.text(path)])
    }
}
