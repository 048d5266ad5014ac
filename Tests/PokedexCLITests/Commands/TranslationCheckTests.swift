import Foundation
import TestSupport
import Testing

@testable import PokedexCLI
@testable import PokedexSite

/// `check --strings` of the built program: translations that are missing.
struct TranslationCheckTests {
    private static func check(_ arguments: [String], in folder: TemporaryFolder) throws
        -> Program.Result
    {
        var result = try Program.run(["check", "--strings"] + arguments, in: folder)
        result.messages.replace(/[0-9]+\.[0-9][0-9] s/, with: "# s")
        return result
    }

    private func edit(
        _ file: String, in site: SampleSite, change: (NSMutableDictionary) -> Void
    ) throws {
        let json = try JSONSerialization.jsonObject(with: Data(site.folder.bytes(of: file)))
        let object = NSMutableDictionary(dictionary: try #require(json as? [String: Any]))
        change(object)
        let data = try JSONSerialization.data(withJSONObject: object)
        try site.folder.write(bytes: Array(data), to: file)
    }

    @Test func listsWhatIsMissingByKindAndFails() throws {
        let site = try SampleSite()
        try edit("content/strings/ja.json", in: site) { $0["habitat"] = ["rare": "でんせつ"] }
        let result = try Self.check([], in: site.folder)
        let keys = "cave forest grassland mountain rough-terrain sea urban waters-edge"
            .split(separator: " ").map { "  habitat.\($0)\n" }.joined()
        #expect(
            result
                == Program.Result(
                    status: 1,
                    output: """
                        content/strings/ja.json: error: abilities without a Japanese name: 1
                          mountaineer
                        content/strings/ja.json: error: habitats without a Japanese name: 2
                          forest
                          mountain
                        content/strings/ja.json: error: keys without a Japanese text: 8
                        \(keys)
                        """,
                    messages: "checked the translations in content for "
                        + "content/pokedex.sqlite; "
                        + "11 missing; # s\n"))
    }

    @Test func findsNothingWhereEverythingIsTranslated() throws {
        let site = try SampleSite()
        for language in ["en", "ja"] {
            try edit("content/strings/\(language).json", in: site) {
                $0["ability"] = ["mountaineer": "やまのぼり"]
            }
        }
        try site.folder.move("content/pokedex.sqlite", to: "dex.sqlite")
        try site.folder.move("content", to: "texts")
        try site.folder.remove("Templates")
        #expect(
            try Self.check(
                ["--database", "dex.sqlite", "--content=texts", "--jobs", "1"], in: site.folder)
                == Program.Result(
                    status: 0,
                    messages: "checked the translations in texts for dex.sqlite; 0 missing; # s\n"))
    }

    @Test func listsSpellingsOfWhatIsNotInTheDatabase() throws {
        let site = try SampleSite()
        try edit("content/spellings.json", in: site) {
            $0["moves"] = ["surf": ["波乗り"], "wave-crash": ["波"]]
        }
        let output = try Self.check([], in: site.folder).output
        #expect(
            output.hasSuffix(
                "content/spellings.json: error: spellings of moves that are not in the database: 1\n"
                    + "  wave-crash\n"))
    }

    @Test(arguments: [
        (["Public"], "DIR"), (["--templates", "Templates"], "--templates"),
        (["--base-url", "https://example.org/"], "--base-url"),
    ])
    func refusesOptionsThatItDoesNotUse(arguments: [String], name: String) throws {
        let message = "error: --strings checks the translations only; remove \(name)"
        #expect(
            try Outcome.of(["check", "--strings"] + arguments) == .usage(message, help: "check"))
    }

    @Test func failsWithoutTranslationsOrDatabase() throws {
        let site = try SampleSite()
        try site.folder.remove("content/strings/ja.json")
        #expect(
            try Self.check([], in: site.folder)
                == .failure(
                    "content/strings/ja.json: error: cannot be read: No such file or directory"))
        try site.folder.remove("content/pokedex.sqlite")
        let result = try Self.check([], in: site.folder)
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.messages.hasPrefix("content/pokedex.sqlite: error: there is no database"))
    }

    /// Abilities of side games, and the two newest, of which no Japanese name is known.
    @Test(.thorough, .enabled("content/pokedex.sqlite is not there") { RealSite.exists })
    func findsInTheProjectOnlyNamesThatDoNotExist() throws {
        let abilities = try RealSite.sites().indexes.catalog.abilities
        let nameless = abilities.filter { $0.name.japanese == nil }
        let content = ProjectFiles.path(of: "content")
        let result = try Self.check(
            ["--database", "\(content)/pokedex.sqlite", "--content", content],
            in: TemporaryFolder())
        let lines = ["\(content)/strings/ja.json: error: abilities without a Japanese name: 62"]
        let names = nameless.map(\.slug.text).sorted().map { "  \($0)" }
        #expect(result.output == (lines + names).map { "\($0)\n" }.joined())
        #expect(result.messages.hasSuffix("; 62 missing; # s\n"))
        #expect(result.status == 1)
        #expect(
            nameless.filter(\.isMainSeries).map(\.slug.text) == ["eelevate", "fire-mane"])
    }
}
