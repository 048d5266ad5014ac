import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct EvolutionListPageTests {
    @Test func putsFamiliesWhereTheirLowestNumberStands() throws {
        let list = FamilyList(try SiteFixture.site(.english).indexes)
        #expect(list.evolving.map(\.first.slug.text) == ["pichu"])
        #expect(list.evolving.map(\.generation.rawValue) == [1])
        #expect(list.alone.map(\.first.slug.text) == ["clefairy", "zapdos", "deoxys"])
    }

    @Test func namesAllByGenerationAndLeadsToTheDrawings() throws {
        let content = try EvolutionListPage(site: SiteFixture.site(.japanese)).content()
        let generations = try #require(content["generations"]?.list)
        #expect(generations.compactMap { $0["name"]?.text } == ["第1世代"])
        #expect(generations[0]["address"]?.text == "\u{1}evolutions/generation-1/")
        let families = try #require(generations[0]["families"]?.list)
        #expect(families.compactMap { $0["address"]?.text } == ["\u{1}evolutions/pichu/"])
        #expect(families[0]["members"]?.text == "ピカチュウ、ライチュウ")
        let alone = try #require(content["alone"]?.list)
        #expect(alone.compactMap { $0["name"]?["text"]?.text } == ["ピッピ", "サンダー", "デオキシス"])
        #expect(content["count"]?.text == "4系統")
        #expect(content["aloneCount"]?.text == "3系統")
    }

    @Test func leadsToEveryFamily() throws {
        let html = try SiteFixture.page(EvolutionListPage.self, in: SiteFixture.site(.english))
        for slug in ["pichu", "clefairy", "zapdos", "deoxys"] {
            #expect(html.contains("href=\"../evolutions/\(slug)/\""))
        }
    }
}

@Suite struct EvolutionGenerationPageTests {
    @Test func drawsTheFamiliesThatBeginInAGeneration() throws {
        let site = try SiteFixture.site(.japanese)
        let pages = EvolutionGenerationPage.pages(site.indexes)
        #expect(pages.map(\.route.path) == ["evolutions/generation-1/"])
        let page = try #require(try pages.first?.makeViews()(site))
        #expect(try page.title == "進化一覧：第1世代")
        let families = try #require(try page.content()["families"]?.list)
        #expect(families.compactMap { $0["title"]?.text } == ["ピチューの進化"])
        #expect(families[0]["trees"]?.list?.count == 1)
        #expect(
            try page.content()["generations"]?.list?.map { $0["isCurrent"]?.bool } == [true])
    }
}

@Suite struct EvolutionPageTests {
    private func page(_ chain: Int, _ language: Language = .english) throws -> EvolutionPage {
        let site = try SiteFixture.site(language)
        return EvolutionPage(site: site, chain: site.index[Identifier(chain)])
    }

    @Test func isNamedAfterTheFirstOfTheFamily() throws {
        let page = try page(10)
        #expect(try page.title == "Evolution of Pichu")
        #expect(try page.content()["other"]?["text"]?.text == "ピチュー")
    }

    @Test func isDescribedByItsMembers() throws {
        #expect(try page(10, .japanese).description.hasPrefix("ピチュー、ピカチュウ、ライチュウ"))
        #expect(try page(202, .japanese).description.hasPrefix("デオキシスは進化しない"))
    }

    @Test func listsEveryVarietyOfItsSpecies() throws {
        let content = try page(10).content()
        let numbers = try #require(content["cards"]?.list).compactMap { $0["number"]?.text }
        #expect(numbers == ["0025", "0025", "0026", "0026", "0026", "0172"])
        #expect(content["count"]?.text == "6 Pokémon with their forms")
        #expect(try page(14).content()["count"]?.text == "1 Pokémon")
    }

    @Test func saysThatASpeciesDoesNotEvolve() throws {
        let site = try SiteFixture.site(.english)
        let html = try SiteFixture.page(EvolutionPage.self, "clefairy", in: site)
        #expect(html.contains("It does not evolve."))
        #expect(html.contains("<title>Evolution of Clefairy – "))
    }
}
