import Foundation
import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// The registry of page kinds, and what follows from it.
@Suite struct PageKindsTests {
    private let pages: [Page]

    init() throws { pages = PageKinds.pages(try SiteFixture.sites().indexes) }

    /// A template without a kind is a view that the registry lacks.
    @Test func hasAKindForEveryTemplate() throws {
        let templates = try ProjectFiles.files(in: "Templates/pages").map {
            $0.path.replacing(".mustache", with: "")
        }
        let others = ["language", "not-found", "opensearch", "sitemap"]
        #expect(Set(PageKinds.all.map { $0.name } + others) == Set(templates))
        #expect(PageKinds.all.count + others.count == templates.count)
    }

    @Test func givesEveryPageAFileOfItsOwn() {
        let files = pages.map { $0.route.file(in: .japanese) }
        #expect(Set(files).count == files.count)
        #expect(files.allSatisfy { $0.hasPrefix("ja/") && $0.hasSuffix("/index.html") })
        #expect(files.allSatisfy { !$0.contains("{") && !$0.contains("//") })
    }

    @Test func leadsFromASpeciesSlugThatNoVarietyHas() {
        #expect(pages.filter { $0.kind == AliasPage.self }.map(\.route.path) == ["pokemon/deoxys/"])
    }

    @Test func marksThePartsOfTheSiteInTheNavigation() {
        let labels = PageKinds.navigation.compactMap { $0.place.headerLabel }
        let parts = [
            "pokemon", "moves", "abilities", "types", "games", "places", "finder", "compare",
        ]
        #expect(labels == parts.map { "ui.nav.\($0)" })
    }

    @Test func searchesWhatTheDataListsByName() throws {
        let data = BrowserData(try SiteFixture.sites())
        let search = try Value(json: data.make(.search).bytes, path: "search.json")
        let lists = search.object?.names.filter { $0 != "version" }
        // Only a site with worlds has their list.
        #expect(PageKinds.all.compactMap { $0.searchList } == (lists ?? []) + ["worlds"])
    }

    /// `assets/scripts/routes.js` gives the scripts the addresses of the pages. With
    /// `RECORD_SNAPSHOTS=1` the test writes the file.
    @Test func givesScriptsTheAddresses() throws {
        let file = "Templates/assets/scripts/routes.js"
        let expected = RouteScript(kinds: PageKinds.all).text
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try expected.write(
                toFile: ProjectFiles.path(of: file), atomically: true, encoding: .utf8)
        }
        #expect(String(decoding: try ProjectFiles.bytes(of: file), as: UTF8.self) == expected)
    }
}
