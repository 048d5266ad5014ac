import Foundation
import PokedexSite
import TestSupport
import Testing

@testable import PokedexCLI

/// Sites that have some files of their own, and everything else from the program.
struct BasedSiteTests {
    /// A file of a site, and where its text is to be found in the website.
    struct Override: CustomTestStringConvertible, Sendable {
        /// The kind of file.
        let testDescription: String
        let file: String
        let text: String
        let page: String
        let found: String
    }

    @Test(arguments: [
        Override(
            testDescription: "a page's template", file: "Templates/pages/about.mustache",
            text: "{{<layouts/page}}{{$main}}<h1>{{title}}!</h1>{{/main}}{{/layouts/page}}",
            page: "en/about/index.html", found: "<h1>About!</h1>"),
        Override(
            testDescription: "a partial", file: "Templates/partials/footer-text.mustache",
            text: "<b>{{siteName}}</b>\n", page: "ja/moves/index.html",
            found: #"<p class="dex-bottom__text"><b>ポケモン図鑑</b></p>"#),
        Override(
            testDescription: "a style sheet", file: "Templates/assets/chart.css",
            text: "b { color: red }", page: "chart.css", found: "b{color: red}"),
        Override(
            testDescription: "styles of its own", file: "Templates/assets/site.css",
            text: ":root { --dex-accent: red }", page: "tokens.css",
            found: "}:root{--dex-accent: red}"),
        Override(
            testDescription: "a script", file: "Templates/assets/scripts/language.js",
            text: "alert(1)", page: "scripts/language.js", found: "alert(1)"),
        Override(
            testDescription: "a file at the root", file: "Templates/root/ads.txt", text: "none",
            page: "ads.txt", found: "none"),
        Override(
            testDescription: "a part of the service worker",
            file: "Templates/root/service-worker/versions.js", text: "const mine = 1;",
            page: "service-worker.js", found: "const mine"),
        Override(
            testDescription: "a word", file: "content/strings/en.json",
            text: #"{"ui": {"about": {"title": "This site"}}}"#, page: "en/about/index.html",
            found: "<title>This site – Pokédex</title>"),
        Override(
            testDescription: "a description", file: "content/descriptions/moves.json",
            text: #"{"thunderbolt": {"text": "written", "en": "Zap.", "ja": "ビリ。"}}"#,
            page: "en/moves/thunderbolt/index.html", found: "Zap."),
        Override(
            testDescription: "spellings", file: "content/spellings.json",
            text:
                #"{"moves": {"thunderbolt": ["zap"]}, "abilities": {}, "types": {}, "places": {}}"#,
            page: "data/search.json", found: #"["zap"]"#),
        Override(
            testDescription: "the settings", file: "content/site.json",
            text: #"{"pictures": "https://pictures.example/"}"#, page: "en/index.html",
            found: "https://pictures.example/"),
    ])
    func takesAFileOfTheSite(override: Override) throws {
        let site = try BasedSite([override.file: override.text])
        #expect(try site.build() == "")
        #expect(try site.website(override.page).contains(override.found))
        // Everything else is as it is without the file.
        #expect(try site.website("en/types/electric/index.html").contains("Electric"))
        let check = try site.run("check", "--base-url", "https://example.org/")
        #expect(check.output == "")
        #expect(check.messages.contains("Templates and Public; 0 findings; "))
    }

    @Test func takesNamesInBothLanguages() throws {
        let site = try BasedSite([
            "content/strings/en.json": #"{"species": {"pikachu": "Sparky"}}"#,
            "content/strings/ja.json": #"{"species": {"pikachu": "スパーキー"}}"#,
        ])
        #expect(try site.build() == "")
        let search = try site.website("data/search.json")
        #expect(search.contains(#""Sparky""#) && search.contains(#""スパーキー""#))
    }

    @Test func rendersTemplatesWithThePartialsOfBoth() throws {
        let site = try BasedSite([
            "a.mustache": "{{>partials/own}} {{>partials/footer-text}}", "data.json": "{}",
            "Templates/partials/own.mustache": "Own",
        ])
        let result = try site.run(
            "render", "a.mustache", "--data", "data.json", "--partials", "Templates")
        #expect(
            result
                == Program.Result(
                    status: 0,
                    output: "Own  <a class=\"dex-link\" href=\"https://pokeapi.co/\">PokéAPI</a>\n")
        )
    }

    @Test func explainsTheNamesOfTemplatesWithTheBuiltInFile() throws {
        let site = try BasedSite(["content/site.json": "{}"])
        let sample = try SampleSite()
        #expect(try site.run("templates").output == sample.run("templates").output)
    }

    @Test func checksTheWordsOfBoth() throws {
        let site = try BasedSite(["content/strings/en.json": #"{"ui": {"skip": "Go"}}"#])
        let sample = try SampleSite()
        let result = try site.run("check", "--strings")
        #expect(try result.output == sample.run("check", "--strings").output)
        #expect(result.messages.hasPrefix("checked the translations in content for "))
    }

    @Test func buildsWhatTheProgramHasWhereNothingIsChanged() throws {
        let site = try BasedSite(["content/site.json": "{}"])
        _ = try site.build()
        let sample = try SampleSite()
        let tree = try sample.build("--base-url", "https://example.org/")
        #expect(SiteTree(site.folder["Public"]).outputs == tree.outputs)
    }

    @Test func takesItsOwnDatabaseFirst() throws {
        let site = try BasedSite(["content/site.json": "{}"])
        let path = "\(site.data.path)/content/pokedex.sqlite"
        #expect(try site.run("build").output.contains(" pages from \(path); "))
        #expect(try site.run("database", "status").output.contains(path))
        let bytes = try site.data.bytes(of: "content/pokedex.sqlite")
        try site.folder.write(bytes: bytes, to: "content/pokedex.sqlite")
        #expect(try site.run("build").output.contains(" pages from content/pokedex.sqlite; "))
        try site.folder.write(bytes: bytes, to: "content/updated.sqlite")
        #expect(try site.run("build").output.contains(" pages from content/updated.sqlite; "))
    }

    @Test func neverChangesTheDatabaseOfTheProgram() throws {
        let api = try SampleAPI()
        let site = try BasedSite(["content/site.json": "{}"])
        let built = try site.data.bytes(of: "content/pokedex.sqlite")
        let files = try FileTree(path: site.data["content"]).files()
        let path = "\(site.data.path)/content/pokedex.sqlite"
        #expect(
            try site.run("database", "migrate")
                == Program.Result(
                    status: 1,
                    messages: """
                        \(path): error: this is the built-in database, which only a new version of \
                        the program replaces; name another one with --database

                        """))
        #expect(try site.run("database", "clear", "--yes", "--database", path).status == 1)
        #expect(try site.run("update", "--api", api.address, "--quiet").status != 1)
        #expect(try site.folder.names() == ["content"])
        #expect(
            try FileTree(path: site.folder["content"]).files()
                == ["site.json", "updated.sqlite", "updated.sqlite-records"])
        #expect(try site.data.bytes(of: "content/pokedex.sqlite") == built)
        #expect(try FileTree(path: site.data["content"]).files() == files)
        let cleared = try site.run("database", "clear", "--yes")
        #expect(cleared.output.hasSuffix("; the next build uses \(path)\n"))
    }

    @Test func hasWordsForTemplatesOfItsOwn() throws {
        let partial = "Templates/partials/footer-text.mustache"
        let site = try BasedSite([
            partial: "{{ui.own.imprint}} {{ui.own.shop.title}}",
            "content/strings/en.json":
                #"{"ui": {"own": {"imprint": "Imprint", "shop": {"title": "Shop"}}}}"#,
            "content/strings/ja.json":
                #"{"ui": {"own": {"imprint": "運営者", "shop": {"title": "店"}}}}"#,
        ])
        #expect(try site.run("build").status == 0)
        #expect(try site.website("en/about/index.html").contains(">Imprint Shop</p>"))
        #expect(try site.website("ja/about/index.html").contains(">運営者 店</p>"))
    }

    @Test func writesNothingWhereThereIsNoSite() throws {
        let site = try BasedSite()
        #expect(
            try site.run("build")
                == Program.Result(
                    status: 1,
                    messages: """
                        error: there is no site here: neither Templates nor content is there; make \
                        a site with `pokedex-site new DIR`, and run this in its folder

                        """))
        #expect(try site.folder.names() == [])
    }

    @Test func refusesAFolderThatWasNamedAndIsMissing() throws {
        let site = try BasedSite(["content/site.json": "{}"])
        let result = try site.run("build", "--templates", "Theme")
        #expect(result.status == 1)
        #expect(result.messages.hasPrefix("Theme: error: cannot be read: No such file"))
    }
}

/// Mistakes in the files of such sites.
struct BasedSiteMistakeTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let files: [String: String]
        let messages: String

        init(_ description: String, _ files: [String: String], _ messages: String) {
            testDescription = description
            self.files = files
            self.messages = messages
        }
    }

    @Test(arguments: [
        Mistake(
            "a template with an unknown name",
            ["Templates/pages/about.mustache": "<p>{{nickname}}</p>"],
            """
            Templates/pages/about.mustache:1:4: error: "nickname" is not known here
            <p>{{nickname}}</p>
               ^

            """),
        Mistake(
            "an unknown word", ["content/strings/en.json": "{\"ui\": {\n  \"skyp\": \"Skip\"\n}}"],
            """
            content/strings/en.json:2:3: error: there is no text or group "ui.skyp"; did you mean \
            "ui.skip"?
              "skyp": "Skip"
              ^

            """),
        Mistake(
            "a word in the wrong group", ["content/strings/en.json": #"{"about": {"title": "A"}}"#],
            """
            content/strings/en.json:1:2: error: there is no text or group "about"; did you mean \
            "ui.about"?
            {"about": {"title": "A"}}
             ^

            """),
        Mistake(
            "a name in one language",
            ["content/strings/en.json": #"{"species": {"pikachu": "Sparky"}}"#],
            """
            content/strings/ja.json: error: these keys of content/strings/en.json are missing:
              species.pikachu

            """),
        Mistake(
            "a word of its own in one language",
            [
                "content/strings/en.json": #"{"ui": {"own": {"a": "A"}}}"#,
                "content/strings/ja.json": #"{"ui": {"skip": "本文"}}"#,
            ],
            """
            content/strings/ja.json:1:2: error: these keys of content/strings/en.json are missing:
            {"ui": {"skip": "本文"}}
             ^
              ui.own.a

            """),
        Mistake(
            "a word of its own that no template can name",
            ["content/strings/en.json": #"{"ui": {"own": "A"}}"#],
            """
            content/strings/en.json:1:16: error: a group in braces is needed here
            {"ui": {"own": "A"}}
                           ^

            """),
        Mistake(
            "a name of nothing",
            [
                "content/strings/en.json": #"{"species": {"pikachuu": "Sparky"}}"#,
                "content/strings/ja.json": #"{"species": {"pikachuu": "スパーキー"}}"#,
            ],
            """
            content/strings/en.json:1:14: error: "pikachuu" is no species of the database; did you \
            mean pikachu?
            {"species": {"pikachuu": "Sparky"}}
                         ^

            """),
    ])
    func namesTheFileOfTheSite(mistake: Mistake) throws {
        let site = try BasedSite(mistake.files)
        let result = try site.run("build", "--base-url", "https://example.org/")
        #expect(result == Program.Result(status: 1, messages: mistake.messages))
        #expect(!FileManager.default.fileExists(atPath: site.folder["Public"]))
    }

    /// Files whose names are misspelt, with what they were meant to be.
    private static let misspelt = [
        "Templates/partials/crad.mustache":
            "no template includes this one, and it replaces none of the theme; did you mean "
            + "partials/card.mustache?",
        "Templates/card.mustache":
            "no template includes this one, and it replaces none of the theme; did you mean "
            + "partials/card.mustache?",
        "Templates/assets/tokns.css":
            "this file replaces none of the theme; did you mean assets/tokens.css?",
        "Templates/tokens.css":
            "this file replaces none of the theme; did you mean assets/tokens.css?",
        "content/string/en.json": "nothing reads this file; did you mean strings/en.json?",
        "content/site-.json": "nothing reads this file; did you mean site.json?",
    ]

    @Test(arguments: misspelt.keys.sorted())
    func namesFilesThatChangeNothing(name: String) throws {
        let site = try BasedSite([name: "{}"])
        let message = try #require(Self.misspelt[name])
        #expect(try site.build() == "\(name): warning: \(message)\n")
        #expect(try site.run("build", "--quiet") == Program.Result(status: 0))
        let check = try site.run("check")
        #expect(check.output.hasPrefix("\(name): warning: \(message)\n"))
        #expect(check.status == 1)
    }

    @Test func takesFurtherFilesThatOthersName() throws {
        let site = try BasedSite([
            "Templates/partials/footer-text.mustache": "{{>partials/crad}}",
            "Templates/partials/crad.mustache": "<i>A</i>",
            "Templates/assets/site.css": #"b { background: url("tokns.png") }"#,
            "Templates/assets/tokns.png": "",
            "Templates/README.md": "Notes", "content/notes.txt": "Notes",
        ])
        #expect(try site.build() == "")
        #expect(try site.website("en/about/index.html").contains("<i>A</i>"))
    }
}
