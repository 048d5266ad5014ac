import Foundation
import PokedexSite
import TestSupport
import Testing

@testable import PokeAPI
@testable import PokedexCLI

/// Sites that have some files of their own, and everything else from the program.
struct BasedSiteTests {
    /// Files of a site, one of each kind.
    private static let files = [
        "Templates/pages/about.mustache":
            "{{<layouts/page}}{{$main}}<h1>{{title}}!</h1>{{/main}}{{/layouts/page}}",
        "Templates/partials/footer-text.mustache": "<b>{{siteName}}</b> {{ui.own.shop.title}}\n",
        "Templates/assets/chart.css": "b { color: red }",
        "Templates/assets/site.css": ":root { --dex-accent: red }",
        "Templates/assets/scripts/language.js": "alert(1)",
        "Templates/root/ads.txt": "none",
        "Templates/root/service-worker/versions.js": "const mine = 1;",
        "content/strings/en.json": """
        {"ui": {"about": {"title": "This site"}, "own": {"shop": {"title": "Shop"}}},
          "species": {"pikachu": "Sparky"}}
        """,
        "content/strings/ja.json":
            #"{"ui": {"own": {"shop": {"title": "店"}}}, "species": {"pikachu": "スパーキー"}}"#,
        "content/descriptions/moves.json":
            #"{"thunderbolt": {"text": "written", "en": "Zap.", "ja": "ビリ。"}}"#,
        "content/spellings.json":
            #"{"moves": {"thunderbolt": ["zap"]}, "abilities": {}, "types": {}, "places": {}}"#,
        "content/site.json": #"{"pictures": "https://pictures.example/"}"#,
    ]

    @Test func takesEachFileOfTheSiteAndEverythingElseFromTheProgram() throws {
        let site = try BasedSite(Self.files)
        #expect(try site.build() == "")
        for (page, text) in [
            ("en/about/index.html", "<h1>This site!</h1>"),
            ("en/about/index.html", "<title>This site – Pokédex</title>"),
            ("ja/moves/index.html", "<p class=\"dex-bottom__text\"><b>ポケモン図鑑</b> 店</p>"),
            ("chart.css", "b{color: red}"), ("tokens.css", "}:root{--dex-accent: red}"),
            ("scripts/language.js", "alert(1)"), ("ads.txt", "none"),
            ("service-worker.js", "const mine"), ("en/moves/thunderbolt/index.html", "Zap."),
            ("data/search.json", #"["zap"]"#), ("data/search.json", "\"Sparky\""),
            ("data/search.json", "\"スパーキー\""), ("en/index.html", "https://pictures.example/"),
            ("en/types/electric/index.html", "Electric"),
        ] {
            #expect(try site.website(page).contains(text), "\(text)")
        }
        let check = try site.run("check", "--base-url", "https://example.org/")
        #expect(check.output == "")
        #expect(check.messages.contains("Templates and Public; 0 findings; "))
    }

    @Test func makesItsContentFolderWhereItHasNone() throws {
        let (worlds, updated) = (try BasedSite(), try BasedSite())
        #expect(try worlds.run("worlds", "add", "world", "home", "--name", "Home").status == 0)
        #expect(worlds.folder.text(of: "content/worlds/home/world.json")?.contains("Home") == true)
        let api = try SampleAPI()
        let result = try updated.run("update", "--api", api.address, "--quiet")
        #expect(try updated.folder.names() == ["content"], "\(result)")
        #expect(File(path: updated.folder["content/updated.sqlite"]).exists, "\(result)")
        let named = try worlds.run(
            "worlds", "add", "world", "b", "--name", "B", "--content", "nope")
        #expect(named.status == 1 && named.messages.contains("could not make the folder nope"))
    }

    @Test func hasPartialsForMarkUpOfItsOwnOnEveryPage() throws {
        let link = #"<a href="https://wiki.example/{{nameInAddress}}?{{slug}}">{{name}}</a>"#
        let partials = ["head-end", "body-end", "after-card", "after-content"]
        let site = try BasedSite(
            Dictionary(
                uniqueKeysWithValues: partials.map {
                    (
                        "Templates/partials/\($0).mustache",
                        "<meta name=\"\($0)\"/>{{#species}}\(link){{/species}}\n"
                    )
                }))
        #expect(try site.build() == "")
        for (page, html) in SiteTree(site.folder["Public"]).files where page.hasSuffix(".html") {
            let html = String(decoding: html, as: UTF8.self)
            for partial in partials {
                let mark = "<meta name=\"\(partial)\"/>"
                #expect(html.components(separatedBy: mark).count == 2, "\(partial) on \(page)")
                #expect(
                    html.contains(
                        mark + #"<a href="https://wiki.example/Raichu?raichu">Raichu</a>"#)
                        == page.contains("/pokemon/raichu"))
            }
        }
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
                == .success("Own  <a class=\"dex-link\" href=\"https://pokeapi.co/\">PokéAPI</a>"))
    }

    @Test func checksTheWordsOfBoth() throws {
        let site = try BasedSite(["content/strings/en.json": #"{"ui": {"skip": "Go"}}"#])
        let sample = try SampleSite()
        let result = try site.run("check", "--strings")
        #expect(try result.output == sample.run("check", "--strings").output)
        #expect(result.messages.hasPrefix("checked the translations in content for "))
    }

    @Test func buildsAndExplainsWhatTheProgramHasWhereNothingIsChanged() throws {
        let site = try BasedSite(["content/site.json": "{}"])
        let sample = try SampleSite.built()
        #expect(try site.run("build").status == 0)
        #expect(SiteTree(site.folder["Public"]).outputs == sample.tree().outputs)
        #expect(try site.run("templates").output == sample.run("templates").output)
    }

    @Test func takesItsOwnDatabaseFirst() throws {
        let site = try BasedSite(["content/site.json": "{}"])
        let path = "\(site.data.path)/content/pokedex.sqlite"
        #expect(try site.run("build").output.contains(" pages from \(path); "))
        #expect(try site.run("database", "status").output.contains(path))
        let bytes = try site.data.bytes(of: "content/pokedex.sqlite")
        try site.folder.write(bytes: bytes, to: "content/pokedex.sqlite")
        let status = try site.run("database", "status").output
        #expect(status.hasPrefix("database  content/pokedex.sqlite, "))
        try site.folder.write(bytes: bytes, to: "content/updated.sqlite")
        #expect(try site.run("build").output.contains(" pages from content/updated.sqlite; "))
    }

    @Test func saysThatADatabaseIsNotReadThoughItWasChanged() throws {
        let site = try BasedSite(["content/site.json": "{}"])
        let bytes = try site.data.bytes(of: "content/pokedex.sqlite")
        func write(_ name: String, at time: Double) throws {
            try site.folder.write(bytes: bytes, to: "content/\(name).sqlite")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: time)],
                ofItemAtPath: site.folder["content/\(name).sqlite"])
        }
        let note = """
            note: content/pokedex.sqlite was changed, but content/updated.sqlite is read instead: \
            remove content/updated.sqlite, or write what is different as facts

            """
        try write("updated", at: 1_000_000)
        try write("pokedex", at: 2_000_000)
        #expect(try site.build() == note)
        // A later update does not have the change, either.
        try write("updated", at: 3_000_000)
        #expect(try site.build() == "")
        for (begun, said) in [("1500000", note), ("2500000", "")] {
            try RecordStore(path: site.folder["content/updated.sqlite-records"])
                .set(.begunAt, to: begun)
            #expect(try site.build() == said)
        }
    }

    @Test func neverChangesTheDatabaseOfTheProgram() throws {
        let api = try SampleAPI()
        let site = try BasedSite(["content/site.json": "{}"])
        let built = try site.data.bytes(of: "content/pokedex.sqlite")
        let files = try FileTree(path: site.data["content"]).files()
        let path = "\(site.data.path)/content/pokedex.sqlite"
        #expect(
            try site.run("database", "migrate")
                == .failure(
                    """
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

    @Test func writesNothingWhereThereIsNoSite() throws {
        let site = try BasedSite(["templates/footer.mustache": "", "notes.txt": ""])
        #expect(
            try site.run("build")
                == .failure(
                    """
                    error: there is no site here: neither Templates nor content is there; make \
                    a site with `pokedex-site new DIR`, and run this in its folder
                    templates: warning: nothing reads this folder; did you mean Templates?
                    """))
        #expect(try site.folder.names() == ["notes.txt", "templates"])
    }

    @Test(arguments: [[], ["--output", "Public"]])
    func makesTheBuiltInPokedexInAnEmptyFolderOrAGivenOne(_ options: [String]) throws {
        let site = try BasedSite(options.isEmpty ? [:] : ["notes.txt": "", "Content/x.json": ""])
        let first = try Program.run(["build"] + options, in: site.folder, data: site.data.path)
        #expect(first.status == 0)
        let note =
            "note: there is no site here, so this makes the built-in Pokédex: about 10,000 files and "
            + "500 MB in Public\n"
        #expect(first.messages.contains(note), "\(first)")
        let warning = "Content: warning: nothing reads this folder; did you mean content?\n"
        #expect(first.messages.contains(warning) == !options.isEmpty, "\(first)")
        #expect(
            try Program.run(["build"] + options, in: site.folder, data: site.data.path).output
                .contains("nothing changed"))
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
        #expect(result == .failure(mistake.messages))
        #expect(!FileManager.default.fileExists(atPath: site.folder["Public"]))
        #expect(try site.run("check").status == 1)
    }

    @Test func namesFilesThatChangeNothing() throws {
        let none = "no template includes this one, and it replaces none of the theme"
        let misspelt = [
            "Templates/assets/tokns.css":
                "this file replaces none of the theme; did you mean assets/tokens.css?",
            "Templates/card.mustache": "\(none); did you mean partials/card.mustache?",
            "Templates/partials/crad.mustache": "\(none); did you mean partials/card.mustache?",
            "Templates/tokens.css":
                "this file replaces none of the theme; did you mean assets/tokens.css?",
            "content/site-.json": "nothing reads this file; did you mean site.json?",
            "content/string/en.json": "nothing reads this file; did you mean strings/en.json?",
        ]
        let site = try BasedSite(misspelt.mapValues { _ in "{}" })
        let warnings = misspelt.sorted { $0.key < $1.key }.map { "\($0): warning: \($1)\n" }
        #expect(try site.build() == warnings.joined())
        #expect(try site.run("build", "--quiet") == Program.Result(status: 0))
        let check = try site.run("check")
        #expect(check.output.hasPrefix(warnings.joined()))
        #expect(check.status == 1)
    }

    @Test func refusesFilesOfTheRootInPlacesOfOthers() throws {
        let paths = [
            "_headers", "data/search.json", "en/pokemon/raichu-alola/index.html", "ja",
            "service-worker.js", "version.json",
        ]
        let site = try BasedSite(["content/site.json": #"{"host": "netlify"}"#])
        for path in paths { try site.folder.write("mine", to: "Templates/root/\(path)") }
        let message = paths.map {
            "Templates/root/\($0): error: every build makes a file or folder of this path; rename this "
                + "file\n"
        }.joined()
        #expect(try site.run("build", "--quiet") == Program.Result(status: 1, messages: message))
        #expect(try site.run("check").messages == message)
    }

    @Test func publishesFilesOfTheRootAsTheyAre() throws {
        let files = [
            "robots.txt": "User-agent: *\nDisallow: /\n", ".well-known/security.txt": "Contact: a",
            "talk/index.html": "<p>Hello<br><script>1</script>",
        ]
        let site = try BasedSite(
            Dictionary(uniqueKeysWithValues: files.map { ("Templates/root/\($0.key)", $0.value) }))
        #expect(try site.build() == "")
        for (name, text) in files { #expect(site.folder.text(of: "Public/\(name)") == text) }
        #expect(try site.run("check").output == "")
    }

    @Test func saysWhatIsWrongOnManyPagesOnce() throws {
        let site = try BasedSite([
            "Templates/partials/footer-text.mustache":
                "<script src=\"https://plausible.io/a.js\"></script>\n<p>&copy; me</p>"
        ])
        #expect(try site.build() == "")
        let output = try site.run("check").output
        let (first, second) = ("write ©", #""allow": {"script": ["https://plausible.io"]}"#)
        #expect(output.split(separator: first, omittingEmptySubsequences: false).count == 2)
        #expect(output.contains("footer-text.mustache:2: error: &copy; is"), "\(output)")
        #expect(output.contains(/on \d+ pages/), "\(output)")
        try site.folder.write(
            """
            Me
            <script src="https://plausible.io/a.js"></script>
            <a href="nope/">x</a>
            <a href="nor/">x</a> {{title}}
            <a href="#gone">x</a>
            """,
            to: "Templates/partials/footer-text.mustache")
        _ = try site.build()
        let wrong = try site.run("check").output.split(separator: "\n").map(String.init)
        let footer = "Templates/partials/footer-text.mustache"
        try #require(wrong.count == 12, "\(wrong)")
        #expect(wrong[0].hasPrefix("\(footer):2: error: ") && wrong[0].contains(second))
        #expect(wrong[1] == "<script src=\"https://plausible.io/a.js\"></script>")
        #expect(wrong[3].hasPrefix("\(footer):3: error: link \"nope/\" leads nowhere"))
        #expect(wrong[6].hasPrefix("\(footer):4: error: link \"nor/\" leads nowhere"))
        #expect(wrong[9].hasPrefix("\(footer):5: error: link to the id \"gone\""))
        let pages = SiteTree(site.folder["Public"]).files.keys.count {
            $0.hasSuffix(".html") && $0.contains("/")
        }
        for line in stride(from: 2, to: 12, by: 3) { #expect(wrong[line] == "on \(pages) pages") }
        try site.folder.write("<p>Ab & c</p>", to: footer)
        try site.folder.write("<p>D & ef</p>", to: "Templates/partials/after-content.mustache")
        _ = try site.build()
        let both = try site.run("check").output
        for (name, text) in [("footer-text", "<p>Ab & c</p>"), ("after-content", "<p>D & ef</p>")] {
            let finding =
                "Templates/partials/\(name).mustache:1: error: a single & begins an entity"
            #expect(both.components(separatedBy: finding).count == 2, "\(both)")
            #expect(both.contains("\n\(text)\n"))
        }
        // Of one line in two templates, pages do not tell which is theirs.
        for name in ["footer-text", "after-content"] {
            try site.folder.write("<br>", to: "Templates/partials/\(name).mustache")
        }
        _ = try site.build()
        let twice = try site.run("check").output
        for name in ["footer-text", "after-content"] {
            #expect(twice.contains("\(name).mustache:1: error: <br> has no end tag"))
        }
        #expect(!twice.contains(" pages"), "\(twice)")
        // What differs by a value of each page is one thing, too.
        try site.folder.write("", to: footer)
        try site.folder.write(
            "{{#species}}<p><a href=\"../wiki/{{nameInAddress}}/\">x</a></p>{{/species}}",
            to: "Templates/partials/after-content.mustache")
        _ = try site.build()
        let values = try site.run("check").output
        #expect(values.components(separatedBy: "error: link").count == 2, "\(values)")
        #expect(values.contains(/on \d+ pages, with 5 other values/), "\(values)")
        try site.folder.remove("Templates/partials/after-content.mustache")
        try site.folder.write(
            "<script src=\"https://plausible.io/a.js\"></script>", to: footer)
        try site.folder.write(
            #"{"allow": {"script": ["https://plausible.io"]}}"#, to: "content/site.json")
        _ = try site.build()
        #expect(try site.run("check").output == "")
    }

    @Test func leavesOutWhatEditorsLeave() throws {
        let site = try BasedSite(["content/facts/README.md": "", "Templates/assets/site.css": ""])
        let names = ["#a#", "a~", "4913", ".a.swp", ".DS_Store", "Thumbs.db", "move.csv.orig"]
        for folder in [
            "Templates", "Templates/assets", "Templates/root", "content", "content/facts",
        ] {
            for name in names { try site.folder.write("{{", to: "\(folder)/\(name)") }
            try FileManager.default.createSymbolicLink(
                atPath: site.folder["\(folder)/.#move.csv"], withDestinationPath: "me@here.1:2")
        }
        #expect(try site.build() == "")
        #expect(try site.run("check", "--facts").status == 0)
        let website = SiteTree(site.folder["Public"]).files.keys
        #expect(!website.contains { path in names.contains { path.hasSuffix("/\($0)") } })
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
