import Foundation
import SQLite

extension RecordStore {
    /// A list of all resources of a kind, as the source gave it last.
    struct KnownList: Sendable {
        /// The numbers in it.
        let ids: [Int]
        /// The source's mark of it; `nil` where it sent none.
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

    /// Keeps a list.
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
