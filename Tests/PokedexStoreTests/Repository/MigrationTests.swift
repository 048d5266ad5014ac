import PokedexDomain
import SQLite
import TestSupport
import Testing

@testable import PokedexStore

/// The schema's steps.
struct MigrationTests {
    private static let next = Schema(
        migrations: Schema.current.migrations + [
            Migration(
                version: Schema.current.version + 1, summary: "adds capitals",
                statements: "ALTER TABLE region ADD COLUMN capital TEXT CHECK (capital <> '');")
        ])

    @Test func stepsAreNumberedWithoutAGap() {
        let versions = Schema.current.migrations.map(\.version)
        #expect(versions == Array(1...versions.count))
        #expect(Schema.current.version == versions.count)
    }

    @Test func migratedDatabaseEqualsAFreshOne() throws {
        let fresh = try Connection()
        try Self.next.create(in: fresh)
        let migrated = try Connection()
        try Schema.current.create(in: migrated)
        try Self.next.migrate(migrated)
        #expect(try Self.definition(migrated) == Self.definition(fresh))
        #expect(try migrated.integer("PRAGMA user_version") == Self.next.version)
    }

    @Test func olderDatabaseIsBroughtUpToDateInMemory() throws {
        let storage = MemoryStorage()
        try SQLiteCatalogRepository(storage: storage).save(try Everything.catalog())
        let image = try DatabaseImage(try storage.read(), schema: Self.next)
        let connection = try image.open()
        #expect(try connection.integer("SELECT count(*) FROM region WHERE capital IS NULL") == 1)
        #expect(try ParallelLoad(image: image).catalog() == Everything.catalog())
    }

    @Test func failedStepChangesNothing() throws {
        let broken = Schema(
            migrations: Schema.current.migrations + [
                Migration(
                    version: Schema.current.version + 1, summary: "breaks",
                    statements: "DROP TABLE nature; DROP TABLE nothing;")
            ])
        let connection = try Connection()
        try Schema.current.create(in: connection)
        let before = try Self.definition(connection)
        #expect(throws: SQLiteError.self) { try broken.migrate(connection) }
        #expect(try Self.definition(connection) == before)
        #expect(try connection.integer("PRAGMA user_version") == Schema.current.version)
    }

    @Test func everyTableIsStrict() throws {
        let connection = try Connection()
        try Schema.current.create(in: connection)
        #expect(
            try connection.integer(
                """
                SELECT count(*) FROM pragma_table_list
                WHERE schema = 'main' AND NOT strict AND name NOT LIKE 'sqlite%'
                """) == 0)
        #expect(try connection.tables().count == 55)
    }

    @Test func documentDescribesEveryTableAndColumn() throws {
        let document = try String(
            contentsOfFile: ProjectFiles.folder.appending(path: "content/DATABASE.md").path,
            encoding: .utf8)
        let connection = try Connection()
        try Schema.current.create(in: connection)
        for table in try connection.tables() {
            #expect(document.contains("`\(table)`"), "\(table)")
            let columns = try connection.prepare("SELECT name FROM pragma_table_info('\(table)')")
            while try columns.step() {
                let column = columns.text(at: 0) ?? ""
                #expect(document.contains("`\(column)`"), "\(table).\(column)")
            }
        }
    }

    @Test func deletingASpeciesDeletesWhatIsItsOwn() throws {
        let storage = MemoryStorage()
        try SQLiteCatalogRepository(storage: storage).save(try Everything.catalog())
        let connection = try Connection(image: try storage.read())
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

    private static func definition(_ connection: Connection) throws -> [String] {
        let statement = try connection.prepare(
            "SELECT type || ' ' || name || ': ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1")
        var lines: [String] = []
        while try statement.step() { lines.append(statement.text(at: 0) ?? "") }
        return lines
    }
}
