import Foundation
import Testing

@testable import PokedexCLI

/// The built program, checking a small site.
struct CheckCommandTests {
    /// With a website.
    private let site: SampleSite

    init() throws {
        site = try SampleSite.built()
    }

    private func check(_ words: String...) throws -> Program.Result {
        var result = try Program.run(["check"] + words, in: site.folder)
        result.messages.replace(/[0-9]+\.[0-9][0-9] s/, with: "# s")
        return result
    }

    @Test func findsNothingInWhatWasBuiltByDefault() throws {
        #expect(
            try check()
                == Program.Result(
                    status: 0, messages: "checked Templates and Public; 0 findings; # s\n"))
    }

    @Test func checksTemplatesAloneWhereNothingWasBuilt() throws {
        try site.folder.remove("Public")
        let result = Program.Result(
            status: 0, messages: "checked Templates, and no website in Public; 0 findings; # s\n")
        #expect(try check() == result)
        try site.folder.write("", to: "Public/.gitkeep")
        #expect(try check() == result)
    }

    @Test func listsWhatIsWrongAndFails() throws {
        let page = "Public/en/types/electric/index.html"
        let text = String(decoding: try site.folder.bytes(of: page), as: UTF8.self)
        try site.folder.write(
            text.replacing("</main>", with: "<p><a href=\"none/\">x</a></b></p></main>"), to: page)
        try site.folder.write("<p>{{#a}}</p>", to: "Templates/partials/new.mustache")
        let result = try check()
        let ofTemplate = """
            Templates/partials/new.mustache:1:4: error: section "a" is never closed
            <p>{{#a}}</p>
               ^

            """
        #expect(result.output.hasPrefix(ofTemplate))
        let ofPage = result.output.dropFirst(ofTemplate.count).split(separator: "\n")
        try #require(ofPage.count == 2, "\(ofPage)")
        #expect(ofPage[0].hasPrefix("\(page):"))
        #expect(ofPage[0].hasSuffix(": error: </b> where <p> is still open"))
        #expect(ofPage[1].contains("<p><a href=\"none/\">x</a></b></p>"))
        #expect(result.messages == "checked Templates and Public; 2 findings; # s\n")
        #expect(result.status == 1)
    }

    @Test func namesFilesFromWhereTheUserStands() throws {
        try site.folder.write("<p>", to: "Public/en/new.html")
        for (name, prefix) in [("Public/", "Public/en"), ("./Public", "./Public/en")] {
            let lines = try check(name).output.split(separator: "\n")
            #expect(lines.contains { $0.hasPrefix("\(prefix)/new.html:") })
        }
    }

    @Test func namesTheNameThatNoPageIsGiven() throws {
        try site.folder.remove("Public")
        try site.folder.write(
            "<p>{{#isRare}}{{nickname}}{{/isRare}}</p>", to: "Templates/pages/about.mustache")
        let result = try check()
        #expect(
            result.output == """
                Templates/pages/about.mustache:1:4: error: "isRare" is not known here, \
                as part of "pages/about"
                <p>{{#isRare}}{{nickname}}{{/isRare}}</p>
                   ^

                """)
        #expect(result.status == 1)
    }

    @Test func saysThatNamesAreNotCheckedWithoutADatabase() throws {
        try site.folder.remove("Public")
        try site.folder.remove("content/pokedex.sqlite")
        #expect(
            try check().messages == """
                note: there is no content/pokedex.sqlite: the names in the templates are not checked
                checked Templates, and no website in Public; 0 findings; # s

                """)
        #expect(try check("--database", "content/pokedex.sqlite").status == 1)
    }

    @Test(arguments: [[], ["--strings"]])
    func refusesVersionExclusivesThatCannotBeRight(arguments: [String]) throws {
        try site.folder.write(
            "{\n  \"red-bleu\": {}\n}\n", to: "content/version-exclusives.json")
        #expect(
            try Program.run(["check"] + arguments, in: site.folder)
                == .failure(
                    """
                    content/version-exclusives.json:2:3: error: "red-bleu" is no version group \
                    of the database; did you mean red-blue?
                      "red-bleu": {}
                      ^
                    """))
    }

    @Test func checksAWebsiteAloneWhereNothingElseIs() throws {
        try site.folder.remove("Templates")
        try site.folder.remove("content")
        let result = try check("Public")
        #expect(result.status == 0)
        #expect(
            result.messages.contains("note: there is no Templates: only the website is checked"))
    }

    @Test func takesTheAddressFromTheSettings() throws {
        try site.folder.write(
            #"{"baseURL": "https://example.org/dex/"}"#, to: "content/site.json")
        _ = try site.build()
        for words in [["check"], ["check", "--base-url", "https://example.org/dex/", "Public"]] {
            #expect(try Program.run(words, in: site.folder).status == 0)
        }
        #expect(try check("--base-url", "https://example.org/other/").status == 1)
    }

    @Test func failsWhereTheFolderAskedForIsNoWebsite() throws {
        #expect(
            try check("none")
                == .failure("none: error: cannot be read: No such file or directory"))
        try site.folder.makeFolder("empty")
        #expect(
            try check("empty")
                == .failure("empty: error: it has no page (*.html): build the site first"))
    }
}
