import SQLite

/// Why a database cannot be used, without the file's name and the cure, which the repository adds.
struct DatabaseProblem: Error, Hashable {
    /// What is wrong, as the rest of a sentence that begins with the file's name.
    let message: String
    /// Whether only a newer program can read it.
    let isNewer: Bool

    /// What helps against damage.
    static let cure =
        "fetch everything anew with `pokedex-site update --full`, or put the committed file back"

    /// The problem with the file's name before it and the cure behind it.
    func explanation(of name: String) -> String {
        "\(name): \(message); \(isNewer ? "update pokedex-site, or " : "")\(Self.cure)"
    }

    /// Says what is wrong.
    init(_ message: String, isNewer: Bool = false) {
        self.message = message
        self.isNewer = isNewer
    }

    /// Says what SQLite found wrong while it read.
    init(_ error: SQLiteError) {
        if error.isDamage {
            self.init("the file is damaged (SQLite: \(error.message))")
        } else {
            self.init("the database cannot be read (\(error))")
        }
    }
}

/// Runs work of SQLite's and tells its failure as a problem of the database.
func readingDatabase<Value>(
    _ work: () throws(SQLiteError) -> Value
) throws(DatabaseProblem) -> Value {
    do {
        return try work()
    } catch {
        throw DatabaseProblem(error)
    }
}
