import PokedexSite
import Publishing
import TestSupport
import Testing

@testable import PokedexCLI

struct InputFingerprintTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("facts", to: "content/dex.sqlite")
        try folder.write("{}", to: "content/strings/en.json")
        try folder.write("<p>", to: "theme/a.mustache")
        try folder.write("program", to: "program")
        try folder.write("<b>", to: "data/Templates/b.mustache")
        try folder.write("{}", to: "data/content/strings/en.json")
        try folder.write("{}", to: "data/content/queries.json")
    }

    /// A folder on top of the one in `data`.
    private func layer(
        _ name: String, _ option: CommandOption, data: String = "data"
    ) -> LayeredFolder {
        LayeredFolder(
            path: folder[name], option: option,
            on: BuiltInData(program: nil, named: folder[data]))
    }

    private func fingerprint(baseURL: String = "") throws -> ContentHash {
        try ContentHash(
            database: folder["content/dex.sqlite"], program: folder["program"],
            folders: [
                InputFolder(layer("theme", .templates)),
                InputFolder(layer("content", .content), basedOn: SiteContent.files),
            ], options: [("base-url", baseURL)])
    }

    @Test func staysTheSameWhenNothingChanged() throws {
        #expect(try fingerprint() == fingerprint())
    }

    @Test(arguments: [
        "content/dex.sqlite", "content/strings/en.json", "theme/a.mustache", "program",
        "content/new.json", "theme/assets/new.css", "data/Templates/b.mustache",
        "data/Templates/new.mustache", "data/content/strings/en.json", "data/content/queries.json",
    ])
    func changesWithEveryFile(name: String) throws {
        let before = try fingerprint()
        try folder.write("changed", to: name)
        #expect(try fingerprint() != before)
    }

    @Test func changesWithAnOption() throws {
        #expect(try fingerprint(baseURL: "https://example.org/") != fingerprint())
    }

    @Test func changesWhenAFileIsRenamedOrMoved() throws {
        let before = try fingerprint()
        try folder.move("theme/a.mustache", to: "theme/b.mustache")
        let renamed = try fingerprint()
        try folder.move("theme/b.mustache", to: "content/b.mustache")
        #expect(try Set([before, renamed, fingerprint()]).count == 3)
    }

    @Test func doesNotDependOnTheFoldersPlace() throws {
        let before = try fingerprint()
        try folder.move("theme", to: "elsewhere")
        try folder.move("data", to: "share")
        let moved = try ContentHash(
            database: folder["content/dex.sqlite"], program: folder["program"],
            folders: [
                InputFolder(layer("elsewhere", .templates, data: "share")),
                InputFolder(
                    layer("content", .content, data: "share"), basedOn: SiteContent.files),
            ], options: [("base-url", "")])
        #expect(moved == before)
    }

    @Test(arguments: ["data/content/site.json", "data/content/worlds/a/world.json"])
    func leavesOutWhatEverySiteHasOfItsOwn(name: String) throws {
        let before = try fingerprint()
        try folder.write("{}", to: name)
        #expect(try fingerprint() == before)
    }

    @Test func leavesOtherDatabasesOut() throws {
        let before = try fingerprint()
        try folder.write("other", to: "content/other.sqlite")
        try folder.write("log", to: "content/dex.sqlite-journal")
        #expect(try fingerprint() == before)
    }
}
