import SQLite
import TestSupport
import Testing

@testable import PokedexCLI

/// `database migrate` against real files.
struct MigrateActionTests {
    private let place: DatabaseFolder
    private let name = DatabaseChoice.committed

    init() throws {
        place = try DatabaseFolder()
    }

    private func putOldDatabase() throws -> [UInt8] {
        let text = try ProjectFiles.bytes(of: "Tests/PokedexStoreTests/Fixtures/schema-1.sql")
        let connection = try Connection()
        try connection.execute(String(decoding: text, as: UTF8.self))
        let bytes = try connection.serialized()
        try place.folder.write(bytes: bytes, to: name)
        return bytes
    }

    @Test func namesEveryStepAndTheBackup() throws {
        let old = try putOldDatabase()
        #expect(
            try place.run("migrate")
                == Program.Result(
                    status: 0,
                    output: """
                        content/pokedex.sqlite: schema 1 → 4
                          step 2 adds data_source.data_version: in what way the facts were made
                          step 3 adds location.region_id, location_area, encounter and the tables \
                        that it names
                          step 4 adds item.item_category_id, item.fling_power, item_category, \
                        berry and held_item
                        the old file is kept as content/pokedex.sqlite.schema-1

                        """))
        #expect(try place.folder.bytes(of: "\(name).schema-1") == old)
        #expect(
            try place.run("migrate")
                == Program.Result(
                    status: 0,
                    output: "content/pokedex.sqlite: schema 4 is current already\n"))
    }

    @Test func isRefusedWhereABackupIsThere() throws {
        let old = try putOldDatabase()
        try place.folder.write("precious", to: "\(name).schema-1")
        #expect(
            try place.run("migrate")
                == Program.Result(
                    status: 1,
                    messages: """
                        content/pokedex.sqlite: error: nothing was changed: \
                        content/pokedex.sqlite.schema-1, where the old file would be kept, is \
                        there already; move it away, or delete it

                        """))
        #expect(try place.folder.bytes(of: name) == old)
    }

    @Test func statusNamesTheWay() throws {
        _ = try putOldDatabase()
        #expect(
            try place.run("status").output.contains(
                "\nschema    version 1, this program's is 4: `pokedex-site database migrate`\n"))
    }
}
