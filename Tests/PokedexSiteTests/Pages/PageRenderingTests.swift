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
            let html = try site.html(of: page)
            #expect(html.hasSuffix("</html>\n"))
            #expect(!html.contains("{{"))
        }
    }

    @Test func givesEachGenerationOfAMoveItsFragment() throws {
        let html = try SiteFixture.sites().html(MovePage.self, "thunderbolt")
        let folds = html.matches(
            of: #/<details class="dex-fold" id="([a-z0-9-]+)" data-games="[^"]+"( open)?/#)
        #expect(folds.map(\.output.1) == ["generation-9", "learners-earlier"])
        #expect(folds.map { $0.output.2 != nil } == [true, false])
        for generation in [1, 8] { #expect(html.contains("id=\"generation-\(generation)\"")) }
        #expect(html.contains("href=\"#learners-earlier\""))
    }

    @Test func escapesNames() throws {
        let sites = try SiteFixture.sites { catalog in
            catalog.abilities[0].name = LocalizedName(english: "<script>", japanese: "せい&でんき")
        }
        let slug = sites.indexes.catalog.abilities[0].slug.text
        for html in [
            try sites.html(AbilityListPage.self), try sites.html(AbilityPage.self, slug),
        ] {
            #expect(!html.contains("<script>"))
            #expect(html.contains("&lt;script&gt;"))
            #expect(html.contains("せい&amp;でんき"))
        }
    }
}
