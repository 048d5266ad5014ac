import PokedexDomain
import SQLite

/// One row of a query, read column by column from left to right; no value is trusted.
struct Row {
    private let statement: Statement
    private let table: String
    private let keyColumns: Int32
    private var column: Int32 = 0

    /// Reads the present row of a statement.
    ///
    /// - Parameters:
    ///   - table: the table's name, for messages.
    ///   - keyColumns: how many columns, from the first on, name the row in messages.
    init(_ statement: Statement, table: String, keyColumns: Int32) {
        self.statement = statement
        self.table = table
        self.keyColumns = keyColumns
    }

    /// The next number.
    mutating func integer(_ range: ClosedRange<Int>) throws(DatabaseProblem) -> Int {
        defer { column += 1 }
        guard statement.kind(at: column) == .integer else {
            throw problem("holds \(kindName), but a number belongs there")
        }
        let value = statement.integer(at: column)
        guard range.contains(value) else {
            throw problem(
                "holds \(value), but only \(range.lowerBound) to \(range.upperBound) is possible")
        }
        return value
    }

    /// The next number; `nil` where it is NULL.
    mutating func optionalInteger(_ range: ClosedRange<Int>) throws(DatabaseProblem) -> Int? {
        isNull ? nil : try integer(range)
    }

    /// The next truth: 0 or 1.
    mutating func flag() throws(DatabaseProblem) -> Bool {
        try integer(0...1) == 1
    }

    /// The next entity's number.
    mutating func identifier<Entity>(
        _ range: ClosedRange<Int> = FactRange.identifier
    ) throws(DatabaseProblem) -> Identifier<Entity> {
        Identifier(try integer(range))
    }

    /// The next entity's number; `nil` where it is NULL.
    mutating func optionalIdentifier<Entity>() throws(DatabaseProblem) -> Identifier<Entity>? {
        isNull ? nil : try identifier()
    }

    /// The next text.
    mutating func text(_ rule: TextRule) throws(DatabaseProblem) -> String {
        defer { column += 1 }
        guard statement.kind(at: column) == .text else {
            throw problem("holds \(kindName), but a text belongs there")
        }
        guard let text = statement.text(at: column) else {
            throw problem("holds a text that is not UTF-8")
        }
        if let objection = rule.objection(to: text) {
            throw problem(objection)
        }
        return text
    }

    /// The next text; `nil` where it is NULL.
    mutating func optionalText(_ rule: TextRule) throws(DatabaseProblem) -> String? {
        isNull ? nil : try text(rule)
    }

    /// The next identifier for addresses.
    mutating func slug() throws(DatabaseProblem) -> Slug {
        let text = try text(.slug)
        do {
            return try Slug(text)
        } catch {
            throw problem("holds \(error)", column: column - 1)
        }
    }

    /// The next two columns: a name in English and in Japanese.
    mutating func name() throws(DatabaseProblem) -> LocalizedName {
        LocalizedName(english: try optionalText(.name), japanese: try optionalText(.name))
    }

    /// The next word of a fixed list.
    mutating func word<Word: RawRepresentable<String>>() throws(DatabaseProblem) -> Word {
        let text = try text(.any)
        guard let word = Word(rawValue: text) else {
            throw problem("holds \(quoted(text)), which is none of its words", column: column - 1)
        }
        return word
    }

    /// The next word of a fixed list; `nil` where it is NULL.
    mutating func optionalWord<Word: RawRepresentable<String>>() throws(DatabaseProblem) -> Word? {
        isNull ? nil : try word()
    }

    /// Whether the next column is NULL, which is then read.
    private var isNull: Bool {
        mutating get {
            guard statement.kind(at: column) == .null else { return false }
            column += 1
            return true
        }
    }

    private var kindName: String {
        switch statement.kind(at: column) {
        case .null: "nothing"
        case .integer: "a number"
        case .float: "a fraction"
        case .text: "a text"
        default: "bytes"
        }
    }

    /// A problem with a column of this row.
    func problem(_ what: String, column: Int32? = nil) -> DatabaseProblem {
        let name = statement.name(of: column ?? self.column)
        let key = (0..<keyColumns).map { statement.text(at: $0).map(quoted) ?? "?" }
        return DatabaseProblem(
            "table \(table), row \(key.joined(separator: "/")): column \(name) \(what)")
    }
}
