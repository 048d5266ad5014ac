import SQLite

/// One step of the schema: from the version before it to its own.
struct Migration: Sendable {
    /// The version it leads to; steps are numbered from 1 without a gap.
    let version: Int
    /// What it does, as a line for people without full stop.
    let summary: String
    /// What it does, in SQL. It may not use temporary tables, nor begin or end transactions.
    let statements: String

    /// Takes the step as a whole or not at all.
    func run(on connection: Connection) throws(SQLiteError) {
        try connection.execute("BEGIN")
        do throws(SQLiteError) {
            try connection.execute(statements)
            try connection.execute("PRAGMA user_version = \(version)")
            try connection.execute("COMMIT")
        } catch {
            try connection.execute("ROLLBACK")
            throw error
        }
    }
}
