import PokedexDomain
import SQLite

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
        let said = try readingDatabase { () throws(SQLiteError) in
            try connection.texts("PRAGMA integrity_check")
        }
        return said.filter { $0 != "ok" }.map { "the file is damaged (SQLite: \(quoted($0)))" }
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
