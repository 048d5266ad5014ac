import Testing

@testable import PokedexSite

struct AssetFolderTests {
    @Test func isNamedAfterWhatItContains() throws {
        let one = try folder(["style.css": "a", "scripts/site.js": "b"])
        #expect(one.path.wholeMatch(of: /assets\/[0-9a-f]{10}\//) != nil)
        #expect(try folder(["scripts/site.js": "b", "style.css": "a"]).path == one.path)
        let others = try [
            folder(["style.css": "b", "scripts/site.js": "a"]), folder(["style.css": "a"]),
            folder(["style.css": "a", "scripts/sit.js": "b"]),
        ]
        #expect(Set(others.map(\.path) + [one.path]).count == 4)
    }

    @Test func containsTheThemeAndTheTranslationsForScripts() throws {
        let folder = try folder(["style.css": "a"])
        let parts = ["compare", "settings", "finder", "moves", "learnset", "offline", "ways"]
        let words = ["en", "ja"].flatMap { language in
            ["\(language).js"] + parts.map { "\(language)/\($0).js" }
        }
        #expect(
            Set(folder.files.map(\.path))
                == Set(
                    (["style.css"] + words.map { "scripts/words/\($0)" }).map { folder.path + $0 }))
        #expect(folder.address(of: "style.css", Links(depth: 1)) == "../../\(folder.path)style.css")
    }

    private func folder(_ files: KeyValuePairs<String, String>) throws -> AssetFolder {
        try AssetFolder(
            theme: files.map { OutputFile(path: $0.key, bytes: Array($0.value.utf8)) },
            SiteFixture.translations())
    }
}
