import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// What leads from versions and add-ons to the pages of their games.
@Suite struct GameAliasPageTests {
    private func site() throws -> LocalizedSite {
        try SiteFixture.site(.english) { catalog in
            try SampleCatalog.addIsleOfArmor(to: &catalog)
            for (number, slug, group) in [(27, "galar", 20), (28, "isle-of-armor", 21)] {
                catalog.pokedexes.append(
                    Pokedex(
                        id: Identifier(number), slug: try Slug(slug),
                        name: LocalizedName(english: nil, japanese: nil),
                        region: Identifier(8), isMainSeries: true,
                        versionGroups: [Identifier(group)],
                        entries: [PokedexEntry(number: 1, species: Identifier(25))]))
            }
        }
    }

    /// The text and the address on a page.
    private func target(_ slug: String) throws -> [String?] {
        let site = try site()
        let pages = GameAliasPage.pages(site.indexes)
        let page = try #require(pages.first { $0.route.path == "games/\(slug)/" })
        let game = try #require(
            site.indexes.places.games.inOrder.first { game in
                game.id
                    == site.indexes.catalog.versions.first { $0.slug.text == slug }.map {
                        site.indexes.places.games.main(of: $0.versionGroup)
                    }
            })
        let content = try GameAliasPage(site: site, slug: try Slug(slug), game: game).content()
        let html = try SiteFixture.rendered(page, in: site)
        let address = try #require(content["address"]?.text)
        let written = address.replacing("\u{1}", with: "../../")
        #expect(html.contains(#"<meta http-equiv="refresh" content="0; url=\#(written)"/>"#))
        #expect(html.contains(#"<meta name="robots" content="noindex"/>"#))
        return [content["text"]?.text, address]
    }

    @Test func versionsLeadToTheirGame() throws {
        #expect(try target("red") == ["Red is part of Red & Blue.", "\u{1}games/red-blue/"])
    }

    @Test func addOnsLeadToTheirPokedex() throws {
        #expect(
            try target("the-isle-of-armor") == [
                "The Isle of Armor is part of Sword & Shield.",
                "\u{1}games/sword-shield/#pokedex-isle-of-armor",
            ])
        let html = try SiteFixture.page(GamePage.self, "sword-shield", in: site())
        #expect(html.contains(#"id="pokedex-isle-of-armor""#))
    }

    @Test func gamesThatAreOneVersionHaveNoAlias() throws {
        let paths = GameAliasPage.pages(try site().indexes).map(\.route.path)
        #expect(
            paths
                == [
                    "red", "gold", "ruby", "diamond", "black", "x", "sun", "the-isle-of-armor",
                    "sword",
                    "scarlet",
                ].map { "games/\($0)/" })
    }
}
