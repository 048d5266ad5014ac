import PokedexDomain
import SQLite

/// A value as its columns hold it.
enum StoredValue: Hashable {
    case null
    case number(Int)
    /// A number with two decimals.
    case hundredths(Int)
    case flag(Bool)
    case text(String)
    /// The number of an entity, with the entity's type.
    case reference(ObjectIdentifier, Int)
    /// The numbers of several, as a JSON array.
    case references(ObjectIdentifier, [Int])

    /// What is bound to a statement.
    var bound: SQLiteValue {
        switch self {
        case .null: .null
        case .number(let number), .reference(_, let number): .integer(number)
        case .hundredths(let number): .real(Double(number) / 100)
        case .flag(let flag): .init(flag)
        case .text(let text): .text(text)
        case .references(_, let numbers):
            .text("[\(numbers.map(String.init).joined(separator: ","))]")
        }
    }
}

/// An entity or a part of one, taken apart into the columns of its table and the rows of other
/// tables that belong to it.
struct StoredRow: Hashable {
    struct Column: Hashable {
        let name: String
        let value: StoredValue
        /// Whether it is a name in one of the languages.
        var isName = false
    }

    var columns: [Column] = []
    var lists: [StoredList] = []
    /// The entity's number; `nil` for parts of entities.
    var id: Int?
    var slug: String?

    /// The value of a column; `nil` where there is no such column.
    subscript(column: String) -> StoredValue? { columns.first { $0.name == column }?.value }
}

/// The rows of a table that belong to one entity.
struct StoredList: Hashable {
    /// What it is called in comparisons.
    let name: String
    let table: String
    let owner: String?
    let position: String?
    let key: [String]
    /// Whether the rows are written with another table.
    let isView: Bool
    let rows: [StoredRow]

    init<Element>(
        _ name: String, _ table: Table<Element>, _ elements: [Element], isView: Bool = false
    ) {
        self.name = name
        self.table = table.name
        owner = table.owner
        position = table.position
        key = table.key
        self.isView = isView || table.isView
        rows = elements.map(table.columns)
    }

    /// Whether an entity has at most one of these rows.
    var isSingle: Bool { position == nil && key.isEmpty }
}
