import PokedexDomain
import PokedexStore
import TestSupport
import Testing

@testable import PokeAPI

/// What is deleted with a database, and what is not.
struct DatabaseRemovalTests {
    private let kept: KeptDatabase

    init() throws {
        kept = try KeptDatabase()
    }

    @Test func deletesTheDatabaseItsRecordsAndWhatSQLiteLeft() throws {
        try kept.folder.write("records", to: "dex.sqlite-records")
        for name in ["dex.sqlite-shm", "dex.sqlite-records-wal", "dex.sqlite-records-shm"] {
            try kept.folder.write("left", to: name)
        }
        try kept.folder.write("other", to: "other.sqlite")
        let removal = try #require(try kept.file.removal(knownAsOurs: false))
        #expect(removal.recordsSize == 11)
        try removal.run()
        #expect(try kept.folder.names() == ["other.sqlite"])
    }

    @Test func deletesRecordsWhoseDatabaseIsGone() throws {
        try kept.folder.remove("dex.sqlite")
        try kept.folder.write("records", to: "dex.sqlite-records")
        let removal = try #require(try kept.file.removal(knownAsOurs: false))
        #expect(removal.databaseSize == nil)
        try removal.run()
        #expect(try kept.folder.names() == [])
    }

    @Test func findsNothingToDelete() throws {
        #expect(
            try UpdatableDatabase(path: kept.folder["none"]).removal(knownAsOurs: true) == nil)
    }

    @Test func keepsAFileThatIsNotOurs() throws {
        let path = try kept.folder.write("diary", to: "diary.txt")
        #expect(
            throws: CatalogError.invalidData(
                path, "the file is not one of pokedex-site's; delete it yourself if it is to go"
            )
        ) { try UpdatableDatabase(path: path).removal(knownAsOurs: false) }
        try UpdatableDatabase(path: path).removal(knownAsOurs: true)?.run()
        #expect(try kept.folder.names() == ["dex.sqlite"])
    }

    @Test func isRefusedWhileAnUpdateIsRunning() throws {
        let store = try kept.store()
        #expect(throws: busy) { try kept.file.removal(knownAsOurs: true) }
        withExtendedLifetime(store) {}
    }

    @Test func keepsEverythingWhenAnUpdateHasBegunMeanwhile() throws {
        let removal = try #require(try kept.file.removal(knownAsOurs: true))
        let store = try kept.store()
        let names = try kept.folder.names()
        #expect(throws: busy) { try removal.run() }
        #expect(try kept.folder.names() == names)
        withExtendedLifetime(store) {}
    }

    private var busy: CatalogError {
        .notWritable(
            kept.file.path, "an update of it is running; let it finish, or stop it first")
    }
}
