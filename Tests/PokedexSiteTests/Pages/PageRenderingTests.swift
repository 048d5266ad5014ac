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
            of: #/<details class="dex-fold" id="generation-(\d)" data-games="[^"]+"( open)?/#)
        #expect(folds.first?.output.1 == "9" && folds.first?.output.2 != nil)
        #expect(folds.last?.output.1 == "1" && folds.last?.output.2 == nil)
        #expect(html.contains("href=\"#generation-1\""))
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
