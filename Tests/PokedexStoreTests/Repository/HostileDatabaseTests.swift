import PokedexDomain
import SQLite
import Testing

@testable import PokedexStore

/// A database may come from strangers, whose tables promise nothing.
struct HostileDatabaseTests {
    /// A change to tables without any constraint, and what loading then says.
    struct Change: CustomTestStringConvertible, Sendable {
        let tables: [String]
        let sql: String
        let message: String
        var testDescription: String { sql }

        init(_ tables: String..., sql: String, message: String) {
            self.tables = tables
            self.sql = sql
            self.message = message
        }
    }

    @Test(arguments: values + slugs + texts + references + promises)
    func refusesWhatCannotBeTrue(change: Change) throws {
        #expect(try Self.loadError(change) == change.message)
    }

    @Test func namesMayHoldMarkupWhichIsTheirReadersToEscape() throws {
        let bytes = try Self.changed(
            ["move"], "UPDATE move SET name_en = '<script>alert(1)</script>' WHERE id = 1")
        let loaded = try ParallelLoad(image: DatabaseImage(bytes)).catalog()
        #expect(loaded.moves[0].name.english == "<script>alert(1)</script>")
    }

    @Test func refusesViewsInPlaceOfTables() throws {
        let error = try Self.loadError(
            Change(
                "nature",
                sql: """
                    ALTER TABLE nature RENAME TO kept;
                    CREATE VIEW nature AS SELECT * FROM kept
                    """, message: ""))
        #expect(error.contains("access to view \"nature\" prohibited"))
    }

    @Test(arguments: [
        (
            "DELETE FROM learnset WHERE level = 100",
            "table learnset has 6 rows, but table_row_count says 8"
        ),
        (
            "PRAGMA ignore_check_constraints = ON; UPDATE pokemon SET height = 0 WHERE id = 1",
            "the file is damaged (SQLite: \"CHECK constraint failed in pokemon\")"
        ),
    ])
    func verifyingFindsLostRowsAndBrokenChecks(sql: String, message: String) throws {
        let image = try DatabaseImage(Self.changed([], sql))
        #expect(throws: DatabaseProblem(message)) { try DatabaseVerification(image: image).run() }
    }

    private static func loadError(_ change: Change) throws -> String {
        let bytes = try changed(change.tables, change.sql)
        do {
            _ = try ParallelLoad(image: DatabaseImage(bytes)).catalog()
            return "no error"
        } catch {
            return DatabaseProblem(error).message
        }
    }

    /// A database of everything in which some tables have lost all constraints, changed.
    private static func changed(_ tables: [String], _ sql: String) throws -> [UInt8] {
        let connection = try Connection(image: try image.get())
        for table in tables {
            try connection.execute(
                """
                ALTER TABLE \(table) RENAME TO strict_table;
                CREATE TABLE \(table) AS SELECT * FROM strict_table;
                DROP TABLE strict_table
                """)
        }
        try connection.execute(sql)
        return try connection.serialized()
    }

    private static let image = Result { try Everything.bytes() }
}
