import TestSupport

@testable import PokedexData

/// A database as the first schema had it, made from its text.
enum FirstSchema {
    /// The bytes of its file.
    static func bytes() throws -> [UInt8] {
        let text = try ProjectFiles.bytes(of: "Tests/PokedexDataTests/Fixtures/schema-1.sql")
        let connection = try Connection()
        try connection.execute(String(decoding: text, as: UTF8.self))
        return try connection.serialized()
    }
}

extension Connection {
    /// What it holds, a line a definition and a row, by table.
    func dump() throws -> [String: [String]] {
        var contents: [String: [String]] = [:]
        for table in try tables() {
            let definitions = try texts(
                "SELECT sql FROM sqlite_schema WHERE tbl_name = '\(table)' AND sql IS NOT NULL")
            let columns = try texts("SELECT name FROM pragma_table_info('\(table)')")
            let row = columns.map { "quote(\($0))" }.joined(separator: " || ', ' || ")
            contents[table] = try definitions + texts("SELECT \(row) FROM \(table) ORDER BY 1")
        }
        return contents
    }
}
