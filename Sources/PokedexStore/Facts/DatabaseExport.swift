import Diagnostics
import PokedexDomain
import SQLite

// A whole database as files of facts, and back.
extension SQLiteCatalogRepository {
    /// All facts as files of facts, which have all columns of the database: one for each table.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func exported() throws(CatalogError) -> [FactsFolder.Entry] {
        _ = try load()
        return try reading { image in
            let connection = try image.open()
            let names = FactNames(connection)
            return try FactTable.all(in: connection, isWhole: true).map { table in
                .init(
                    name: "\(table.name).csv", bytes: try Self.export(table, connection, names))
            }
        }
    }

    private static func export(
        _ table: FactTable, _ connection: Connection, _ names: FactNames
    ) throws -> [UInt8] {
        var csv = Array("change".utf8)
        for column in table.columns { csv += ",\(column.name)".utf8 }
        csv.append(.newline)
        let rows = try connection.prepare(
            "SELECT * FROM \(table.name) ORDER BY \(table.primary.joined(separator: ", "))")
        let places = rows.columns
        while try rows.step() {
            csv += "add".utf8
            for column in table.columns {
                let cell = try cell(of: column, in: rows, places, table, names)
                csv.append(UInt8(ascii: ","))
                csv += cell.inCSV.utf8
            }
            csv.append(.newline)
        }
        return csv
    }

    /// A column of the present row, in slugs.
    private static func cell(
        of column: FactTable.Column, in row: Statement, _ places: [String: Int32],
        _ table: FactTable, _ names: FactNames
    ) throws -> String {
        if let place = places[column.column] {
            return try names.text(of: StoredFacts.value(row, place), column)
        }
        let number = row.integer(at: places["id"] ?? 0)
        return try names.records(of: table.name).slug(of: number) ?? ""
    }

    /// The facts that make another database say what this one says: those that were changed in it by hand, if it is
    /// the one before. The order of lists is left out.
    ///
    /// - Throws: ``CatalogError``, like ``load()``, about either of them.
    package func exported(
        changedSince other: SQLiteCatalogRepository
    ) throws(CatalogError) -> [FactsFolder.Entry] {
        _ = (try load(), try other.load())
        let former = try other.reading { try $0.open() }
        return try reading { image in
            let connection = try image.open()
            let names = (FactNames(former), FactNames(connection))
            return try FactTable.all(in: connection).compactMap { table in
                let old = try Self.rows(of: table, former, names.0)
                let new = try Self.rows(of: table, connection, names.1)
                return Self.changes(from: old, to: new, in: table)
            }
        }
    }

    /// The rows of a table as files have them: by what names them, the values of all columns. Games that are
    /// stored together have a row each.
    private static func rows(
        of table: FactTable, _ connection: Connection, _ names: FactNames
    ) throws -> [(key: [String], cells: [String])] {
        let rows = try connection.prepare(
            "SELECT * FROM \(table.name) ORDER BY \(table.primary.joined(separator: ", "))")
        let places = rows.columns
        var found: [(key: [String], cells: [String])] = []
        while try rows.step() {
            let cells = try table.columns.map { try cell(of: $0, in: rows, places, table, names) }
            let games = table.columns.firstIndex { $0 === table.games }
            for game in games.map({ cells[$0].split(separator: " ") }) ?? [""] {
                var cells = cells
                if let games { cells[games] = String(game) }
                let key = zip(table.columns, cells).filter {
                    table.isToldApartByAll || table.key.contains($0.0)
                }
                found.append((key.map(\.1), cells))
            }
        }
        return found
    }

    /// The rows of a file that make one list of rows another; `nil` where they are the same.
    private static func changes(
        from old: [(key: [String], cells: [String])], to new: [(key: [String], cells: [String])],
        in table: FactTable
    ) -> FactsFolder.Entry? {
        let before = Dictionary(old.map { ($0.key, $0.cells) }, uniquingKeysWith: { $1 })
        let after = Set(new.map(\.key))
        let isNaming = table.columns.map { table.isToldApartByAll || table.key.contains($0) }
        var lines: [[String]] = []
        for row in new {
            guard let former = before[row.key] else {
                lines.append(["add"] + row.cells + row.cells.map { _ in "" })
                continue
            }
            guard former != row.cells else { continue }
            let isChanged = zip(former, row.cells).map { $0 != $1 }
            lines.append(
                ["set"]
                    + row.cells.indices.map { isNaming[$0] || isChanged[$0] ? row.cells[$0] : "" }
                    + row.cells.indices.map { isChanged[$0] ? former[$0] : "" })
        }
        for row in old where !after.contains(row.key) {
            lines.append(
                ["remove"] + row.cells.indices.map { isNaming[$0] ? row.cells[$0] : "" }
                    + row.cells.map { _ in "" })
        }
        guard !lines.isEmpty else { return nil }
        let heads = ["change"] + table.columns.map(\.name) + table.columns.map { "was.\($0.name)" }
        // Columns that say nothing are left out.
        let shown = heads.indices.filter { column in
            column == 0 || column <= isNaming.count && isNaming[column - 1]
                || lines.contains { !$0[column].isEmpty }
        }
        let text = ([heads] + lines).map { line in
            shown.map { line[$0].inCSV }.joined(separator: ",") + "\n"
        }
        return .init(name: "\(table.name).csv", bytes: Array(text.joined().utf8))
    }

    /// The file by which a folder is known to be an exported database.
    package static let exportMark = "data_source.csv"
}

extension Catalog {
    /// Makes a catalog of the files that ``SQLiteCatalogRepository/exported()`` gave.
    ///
    /// - Throws: an error with what is wrong in them.
    package init(exported folder: FactsFolder) throws {
        let connection = try Connection()
        try Schema.current.create(in: connection)
        let facts = try FactsOnTop(connection, isWhole: true)
        let names = Set(folder.files.map(\.name))
        let missing = facts.tables.map { "\($0.name).csv" }.filter { !names.contains($0) }
        guard missing.isEmpty else {
            throw DiagnosticError(
                missing.map {
                    Diagnostic(
                        path: "\(folder.path)/\($0)",
                        text:
                            "the file is missing: an exported database has one for each table, if only "
                            + "with the names of its columns")
                })
        }
        try connection.execute("BEGIN")
        try facts.apply(folder)
        try facts.requireSound()
        try connection.execute("COMMIT")
        self = try facts.namingTheRow(folder.path) {
            try ParallelLoad(image: DatabaseImage(correctedBy: connection)).catalog()
        }
    }
}

extension String {
    /// A cell of a CSV file.
    fileprivate var inCSV: String {
        utf8.contains {
            [UInt8(ascii: ","), UInt8(ascii: "\""), .newline, .carriageReturn].contains($0)
        }
            ? "\"\(replacing("\"", with: "\"\""))\"" : self
    }
}
