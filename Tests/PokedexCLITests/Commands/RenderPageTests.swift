import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

/// `render --page`, which takes the data of a real page.
struct RenderPageTests {
    /// A site with a few files of its own, built in `Public` for an address.
    private static let built = Result {
        let site = try BasedSite([
            "Templates/partials/footer-text.mustache": "<b>{{siteName}}</b> {{title}}\n",
            "Templates/pages/about.mustache":
                "{{<layouts/page}}\n{{$main}}\n  <h1>{{title}}!</h1>\n{{/main}}\n{{/layouts/page}}\n",
            "content/strings/en.json": #"{"species": {"pikachu": "Sparky"}}"#,
            "content/strings/ja.json": #"{"species": {"pikachu": "スパーキー"}}"#,
            "content/site.json": #"{"baseURL": "https://example.org/dex/"}"#,
        ])
        #expect(try site.run("build", "--quiet").status == 0)
        return site
    }

    private let site: BasedSite

    init() throws { site = try Self.built.get() }

    @Test(
        arguments: [
            ("pages/home", "/"), ("pages/about", "about"), ("pages/pokemon", "pokemon/pikachu"),
            ("pages/move", "/moves/thunderbolt/"), ("pages/types", "types"),
        ], ["en", "ja"])
    func writesWhatABuildWrites(page: (template: String, address: String), language: String) throws
    {
        let folder = page.address.split(separator: "/").map { "\($0)/" }.joined()
        let result = try site.run(
            "render", page.template, "--page", page.address, "--language", language)
        #expect(result.status == 0, "\(result.messages)")
        #expect(result.output == site.folder.text(of: "Public/\(language)/\(folder)index.html"))
    }

    @Test func givesThePagesDataToAnotherTemplate() throws {
        let file = try site.folder.write(
            "{{title}}, {{lang}}: {{>partials/footer-text}}\n", to: "mine.mustache")
        #expect(
            try site.run("render", "mine.mustache", "--page", "pokemon/pikachu", "--language=ja")
                == .success("スパーキー（0025）, ja: <b>ポケモン図鑑</b> スパーキー（0025）"))
        try site.folder.write("{{title}} {{nickname}}", to: "mine.mustache")
        #expect(
            try site.run("render", "mine.mustache", "--page", "pokemon/pikachu")
                == .failure(
                    """
                    mine.mustache:1:11: error: "nickname" is not known here
                    {{title}} {{nickname}}
                              ^
                    """))
        try FileManager.default.removeItem(atPath: file)
    }

    /// Pages leave out the indentation of templates, and end tags that HTML implies.
    @Test func writesThePagesDataFromWhichTheSamePageIsMade() throws {
        let words = ["render", "pages/pokemon", "--page", "pokemon/pikachu"]
        let page = try Program.run(words, in: site.folder, data: site.data.path).output
        let data = try Program.run(words + ["--data"], in: site.folder, data: site.data.path)
        #expect(data.messages == "")
        #expect(data.output.hasPrefix("{\n  \""))
        #expect(data.output.contains(#""title": "Sparky (No. 0025)""#))
        let again = try Program.run(
            ["render", "pages/pokemon", "--data", "-", "--strict"], in: site.folder,
            input: data.output, data: site.data.path)
        #expect(again.messages == "")
        #expect(Self.essence(of: again.output) == Self.essence(of: page))
    }

    private static func essence(of page: String) -> String {
        page.replacing(/\s+|<\/(td|th|tr|li|dt|dd)>/, with: "")
    }

    @Test func namesThePageThatWasPerhapsMeant() throws {
        #expect(
            try site.run("render", "pages/pokemon", "--page", "pokemon/pikachoo")
                == .failure(
                    "error: there is no page pokemon/pikachoo; did you mean pokemon/pikachu?"))
        #expect(
            try site.run("render", "pages/pokemon", "--page", "zzz")
                == .failure("error: there is no page zzz"))
    }

    @Test(arguments: [
        ([], "data are missing: add --page ADDRESS or --data FILE"),
        (["--data"], "data are missing: add --page ADDRESS or --data FILE"),
        (["--data="], "--data needs a value: --data [FILE]"),
        (["--data", "a.json", "--language", "ja"], "--language needs --page ADDRESS; add it"),
        (
            ["--data", "a.json", "--page", "moves"],
            """
            --page and --data FILE both give data; remove one of them, or FILE to write the page's \
            data
            """
        ),
        (["--page", "moves", "--language", "fr"], "--language is en or ja, not \"fr\""),
    ])
    func saysWhatIsWrong(words: [String], message: String) throws {
        #expect(
            try Outcome.of(["render", "a"] + words) == .usage("error: \(message)", help: "render"))
    }
}
