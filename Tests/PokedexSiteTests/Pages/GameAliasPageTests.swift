import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// What leads from versions and add-ons to the pages of their games.
@Suite struct GameAliasPageTests {
    private static let sites = Result {
        try SiteFixture.sites { catalog in
            try SampleCatalog.addIsleOfArmor(to: &catalog)
            for (number, slug, group) in [(27, "galar", 20), (28, "isle-of-armor", 21)] {
                var pokedex = catalog.pokedexes[1]
                (pokedex.id, pokedex.slug) = (Identifier(number), try Slug(slug))
                pokedex.versionGroups = [Identifier(group)]
                catalog.pokedexes.append(pokedex)
            }
        }
    }

    @Test(arguments: [
        ("red", "Red is part of Red & Blue.", "games/red-blue/"),
        (
            "the-isle-of-armor", "The Isle of Armor is part of Sword & Shield.",
            "games/sword-shield/#pokedex-isle-of-armor"
        ),
    ])
    func versionsLeadToTheirGameAndAddOnsToTheirPokedex(
        slug: String, text: String, address: String
    ) throws {
        let site = try Self.sites.get()[.english]
        let pages = GameAliasPage.pages(site.indexes)
        let page = try #require(pages.first { $0.route.path == "games/\(slug)/" })
        let content = try page.makeViews()(site).content()
        #expect(content.shown("text") == text)
        #expect(content.shown("address") == "\u{1}\(address)")
        let html = try site.html(of: page)
        #expect(html.contains(#"<meta http-equiv="refresh" content="0; url=../../\#(address)"/>"#))
        #expect(html.contains(#"<meta name="robots" content="noindex"/>"#))
    }

    @Test func aGamesPageHasThePokedexOfItsAddOn() throws {
        let html = try Self.sites.get().html(GamePage.self, "sword-shield")
        #expect(html.contains(#"id="pokedex-isle-of-armor""#))
    }

    @Test(arguments: [
        ("pokemon/", "\u{2}"), ("pokemon/by/", "\u{2}"), ("places/in/", "\u{1}places/"),
    ])
    func foldersLeadToTheListOfTheirPages(path: String, list: String) throws {
        let site = try Self.sites.get()[.japanese]
        let page = try #require(FolderPage.pages(site.indexes).first { $0.route.path == path })
        let content = try page.makeViews()(site).content()
        #expect(content.shown("address") == list)
        #expect(try site.html(of: page).contains("<meta http-equiv=\"refresh\""))
    }

    @Test func everyFolderHasAPage() throws {
        let paths = Set(PageKinds.pages(try Self.sites.get().indexes).map(\.route.path))
        for path in paths {
            let names = path.split(separator: "/")
            for count in names.indices {
                let folder = names[..<count].map { "\($0)/" }.joined()
                #expect(paths.contains(folder), "\(path)")
            }
        }
    }

    @Test func gamesThatAreOneVersionHaveNoAlias() throws {
        let slugs = [
            "red", "gold", "ruby", "diamond", "black", "x", "sun", "the-isle-of-armor", "sword",
            "scarlet",
        ]
        #expect(
            try GameAliasPage.pages(Self.sites.get().indexes).map(\.route.path)
                == slugs.map { "games/\($0)/" })
    }
}
