import Foundation
import Parallelism
import SQLite

extension RecordStore {
    /// When a record was fetched, and its `ETag`.
    struct Mark: Hashable, Sendable {
        /// The source's `ETag`; `nil` where it sent none.
        let tag: String?
        /// Seconds since 1970.
        let fetchedAt: Int
    }

    /// The marks of all records.
    func marks() throws(RecordStoreError) -> [ResourceKey: Mark] {
        var marks: [ResourceKey: Mark] = [:]
        try rows("SELECT kind, number, tag, fetched_at FROM record") { key, row in
            let tag = row.isNull(at: 2) ? nil : row.text(at: 2)
            marks[key] = Mark(tag: tag, fetchedAt: row.integer(at: 3))
        }
        return marks
    }

    /// The facts of all records.
    func facts() throws(RecordStoreError) -> [ResourceKey: any ResourceFacts] {
        try facts(in: "record")
    }

    /// The facts of changed records when the database was last written.
    func formerFacts() throws(RecordStoreError) -> [ResourceKey: any ResourceFacts] {
        try facts(in: "former_record")
    }

    /// The records that have changed since the database was last written.
    func formerKeys() throws(RecordStoreError) -> Set<ResourceKey> {
        var keys: Set<ResourceKey> = []
        try rows("SELECT kind, number FROM former_record") { key, _ in keys.insert(key) }
        return keys
    }

    /// Checks that all records can be read.
    ///
    /// - Throws: ``RecordStoreError`` of kind `damaged` when it cannot.
    func requireSound() throws(RecordStoreError) {
        let result = try working { () throws(SQLiteError) in
            let check = try connection.prepare("PRAGMA quick_check(1)")
            return try check.step() ? check.text(at: 0) ?? "?" : "nothing"
        }
        guard result == "ok" else {
            throw RecordStoreError(.damaged, path: path, reason: result)
        }
        _ = try facts()
        _ = try formerFacts()
    }

    private func facts(
        in table: String
    ) throws(RecordStoreError) -> [ResourceKey: any ResourceFacts] {
        var records: [(key: ResourceKey, content: Data)] = []
        try rows("SELECT kind, number, content FROM \(table)") { key, row in
            records.append((key, Data(row.bytes(at: 2))))
        }
        let path = path
        let facts = try WorkerPool(jobs: 2).map(records) { record throws(RecordStoreError) in
            let key = record.key
            do {
                return (key, try key.resource.kind.read(record.content, id: key.id))
            } catch {
                throw RecordStoreError(
                    .damaged, path: path, reason: "\(key) is not what was written")
            }
        }
        return Dictionary(uniqueKeysWithValues: facts)
    }

    /// Stores a record; its former content remains beside it until the database is written.
    ///
    /// - Returns: whether it differs from what was stored.
    func put(
        _ content: [UInt8], for key: ResourceKey, _ mark: Mark
    ) throws(RecordStoreError) -> Bool {
        let text = String(decoding: content, as: UTF8.self)
        var isChanged = true
        try changing { () throws(SQLiteError) in
            let row: [SQLiteValue] = [.text(key.resource.rawValue), .integer(key.id)]
            let old = try connection.prepare(
                "SELECT content = ? FROM record WHERE kind = ? AND number = ?")
            try old.bind([.text(text)] + row)
            isChanged = try !old.step() || old.integer(at: 0) == 0
            if isChanged {
                try connection.run(
                    """
                    INSERT OR IGNORE INTO former_record SELECT kind, number, content FROM record \
                    WHERE kind = ? AND number = ?
                    """, row)
                try connection.run(
                    "INSERT OR REPLACE INTO state VALUES ('unpublished', '1')", [])
            }
            try connection.run(
                "INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?, ?)",
                row + [.text(text), .init(mark.tag), .integer(mark.fetchedAt)])
            try forgetFailure(of: key.description)
        }
        return isChanged
    }

    /// Notes that a record is still as it was.
    func confirm(_ key: ResourceKey, at time: Int) throws(RecordStoreError) {
        try changing { () throws(SQLiteError) in
            try connection.run(
                "UPDATE record SET fetched_at = ? WHERE kind = ? AND number = ?",
                [.integer(time), .text(key.resource.rawValue), .integer(key.id)])
            try forgetFailure(of: key.description)
        }
    }

    /// Restores the former content of a record.
    func revert(_ key: ResourceKey) throws(RecordStoreError) {
        try changing { () throws(SQLiteError) in
            let row: [SQLiteValue] = [.text(key.resource.rawValue), .integer(key.id)]
            try connection.run("DELETE FROM record WHERE kind = ? AND number = ?", row)
            try connection.run(
                """
                INSERT INTO record SELECT kind, number, content, NULL, 0 FROM former_record \
                WHERE kind = ? AND number = ?
                """, row)
        }
    }

    /// Removes records that the source no longer has.
    func remove(_ keys: [ResourceKey]) throws(RecordStoreError) {
        try changing { () throws(SQLiteError) in
            for key in keys {
                try connection.run(
                    "DELETE FROM record WHERE kind = ? AND number = ?",
                    [.text(key.resource.rawValue), .integer(key.id)])
            }
        }
    }

    /// Reads rows that begin with a kind and a number; those of unknown kinds are skipped.
    private func rows(
        _ sql: String, _ take: (ResourceKey, Statement) -> Void
    ) throws(RecordStoreError) {
        try working { () throws(SQLiteError) in
            let row = try connection.prepare(sql)
            while try row.step() {
                guard let kind = row.text(at: 0).flatMap(PokeAPIResource.init) else { continue }
                take(ResourceKey(kind, row.integer(at: 1)), row)
            }
        }
    }
}

extension RecordStore {
    /// The source's last list of all records of a kind.
    struct KnownList: Sendable {
        /// The numbers in it.
        let ids: [Int]
        /// The source's `ETag`; `nil` where it sent none.
        let tag: String?
    }

    /// The list of a kind; `nil` when it was never read.
    func list(of resource: PokeAPIResource) throws(RecordStoreError) -> KnownList? {
        try working { () throws(SQLiteError) in
            let row = try connection.prepare("SELECT numbers, tag FROM list WHERE kind = ?")
            try row.bind([.text(resource.rawValue)])
            guard try row.step(), let numbers = row.text(at: 0) else { return nil }
            return KnownList(
                ids: numbers.split(separator: " ").compactMap { Int($0) },
                tag: row.isNull(at: 1) ? nil : row.text(at: 1))
        }
    }

    /// Stores a list.
    func put(
        list ids: [Int], of resource: PokeAPIResource, tag: String?, at time: Int
    ) throws(RecordStoreError) {
        try changing { () throws(SQLiteError) in
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
