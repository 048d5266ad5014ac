import CSQLite

/// A connection to a database: mostly one in memory, since the catalog's file is read and written as
/// a whole, so that SQLite itself never touches it, leaves no journal and takes no lock.
///
/// A connection may be used by one thread at a time.
package final class Connection {
    private let handle: OpaquePointer
    /// What it reads, if others read that too.
    private var shared: SharedImage?

    /// Opens an empty database in memory.
    package convenience init() throws(SQLiteError) { try self.init(file: ":memory:") }

    /// Opens a file, which is made where there is none.
    package convenience init(file path: String) throws(SQLiteError) {
        try self.init(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    }

    /// Opens a file by its `file:` address, as it is without what is in its log. Nothing is written, nor
    /// locked.
    package convenience init(unchanging address: String) throws(SQLiteError) {
        try self.init("\(address)?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }

    private init(_ name: String, _ flags: Int32) throws(SQLiteError) {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard let opened, code == SQLITE_OK else {
            sqlite3_close_v2(opened)
            throw SQLiteError(code: code, message: String(cString: sqlite3_errstr(code)), sql: nil)
        }
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
        try distrust()
    }

    /// Opens a copy of a database file's bytes.
    package convenience init(image: [UInt8]) throws(SQLiteError) {
        try self.init()
        let size = sqlite3_int64(image.count)
        guard let memory = sqlite3_malloc64(sqlite3_uint64(image.count)) else {
            throw SQLiteError(code: SQLITE_NOMEM, message: "out of memory", sql: nil)
        }
        UnsafeMutableRawBufferPointer(start: memory, count: image.count).copyBytes(from: image)
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        try check(sqlite3_deserialize(handle, "main", bytes, size, size, flags))
    }

    /// Opens a copy of a database file's bytes that several connections read.
    package convenience init(reading image: SharedImage) throws(SQLiteError) {
        try self.init()
        shared = image
        let size = sqlite3_int64(image.bytes.count)
        let flags = UInt32(SQLITE_DESERIALIZE_READONLY)
        let start = image.bytes.baseAddress
        try check(sqlite3_deserialize(handle, "main", start, size, size, flags))
    }

    deinit {
        sqlite3_close_v2(handle)
    }

    /// Runs statements that return nothing.
    package func execute(_ sql: String) throws(SQLiteError) {
        try check(sqlite3_exec(handle, sql, nil, nil, nil), sql: sql)
    }

    /// Compiles one statement.
    package func prepare(_ sql: String) throws(SQLiteError) -> Statement {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil), sql: sql)
        guard let statement else {
            throw SQLiteError(code: SQLITE_MISUSE, message: "the statement is empty", sql: sql)
        }
        return Statement(handle: statement, connection: self, sql: sql)
    }

    /// Runs one statement with these values.
    package func run(_ sql: String, _ values: [SQLiteValue]) throws(SQLiteError) {
        try prepare(sql).run(values)
    }

    /// How many rows the last statement that writes has changed.
    var changes: Int32 { sqlite3_changes(handle) }

    /// The number in the first column of a query's first row; 0 when there is none.
    package func integer(_ sql: String) throws(SQLiteError) -> Int {
        let statement = try prepare(sql)
        return try statement.step() ? statement.integer(at: 0) : 0
    }

    /// The texts in one column of a query's rows; a question mark for what is no UTF-8.
    package func texts(_ sql: String, column: Int32 = 0) throws(SQLiteError) -> [String] {
        let statement = try prepare(sql)
        var texts: [String] = []
        while try statement.step() { texts.append(statement.text(at: column) ?? "?") }
        return texts
    }

    /// The names of the tables, sorted.
    package func tables() throws(SQLiteError) -> [String] {
        try texts(
            """
            SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' \
            ESCAPE '~' ORDER BY name
            """)
    }

    /// The bytes that a file of this database has.
    package func serialized() throws(SQLiteError) -> [UInt8] {
        var size: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else {
            throw SQLiteError(code: SQLITE_NOMEM, message: "out of memory", sql: nil)
        }
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }

    /// The error that SQLite reports for a result code.
    package func error(_ code: Int32, sql: String? = nil) -> SQLiteError {
        SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql)
    }

    private func check(_ code: Int32, sql: String? = nil) throws(SQLiteError) {
        guard code == SQLITE_OK else { throw error(code, sql: sql) }
    }

    /// A database may come from strangers: its schema must not run anything, and a broken page is
    /// found before it is used. One megabyte is far beyond any text or statement of ours.
    private func distrust() throws(SQLiteError) {
        for (option, value) in [
            (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
            (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
        ] {
            try check(csqlite_configure(handle, option, Int32(value)))
        }
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 1 << 20)
        try execute("PRAGMA cell_size_check = ON")
    }
}

/// A copy of a database file's bytes, which nobody changes.
package final class SharedImage: @unchecked Sendable {
    fileprivate let bytes: UnsafeMutableBufferPointer<UInt8>

    package init(_ image: [UInt8]) {
        bytes = .allocate(capacity: image.count)
        _ = bytes.initialize(from: image)
    }

    deinit { bytes.deallocate() }
}
