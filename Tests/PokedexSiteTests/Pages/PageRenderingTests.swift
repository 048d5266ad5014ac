import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// Every page with the project's own theme, rendered strictly.
@Suite struct PageRenderingTests {
    @Test(arguments: Language.allCases)
    func findsEveryNameThatTheTemplatesUse(language: Language) throws {
        let site = try SiteFixture.site(language)
        for page in PageKinds.pages(site.indexes) {
            let html = try SiteFixture.rendered(page, in: site)
            #expect(html.hasSuffix("</html>\n"))
            #expect(!html.contains("{{"))
        }
    }

    @Test func givesEachGenerationOfAMoveItsFragment() throws {
        let html = try SiteFixture.page(
            MovePage.self, "thunderbolt", in: SiteFixture.site(.english))
        let folds = html.matches(
            of: #/<details class="dex-fold" id="generation-(\d)" data-games="[^"]+"( open)?/#)
        #expect(folds.first?.output.1 == "9" && folds.first?.output.2 != nil)
        #expect(folds.last?.output.1 == "1" && folds.last?.output.2 == nil)
        #expect(html.contains("href=\"#generation-1\""))
    }

    @Test func escapesNames() throws {
        let site = try SiteFixture.site(.english) { catalog in
            catalog.abilities[0] = Ability(
                id: catalog.abilities[0].id, slug: catalog.abilities[0].slug,
                name: LocalizedName(english: "<script>", japanese: "せい&でんき"),
                generation: catalog.abilities[0].generation, isMainSeries: true)
        }
        let slug = site.indexes.catalog.abilities[0].slug.text
        for html in [
            try SiteFixture.page(AbilityListPage.self, in: site),
            try SiteFixture.page(AbilityPage.self, slug, in: site),
        ] {
            #expect(!html.contains("<script>"))
            #expect(html.contains("&lt;script&gt;"))
            #expect(html.contains("せい&amp;でんき"))
        }
    }
}
