import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct SharedFilesTests {
    @Test func leadsFromTheFrontPageToBothLanguages() throws {
        let page = try text(of: "index.html")
        for part in try [
            #"<a class="dex-choices__link" href="./en/" lang="en" hreflang="en">English</a>"#,
            #"<a class="dex-choices__link" href="./ja/" lang="ja" hreflang="ja">日本語</a>"#,
            #"src="./\#(Self.assets())scripts/language.js""#,
        ] { #expect(page.contains(part), "\(part)") }
    }

    @Test(arguments: [(nil, "/"), ("https://example.org/a/dex", "/a/dex/")])
    func addressesFromTheHostsRootWhereThereIsNoPage(baseURL: String?, root: String) throws {
        let page = try text(of: "404.html", baseURL: baseURL)
        for part in try [
            #"href="\#(root)en/""#, #"href="\#(root)ja/""#,
            #"href="\#(root)\#(Self.assets())style.css""#,
            #"<meta name="robots" content="noindex"/>"#,
        ] { #expect(page.contains(part), "\(part)") }
    }

    @Test func letsSearchEnginesInAndNamesTheSitemapOnlyByItsWholeAddress() throws {
        #expect(try text(of: "robots.txt") == "User-agent: *\nDisallow:\n")
        #expect(
            try text(of: "robots.txt", baseURL: "https://example.org/dex/") == """
                User-agent: *
                Disallow:

                Sitemap: https://example.org/dex/sitemap.xml

                """)
    }

    @Test func hasNothingOfAbsoluteAddressesWithoutBaseURL() throws {
        let relative = [
            "index.html", "404.html", "robots.txt", "en/manifest.webmanifest",
            "ja/manifest.webmanifest",
        ]
        #expect(try sharedFiles(baseURL: nil).map(\.path) == relative)
        #expect(
            try sharedFiles(baseURL: "https://example.org/").map(\.path)
                == ["sitemap.xml", "en/opensearch.xml", "ja/opensearch.xml"] + relative)
    }

    @Test func tellsBrowsersHowToSearch() throws {
        #expect(
            try text(of: "ja/opensearch.xml", baseURL: "https://example.org/a&b/") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
                <ShortName>ポケモン図鑑</ShortName>
                <Description>ポケモンを名前や図鑑番号で検索。</Description>
                <Language>ja</Language>
                <InputEncoding>UTF-8</InputEncoding>
                <Image width="32" height="32" type="image/png">\
                https://example.org/a&amp;b/\(Self.assets())icon-32.png</Image>
                <Url type="text/html" template="https://example.org/a&amp;b/ja/?q={searchTerms}"/>
                </OpenSearchDescription>

                """)
    }

    @Test func isInstalledInALanguageWhereverTheSiteLies() throws {
        let manifest = try text(of: "ja/manifest.webmanifest")
        #expect(
            manifest.hasPrefix(
                #"{"id":"./","start_url":"./","scope":"../","lang":"ja","name":"ポケモン図鑑","#))
        #expect(
            try manifest.contains(
                #""src":"../\#(Self.assets())icon-192.png","sizes":"192x192""#))
        let value = try Value(json: Array(manifest.utf8), path: "manifest.webmanifest")
        let heading = "{language}/manifest.webmanifest"
        #expect(try NameTables.dataReference().disagreements(of: [value], with: heading) == [])
    }

    @Test func saysOfTheFrontPageWhatIsSharedWithBaseURLAlone() throws {
        #expect(try !text(of: "index.html").contains("og:"))
        let root = "https://example.org/dex/"
        let page = try text(of: "index.html", baseURL: root)
        for (name, content) in try [
            ("url", root), ("title", "Pokédex · ポケモン図鑑"),
            ("image", "\(root)\(Self.assets())icon-maskable-512.png"),
        ] {
            #expect(page.contains(#"<meta property="og:\#(name)" content="\#(content)"/>"#))
        }
    }

    @Test func listsEveryPageInEveryLanguageInTheSitemap() throws {
        let sitemap = try text(of: "sitemap.xml", baseURL: "https://example.org/dex/")
        let addresses = sitemap.split(separator: "<loc>").dropFirst().map {
            $0.prefix { $0 != "<" }
        }
        let indexes = try SiteFixture.sites().indexes
        let catalog = indexes.catalog
        let entities =
            catalog.pokemon.count + catalog.moves.count + catalog.abilities.count
            + catalog.types.count + catalog.evolutionChains.count + catalog.pokedexes.count
            + catalog.eggGroups.count + catalog.items.count + TypeChart(catalog).pairs.count
            + indexes.places.games.inOrder.count
        // Fifteen lists and tools, the list by each stat and by the total, and the evolutions of generation I.
        #expect(addresses.count == (15 + 7 + 1 + entities) * 2)
        #expect(Set(addresses).count == addresses.count)
        for path in ["pokemon/deoxys/", "settings/", "offline/"] {
            #expect(!addresses.contains("https://example.org/dex/en/\(path)"))
        }
        #expect(
            sitemap.contains(
                """
                <url>
                <loc>https://example.org/dex/ja/pokemon/pikachu/</loc>
                <xhtml:link rel="alternate" hreflang="en" \
                href="https://example.org/dex/en/pokemon/pikachu/"/>
                <xhtml:link rel="alternate" hreflang="ja" \
                href="https://example.org/dex/ja/pokemon/pikachu/"/>
                </url>
                """))
    }

    private static func assets() throws -> String { try SiteFixture.sites().assets.path }

    private func sharedFiles(baseURL: String?) throws -> [SiteFile] {
        let sites = try SiteFixture.sites(
            configuration: SiteFixture.configuration(baseURL: baseURL))
        return try SharedFiles(
            sites: sites, pages: PageKinds.pages(sites.indexes),
            renderer: SiteFixture.theme().renderer
        ).all()
    }

    private func text(of path: String, baseURL: String? = nil) throws -> String {
        let file = try #require(sharedFiles(baseURL: baseURL).first { $0.path == path })
        return String(decoding: try file.bytes(), as: UTF8.self)
    }
}
