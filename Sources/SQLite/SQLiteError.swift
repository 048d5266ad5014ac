import CSQLite

/// An error of SQLite: its code, its message and the statement.
package struct SQLiteError: Error, Hashable, CustomStringConvertible {
    /// SQLite's extended result code, such as 2067 for a value that must be unique.
    package let code: Int32
    /// SQLite's own message.
    package let message: String
    /// The statement, where there is one.
    package let sql: String?

    /// The result code without its extension, such as 19 for every broken constraint.
    private var primaryCode: Int32 { code & 0xFF }

    /// Whether the bytes themselves are no sound database.
    package var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

    /// Whether another process has the database.
    package var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

    /// Whether the disk took no more, or could not be written.
    package var isDisk: Bool {
        [SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM]
            .contains(primaryCode)
    }

    package var description: String {
        guard let sql else { return "SQLite error \(code): \(message)" }
        return "SQLite error \(code): \(message), in: \(sql)"
    }
}
