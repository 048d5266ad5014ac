import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct PokedexPagesTests {
    /// Adds Alola's Pokédex, in which Raichu has another number, and one of a side game.
    private func site(_ language: Language) throws -> LocalizedSite {
        try SiteFixture.site(language) { catalog in
            catalog.pokedexes.append(contentsOf: [
                Pokedex(
                    id: Identifier(11), slug: try Slug("conquest-gallery"),
                    name: LocalizedName(english: nil, japanese: nil), region: nil,
                    isMainSeries: false, versionGroups: [],
                    entries: [PokedexEntry(number: 1, species: Identifier(145))]),
                Pokedex(
                    id: Identifier(16), slug: try Slug("original-alola"),
                    name: LocalizedName(english: nil, japanese: nil), region: Identifier(7),
                    isMainSeries: true, versionGroups: [Identifier(17)],
                    entries: [
                        PokedexEntry(number: 0, species: Identifier(25)),
                        PokedexEntry(number: 27, species: Identifier(26)),
                    ]),
            ])
        }
    }

    private func page(_ slug: String, in site: LocalizedSite) throws -> PokedexPage {
        let pokedex = site.indexes.catalog.pokedexes.first { $0.slug.text == slug }
        return PokedexPage(site: site, subject: try #require(pokedex))
    }

    @Test func listsSpeciesByTheRegionsNumbers() throws {
        let content = try page("original-alola", in: site(.english)).content()
        let cards = try #require(content["cards"]?.list)
        #expect(cards.compactMap { $0["number"]?.text } == ["0000", "0027"])
        #expect(cards[0]["label"]?.markup?.contains("/pokemon/pikachu/\"") == true)
        #expect(cards[1]["label"]?.markup?.contains("/pokemon/raichu-alola/\"") == true)
    }

    @Test func namesItsGamesInTheirOrder() throws {
        let site = try site(.english)
        let kanto = try page("kanto", in: site).content()
        #expect(kanto["games"]?.text == "Games: Red & Blue, Yellow")
        let national = try page("national", in: site).content()
        #expect(national["games"]?.isTruthy == false)
    }

    @Test func hasATitleThatTellsItFromTheOthers() throws {
        let site = try site(.japanese)
        let titles = try ["national", "kanto", "original-alola", "conquest-gallery"].map {
            try page($0, in: site).title
        }
        #expect(titles == ["全国図鑑", "カントー図鑑", "アローラ図鑑（サン・ムーン）", "ランセ図鑑（ポケモン＋ノブナガの野望）"])
    }

    @Test func groupsAllByRegionWithSideGamesLast() throws {
        let content = try PokedexListPage(site: site(.japanese)).content()
        let groups = try #require(content["groups"]?.list)
        #expect(
            groups.compactMap { $0["anchor"]?.text } == ["national", "kanto", "alola", "others"])
        #expect(groups.compactMap { $0["pokedexes"]?.list?.count } == [1, 1, 1, 1])
        let facts = groups.compactMap { $0["pokedexes"]?.list?.first?["facts"]?.text }
        #expect(facts == ["6種類", "4種類　赤・青（海外版）、ピカチュウ", "2種類　サン・ムーン", "1種類"])
    }

    @Test func rendersInBothLanguages() throws {
        for language in Language.allCases {
            let site = try site(language)
            let html = try SiteFixture.page(PokedexListPage.self, in: site)
            #expect(html.contains("href=\"../pokedexes/original-alola/\""))
        }
    }
}

@Suite struct PokedexGenerationPageTests {
    /// Makes the national Pokédex longer: a number of times Deoxys of generation III and, as the
    /// last, Pikachu of generation I.
    private func site(
        _ count: Int, in language: Language = .english
    ) throws -> LocalizedSite {
        try SiteFixture.site(language) { catalog in
            let deoxys = try #require(catalog.species.first { $0.slug.text == "deoxys" }).id
            catalog.pokedexes[0].entries =
                (1...count).map { PokedexEntry(number: $0, species: deoxys) }
                + [PokedexEntry(number: count + 1, species: Identifier(25))]
        }
    }

    private func paths(in site: LocalizedSite) -> [String] {
        PokedexGenerationPage.pages(site.indexes).map(\.route.path)
    }

    private func page(_ generation: Int, in site: LocalizedSite) throws -> String {
        let route = "pokedexes/national/generation-\(generation)/"
        let pages = PokedexGenerationPage.pages(site.indexes)
        return try SiteFixture.rendered(
            #require(pages.first { $0.route.path == route }), in: site)
    }

    @Test func dividesAPokedexThatIsTooLong() throws {
        #expect(paths(in: try site(499)) == [])
        #expect(
            paths(in: try site(500)) == [
                "pokedexes/national/generation-1/", "pokedexes/national/generation-3/",
            ])
    }

    @Test func leadsToTheGenerations() throws {
        let whole = try SiteFixture.page(PokedexPage.self, "national", in: site(500))
        #expect(whole.contains("id=\"generation-1\""))
        #expect(whole.contains("href=\"../../pokedexes/national/generation-3/\""))
        #expect(!whole.contains("class=\"dex-card\""))
        let short = try SiteFixture.page(PokedexPage.self, "national", in: site(499))
        #expect(!short.contains("id=\"generation-1\""))
        #expect(short.split(separator: "class=\"dex-card\"").count == 501)
    }

    @Test func showsTheSpeciesOfOneGenerationByTheirNumbers() throws {
        let first = try page(1, in: site(500))
        #expect(first.contains("<h1 class=\"dex-head__title\">National Pokédex: Generation I</h1>"))
        #expect(first.contains("<small>0501</small>"))
        #expect(first.contains("href=\"../../../pokemon/pikachu/\""))
        #expect(first.contains("href=\"../../../pokedexes/national/\""))
        #expect(!first.contains("rel=\"prev\""))
        #expect(first.contains("href=\"../../../pokedexes/national/generation-3/\" rel=\"next\""))
        let last = try page(3, in: site(500, in: .japanese))
        #expect(last.contains("<h1 class=\"dex-head__title\">全国図鑑　第3世代</h1>"))
        #expect(!last.contains("rel=\"next\""))
    }

    @Test func linksToTheListInItsOrder() throws {
        let kanto = try SiteFixture.page(PokedexPage.self, "kanto", in: site(500))
        #expect(kanto.contains("href=\"../../?q=dex:kanto+sort:dex\""))
    }
}

@Suite struct RegionalFormsTests {
    /// What a Pokédex of a region shows of Raichu, of which there is an Alolan form.
    private func raichu(
        in region: Int?, slug: String = "original-alola",
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> String {
        let sample = try SampleCatalog(change: change)
        let pokedex = Pokedex(
            id: Identifier(16), slug: try Slug(slug),
            name: LocalizedName(english: nil, japanese: nil),
            region: region.map { Identifier($0) }, isMainSeries: true, versionGroups: [],
            entries: [])
        return RegionalForms(of: pokedex, sample.index).pokemon(of: Identifier(26)).slug.text
    }

    @Test func showsARegionsOwnForm() throws {
        #expect(try raichu(in: 7) == "raichu-alola")
    }

    @Test func showsTheDefaultVarietyElsewhere() throws {
        #expect(try raichu(in: 1, slug: "kanto") == "raichu")
        #expect(try raichu(in: nil, slug: "national") == "raichu")
    }

    @Test func keepsToTheDefaultVarietyWhereGamesHaveTheOrdinaryForm() throws {
        #expect(try raichu(in: 7, slug: "kitakami") == "raichu")
    }

    @Test func passesOverACapThatBearsTheRegionsName() throws {
        let slug = try raichu(in: 7) { catalog in
            catalog.pokemon = catalog.pokemon.map { pokemon in
                guard pokemon.slug.text == "raichu-alola" else { return pokemon }
                return Pokemon(
                    id: pokemon.id, slug: pokemon.slug, species: pokemon.species,
                    isDefault: false, height: nil, weight: nil, baseExperience: nil,
                    types: [Identifier(13)], stats: pokemon.stats,
                    abilities: pokemon.abilities, past: pokemon.past,
                    pictures: pokemon.pictures, forms: pokemon.forms)
            }
        }
        #expect(slug == "raichu")
    }
}
