import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexStore

/// Whether a database can be written somewhere, asked before there is one.
struct WritableDatabaseTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func clearsAwayWhatKilledProcessesHaveLeft() throws {
        let kept = ["pokedex.sqlite", "pokedex.sqlite.1.new", "pokedex.sqlite.old.new"]
        for name in kept + ["pokedex.sqlite.99999999.new"] { try folder.write("", to: name) }
        try SQLiteCatalogRepository(path: folder["pokedex.sqlite"]).requireWritable()
        #expect(try folder.names() == kept)
    }

    @Test func leavesNothingInAnEmptyFolder() throws {
        try SQLiteCatalogRepository(path: folder["pokedex.sqlite"]).requireWritable()
        #expect(try folder.names() == [])
    }

    @Test func leavesAnOldDatabaseAsItIs() throws {
        let path = try folder.write("old", to: "pokedex.sqlite")
        try SQLiteCatalogRepository(path: path).requireWritable()
        #expect(try folder.names() == ["pokedex.sqlite"])
        #expect(folder.text(of: "pokedex.sqlite") == "old")
    }

    @Test func refusesAFolder() {
        let path = folder.path
        #expect(
            throws: CatalogError.notWritable(path, "this is no file; name the database's file")
        ) { try SQLiteCatalogRepository(path: path).requireWritable() }
    }

    @Test func refusesAFolderThatDoesNotExist() {
        let path = folder["none/pokedex.sqlite"]
        #expect(
            throws: CatalogError.notWritable(
                path,
                "no database can be written there: the folder does not exist; change "
                    + "that, or name another file")
        ) { try SQLiteCatalogRepository(path: path).requireWritable() }
    }
}
