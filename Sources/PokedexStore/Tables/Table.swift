/// A table of the database and how its rows correspond to values of the domain.
///
/// The closure names every column once, beside the property that it holds. It is run in both
/// directions (see ``TableRow``), so that reading, writing, comparing and checking for missing names
/// follow from it.
struct Table<Value>: Sendable {
    let name: String
    /// The column that names the entity to which a row belongs; `nil` for entities of their own.
    let owner: String?
    /// The column that numbers the rows of an owner from 1 on; `nil` where there is none.
    let position: String?
    /// The columns of the primary key after the owner. Messages and comparisons name a row by them.
    let key: [String]
    /// The order of reading, in SQL.
    let order: String
    /// Whether the rows are also those of another table's description, which alone writes them.
    let isView: Bool

    private let row: @Sendable (TableRow<Value>) throws -> Value

    /// - Parameters:
    ///   - owner: `nil` for a table of entities, which have an `id`.
    ///   - key: the columns of the primary key after the owner; without any, an owner has one row.
    ///   - order: how the rows of an owner are sorted, in SQL; by position or key when not given.
    init(
        _ name: String, of owner: String? = nil, position: String? = nil, key: [String] = [],
        order: String? = nil, isView: Bool = false,
        row: @escaping @Sendable (TableRow<Value>) throws -> Value
    ) {
        let key = owner == nil ? ["id"] : key
        let columns = (order ?? position).map { [$0] } ?? key
        self.order = ([owner].compactMap(\.self) + columns).joined(separator: ", ")
        self.name = name
        self.owner = owner
        self.position = position
        self.key = key
        self.isView = isView
        self.row = row
    }

    /// Reads the present row of a query.
    func value(of reader: RowReader) throws -> Value {
        try row(TableRow(reading: reader))
    }

    /// Takes a value apart into columns.
    func columns(of value: Value) -> StoredRow {
        let taken = TableRow(value)
        // Only reading can fail.
        _ = try? row(taken)
        return taken.stored
    }
}
