import SQLite
import TestSupport
import Testing

@testable import PokeAPI
@testable import PokedexCLI
@testable import PokedexStore

/// `database migrate`. There is one schema so far: how files are migrated is tested in
/// `PokedexStoreTests`, with a made-up step.
struct MigrateActionTests {
    @Test func namesEveryStepAndTheBackup() {
        let migration = DatabaseMigration(
            oldVersion: 4, newVersion: 6,
            steps: [.init(version: 5, summary: "adds a"), .init(version: 6, summary: "adds b")],
            backup: "dex.sqlite.schema-4")
        #expect(
            migration.lines(at: "dex.sqlite") == [
                "dex.sqlite: schema 4 → 6", "  step 5 adds a", "  step 6 adds b",
                "the old file is kept as dex.sqlite.schema-4",
            ])
    }

    @Test func leavesACurrentFileAlone() throws {
        #expect(
            try DatabaseFolder().run("migrate")
                == .success("content/pokedex.sqlite: schema 9 is current already"))
    }

    @Test(arguments: ["migrate", "status", "verify"])
    func refusesFilesOfDevelopmentVersions(action: String) throws {
        let place = try DatabaseFolder()
        let connection = try Connection(image: place.folder.bytes(of: DatabaseChoice.committed))
        try connection.execute("PRAGMA user_version = 3")
        let old = try connection.serialized()
        try place.folder.write(bytes: old, to: DatabaseChoice.committed)
        let result = try place.run(action)
        #expect(result.status == 1)
        #expect(
            result.messages == """
                content/pokedex.sqlite: error: the database was made by a development version of \
                pokedex-site, with schema 3; import it again, or fetch everything anew with \
                `pokedex-site update --full`, or put the committed file back

                """)
        #expect(try place.folder.bytes(of: DatabaseChoice.committed) == old)
    }

    @Test func statusNamesTheWay() throws {
        let place = try DatabaseFolder()
        let path = place.folder[DatabaseChoice.committed]
        let status = try UpdatableDatabase(path: path).status(at: 0)
        let older = DatabaseStatus(
            path: status.path, size: status.size, schema: .init(database: 3, program: 4),
            data: status.data, source: status.source, createdAt: nil, updatedAt: nil,
            counts: status.counts, ages: nil, records: status.records)
        #expect(
            StatusText(older, reason: "").lines.contains(
                "schema    version 3, this program's is 4: `pokedex-site database migrate`"))
    }
}
