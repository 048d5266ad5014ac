import PokedexDomain
import SQLite

/// The checks of a database as a whole, which take as long as loading it.
struct DatabaseVerification {
    let connection: Connection
    /// The tables that there must be.
    let tables: [String]

    /// Opens a database for checking.
    init(image: DatabaseImage) throws(DatabaseProblem) {
        connection = try image.open()
        tables = try readingDatabase { () throws(SQLiteError) in
            let fresh = try Connection()
            try Schema.current.create(in: fresh)
            return try fresh.tables()
        }
    }

    /// Runs all checks.
    func run() throws(DatabaseProblem) {
        try requireSoundPages()
        try requireReferences()
        try requireRowCounts()
    }

    private func requireSoundPages() throws(DatabaseProblem) {
        let said = try readingDatabase { () throws(SQLiteError) in
            try connection.texts("PRAGMA quick_check(1)").first ?? "nothing"
        }
        guard said == "ok" else {
            throw DatabaseProblem("the file is damaged (SQLite: \(quoted(said)))")
        }
    }

    /// The learnset is left out: it has five times as many references as all other tables
    /// together, and loading checks them faster.
    private func requireReferences() throws(DatabaseProblem) {
        for table in tables where table != "learnset" {
            let parent = try readingDatabase { () throws(SQLiteError) -> String? in
                let statement = try connection.prepare("PRAGMA foreign_key_check(\(table))")
                return try statement.step() ? statement.text(at: 2) ?? "?" : nil
            }
            guard let parent else { continue }
            throw DatabaseProblem(
                "table \(table) names something that is not in table \(quoted(parent))")
        }
    }

    /// Compares the rows of every table with those that were counted when the database was made.
    func requireRowCounts() throws(DatabaseProblem) {
        let stated = try statedRowCounts()
        if let unknown = stated.keys.sorted().first(where: { !tables.contains($0) }) {
            throw DatabaseProblem(
                "table table_row_count counts table \(quoted(unknown)), which is not there")
        }
        for table in tables where table != "table_row_count" {
            let count = try rowCount(of: table)
            guard let expected = stated[table] else {
                throw DatabaseProblem("table table_row_count does not count table \(table)")
            }
            guard expected == count else {
                throw DatabaseProblem(
                    "table \(table) has \(count) rows, but table_row_count says \(expected)")
            }
        }
    }

    /// How many rows a table has.
    func rowCount(of table: String) throws(DatabaseProblem) -> Int {
        try readingDatabase { () throws(SQLiteError) in
            try connection.integer("SELECT count(*) FROM \(table)")
        }
    }

    private func statedRowCounts() throws(DatabaseProblem) -> [String: Int] {
        let rows = try CatalogReader(connection: connection)
            .rows("table_row_count", "table_name, row_count") {
                (row: inout Row) throws(DatabaseProblem) in
                (try row.text(.any), try row.integer(0...Int(Int32.max)))
            }
        return Dictionary(rows, uniquingKeysWith: { _, second in second })
    }
}
