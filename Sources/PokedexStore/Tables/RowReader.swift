import PokedexDomain
import SQLite

/// The rows of a query, read one after another; no value is trusted.
final class RowReader {
    fileprivate let statement: Statement
    fileprivate let table: String
    private let loader: TableLoader
    /// The columns that name a row in messages.
    private let key: [String]
    private let indexes: [String: Int32]
    /// The columns in the order in which the first row asked for them: all rows ask for the same, so
    /// that the others need no search by name.
    private var columns: [Int32] = []
    private var asked = 0
    /// The rows of other tables, in the same way.
    private var lists: [(children: AnyObject, requireNoneLeft: (String) throws -> Void)] = []
    private var askedLists = 0
    /// The lists of references that were read, by column.
    private var knownLists: [AnyObject?]
    private var slugs: Set<Slug> = []
    private var id = 0

    init<Value>(_ table: Table<Value>, _ loader: TableLoader) throws {
        self.table = table.name
        self.loader = loader
        statement = try loader.connection.prepare(
            "SELECT * FROM \(table.name) ORDER BY \(table.order)")
        key = (table.owner.map { [$0] } ?? []) + table.key
        indexes = statement.columns
        knownLists = Array(repeating: nil, count: indexes.count)
    }

    /// Goes to the next row; `false` after the last one.
    func next() throws -> Bool {
        precondition(asked == columns.count, "the rows of a table ask for different columns")
        asked = 0
        askedLists = 0
        return try statement.step()
    }

    func cell(_ name: @autoclosure () -> String) throws -> Cell {
        if asked == columns.count { columns.append(try cell(named: name()).index) }
        asked += 1
        return Cell(row: self, index: columns[asked - 1])
    }

    /// A column of the present row, searched by name.
    func cell(named name: String) throws -> Cell {
        guard let index = indexes[name] else {
            throw DatabaseProblem("table \(table) has no column \(name)")
        }
        return Cell(row: self, index: index)
    }

    /// The number of an entity, which may be in the table once.
    func define<Entity>(
        _ type: Entity.Type, _ range: ClosedRange<Int>
    ) throws -> Int {
        id = try cell("id").integer(range)
        guard loader.references.define(type, id) else {
            throw DatabaseProblem("table \(table) holds a number twice")
        }
        return id
    }

    /// Checks that a slug is in the table once.
    func requireNew(_ slug: Slug) throws {
        guard slugs.insert(slug).inserted else {
            throw DatabaseProblem("table \(table) holds the slug \"\(slug)\" twice")
        }
    }

    /// The rows of another table that belong to the present row.
    func children<Element>(_ table: Table<Element>) throws -> [Element] {
        defer { askedLists += 1 }
        if askedLists == lists.count {
            let children = try Children(table, loader)
            lists.append((children, children.requireNoneLeft))
        }
        guard let children = lists[askedLists].children as? Children<Element> else {
            preconditionFailure("the rows of a table ask for different lists")
        }
        return children.take(id)
    }

    /// Checks that all rows of other tables belonged to a row of this one.
    func requireNoOrphans() throws {
        for list in lists { try list.requireNoneLeft(table) }
    }

    /// The lists of references that were read from a column.
    fileprivate func knownLists<Element>(
        at index: Int32, of type: Element.Type
    ) -> KnownLists<Element> {
        if let known = knownLists[Int(index)] as? KnownLists<Element> { return known }
        let known = KnownLists<Element>()
        knownLists[Int(index)] = known
        return known
    }

    /// The number that names the present row in messages: its owner's or its own.
    fileprivate var number: Int { (key.first.flatMap { indexes[$0] }).map(statement.integer) ?? 0 }

    fileprivate func note<Entity>(_ type: Entity.Type, _ reference: Int) {
        loader.references.name(type, reference) { (table, number) }
    }

    /// A problem of the present row as a whole.
    func problem(_ what: String) -> DatabaseProblem {
        let texts = key.compactMap { indexes[$0] }.map { statement.text(at: $0).map(quoted) ?? "?" }
        return DatabaseProblem("table \(table), row \(texts.joined(separator: "/")): \(what)")
    }
}

/// Lists of references by the texts that they were read from. Many thousand rows name a few hundred
/// different lists; each is read once, and its rows share it.
private final class KnownLists<Element> {
    var byText: [String: [Element]] = [:]
}

/// One column of a row.
struct Cell {
    fileprivate let row: RowReader
    fileprivate let index: Int32

    var isNull: Bool { row.statement.isNull(at: index) }

    func integer(_ range: ClosedRange<Int>) throws -> Int {
        guard row.statement.kind(at: index) == .integer else {
            throw problem("holds \(kindName), but a number belongs there")
        }
        let value = row.statement.integer(at: index)
        guard range.contains(value) else {
            throw problem(
                "holds \(value), but only \(range.lowerBound) to \(range.upperBound) is possible")
        }
        return value
    }

    /// A number with at most two decimals, in hundredths.
    func hundredths(_ range: ClosedRange<Int>) throws -> Int {
        guard row.statement.kind(at: index) == .float else {
            throw problem("holds \(kindName), but a number with decimals belongs there")
        }
        let value = row.statement.double(at: index)
        guard value >= Double(range.lowerBound), value <= Double(range.upperBound),
            let hundredths = SQLiteValue.real(value).hundredths
        else {
            throw problem(
                "holds \(value), but only \(range.lowerBound) to \(range.upperBound) with two decimals "
                    + "is possible")
        }
        return hundredths
    }

    func text(_ rule: TextRule) throws -> String {
        guard row.statement.kind(at: index) == .text else {
            throw problem("holds \(kindName), but a text belongs there")
        }
        guard let text = row.statement.text(at: index) else {
            throw problem("holds a text that is not UTF-8")
        }
        if let objection = rule.objection(to: text) { throw problem(objection) }
        return text
    }

    /// The number of another entity; whether it exists is checked when all tables have been read.
    func reference<Entity>(_ type: Entity.Type) throws -> Int {
        let number = try integer(FactRange.wordIdentifier)
        row.note(type, number)
        return number
    }

    /// The numbers of other entities in a JSON array such as `[3,14]`, sorted, each once.
    func references<Element: ReferenceValue>() throws -> [Element] {
        let text = try text(.any)
        let known = row.knownLists(at: index, of: Element.self)
        if let list = known.byText[text] { return list }
        let list = try numbers(in: text).map { Element($0) }
        for element in list { row.note(Element.Referenced.self, element.rawValue) }
        known.byText[text] = list
        return list
    }

    private func numbers(in text: String) throws -> [Int] {
        guard text != "[]" else { return [] }
        guard text.hasPrefix("["), text.hasSuffix("]") else { throw noReferences(text) }
        var numbers: [Int] = []
        for part in text.utf8.dropFirst().dropLast().split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        {
            guard let number = Int(String(decoding: part, as: UTF8.self)),
                FactRange.identifier.contains(number), number > numbers.last ?? 0
            else { throw noReferences(text) }
            numbers.append(number)
        }
        return numbers
    }

    private func noReferences(_ text: String) -> DatabaseProblem {
        problem("holds \(quoted(text)), but a sorted JSON array of numbers belongs there")
    }

    func problem(_ what: String) -> DatabaseProblem {
        row.problem("column \(row.statement.name(of: index)) \(what)")
    }

    private var kindName: String {
        switch row.statement.kind(at: index) {
        case .null: "nothing"
        case .integer: "a number"
        case .float: "a fraction"
        case .text: "a text"
        case .blob: "bytes"
        }
    }
}

/// The rows of a table that belong to entities of another one.
private final class Children<Value> {
    private let table: String
    private var lists: [Int: [Value]] = [:]

    /// Reads all rows and groups them by owner, in the order of the table.
    init(_ table: Table<Value>, _ loader: TableLoader) throws {
        self.table = table.name
        var lists: [Int: [Value]] = [:]
        var owner = 0
        var values: [Value] = []
        try loader.read(table) { reader, value in
            let next = try reader.cell(named: table.owner ?? "id").integer(FactRange.identifier)
            if next != owner {
                lists[owner] = values
                values = []
                owner = next
            }
            values.append(value)
        }
        lists[owner] = values
        lists[0] = nil
        self.lists = lists
    }

    func take(_ owner: Int) -> [Value] { lists.removeValue(forKey: owner) ?? [] }

    /// - Throws: ``DatabaseProblem`` when rows are left whose owner does not exist.
    func requireNoneLeft(owners: String) throws {
        guard let owner = lists.keys.min() else { return }
        throw DatabaseProblem(
            "table \(table), row \(owner): it names \(owners) \(owner), which does not exist")
    }
}

/// Reads tables through one connection, and checks the references between them.
final class TableLoader {
    let connection: Connection
    let references: References

    /// - Parameter kinds: the tables of entities, by the entities' types.
    init(_ connection: Connection, kinds: [ObjectIdentifier: String]) {
        self.connection = connection
        references = References(kinds: kinds)
    }

    func rows<Value>(of table: Table<Value>) throws -> [Value] {
        var values: [Value] = []
        try read(table) { values.append($1) }
        return values
    }

    fileprivate func read<Value>(
        _ table: Table<Value>, _ take: (RowReader, Value) throws -> Void
    ) throws {
        let reader = try RowReader(table, self)
        while try reader.next() { try take(reader, try table.value(of: reader)) }
        try reader.requireNoOrphans()
    }
}

/// Which entities exist, and which ones rows refer to.
struct References {
    /// Of one type; a class, so that it is found once and changed in place.
    private final class Kind {
        let table: String
        var defined: Set<Int> = []
        var named: [Int: (table: String, row: Int)] = [:]

        init(table: String) { self.table = table }
    }

    private var kinds: [ObjectIdentifier: Kind]

    init(kinds: [ObjectIdentifier: String]) {
        self.kinds = kinds.mapValues { Kind(table: $0) }
    }

    /// Notes that an entity exists; `false` when it did already.
    func define<Entity>(_ type: Entity.Type, _ number: Int) -> Bool {
        kinds[ObjectIdentifier(type)]?.defined.insert(number).inserted ?? true
    }

    /// Notes that a row refers to an entity.
    func name<Entity>(
        _ type: Entity.Type, _ number: Int, by row: () -> (table: String, row: Int)
    ) {
        guard let kind = kinds[ObjectIdentifier(type)], kind.named[number] == nil else { return }
        kind.named[number] = row()
    }

    /// Checks that everything exists that rows refer to.
    func check() throws {
        for kind in kinds.values.sorted(by: { $0.table < $1.table }) {
            let missing = kind.named.keys.filter { !kind.defined.contains($0) }.min()
            guard let missing, let naming = kind.named[missing] else { continue }
            throw DatabaseProblem(
                "table \(naming.table), row \(naming.row): it names \(kind.table) \(missing), which "
                    + "does not exist")
        }
    }
}
