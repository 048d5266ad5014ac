import SQLite
import TestSupport
import Testing

@testable import PokedexStore

/// The schema and its steps.
struct SchemaTests {
    private let fresh: Connection

    init() throws {
        fresh = try Connection()
        try Schema.current.create(in: fresh)
    }

    @Test func stepsAreNumberedWithoutAGap() {
        let versions = Schema.current.migrations.map(\.version)
        #expect(versions == Array(4...Schema.current.version))
    }

    @Test func migratedDatabaseEqualsAFreshOne() throws {
        let later = try Connection()
        try Everything.laterSchema.create(in: later)
        try Everything.laterSchema.migrate(fresh)
        #expect(try fresh.dump() == later.dump())
        #expect(try fresh.integer("PRAGMA user_version") == Everything.laterSchema.version)
    }

    @Test func failedStepChangesNothing() throws {
        let broken = Schema(
            migrations: Schema.current.migrations + [
                Migration(
                    Schema.current.version + 1, "breaks",
                    Array("DROP TABLE nature; DROP TABLE nothing;".utf8))
            ])
        let before = try fresh.dump()
        #expect(throws: SQLiteError.self) { try broken.migrate(fresh) }
        #expect(try fresh.dump() == before)
        #expect(try fresh.integer("PRAGMA user_version") == Schema.current.version)
    }

    @Test func everyTableIsStrict() throws {
        #expect(
            try fresh.integer(
                """
                SELECT count(*) FROM pragma_table_list
                WHERE schema = 'main' AND NOT strict AND name NOT LIKE 'sqlite%'
                """) == 0)
        #expect(try fresh.tables().count == 68)
    }

    @Test func tablesAreThoseOfTheCommittedDatabase() throws {
        let committed = try Connection(image: ProjectFiles.bytes(of: "content/pokedex.sqlite"))
        let sql = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid"
        #expect(try fresh.texts(sql) == committed.texts(sql))
    }

    @Test func documentDescribesEveryTableAndColumn() throws {
        let document = String(
            decoding: try ProjectFiles.bytes(of: "content/DATABASE.md"), as: UTF8.self)
        for table in try fresh.tables() {
            #expect(document.contains("`\(table)`"), "\(table)")
            for column in try fresh.texts("SELECT name FROM pragma_table_info('\(table)')") {
                #expect(document.contains("`\(column)`"), "\(table).\(column)")
            }
        }
    }

    @Test func deletingASpeciesDeletesWhatIsItsOwn() throws {
        let connection = try Connection(image: try Everything.bytes())
        try connection.execute("PRAGMA foreign_keys = ON; DELETE FROM species WHERE id = 2")
        for table in ["pokemon", "form", "form_type", "pokemon_stat", "pokemon_picture"] {
            let rows = try connection.integer("SELECT count(*) FROM \(table)")
            let kept = ["pokemon_stat": 6][table] ?? 1
            #expect(rows == kept, "\(table)")
        }
        #expect(try connection.integer("SELECT count(*) FROM evolution") == 0)
        #expect(try connection.integer("SELECT count(DISTINCT pokemon_id) FROM learnset") == 1)
        #expect(try connection.integer("SELECT count(*) FROM pragma_foreign_key_check") == 0)
    }
}

extension Connection {
    /// What it holds, a line a definition and a row, by table.
    fileprivate func dump() throws -> [String: [String]] {
        var contents: [String: [String]] = [:]
        for table in try tables() {
            let definitions = try texts(
                "SELECT sql FROM sqlite_schema WHERE tbl_name = '\(table)' AND sql IS NOT NULL")
            let columns = try texts("SELECT name FROM pragma_table_info('\(table)')")
            let row = columns.map { "quote(\($0))" }.joined(separator: " || ', ' || ")
            contents[table] = try definitions + texts("SELECT \(row) FROM \(table) ORDER BY 1")
        }
        return contents
    }
}
