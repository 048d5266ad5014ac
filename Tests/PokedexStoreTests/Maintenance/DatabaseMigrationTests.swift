import PokedexDomain
import SQLite
import TestSupport
import Testing

@testable import PokedexStore

/// The way from the first schema to this program's.
struct DatabaseMigrationTests {
    private let folder: TemporaryFolder
    private let file: DatabaseFile
    private let old: [UInt8]

    init() throws {
        folder = try TemporaryFolder()
        old = try Everything.firstSchema()
        file = DatabaseFile(path: try folder.write(bytes: old, to: "dex.sqlite"))
    }

    @Test func fixtureIsOfTheFirstSchema() throws {
        #expect(DatabaseHeader(old)?.userVersion == 1)
        let connection = try Connection(image: old)
        let fresh = try Connection()
        try Schema(migrations: [.version1]).create(in: fresh)
        #expect(try connection.tables() == fresh.tables())
        #expect(try connection.dump().mapValues(\.[0]) == fresh.dump().mapValues(\.[0]))
    }

    @Test func isBroughtUpToDateInMemoryWhenItIsRead() throws {
        #expect(try SQLiteCatalogRepository(path: file.path).load() == Everything.ofFirstSchema())
        #expect(try folder.bytes(of: "dex.sqlite") == old)
    }

    @Test func migratedFileEqualsOneThatWasSavedFresh() throws {
        _ = try file.migrate()
        let fresh = MemoryStorage()
        try SQLiteCatalogRepository(storage: fresh).save(Everything.ofFirstSchema())
        let expected = try Connection(image: fresh.read())
        // The facts were made in the way of the first schema's programs.
        try expected.execute("UPDATE data_source SET data_version = 1")
        let migrated = try Connection(image: folder.bytes(of: "dex.sqlite"))
        let tables = try expected.dump()
        #expect(try migrated.dump() == tables)
        let added = [
            "location_area", "encounter_method", "encounter_condition",
            "encounter_condition_value", "encounter", "item_category", "berry", "held_item",
        ]
        #expect(tables.allSatisfy { $0.value.count > 1 || added.contains($0.key) })
        for pragma in ["user_version", "application_id", "page_size"] {
            #expect(
                try migrated.integer("PRAGMA \(pragma)") == expected.integer("PRAGMA \(pragma)"))
        }
        let repository = SQLiteCatalogRepository(path: file.path)
        #expect(try repository.load() == Everything.ofFirstSchema())
        try repository.verify()
    }

    @Test func keepsTheOldBytesBesideIt() throws {
        #expect(
            try file.migrate()
                == DatabaseMigration(
                    oldVersion: 1, newVersion: 4,
                    steps: [
                        .init(
                            version: 2,
                            summary: "adds data_source.data_version: in what way the facts were "
                                + "made"),
                        .init(
                            version: 3,
                            summary: "adds location.region_id, location_area, encounter and the "
                                + "tables that it names"),
                        .init(
                            version: 4,
                            summary: "adds item.item_category_id, item.fling_power, item_category, "
                                + "berry and held_item"),
                    ],
                    backup: "\(file.path).schema-1"))
        #expect(try folder.names() == ["dex.sqlite", "dex.sqlite.schema-1"])
        #expect(try folder.bytes(of: "dex.sqlite.schema-1") == old)
        #expect(try folder.bytes(of: "dex.sqlite") != old)
    }

    @Test func leavesACurrentFileAlone() throws {
        _ = try file.migrate()
        try folder.remove("dex.sqlite.schema-1")
        let bytes = try folder.bytes(of: "dex.sqlite")
        #expect(
            try file.migrate()
                == DatabaseMigration(oldVersion: 4, newVersion: 4, steps: [], backup: nil))
        #expect(try folder.names() == ["dex.sqlite"])
        #expect(try folder.bytes(of: "dex.sqlite") == bytes)
    }

    @Test func neverOverwritesABackup() throws {
        try folder.write("precious", to: "dex.sqlite.schema-1")
        let path = file.path
        #expect(
            throws: CatalogError.notWritable(
                path,
                "nothing was changed: \(path).schema-1, where the old file would be "
                    + "kept, is there already; move it away, or delete it")
        ) { try file.migrate() }
        #expect(try folder.bytes(of: "dex.sqlite") == old)
        #expect(folder.text(of: "dex.sqlite.schema-1") == "precious")
    }

    @Test func refusesDamageAndChangesNothing() throws {
        var bytes = old
        bytes.replace(Array("treeling-big-0".utf8), with: Array("treeling-big 0".utf8))
        try folder.write(bytes: bytes, to: "dex.sqlite")
        let error = #expect(throws: CatalogError.self) { try file.migrate() }
        #expect(error?.description.hasPrefix("\(file.path): ") == true)
        #expect(
            error?.description.hasSuffix(
                "; fetch everything anew with `pokedex-site update --full`, or put the committed "
                    + "file back") == true)
        #expect(try folder.names() == ["dex.sqlite"])
        #expect(try folder.bytes(of: "dex.sqlite") == bytes)
    }

    @Test func refusesANewerSchema() throws {
        let connection = try Connection(image: old)
        try connection.execute("PRAGMA user_version = 5")
        try folder.write(bytes: connection.serialized(), to: "dex.sqlite")
        #expect(
            throws: CatalogError.invalidData(
                file.path,
                "the database's schema has version 5, but this program knows only "
                    + "versions 1 to 4; update pokedex-site, or \(DatabaseFile.cure)")
        ) { try file.migrate() }
    }
}
