import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// What a page's head says for search engines and for those who share it.
@Suite struct SharingTests {
    private static let madeSites = Result { try sites() }

    private static func sites(pictures: PictureSource? = nil) throws -> LocalizedSites {
        try SiteFixture.sites(
            configuration: SiteFixture.configuration(
                baseURL: "https://example.org/dex/", pictures: pictures))
    }

    @Test func showsThePokemonsLargePictureAndBothLocales() throws {
        let page = try page(PokemonPage.self, "pikachu", .japanese)
        #expect(
            head(of: page) == [
                "og:type": "website",
                "og:site_name": "ポケモン図鑑",
                "og:title": "ピカチュウ（0025）",
                "og:description":
                    "ピカチュウ（Pikachu）の種族値・特性・タイプ相性・進化条件・世代別の覚えるわざ。",
                "og:url": "https://example.org/dex/ja/pokemon/pikachu/",
                "og:locale": "ja_JP",
                "og:locale:alternate": "en_US",
                "og:image": "https://pictures.example/pokemon/other/home/25.png",
                "og:image:alt": "ピカチュウ",
            ])
        #expect(page.contains(#"<meta name="twitter:card" content="summary"/>"#))
        #expect(
            page.contains(
                #"""
                <link rel="search" type="application/opensearchdescription+xml" \#
                title="ポケモン図鑑" href="https://example.org/dex/ja/opensearch.xml"/>
                """#))
    }

    @Test func showsTheDefaultVarietysPictureWhereAnAddressLeadsToIt() throws {
        let page = try page(AliasPage.self, "deoxys")
        #expect(
            head(of: page)["og:image"] == "https://pictures.example/pokemon/other/home/386.png")
    }

    @Test func showsTheIconWhereThereIsNoPicture() throws {
        let folder = try SiteFixture.sites().assets.path
        let icon = "https://example.org/dex/\(folder)icon-maskable-512.png"
        for page in [
            try page(TypeChartPage.self),
            try Self.sites(pictures: .drawings).html(PokemonPage.self, "pikachu"),
        ] {
            #expect(head(of: page)["og:image"] == icon)
            #expect(head(of: page)["og:image:alt"] == "Pokédex")
        }
    }

    @Test func saysNothingAbsoluteWithoutBaseURL() throws {
        let page = try SiteFixture.sites().html(PokemonPage.self, "pikachu")
        for word in ["og:", "twitter:", "canonical", "ld+json", "opensearch"] {
            #expect(!page.contains(word))
        }
    }

    @Test func repeatsTheTrailForSearchEngines() throws {
        #expect(
            try page(MovePage.self, "thunderbolt").contains(
                #"""
                <script type="application/ld+json">{"@context":"https://schema.org",\#
                "@type":"BreadcrumbList","itemListElement":[\#
                {"@type":"ListItem","position":1,"name":"Pokédex",\#
                "item":"https://example.org/dex/en/"},\#
                {"@type":"ListItem","position":2,"name":"Moves",\#
                "item":"https://example.org/dex/en/moves/"},\#
                {"@type":"ListItem","position":3,"name":"Thunderbolt"}]}</script>
                """#))
        #expect(try !page(HomePage.self).contains("ld+json"))
    }

    @Test(arguments: [
        "</script><script>alert(1)</script>", "<!-- & --> ]]>", "\"], \"a\": [\"", "a\\\"\u{2028}b",
        "&lt;b&gt;",
    ])
    func writesNamesThatMeanNothingInHTML(name: String) throws {
        let trail = Trail(
            above: [crumb("Pokédex", HomePage.pattern.route())],
            page: crumb(name, AbilityPage.pattern.route(try Slug("stench"))))
        let sharing = Sharing(
            site: try SiteFixture.site(.english), baseURL: try BaseURL("https://example.org/a&b/"),
            siteName: "Pokédex")
        let json = sharing.breadcrumbs(trail)
        #expect(!json.contains { "<>&".utf8.contains($0) })

        let value = try Value(json: json, path: "list")
        #expect(value.lines("itemListElement", "name") == ["Pokédex", name])
        #expect(
            value.lines("itemListElement", "item").first == "https://example.org/a&b/en/")
    }

    private func crumb(_ name: String, _ route: Route) -> Trail.Crumb {
        Trail.Crumb(name: DisplayName(text: name, language: .english), route: route)
    }

    private func page(
        _ kind: any PageKind.Type, _ slug: String? = nil, _ language: Language = .english
    ) throws -> String {
        try Self.madeSites.get().html(kind, slug, language)
    }

    /// The contents of the head's Open Graph properties.
    private func head(of page: String) -> [String: String] {
        let tags = page.split(separator: #" property=""#).dropFirst()
        return tags.reduce(into: [:]) { properties, tag in
            let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
            properties[String(parts[0])] = String(parts[2])
        }
    }
}

@Suite struct ContentPolicyTests {
    @Test func allowsPicturesFromTheirBaseAlone() throws {
        let policy = ContentPolicy(
            pictures: .address(try PictureBase("https://example.org/sprites/")))
        #expect(
            policy.text == """
                default-src 'none'; script-src 'self'; style-src 'self'; \
                img-src 'self' https://example.org/sprites/; connect-src 'self'; \
                manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'
                """)
    }

    @Test func allowsNoForeignPicturesWithoutABase() {
        #expect(ContentPolicy(pictures: .drawings).text.contains("img-src 'self';"))
    }

    @Test func allowsTheOriginsOfTheSettings() throws {
        let json = """
            {"allow": {"script": ["https://a.example"], "connect": ["https://B.example:8443/"],
              "image": ["https://c.example", "https://図鑑.example"], "frame": ["https://d.example"]}}
            """
        let settings = try SiteSettings(json: Array(json.utf8), file: "site.json")
        #expect(
            ContentPolicy(pictures: .drawings, settings.allow).text == """
                default-src 'none'; script-src 'self' https://a.example; style-src 'self'; \
                img-src 'self' https://c.example https://xn--lcs014l.example; \
                connect-src 'self' https://b.example:8443; frame-src 'self' https://d.example; \
                manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'
                """)
    }
}
