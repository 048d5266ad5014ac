import CSQLite

/// What SQLite refused: its code, its message and the statement it was about.
struct SQLiteError: Error, Hashable, CustomStringConvertible {
    /// SQLite's extended result code, such as 2067 for a value that must be unique.
    let code: Int32
    /// SQLite's own words.
    let message: String
    /// The statement, where there is one.
    let sql: String?

    /// The result code without its extension, such as 19 for every broken constraint.
    var primaryCode: Int32 { code & 0xFF }

    /// Whether a check, a uniqueness or a reference was violated.
    var isConstraint: Bool { primaryCode == SQLITE_CONSTRAINT }

    /// Whether the bytes themselves are no sound database.
    var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

    /// Whether another process has the database.
    var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

    /// Whether the disk took no more, or could not be written.
    var isDisk: Bool {
        [SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM]
            .contains(primaryCode)
    }

    var description: String {
        guard let sql else { return "SQLite error \(code): \(message)" }
        return "SQLite error \(code): \(message), in: \(sql)"
    }
}
