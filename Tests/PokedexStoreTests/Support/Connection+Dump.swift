import SQLite

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
