import PokedexDomain
import SQLite

/// Writes a catalog into an empty database.
final class CatalogWriter {
    private let connection: Connection
    private var statements: [String: Statement] = [:]

    init(connection: Connection) { self.connection = connection }

    /// Writes everything in one transaction and counts the rows of every table.
    func write(_ catalog: Catalog) throws {
        try connection.execute("BEGIN")
        try insert(Tables.source.columns(of: catalog.source), into: "data_source")
        for kind in EntityKind.all {
            for row in kind.rows(catalog) { try insert(row, into: kind.table) }
        }
        for relation in catalog.typeRelations {
            let table =
                relation.lastGeneration == nil ? Tables.typeRelations : Tables.pastTypeRelations
            try insert(table.columns(of: relation), into: table.name)
        }
        try writeLearnsets(catalog.learnsets)
        try writeRowCounts()
        try connection.execute("COMMIT")
    }

    /// Inserts a row, with what belongs to it.
    ///
    /// - Parameter owner: the columns before the row's own: its owner and position.
    private func insert(
        _ row: StoredRow, into table: String, owner: [StoredRow.Column] = []
    ) throws {
        let columns = owner + row.columns
        try statement(table, columns.map(\.name)).run(columns.map(\.value.bound))
        for list in row.lists where !list.isView {
            for (index, element) in list.rows.enumerated() {
                var owner = [
                    StoredRow.Column(name: list.owner ?? "", value: row.id.stored)
                ]
                if let position = list.position {
                    owner.append(.init(name: position, value: .number(index + 1)))
                }
                try insert(element, into: list.table, owner: owner)
            }
        }
    }

    private func statement(
        _ table: String, _ columns: [String]
    ) throws -> Statement {
        if let statement = statements[table] { return statement }
        let parameters = columns.map { _ in "?" }.joined(separator: ", ")
        let statement = try connection.prepare(
            "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(parameters))")
        statements[table] = statement
        return statement
    }

    private func writeLearnsets(_ learnsets: [Identifier<Pokemon>: Learnset]) throws {
        let statement = try connection.prepare(
            """
            INSERT INTO learnset (pokemon_id, version_group_id, method_id, level, move_id, position)
            VALUES (?, ?, ?, ?, ?, ?)
            """)
        for pokemon in learnsets.keys.sorted() {
            try statement.bind(pokemon.rawValue, at: 1)
            for entry in learnsets[pokemon, default: .empty].entries.sorted(by: precedesInTable) {
                try statement.bind(entry.versionGroup.rawValue, at: 2)
                try statement.bind(entry.method.rawValue, at: 3)
                try statement.bind(entry.level, at: 4)
                try statement.bind(entry.move.rawValue, at: 5)
                try statement.bind(entry.order, at: 6)
                try statement.run()
            }
        }
    }

    /// The order of the table's key, which unlike the entries' own order ignores the position among
    /// the moves of one level.
    private func precedesInTable(_ first: LearnsetEntry, _ second: LearnsetEntry) -> Bool {
        (first.versionGroup, first.method, first.level, first.move)
            < (second.versionGroup, second.method, second.level, second.move)
    }

    private func writeRowCounts() throws {
        for table in try connection.tables() where table != "table_row_count" {
            let count = try connection.integer("SELECT count(*) FROM \(table)")
            try connection.run(
                "INSERT OR REPLACE INTO table_row_count (table_name, row_count) VALUES (?, ?)",
                [.text(table), .integer(count)])
        }
    }
}
