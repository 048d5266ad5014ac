import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct PokedexPagesTests {
    /// With Alola's Pokédex, in which Raichu has another number, and one of a side game.
    private static let sites = Result {
        try SiteFixture.sites { catalog in
            catalog.pokedexes.append(contentsOf: [
                Pokedex(
                    id: Identifier(11), slug: try Slug("conquest-gallery"), name: LocalizedName(),
                    region: nil, isMainSeries: false, versionGroups: [],
                    entries: [PokedexEntry(number: 1, species: Identifier(145))]),
                Pokedex(
                    id: Identifier(16), slug: try Slug("original-alola"), name: LocalizedName(),
                    region: Identifier(7), isMainSeries: true, versionGroups: [Identifier(17)],
                    entries: [
                        PokedexEntry(number: 0, species: Identifier(25)),
                        PokedexEntry(number: 27, species: Identifier(26)),
                    ]),
            ])
        }
    }

    @Test func listsSpeciesByTheRegionsNumbers() throws {
        let cards = try Self.sites.get().content(PokedexPage.self, "original-alola")
            .items("cards")
        #expect(cards.map { $0.shown("number") } == ["0000", "0027"])
        #expect(cards[0].shown("label").contains("/pokemon/pikachu/\""))
        #expect(cards[1].shown("label").contains("/pokemon/raichu-alola/\""))
    }

    @Test func namesItsGamesInTheirOrder() throws {
        let sites = try Self.sites.get()
        let kanto = try sites.content(PokedexPage.self, "kanto")
        #expect(kanto.shown("games") == "Games: Red & Blue, Yellow")
        #expect(try sites.content(PokedexPage.self, "national")["games"]?.isTruthy == false)
    }

    @Test func hasATitleThatTellsItFromTheOthers() throws {
        let titles = try ["national", "kanto", "original-alola", "conquest-gallery"].map {
            try Self.sites.get().view(PokedexPage.self, $0, .japanese).title()
        }
        #expect(titles == ["全国図鑑", "カントー図鑑", "アローラ図鑑（サン・ムーン）", "ランセ図鑑（ポケモン＋ノブナガの野望）"])
    }

    @Test func groupsAllByRegionWithSideGamesLast() throws {
        let content = try Self.sites.get().content(PokedexListPage.self, nil, .japanese)
        #expect(
            content.items("groups").map { [$0.shown("anchor")] + $0.lines("pokedexes", "facts") }
                == [
                    ["national", "6種類"], ["kanto", "4種類　赤・青（海外版）、ピカチュウ"],
                    ["alola", "2種類　サン・ムーン"], ["others", "1種類"],
                ])
        #expect(
            try Self.sites.get().html(PokedexListPage.self)
                .contains("href=\"../pokedexes/original-alola/\""))
    }
}

@Suite struct PokedexGenerationPageTests {
    /// A longer national Pokédex: a number of times Deoxys of generation III and, as the last,
    /// Pikachu of generation I.
    private static func sites(_ count: Int) throws -> LocalizedSites {
        try SiteFixture.sites { catalog in
            catalog.pokedexes[0].entries =
                (1...count).map { PokedexEntry(number: $0, species: Identifier(386)) }
                + [PokedexEntry(number: count + 1, species: Identifier(25))]
        }
    }

    private static let long = Result { try sites(500) }

    private func page(_ generation: Int, _ language: Language = .english) throws -> String {
        let site = try Self.long.get()[language]
        return try site.html(of: site.page(at: "pokedexes/national/generation-\(generation)/"))
    }

    @Test func dividesAPokedexThatIsTooLong() throws {
        #expect(
            PokedexGenerationPage.pages(try Self.long.get().indexes).map(\.route.path)
                == ["pokedexes/national/generation-1/", "pokedexes/national/generation-3/"])
        let whole = try Self.long.get().html(PokedexPage.self, "national")
        #expect(whole.contains("id=\"generation-1\""))
        #expect(whole.contains("href=\"../../pokedexes/national/generation-3/\""))
        #expect(!whole.contains("<small>0"))
        let sites = try Self.sites(499)
        #expect(PokedexGenerationPage.pages(sites.indexes).isEmpty)
        let short = try sites.html(PokedexPage.self, "national")
        #expect(!short.contains("id=\"generation-1\""))
        #expect(short.split(separator: "<small>0").count == 501)
    }

    @Test func showsTheSpeciesOfOneGenerationByTheirNumbers() throws {
        let first = try page(1)
        for part in [
            "<h1 class=\"dex-head__title\">National Pokédex: Generation I</h1>",
            "<small>0501</small>", "href=\"../../../pokemon/pikachu/\"",
            "href=\"../../../pokedexes/national/\"",
            "href=\"../../../pokedexes/national/generation-3/\" rel=\"next\"",
        ] { #expect(first.contains(part), "\(part)") }
        #expect(!first.contains("rel=\"prev\""))
        let last = try page(3, .japanese)
        #expect(last.contains("<h1 class=\"dex-head__title\">全国図鑑　第3世代</h1>"))
        #expect(!last.contains("rel=\"next\""))
    }

    @Test func linksToTheListInItsOrder() throws {
        #expect(
            try SiteFixture.sites().html(PokedexPage.self, "kanto")
                .contains("href=\"../../?q=dex:kanto+sort:dex\""))
    }
}

@Suite struct RegionalFormsTests {
    /// What a Pokédex shows of Raichu, of which there is an Alolan form: that in the region of the
    /// form alone, and not in games that have the ordinary form.
    @Test(arguments: [
        (7, "original-alola", "raichu-alola"), (1, "kanto", "raichu"), (nil, "national", "raichu"),
        (7, "kitakami", "raichu"),
    ])
    func showsARegionsOwnForm(region: Int?, slug: String, shown: String) throws {
        #expect(try raichu(in: region, slug: slug) == shown)
    }

    @Test func passesOverACapThatBearsTheRegionsName() throws {
        let slug = try raichu(in: 7, slug: "original-alola") { catalog in
            try catalog.pokemon.change("raichu-alola", \.slug) { $0.types = [Identifier(13)] }
        }
        #expect(slug == "raichu")
    }

    private func raichu(
        in region: Int?, slug: String, change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> String {
        let sample = try SampleCatalog(change: change)
        let pokedex = Pokedex(
            id: Identifier(16), slug: try Slug(slug), name: LocalizedName(),
            region: region.map { Identifier($0) }, isMainSeries: true, versionGroups: [],
            entries: [])
        return RegionalForms(of: pokedex, sample.index).pokemon(of: Identifier(26)).slug.text
    }
}
