import Diagnostics
import SQLite

/// What a message about the catalog names: a table, and the number of a record or of a row's owner.
struct FactPlace: Hashable {
    let table: String
    let number: Int
}

/// One fact: a row of a file, with one entry of its list.
struct TableFact {
    struct Value {
        let column: FactTable.Column
        let text: String
        let cell: CSVText.Cell
        /// As the database writes it; the slug of an added record is a text.
        let stored: SQLiteValue
    }

    let file: FactsFile
    let row: FactsFile.Row
    let values: [Value]
    var table: FactTable { file.table }

    /// What does not name the row.
    var others: [Value] { values.filter { !table.key.contains($0.column) } }

    /// The columns that name the row in the database, but for games that are stored together: where a key may
    /// repeat, all that a removed row says.
    var naming: [FactTable.Column] {
        guard table.mayRepeat, row.change == .remove else { return table.naming }
        return table.naming
            + values.map(\.column).filter { table.tellsApart($0) && !table.naming.contains($0) }
    }

    /// The row by its key, in the file's words.
    var text: String {
        let key = values.filter { table.key.contains($0.column) }.map(\.text)
        return "\(row.change.rawValue) \(table.name) \(key.joined(separator: " "))"
    }

    subscript(column: FactTable.Column) -> SQLiteValue? {
        values.first { $0.column == column }?.stored
    }

    subscript(column: String) -> SQLiteValue? {
        values.first { $0.column.column == column }?.stored
    }

    func error(_ message: String) -> DiagnosticError { file.error(message, at: row.start) }

    /// The error about an evolution into a species without a family.
    var withoutFamily: DiagnosticError {
        let value = values.first { $0.column.column == "into_species_id" }
        return file.error(
            "the species \"\(value?.text ?? "")\" has no family: add one to evolution_chain.csv, by the slug "
                + "of its first species, and name it in the column evolution_chain of species.csv",
            at: value?.cell ?? row.start)
    }

    /// Turns SQLite's objection into one at the cell that it is about.
    func namingTheCell<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let error as SQLiteError {
            let rule = error.message.split(separator: ": ").last.map(String.init) ?? ""
            let value = values.first { rule.contains($0.column.column) } ?? others.first
            throw file.error(
                "this is not possible: \(rule)", at: value?.cell ?? row.start)
        }
    }
}

/// The statements for facts of one table that say the same columns, prepared once.
final class FactShape {
    private let table: FactTable
    private let change: RowChange
    private let columns: [FactTable.Column]
    /// Finds the rows that a fact names.
    let query: Statement
    /// Adds a row; `nil` until one is added.
    var insertion: Statement?
    /// Adds a row unless its key is there; `nil` until one is added.
    var insertionOfNew: Statement?

    init(of fact: TableFact, _ query: Statement) {
        (table, change, self.query) = (fact.table, fact.row.change, query)
        columns = fact.values.map(\.column)
    }

    func fits(_ fact: TableFact) -> Bool {
        table === fact.table && change == fact.row.change && columns.count == fact.values.count
            && columns.indices.allSatisfy { columns[$0] === fact.values[$0].column }
    }
}

/// The facts of a folder, each of which may be there once. They are known by hashes of 64 bits, as there may be
/// many thousand.
struct DistinctFacts {
    private typealias Place = (file: FactsFile, line: Int)

    /// By what names a row, and a column of which a value is set.
    private var places: [Int: Place] = [:]
    /// The rows of which values are set.
    private var setRows: [Int: Place] = [:]

    /// - Throws: an error when another row is about the same fact.
    mutating func insert(_ fact: TableFact) throws {
        let table = fact.table
        var hasher = Hasher()
        hasher.combine(ObjectIdentifier(table))
        let isSet = fact.row.change == .set
        for column in table.columns where column != table.games {
            guard table.naming.contains(column) || !isSet && table.tellsApart(column) else {
                continue
            }
            hasher.combine(fact[column])
        }
        guard let games = table.games.flatMap({ fact[$0] }) else {
            return try insert(fact, hasher)
        }
        // Each of the games is a fact.
        for game in StoredFacts.games(games) {
            var hasher = hasher
            hasher.combine(game)
            try insert(fact, hasher)
        }
    }

    /// - Parameter hasher: has what names the row.
    private mutating func insert(_ fact: TableFact, _ hasher: Hasher) throws {
        let place = (fact.file, fact.row.line)
        let row = hasher.finalize()
        var known = places[row]
        if fact.row.change == .set {
            for value in fact.others {
                var hasher = hasher
                hasher.combine(value.column)
                known = places.updateValue(place, forKey: hasher.finalize()) ?? known
            }
            setRows[row] = place
        } else {
            known = places.updateValue(place, forKey: row) ?? setRows[row]
        }
        guard let known else { return }
        throw fact.error(
            "\(known.file.csv.source.path):\(known.line) is about the same fact; keep one of the "
                + "two rows")
    }
}

/// The values of a row of the database, by column.
struct StoredFacts {
    private(set) var values: [(column: String, value: SQLiteValue)]

    /// The present row of a query.
    init(_ row: Statement) {
        values = row.columnNames.enumerated().map { ($1, Self.value(row, Int32($0))) }
    }

    subscript(column: String) -> SQLiteValue? {
        get { values.first { $0.column == column }?.value }
        set {
            guard let index = values.firstIndex(where: { $0.column == column }), let newValue else {
                return
            }
            values[index].value = newValue
        }
    }

    static func value(_ row: Statement, _ column: Int32) -> SQLiteValue {
        switch row.kind(at: column) {
        case .integer: .integer(row.integer(at: column))
        case .float: .real(row.double(at: column))
        case .null: .null
        default: .text(row.text(at: column) ?? "")
        }
    }

    func games(_ column: FactTable.Column) -> Set<Int> { Self.games(self[column.column] ?? .null) }

    /// Whether it has all games of a fact; true in tables without games.
    func hasAllGames(of fact: TableFact) -> Bool {
        guard let column = fact.table.games, let wanted = fact[column] else { return true }
        return games(column).isSuperset(of: Self.games(wanted))
    }

    /// The numbers in a JSON array.
    static func games(_ value: SQLiteValue) -> Set<Int> {
        guard case .text(let text) = value else { return [] }
        return Set(text.dropFirst().dropLast().split(separator: ",").compactMap { Int($0) })
    }
}

/// The slugs of all records of a database.
final class FactNames {
    private let connection: Connection
    private var tables: [String: NumberedRecords] = [:]

    init(_ connection: Connection) { self.connection = connection }

    func records(of table: String) throws -> NumberedRecords {
        if let known = tables[table] { return known }
        let new = try NumberedRecords(of: table, connection)
        tables[table] = new
        return new
    }

    /// A value as files of facts have it.
    func text(of value: SQLiteValue, _ column: FactTable.Column) throws -> String {
        switch value {
        case .null: return FactTable.unknown
        case .integer(let number):
            guard let reference = column.reference else { return "\(number)" }
            return try records(of: reference).slug(of: number) ?? "\(number)"
        case .real(let number): return value.decimal ?? "\(number)"
        case .text(let text):
            guard column.isList, let reference = column.reference else { return text }
            let records = try records(of: reference)
            return StoredFacts.games(value).sorted().map { records.slug(of: $0) ?? "\($0)" }
                .joined(separator: " ")
        }
    }
}

/// The numbers of a table's records by their slugs.
final class NumberedRecords {
    var numbers: [String: Int] = [:]
    private var slugs: [Int: String]?
    private var taken: Set<Int>
    private var added: Set<String> = []

    init(of table: String, _ connection: Connection) throws {
        let query = try connection.prepare(
            table == "evolution_chain"
                ? "SELECT evolution_chain_id, slug FROM species WHERE evolution_chain_id NOT NULL ORDER BY id DESC"
                : "SELECT id, slug FROM \(table) ORDER BY id DESC")
        var slugs: [Int: String] = [:]
        while try query.step() { slugs[query.integer(at: 0)] = query.text(at: 1) ?? "" }
        for (number, slug) in slugs { numbers[slug] = number }
        taken = Set(slugs.keys)
    }

    /// Gives a new record a number, which follows from its slug, unless another one has it already.
    ///
    /// - Parameter isCounted: whether it gets the number after the last instead.
    /// - Returns: `false` where all numbers are taken.
    func add(_ slug: String, in range: ClosedRange<Int>, isCounted: Bool) -> Bool {
        guard numbers[slug] == nil else { return true }
        guard let number = isCounted ? next(in: range) : free(for: slug, in: range) else {
            return false
        }
        taken.insert(number)
        added.insert(slug)
        numbers[slug] = number
        slugs = nil
        return true
    }

    /// Takes the number of an added record back; does nothing for records that were there.
    func forget(_ slug: String) {
        if added.remove(slug) != nil { numbers[slug] = nil }
    }

    private func next(in range: ClosedRange<Int>) -> Int? {
        let last = taken.max() ?? 0
        return last < range.upperBound ? max(last + 1, range.lowerBound) : nil
    }

    private func free(for slug: String, in range: ClosedRange<Int>) -> Int? {
        guard taken.count(where: range.contains) < range.count else { return nil }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in slug.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var number = range.lowerBound + Int(hash % UInt64(range.count))
        while taken.contains(number) {
            number = number < range.upperBound ? number + 1 : range.lowerBound
        }
        return number
    }

    func slug(of number: Int) -> String? {
        let all =
            slugs ?? Dictionary(numbers.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        slugs = all
        return all[number]
    }
}
