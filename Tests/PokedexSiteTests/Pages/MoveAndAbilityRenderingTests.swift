import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// The pages of moves and abilities with the project's own theme, rendered strictly.
@Suite struct MoveAndAbilityRenderingTests {
    private func rendered(_ task: PageTask, _ language: Language) throws -> String {
        let site = try SiteFixture.site(language)
        let pageRenderer = try PageRenderer(
            site, renderer: SiteFixture.theme().renderer, baseURL: nil)
        var output = OutputBuffer()
        _ = try pageRenderer.render(
            task, tables: PageTables(of: task, site.indexes), into: &output)
        return output.string
    }

    @Test(arguments: Language.allCases)
    func findEveryNameThatTheirTemplatesUse(language: Language) throws {
        let catalog = try SampleCatalog().catalog
        let tasks =
            [.moves, .abilities] + catalog.moves.map { PageTask.move($0) }
            + catalog.abilities.map { PageTask.ability($0) }
        for task in tasks {
            let html = try rendered(task, language)
            #expect(html.hasSuffix("</html>\n"))
            #expect(!html.contains("{{"))
        }
    }

    @Test func giveEachGenerationOfAMoveItsFragment() throws {
        let sample = try SampleCatalog()
        let html = try rendered(.move(sample.move("thunderbolt")), .english)
        #expect(html.contains("<details class=\"dex-fold\" id=\"generation-9\" open=\"open\">"))
        #expect(html.contains("<details class=\"dex-fold\" id=\"generation-1\">"))
        #expect(html.contains("href=\"#generation-1\""))
    }

    @Test func escapeNames() throws {
        let site = try SiteFixture.site(.english) { catalog in
            catalog.abilities[0] = Ability(
                id: catalog.abilities[0].id, slug: catalog.abilities[0].slug,
                name: LocalizedName(english: "<script>", japanese: "せい&でんき"),
                generation: catalog.abilities[0].generation, isMainSeries: true)
        }
        let pageRenderer = try PageRenderer(
            site, renderer: SiteFixture.theme().renderer, baseURL: nil)
        for task in [PageTask.abilities, .ability(site.indexes.catalog.abilities[0])] {
            var output = OutputBuffer()
            _ = try pageRenderer.render(
                task, tables: PageTables(of: task, site.indexes), into: &output)
            #expect(!output.string.contains("<script>"))
            #expect(output.string.contains("&lt;script&gt;"))
            #expect(output.string.contains("せい&amp;でんき"))
        }
    }
}
