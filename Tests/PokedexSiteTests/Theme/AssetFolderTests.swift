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

    @Test func saysWhatScriptsImport() throws {
        let folder = try folder([
            "scripts/site.js": """
            import "./language.js";
            import{a}from "./page/a.js";
            load("b/late.js");
            """,
            "scripts/b/late.js": """
            import "../language.js";
            import { e } from "./e.js";
            """,
            "scripts/page/a.js": """
            import{
            a,
            }from "../c.js";
            export{d}from "./d.js";
            """,
            "scripts/imports.js": "export default {};",
            "scripts/c.js": "export const c = \"./no.js\";\n", "style.css": "a",
        ])
        let imports = folder.files.first { $0.path.hasSuffix("scripts/imports.js") }
        #expect(
            imports.map { String(decoding: $0.bytes, as: UTF8.self) } == """
                export default {"b/late.js":["b/e.js"]};\n
                """)
        #expect(
            folder.firstModules(in: .japanese) == [
                "scripts/language.js", "scripts/page/a.js", "scripts/c.js", "scripts/page/d.js",
                "scripts/search/search.js", "scripts/words/ja.js",
            ])
    }

    @Test func containsTheThemeAndTheTranslationsForScripts() throws {
        let folder = try folder(["style.css": "a"])
        let parts = [
            "compare", "settings", "finder", "game-moves", "list", "list-game", "mistakes", "moves",
            "learnset", "offline", "ways",
        ]
        let words = ["en", "ja"].flatMap { language in
            ["\(language).js"] + parts.map { "\(language)/\($0).js" }
        }
        let files = ["style.css", "scripts/imports.js"] + words.map { "scripts/words/\($0)" }
        #expect(Set(folder.files.map(\.path)) == Set(files.map { folder.path + $0 }))
        #expect(folder.address(of: "style.css") == "\u{1}../\(folder.path)style.css")
    }

    private func folder(_ files: KeyValuePairs<String, String>) throws -> AssetFolder {
        try AssetFolder(
            theme: files.map { OutputFile(path: $0.key, bytes: Array($0.value.utf8)) },
            TextFixture.translations(), games: [], hasWorlds: false, unasked: [])
    }
}
