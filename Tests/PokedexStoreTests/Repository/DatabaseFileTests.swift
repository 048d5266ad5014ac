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

    @Test(arguments: [
        ("", "the file is empty"),
        (String(repeating: "no database\n", count: 100), "the file is no SQLite database"),
    ])
    func refusesOtherFiles(text: String, message: String) throws {
        try folder.write(text, to: "pokedex.sqlite")
        #expect(loadError() == .invalidData(path, "\(message); \(DatabaseProblem.cure)"))
    }

    @Test func refusesAFolder() {
        let path = folder.path
        #expect(
            loadError(path)
                == .invalidData(path, "this is no file; name the database's file"))
    }

    @Test(arguments: [
        (
            "PRAGMA application_id = 0",
            "the file is a SQLite database, but not one of a Pokédex; "
        ),
        (
            "PRAGMA user_version = 10",
            "the database's schema has version 10, this program's has 9; update pokedex-site, or "
        ),
        (
            "PRAGMA user_version = 3",
            "the database was made by a development version of pokedex-site, with schema 3; "
                + "import it again, or "
        ),
        (
            "CREATE VIRTUAL TABLE words USING fts5(word)",
            "the database has virtual tables, which are never ours; "
        ),
    ])
    func refusesDatabasesOfOtherPrograms(sql: String, message: String) throws {
        let connection = try Connection(image: try Everything.bytes())
        try connection.execute(sql)
        try folder.write(bytes: try connection.serialized(), to: "pokedex.sqlite")
        #expect(loadError() == .invalidData(path, message + DatabaseProblem.cure))
    }

    @Test func refusesAFileThatWasCutOff() throws {
        let bytes = try Everything.bytes()
        try folder.write(bytes: Array(bytes.dropLast(5000)), to: "pokedex.sqlite")
        #expect(
            loadError()
                == .invalidData(
                    path,
                    "the file is damaged: it has \(bytes.count - 5000) bytes instead of "
                        + "\(bytes.count); \(DatabaseProblem.cure)"))
    }

    @Test func noDamageIsFatal() throws {
        let bytes = try Everything.bytes()
        let whole = try Everything.catalog()
        var refused = 0
        for start in stride(from: 100, to: bytes.count - 64, by: isThorough ? 997 : 4999) {
            var damaged = bytes
            for index in start..<start + 64 { damaged[index] ^= 0xA5 }
            do {
                let image = try DatabaseImage(damaged)
                if try ParallelLoad(image: image).catalog() != whole {
                    try DatabaseVerification(image: image).run()
                }
            } catch {
                refused += 1
            }
        }
        #expect(refused > (isThorough ? 20 : 3))
    }

    @Test func refusesAFileWithAnUnfinishedWrite() throws {
        try folder.write(bytes: try Everything.bytes(), to: "pokedex.sqlite")
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
        var bytes = try Everything.bytes()
        bytes[18] = 2
        bytes[19] = 2
        try folder.write(bytes: bytes, to: "pokedex.sqlite")
        let repository = SQLiteCatalogRepository(path: path)
        #expect(try repository.load() == Everything.catalog())
        try repository.verify()
        #expect(try folder.names() == ["pokedex.sqlite"])
        #expect(try folder.bytes(of: "pokedex.sqlite") == bytes)
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

    @Test(arguments: [
        (ENOSPC, "the disk is full"), (EROFS, "the file system can only be read"),
        (EACCES, "permission denied"),
    ])
    func saysWhyTheSystemRefuses(code: Int32, reason: String) {
        #expect(systemReason(code) == reason)
    }

    @Test func refusedFactsChangeNothing() throws {
        let bytes = try Everything.bytes()
        try folder.write(bytes: bytes, to: "pokedex.sqlite")
        var catalog = try Everything.catalog()
        catalog.regions = []
        #expect(
            throws: CatalogError.invalidData(
                path,
                "the facts break a promise of the catalog and were not saved (table "
                    + "location, row 1: it names region 1, which does not exist)")
        ) { try SQLiteCatalogRepository(path: path).save(catalog) }
        #expect(try folder.bytes(of: "pokedex.sqlite") == bytes)
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

    private func loadError(_ path: String? = nil) -> CatalogError? {
        do {
            _ = try SQLiteCatalogRepository(path: path ?? self.path).load()
            return nil
        } catch {
            return error
        }
    }
}
