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

    @Test(arguments: values + slugs + texts)
    func refusesValuesThatCannotBeTrue(change: Change) throws {
        #expect(try Self.loadError(change) == Self.whole(change.message))
    }

    @Test(arguments: references)
    func refusesWhatDoesNotExist(change: Change) throws {
        #expect(try Self.loadError(change) == Self.whole(change.message))
    }

    @Test(arguments: promises)
    func refusesWhatBreaksThePromises(change: Change) throws {
        #expect(try Self.loadError(change) == Self.whole(change.message))
    }

    @Test func namesMayHoldMarkupWhichIsTheirReadersToEscape() throws {
        let bytes = try Self.changed(
            ["move"], "UPDATE move SET name_en = '<script>alert(1)</script>' WHERE id = 1")
        let loaded = try Self.repository(bytes).load()
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

    @Test func verifyingFindsRowsThatWereLost() throws {
        let bytes = try Self.changed([], "DELETE FROM learnset WHERE level = 100")
        #expect(
            Self.verifyError(bytes)
                == Self.whole("table learnset has 6 rows, but table_row_count says 8"))
    }

    @Test func verifyingFindsBrokenChecks() throws {
        let bytes = try Self.changed(
            [], "PRAGMA ignore_check_constraints = ON; UPDATE pokemon SET height = 0 WHERE id = 1")
        #expect(
            Self.verifyError(bytes)
                == Self.whole(
                    "the file is damaged (SQLite: \"CHECK constraint failed in pokemon\")"))
    }

    private static func whole(_ message: String) -> String {
        "the database in memory: \(message); \(DatabaseProblem.cure)"
    }

    private static func loadError(_ change: Change) throws -> String {
        let bytes = try changed(change.tables, change.sql)
        do {
            _ = try repository(bytes).load()
            return "no error"
        } catch {
            return error.description
        }
    }

    private static func verifyError(_ bytes: [UInt8]) -> String {
        do {
            try repository(bytes).verify()
            return "no error"
        } catch {
            return error.description
        }
    }

    private static func repository(_ bytes: [UInt8]) -> SQLiteCatalogRepository {
        let storage = MemoryStorage()
        storage.replace(with: bytes)
        return SQLiteCatalogRepository(storage: storage)
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

    private static let image = Result {
        let storage = MemoryStorage()
        try SQLiteCatalogRepository(storage: storage).save(try Everything.catalog())
        return try storage.read()
    }
}
