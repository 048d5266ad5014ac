import PokedexDomain
import SQLite
import Testing

@testable import PokedexStore

/// The way of a database to the schema of a later program.
struct DatabaseMigrationTests {
    private let kept: KeptDatabase
    private let old: [UInt8]
    private let later = Everything.laterSchema.version
    private static let kept = "schema-\(Schema.current.version)"

    init() throws {
        kept = try KeptDatabase(schema: Everything.laterSchema)
        old = try kept.folder.bytes(of: "dex.sqlite")
    }

    private func file() throws -> [UInt8] { try kept.folder.bytes(of: "dex.sqlite") }

    @Test func isBroughtUpToDateInMemoryWhenItIsRead() throws {
        #expect(try kept.file.load() == Everything.catalog())
        #expect(try kept.file.content().schemaVersion == Schema.current.version)
        #expect(try kept.folder.bytes() == ["dex.sqlite": old])
    }

    @Test func keepsAllFactsAndTheOldBytesBesideIt() throws {
        #expect(
            try kept.file.migrate()
                == DatabaseMigration(
                    oldVersion: later - 1, newVersion: later,
                    steps: [.init(version: later, summary: "adds capitals")],
                    backup: "\(kept.file.path).\(Self.kept)"))
        #expect(try kept.folder.names() == ["dex.sqlite", "dex.sqlite.\(Self.kept)"])
        #expect(try kept.folder.bytes(of: "dex.sqlite.\(Self.kept)") == old)
        let migrated = try Connection(image: file())
        #expect(try migrated.integer("PRAGMA user_version") == later)
        #expect(try migrated.integer("SELECT count(*) FROM region WHERE capital IS NULL") == 1)
        #expect(try kept.file.load() == Everything.catalog())
        try kept.file.verify()
    }

    @Test func leavesACurrentFileAlone() throws {
        _ = try kept.file.migrate()
        let files = try kept.folder.bytes()
        #expect(
            try kept.file.migrate()
                == DatabaseMigration(oldVersion: later, newVersion: later, steps: [], backup: nil))
        #expect(try kept.folder.bytes() == files)
    }

    @Test func neverOverwritesABackup() throws {
        try kept.folder.write("precious", to: "dex.sqlite.\(Self.kept)")
        let path = kept.file.path
        #expect(
            throws: CatalogError.notWritable(
                path,
                "nothing was changed: \(path).\(Self.kept), where the old file would be "
                    + "kept, is there already; move it away, or delete it")
        ) { try kept.file.migrate() }
        #expect(try file() == old)
        #expect(kept.folder.text(of: "dex.sqlite.\(Self.kept)") == "precious")
    }

    @Test func refusesDamageAndChangesNothing() throws {
        var bytes = old
        bytes.replace(Array("treeling-big-0".utf8), with: Array("treeling-big 0".utf8))
        try kept.folder.write(bytes: bytes, to: "dex.sqlite")
        let error = try #require(throws: CatalogError.self) { try kept.file.migrate() }
        #expect(error.path == kept.file.path)
        #expect(error.message.hasSuffix("; correct the row, or put the committed file back"))
        #expect(try kept.folder.bytes() == ["dex.sqlite": bytes])
    }
}
