import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct SiteFilesTests {
    @Test func leadsFromTheFrontPageToBothLanguages() throws {
        let page = try text(of: .language)
        #expect(
            page.contains(
                #"<a class="dex-choices__link" href="./en/" lang="en" hreflang="en">English</a>"#))
        #expect(
            page.contains(
                #"<a class="dex-choices__link" href="./ja/" lang="ja" hreflang="ja">日本語</a>"#))
        #expect(page.contains(#"src="./assets/scripts/language.js""#))
    }

    @Test func addressesFromTheHostsRootWhereThereIsNoPage() throws {
        let page = try text(of: .notFound)
        #expect(page.contains(#"href="/en/""#))
        #expect(page.contains(#"href="/ja/""#))
        #expect(page.contains(#"href="/assets/style.css""#))
        #expect(page.contains(#"<meta name="robots" content="noindex"/>"#))
    }

    @Test func addressesBelowTheBaseURLsPathWhereThereIsNoPage() throws {
        let page = try text(of: .notFound, baseURL: "https://example.org/a/dex")
        #expect(page.contains(#"href="/a/dex/ja/""#))
        #expect(page.contains(#"href="/a/dex/assets/style.css""#))
    }

    @Test func letsSearchEnginesInAndNamesTheSitemapOnlyByItsWholeAddress() throws {
        #expect(try text(of: .robots) == "User-agent: *\nDisallow:\n")
        #expect(
            try text(of: .robots, baseURL: "https://example.org/dex/") == """
                User-agent: *
                Disallow:

                Sitemap: https://example.org/dex/sitemap.xml

                """)
    }

    @Test func hasNothingOfAbsoluteAddressesWithoutBaseURL() throws {
        let paths = try files(baseURL: nil)
        #expect(
            paths == [
                "index.html", "404.html", "robots.txt", "assets/scripts/words/en.js",
                "en/manifest.webmanifest",
            ] + parts(in: "en") + ["assets/scripts/words/ja.js", "ja/manifest.webmanifest"]
                + parts(in: "ja"))
        #expect(
            try files(baseURL: "https://example.org/")
                == ["sitemap.xml", "en/opensearch.xml", "ja/opensearch.xml"] + paths)
    }

    private func parts(in language: String) -> [String] {
        ScriptPart.allCases.map { "assets/scripts/words/\(language)/\($0).js" }
    }

    @Test func tellsBrowsersHowToSearch() throws {
        let baseURL = try BaseURL("https://example.org/a&b/")
        #expect(
            try text(of: .search(.japanese, baseURL), baseURL: baseURL.text) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
                  <ShortName>ポケモン図鑑</ShortName>
                  <Description>ポケモンを名前や図鑑番号で検索。</Description>
                  <Language>ja</Language>
                  <InputEncoding>UTF-8</InputEncoding>
                  <Image width="32" height="32" type="image/png">\
                https://example.org/a&amp;b/assets/icon-32.png</Image>
                  <Url type="text/html" template="https://example.org/a&amp;b/ja/?q={searchTerms}"/>
                </OpenSearchDescription>

                """)
    }

    @Test func isInstalledInALanguageWhereverTheSiteLies() throws {
        let manifest = try text(of: .manifest(.japanese))
        #expect(
            manifest.hasPrefix(
                #"{"id":"./","start_url":"./","scope":"../","lang":"ja","name":"ポケモン図鑑","#))
        #expect(manifest.contains(#""src":"../assets/icon-192.png","sizes":"192x192""#))
        let value = try Value(json: Array(manifest.utf8), path: "manifest.webmanifest")
        let heading = "{language}/manifest.webmanifest"
        #expect(try NameTables.readme().disagreements(of: [value], with: heading) == [])
    }

    @Test func saysOfTheFrontPageWhatIsSharedWithBaseURLAlone() throws {
        #expect(try !text(of: .language).contains("og:"))
        let page = try text(of: .language, baseURL: "https://example.org/dex/")
        #expect(page.contains(#"<meta property="og:url" content="https://example.org/dex/"/>"#))
        #expect(
            page.contains(#"<meta property="og:title" content="Pokédex · ポケモン図鑑"/>"#))
        #expect(
            page.contains(
                #"""
                <meta property="og:image" \#
                content="https://example.org/dex/assets/icon-maskable-512.png"/>
                """#))
    }

    @Test func listsEveryPageInEveryLanguageInTheSitemap() throws {
        let baseURL = try BaseURL("https://example.org/dex/")
        let sites = try SiteFixture.sites(
            configuration: SiteConfiguration(baseURL: baseURL))
        let sitemap = try text(of: .sitemap(baseURL), baseURL: baseURL.text)
        let places = sitemap.split(separator: "<loc>").dropFirst().map { $0.prefix { $0 != "<" } }
        #expect(places.count == sites.indexes.routes.count * 2)
        #expect(Set(places).count == places.count)
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

    private func siteFiles(baseURL: String?) throws -> SiteFiles {
        var configuration = SiteConfiguration()
        configuration.baseURL = try baseURL.map { try BaseURL($0) }
        return try SiteFiles(
            try SiteFixture.sites(configuration: configuration),
            renderer: SiteFixture.theme().renderer,
            configuration: configuration)
    }

    private func files(baseURL: String?) throws -> [String] {
        let files = try siteFiles(baseURL: baseURL)
        return try files.files.map { try files.make($0).path }
    }

    private func text(of file: SiteFiles.File, baseURL: String? = nil) throws -> String {
        String(decoding: try siteFiles(baseURL: baseURL).make(file).bytes, as: UTF8.self)
    }
}
