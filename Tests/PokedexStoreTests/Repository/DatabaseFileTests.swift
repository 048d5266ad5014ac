import Foundation
import PokedexDomain
import SQLite
import TestSupport
import Testing

@testable import PokedexStore

/// What is said about files that are no sound database of ours.
struct DatabaseFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder["pokedex.sqlite"]
    }

    @Test func saysHowToMakeAMissingFile() {
        #expect(
            loadError()
                == .notFound(
                    path,
                    "there is no database; make one with `pokedex-site update`, or with "
                        + "`pokedex-site import DIR` from a folder of PokéAPI's JSON"))
    }

    @Test func refusesAnEmptyFile() throws {
        try write([])
        #expect(loadError() == invalid("the file is empty"))
    }

    @Test func refusesATextFile() throws {
        try write(Array(String(repeating: "no database\n", count: 100).utf8))
        #expect(loadError() == invalid("the file is no SQLite database"))
    }

    @Test func refusesAFolder() {
        let path = folder.path
        #expect(
            loadError(path)
                == .invalidData(path, "this is no file; name the database's file"))
    }

    @Test func refusesTheDatabaseOfAnotherProgram() throws {
        let connection = try Connection()
        try connection.execute("CREATE TABLE bookmark (url TEXT)")
        try write(try connection.serialized())
        #expect(
            loadError() == invalid("the file is a SQLite database, but not one of a Pokédex"))
    }

    @Test func refusesANewerSchema() throws {
        let connection = try Connection(image: try saved())
        try connection.execute("PRAGMA user_version = 5")
        try write(try connection.serialized())
        #expect(
            loadError()
                == .invalidData(
                    path,
                    "the database's schema has version 5, but this program knows only "
                        + "versions 1 to 4; update pokedex-site, or \(DatabaseProblem.cure)"))
    }

    @Test func refusesAFileThatWasCutOff() throws {
        let bytes = try saved()
        try write(bytes.dropLast(5000))
        #expect(
            loadError()
                == invalid(
                    "the file is damaged: it has \(bytes.count - 5000) bytes instead of "
                        + "\(bytes.count)"))
    }

    @Test func noDamageIsFatal() throws {
        let bytes = try saved()
        let whole = try Everything.catalog()
        var refused = 0
        for start in stride(from: 100, to: bytes.count - 64, by: 997) {
            var damaged = bytes
            for index in start..<start + 64 { damaged[index] ^= 0xA5 }
            let storage = MemoryStorage()
            storage.replace(with: damaged)
            let repository = SQLiteCatalogRepository(storage: storage)
            do {
                let catalog = try repository.load()
                if catalog != whole { try repository.verify() }
            } catch {
                refused += 1
            }
        }
        #expect(refused > 20)
    }

    @Test func refusesAFileWithAnUnfinishedWrite() throws {
        try write(try saved())
        try folder.write("half a transaction", to: "pokedex.sqlite-journal")
        #expect(
            loadError()
                == .invalidData(
                    path,
                    "\(path)-journal holds changes that are not in the file yet: another "
                        + "program is writing it, or was interrupted; let it finish, or run "
                        + "sqlite3 '\(path)' 'PRAGMA journal_mode = DELETE'"))
    }

    @Test func readsAFileInWriteAheadModeAndLeavesNothingBeside() throws {
        var bytes = try saved()
        bytes[18] = 2
        bytes[19] = 2
        try write(bytes)
        let repository = SQLiteCatalogRepository(path: path)
        #expect(try repository.load() == Everything.catalog())
        try repository.verify()
        #expect(try folder.names() == ["pokedex.sqlite"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(bytes))
    }

    @Test func saysWhenTheFolderIsMissing() throws {
        let path = folder["missing/pokedex.sqlite"]
        #expect(
            throws: CatalogError.notWritable(
                path,
                "the database could not be written: the folder does not exist; what was "
                    + "there before is unchanged")
        ) { try SQLiteCatalogRepository(path: path).save(.empty) }
    }

    @Test func saysWhenTheDiskIsFull() throws {
        #expect(WriteFailure(ENOSPC).reason == "the disk is full")
        #expect(WriteFailure(EROFS).reason == "the file system can only be read")
        #expect(WriteFailure(EACCES).reason == "permission denied")
    }

    @Test func refusedFactsChangeNothing() throws {
        let bytes = try saved()
        try write(bytes)
        var catalog = try Everything.catalog()
        catalog.regions = []
        #expect(
            throws: CatalogError.invalidData(
                path,
                "the facts break a promise of the catalog and were not saved (table "
                    + "location, row 1: it names region 1, which does not exist)")
        ) { try SQLiteCatalogRepository(path: path).save(catalog) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(bytes))
        #expect(try folder.names() == ["pokedex.sqlite"])
    }

    @Test func refusedValuesAreNamed() throws {
        var catalog = Catalog.empty
        catalog.regions = [
            Region(
                id: Identifier(1), slug: try Slug("x"),
                name: LocalizedName(english: "", japanese: nil))
        ]
        #expect(
            throws: CatalogError.invalidData(
                path,
                "the facts break a rule of the database and were not saved (SQLite error 275: "
                    + "CHECK constraint failed: name_en <> '', in: INSERT INTO region (id, slug, "
                    + "name_en, name_ja) VALUES (?, ?, ?, ?))")
        ) { try SQLiteCatalogRepository(path: path).save(catalog) }
    }

    private func saved() throws -> [UInt8] {
        let storage = MemoryStorage()
        try SQLiteCatalogRepository(storage: storage).save(try Everything.catalog())
        return try storage.read()
    }

    private func write(_ bytes: some Collection<UInt8>) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    private func loadError(_ path: String? = nil) -> CatalogError? {
        do {
            _ = try SQLiteCatalogRepository(path: path ?? self.path).load()
            return nil
        } catch {
            return error
        }
    }

    private func invalid(_ message: String) -> CatalogError {
        .invalidData(
            path,
            "\(message); fetch everything anew with `pokedex-site update --full`, or put "
                + "the committed file back")
    }
}
