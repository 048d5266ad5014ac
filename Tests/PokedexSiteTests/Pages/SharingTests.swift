import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// What a page's head says for search engines and for those who share it.
@Suite struct SharingTests {
    private let baseURL: BaseURL

    init() throws {
        baseURL = try BaseURL("https://example.org/dex/")
    }

    @Test func showsThePokemonsLargePictureAndBothLocales() throws {
        let page = try page(.pokemon(SampleCatalog().pokemon("pikachu")), .japanese)
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
        let page = try page(.alias(SampleCatalog().species("deoxys")))
        #expect(
            head(of: page)["og:image"] == "https://pictures.example/pokemon/other/home/386.png")
    }

    @Test func showsTheIconWhereThereIsNoPicture() throws {
        let icon = "https://example.org/dex/assets/icon-maskable-512.png"
        let drawings = SiteConfiguration(baseURL: baseURL, pictures: .drawings)
        let pikachu = try SampleCatalog().pokemon("pikachu")
        for page in [
            try page(.types), try page(.pokemon(pikachu), configuration: drawings),
        ] {
            #expect(head(of: page)["og:image"] == icon)
            #expect(head(of: page)["og:image:alt"] == "Pokédex")
        }
    }

    @Test func saysNothingAbsoluteWithoutBaseURL() throws {
        let site = try SiteFixture.site(.english)
        let page = try SiteFixture.page(
            .pokemon(SampleCatalog().pokemon("pikachu")), in: site)
        for word in ["og:", "twitter:", "canonical", "ld+json", "opensearch"] {
            #expect(!page.contains(word))
        }
    }

    @Test func repeatsTheTrailForSearchEngines() throws {
        let move = try #require(
            SampleCatalog().catalog.moves.first { $0.slug.text == "thunderbolt" })
        #expect(
            try page(.move(move)).contains(
                #"""
                <script type="application/ld+json">{"@context":"https://schema.org",\#
                "@type":"BreadcrumbList","itemListElement":[\#
                {"@type":"ListItem","position":1,"name":"Pokédex",\#
                "item":"https://example.org/dex/en/"},\#
                {"@type":"ListItem","position":2,"name":"Moves",\#
                "item":"https://example.org/dex/en/moves/"},\#
                {"@type":"ListItem","position":3,"name":"Thunderbolt",\#
                "item":"https://example.org/dex/en/moves/thunderbolt/"}]}</script>
                """#))
        #expect(try !page(.home).contains("ld+json"))
    }

    private func page(
        _ task: PageTask, _ language: Language = .english, configuration: SiteConfiguration? = nil
    ) throws -> String {
        let sites = try SiteFixture.sites(
            configuration: configuration ?? SiteConfiguration(baseURL: baseURL))
        let site = try #require(sites.all.first { $0.language == language })
        return try SiteFixture.page(task, in: site, baseURL: baseURL)
    }

    /// The contents of the head's Open Graph properties.
    private func head(of page: String) -> [String: String] {
        let tags = page.split(separator: #"<meta property=""#).dropFirst()
        return tags.reduce(into: [:]) { properties, tag in
            let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
            properties[String(parts[0])] = String(parts[2])
        }
    }
}
