import Diagnostics

/// A folder of facts: a CSV file for each table that has any.
package struct FactsFolder: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// The file's name in the folder: `learnset.csv`.
        package let name: String
        package let bytes: [UInt8]

        package init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
    }

    /// As messages name it.
    package let path: String
    /// Sorted by name.
    package let files: [Entry]
    /// Whether each row must say where its value is from.
    package let needsSource: Bool
    /// Whether it came with the program, and may be about records that the site's database lacks.
    package let isBuiltIn: Bool

    package init(path: String, files: [Entry], needsSource: Bool, isBuiltIn: Bool = false) {
        self.path = path
        self.files = files.sorted { $0.name < $1.name }
        (self.needsSource, self.isBuiltIn) = (needsSource, isBuiltIn)
    }
}

/// What a row of a file of facts does.
enum RowChange: String, CaseIterable {
    case add, set, remove
}

/// A file of facts, taken apart and not yet compared with any database.
final class FactsFile {
    let table: FactTable
    let csv: CSVText
    /// See ``FactsFolder``.
    let (isBuiltIn, isOurs): (Bool, Bool)
    private(set) var rows: [Row] = []
    private(set) var errors: [Diagnostic] = []

    struct Row {
        let line: Int
        /// Its first cell.
        let start: CSVText.Cell
        let change: RowChange
        /// The cells that say something.
        var values: [(column: FactTable.Column, cell: CSVText.Cell)]
        /// What a value was: by the column's name, or "" where there is one value.
        let was: [String: CSVText.Cell]
        let source: String?

        /// The text of a column, where it says something.
        subscript(column: String) -> String? {
            values.first { $0.column.name == column }?.cell.text
        }

        /// What names it, in the file's words.
        func text(in table: FactTable) -> String {
            let key = values.filter { table.key.contains($0.column) }.map(\.cell.text)
            return "\(change.rawValue) \(table.name) \(key.joined(separator: " "))"
        }
    }

    /// What a column of the file is.
    private enum Head: Hashable {
        case change, was, source
        case wasOf(String)
        case column(FactTable.Column)
    }

    /// - Throws: an error when the file is no CSV, or its first line is wrong.
    init(_ file: FactsFolder.Entry, _ table: FactTable, in folder: FactsFolder) throws {
        (self.table, isBuiltIn, isOurs) = (table, folder.isBuiltIn, folder.needsSource)
        csv = try CSVText(path: "\(folder.path)/\(file.name)", bytes: file.bytes)
        guard let first = csv.records.first else { return }
        let heads = try heads(first)
        for record in csv.records.dropFirst() {
            do {
                rows.append(try row(record, heads, needsSource: folder.needsSource))
            } catch let error as DiagnosticError {
                errors += error.diagnostics
            }
        }
    }

    /// A message about a row.
    func place(of row: Row, _ text: String? = nil) -> Diagnostic {
        Diagnostic(
            path: csv.source.path, position: SourcePosition(line: row.line, column: 1),
            message: text ?? row.text(in: table))
    }

    func error(_ message: String, at cell: CSVText.Cell) -> DiagnosticError {
        DiagnosticError(csv.error(message, at: cell))
    }

    private func heads(_ record: CSVText.Record) throws -> [Head] {
        let names =
            ["change", "was", "source"]
            + table.columns.flatMap { [$0.name, "was.\($0.name)"] }
        var heads: [Head] = []
        for cell in record.cells {
            let head: Head? =
                switch cell.text {
                case "change": .change
                case "was": .was
                case "source": .source
                case let text where text.hasPrefix("was."):
                    table.column(String(text.dropFirst(4))).map { .wasOf($0.name) }
                case let text: table.column(text).map { .column($0) }
                }
            guard let head else {
                if record.cells.count == 1, cell.text.contains(where: { ";\t".contains($0) }) {
                    let found = cell.text.contains(";") ? "semicolons" : "tabs"
                    throw error(
                        "the columns are separated by \(found); save the file as CSV with commas",
                        at: cell)
                }
                throw error(
                    "table \(table.name) has no column \"\(cell.text)\""
                        + Suggestion(candidates: names).question(for: cell.text), at: cell)
            }
            guard !heads.contains(head) else {
                throw error("the column \"\(cell.text)\" is there twice", at: cell)
            }
            heads.append(head)
        }
        let key = table.key.filter { $0.standard == nil }
        let missing = ([.change] + key.map { .column($0) }).filter { !heads.contains($0) }
        guard missing.isEmpty else {
            let names = missing.map {
                if case .column(let column) = $0 { column.name } else { "change" }
            }
            throw error(
                "the first line names the columns; it lacks \(names.joined(separator: ", "))",
                at: record.cells[0])
        }
        return heads
    }

    private func row(
        _ record: CSVText.Record, _ heads: [Head], needsSource: Bool
    ) throws -> Row {
        let start = record.cells[0]
        guard record.cells.count == heads.count else {
            throw error(
                "this line has \(record.cells.count) cells, the first line has \(heads.count)",
                at: record.cells.count > heads.count ? record.cells[heads.count] : start)
        }
        var (change, source): (RowChange?, String?)
        var values: [(column: FactTable.Column, cell: CSVText.Cell)] = []
        var was: [String: CSVText.Cell] = [:]
        for (head, cell) in zip(heads, record.cells) where !cell.text.isEmpty {
            switch head {
            case .change:
                change = RowChange(rawValue: cell.text)
                guard change != nil else {
                    throw error("\"\(cell.text)\" is no change: write add, set or remove", at: cell)
                }
            case .was: was[""] = cell
            case .wasOf(let name): was[name] = cell
            case .source: source = cell.text
            case .column(let column): values.append((column, cell))
            }
        }
        guard let change else { throw error("the column \"change\" says nothing", at: start) }
        for column in table.key where column.standard == nil {
            guard values.contains(where: { $0.column == column }) else {
                throw error("\(column.name) is missing, which names the row", at: start)
            }
        }
        guard source != nil || !needsSource else {
            throw error("the column \"source\" must say where this is from", at: start)
        }
        let row = Row(
            line: record.line, start: start, change: change, values: values, was: was,
            source: source)
        try check(row)
        return row
    }

    /// Checks that a row says what its change needs.
    private func check(_ row: Row) throws {
        let others = row.values.filter { !table.key.contains($0.column) }
        switch row.change {
        case .set:
            guard !others.isEmpty else {
                throw error("no value is set: write it into its column", at: row.start)
            }
            for other in others where row.was[other.column.name] == nil {
                guard others.count == 1, row.was[""] != nil else {
                    throw error(
                        others.count == 1
                            ? "the column \"was\" must say what \(other.column.name) is in the database"
                            : "more than one value is set: \"was.\(other.column.name)\" must say what it is "
                                + "in the database", at: other.cell)
                }
            }
            for (name, cell) in row.was.sorted(by: { $0.key < $1.key }) where !name.isEmpty {
                guard others.contains(where: { $0.column.name == name }) else {
                    throw error("there is no new value of \(name)", at: cell)
                }
            }
        case .add, .remove:
            if let cell = row.was.values.first {
                throw error("only rows with \"set\" say what was", at: cell)
            }
            if row.change == .remove, let other = others.first, !table.mayRepeat {
                throw error("a row that removes has only what names it", at: other.cell)
            }
        }
    }
}
