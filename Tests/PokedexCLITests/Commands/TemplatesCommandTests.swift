import TestSupport
import Testing

@testable import PokedexCLI

/// `templates` with the name of one.
struct TemplatesCommandTests {
    private let site: BasedSite

    init() throws { site = try BasedSite(["content/site.json": "{}"]) }

    @Test func printsTheNamesOfOneTemplateAlone() throws {
        let whole = try site.run("templates").output.split(separator: "\n## ")
        let part = try site.run("templates", "pages/move-earlier")
        #expect(part.status == 0)
        #expect(part.output.hasPrefix("## `pages/move-earlier`\n"))
        let expected = try #require(whole.first { $0.hasPrefix("`pages/move-earlier`") })
        for line in expected.split(separator: "\n").dropFirst() {
            #expect(part.output.contains("\n\(line)\n"))
        }
        #expect(!part.output.dropFirst().contains("\n#"))
    }

    @Test func printsTheNamesOfEveryPageByTheirHeading() throws {
        let result = try site.run("templates", "Every page")
        #expect(result.output.hasPrefix("## Every page\n\n| name | kind | meaning |\n"))
        #expect(result.output.contains("| `ui` | object | the labels in the page's language |\n"))
    }

    @Test func saysWhatIsNoTemplateAndWhatHasNoNames() throws {
        #expect(
            try site.run("templates", "pages/pokmon")
                == .failure(
                    "error: there is neither a template nor a heading pages/pokmon; did you mean "
                        + "pages/pokemon?"))
        #expect(
            try site.run("templates", "partials/footer-text")
                == .failure(
                    "error: partials/footer-text is given no names of its own: it has those of the "
                        + "place that includes it, and on pages those of every page: "
                        + "`pokedex-site templates \"Every page\"`"))
    }
}
