import CSQLite

/// A compiled statement: bound, stepped through row by row, and read column by column.
package final class Statement {
    @usableFromInline let handle: OpaquePointer
    private let connection: Connection
    private let sql: String

    /// Takes over a compiled statement of a connection, which it keeps open.
    init(handle: OpaquePointer, connection: Connection, sql: String) {
        (self.handle, self.connection, self.sql) = (handle, connection, sql)
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Goes to the next row; `false` after the last one.
    package func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw connection.error(code, sql: sql)
        }
    }

    /// Runs the statement once with these values and makes it ready for the next ones.
    package func run(_ values: [SQLiteValue]) throws(SQLiteError) {
        try bind(values)
        try run()
    }

    /// Binds values to the parameters, from the first one on.
    package func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
        for (index, value) in values.enumerated() {
            try bind(value, at: Int32(index + 1))
        }
    }

    /// Binds a number, or NULL for `nil`, to a parameter; the first is 1.
    package func bind(_ value: Int?, at index: Int32) throws(SQLiteError) {
        try check(
            value.map { sqlite3_bind_int64(handle, index, sqlite3_int64($0)) }
                ?? sqlite3_bind_null(handle, index))
    }

    /// Runs the statement with what is bound and makes it ready for the next values, even when it fails.
    package func run() throws(SQLiteError) {
        defer { sqlite3_reset(handle) }
        _ = try step()
    }

    /// Runs it, which changes one row or none, and says whether it has changed one.
    package func runChanging() throws(SQLiteError) -> Bool {
        try run()
        return connection.changes > 0
    }

    /// Makes the statement ready to run from the start.
    package func reset() { sqlite3_reset(handle) }

    /// The kinds of values, by SQLite's numbers.
    package enum Kind: Int32 {
        case integer = 1
        case float, text, blob, null
    }

    /// The kind of the value in a column of the current row.
    package func kind(at column: Int32) -> Kind {
        Kind(rawValue: sqlite3_column_type(handle, column)) ?? .null
    }

    /// Whether the value in a column of the current row is NULL.
    package func isNull(at column: Int32) -> Bool {
        sqlite3_column_type(handle, column) == SQLITE_NULL
    }

    /// The integer in a column of the current row; `nil` where that is no integer.
    ///
    /// Inlinable, since a load calls it for each of three million cells.
    @inlinable @inline(__always)
    package func exactInteger(at column: Int32) -> Int? {
        guard sqlite3_column_type(handle, column) == SQLITE_INTEGER else { return nil }
        return Int(sqlite3_column_int64(handle, column))
    }

    /// The number in a column of the present row; 0 for NULL.
    package func integer(at column: Int32) -> Int {
        Int(sqlite3_column_int64(handle, column))
    }

    /// The number with a fraction in a column of the present row; 0 for NULL.
    package func double(at column: Int32) -> Double { sqlite3_column_double(handle, column) }

    /// The text in a column of the present row; `nil` when it is no UTF-8.
    package func text(at column: Int32) -> String? {
        guard let bytes = sqlite3_column_text(handle, column) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(validating: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// The bytes in a column of the present row, of a text or a blob; none for NULL.
    package func bytes(at column: Int32) -> [UInt8] {
        guard let bytes = sqlite3_column_blob(handle, column) else { return [] }
        let count = Int(sqlite3_column_bytes(handle, column))
        return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    /// The columns by name; of columns with the same name, the first.
    package var columns: [String: Int32] {
        Dictionary(
            (0..<sqlite3_column_count(handle)).map { (name(of: $0), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The names of the columns, in their order.
    package private(set) lazy var columnNames = (0..<sqlite3_column_count(handle)).map(name)

    package func name(of column: Int32) -> String {
        sqlite3_column_name(handle, column).map { String(cString: $0) } ?? "\(column)"
    }

    /// Binds a value to a parameter; the first is 1.
    package func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
        switch value {
        case .null: try bind(nil, at: index)
        case .integer(let number): try bind(number, at: index)
        case .real(let number): try check(sqlite3_bind_double(handle, index, number))
        case .text(let text): try bind(text, at: index)
        }
    }

    private func bind(_ text: String, at index: Int32) throws(SQLiteError) {
        // The last argument is SQLITE_TRANSIENT: SQLite copies the bytes.
        let code = sqlite3_bind_text(
            handle, index, text, Int32(text.utf8.count),
            unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        try check(code)
    }

    private func check(_ code: Int32) throws(SQLiteError) {
        guard code == SQLITE_OK else { throw connection.error(code, sql: sql) }
    }
}

package enum SQLiteValue: Hashable, Sendable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
}

extension SQLiteValue {
    /// A number with at most two decimals, in hundredths; `nil` for any other value.
    package var hundredths: Int? {
        guard case .real(let number) = self, abs(number) < 1e12 else { return nil }
        let hundredths = (number * 100).rounded()
        return hundredths / 100 == number ? Int(hundredths) : nil
    }

    /// A number with at most two decimals as it is written, such as "1.5"; `nil` for any other value.
    package var decimal: String? {
        hundredths.map { hundredths in
            let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
            let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
            return "\(hundredths < 0 ? "-" : "")\(whole)" + (rest == 0 ? "" : ".\(digits)")
        }
    }

    /// A number; NULL for `nil`.
    package init(_ number: Int?) { self = number.map(SQLiteValue.integer) ?? .null }

    /// A text; NULL for `nil`.
    package init(_ text: String?) { self = text.map(SQLiteValue.text) ?? .null }

    /// 1 or 0.
    package init(_ truth: Bool) { self = .integer(truth ? 1 : 0) }
}
