import TestSupport
import Testing

@testable import PokedexCLI

struct ImportCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func asksForTheFolderThatHoldsTheJSON() throws {
        #expect(
            try Outcome.of("import")
                == .usage(
                    "error: DIR is missing: the folder that contains api/v2, or an exported database",
                    help: "import"))
    }

    @Test func failsWhereThereIsNoJSONAndKeepsTheOldDatabase() throws {
        try folder.write("old", to: "dex.sqlite")
        #expect(
            try Outcome.of("import", folder.path, "--database", folder["dex.sqlite"])
                == .failure(
                    """
                    \(folder.path): error: there is no folder api/v2 in it, nor data_source.csv; \
                    name the folder that holds PokéAPI's content, which is `data` in the repository \
                    PokeAPI/api-data, or one that `database export` has written
                    """))
        #expect(try File(path: folder["dex.sqlite"]).bytes() == Array("old".utf8))
    }

    @Test func failsWhenNothingIsUsableAndKeepsTheOldDatabase() throws {
        try folder.write("old", to: "dex.sqlite")
        try folder.write("{", to: "api/v2/region/index.json")
        let outcome = try Outcome.of("import", folder.path, "--database", folder["dex.sqlite"])
        #expect(outcome.status == .failure)
        #expect(outcome.output == "")
        #expect(outcome.messages.hasPrefix("error: nothing usable was found: "))
        #expect(
            try FileTree(path: folder.path).files() == ["api/v2/region/index.json", "dex.sqlite"])
        #expect(try File(path: folder["dex.sqlite"]).bytes() == Array("old".utf8))
    }

    @Test func looksAtTheDatabasesPlaceBeforeItReads() throws {
        try folder.write("{", to: "api/v2/region/index.json")
        let database = folder["none/dex.sqlite"]
        #expect(
            try Outcome.of("import", folder.path, "--database", database)
                == .failure(
                    """
                    \(database): error: no database can be written there: the folder does not \
                    exist; change that, or name another file
                    """))
    }
}
