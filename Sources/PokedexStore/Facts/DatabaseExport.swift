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
                let number = places[column.column].map { StoredFacts.value(rows, $0) }
                let cell =
                    try number.map { try names.text(of: $0, column) }
                    ?? names.records(of: table.name).slug(of: rows.integer(at: places["id"] ?? 0))
                    ?? ""
                csv.append(UInt8(ascii: ","))
                csv += cell.inCSV.utf8
            }
            csv.append(.newline)
        }
        return csv
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
        try connection.execute("BEGIN")
        try facts.apply(folder)
        try facts.requireSound()
        try connection.execute("COMMIT")
        self = try facts.explaining(folder.path) {
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
