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

    /// Runs the checks that loading does not include: references are checked while rows are read.
    func run() throws(DatabaseProblem) {
        try requireSoundPages()
        try requireRowCounts()
    }

    private func requireSoundPages() throws(DatabaseProblem) {
        let result = try readingDatabase { () throws(SQLiteError) in
            try connection.texts("PRAGMA quick_check(1)").first ?? "nothing"
        }
        guard result == "ok" else {
            throw DatabaseProblem("the file is damaged (SQLite: \(quoted(result)))")
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
        try readingDatabase { () throws(SQLiteError) in
            let row = try connection.prepare("SELECT table_name, row_count FROM table_row_count")
            var counts: [String: Int] = [:]
            while try row.step() { counts[row.text(at: 0) ?? "?"] = row.integer(at: 1) }
            return counts
        }
    }
}

extension DatabaseVerification {
    /// Runs all checks more thoroughly than ``run()``, and goes on after the first problem.
    ///
    /// - Returns: what is wrong, as the rest of sentences that begin with the file's name.
    func problems() -> [String] {
        var problems: [String] = []
        for check in [damages, danglingReferences, wrongRowCounts] {
            do throws(DatabaseProblem) {
                problems += try check()
            } catch {
                problems.append(error.message)
            }
        }
        return problems
    }

    /// How many rows each table has.
    func rowCounts() throws(DatabaseProblem) -> [String: Int] {
        var counts: [String: Int] = [:]
        for table in tables { counts[table] = try rowCount(of: table) }
        return counts
    }

    /// What SQLite's full check of pages and indexes finds, at most a hundred lines.
    private func damages() throws(DatabaseProblem) -> [String] {
        let result = try readingDatabase { () throws(SQLiteError) in
            try connection.texts("PRAGMA integrity_check")
        }
        return result.filter { $0 != "ok" }.map { "the file is damaged (SQLite: \(quoted($0)))" }
    }

    /// What names something that is not there, learnsets too, by table.
    private func danglingReferences() throws(DatabaseProblem) -> [String] {
        var problems: [String] = []
        for table in tables {
            let parents = try readingDatabase { () throws(SQLiteError) in
                try connection.texts("PRAGMA foreign_key_check(\(table))", column: 2)
            }
            let counts = Dictionary(parents.map { ($0, 1) }, uniquingKeysWith: +)
            problems += counts.sorted { $0.key < $1.key }.map { parent, count in
                "table \(table) names something that is not in table \(quoted(parent))"
                    + (count == 1 ? "" : ", \(count) times")
            }
        }
        return problems
    }

    private func wrongRowCounts() throws(DatabaseProblem) -> [String] {
        try requireRowCounts()
        return []
    }
}
