import PokedexSite
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
    }

    private func fingerprint(baseURL: String = "") throws -> InputFingerprint {
        try InputFingerprint(
            database: folder["content/dex.sqlite"], program: folder["program"],
            folders: [
                InputFolder(path: folder["theme"], option: .templates),
                InputFolder(path: folder["content"], option: .content),
            ], options: [("base-url", baseURL)])
    }

    @Test func staysTheSameWhenNothingChanged() throws {
        #expect(try fingerprint() == fingerprint())
    }

    @Test(arguments: [
        "content/dex.sqlite", "content/strings/en.json", "theme/a.mustache", "program",
        "content/new.json", "theme/assets/new.css",
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
        let moved = try InputFingerprint(
            database: folder["content/dex.sqlite"], program: folder["program"],
            folders: [
                InputFolder(path: folder["elsewhere"], option: .templates),
                InputFolder(path: folder["content"], option: .content),
            ], options: [("base-url", "")])
        #expect(moved == before)
    }

    @Test func leavesOtherDatabasesOut() throws {
        let before = try fingerprint()
        try folder.write("other", to: "content/other.sqlite")
        try folder.write("log", to: "content/dex.sqlite-journal")
        #expect(try fingerprint() == before)
    }
}
