import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct EvolutionPageTests {
    private func page(_ chain: Int, _ language: Language = .english) throws -> EvolutionPage {
        let site = try SiteFixture.site(language)
        return EvolutionPage(site.index[Identifier(chain)], site)
    }

    @Test func isNamedAfterTheFirstOfTheFamily() throws {
        let page = try page(10)
        #expect(page.route == .evolution(try Slug("pichu")))
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
        let html = try SiteFixture.page(.evolution(site.index[Identifier(14)]), in: site)
        #expect(html.contains("It does not evolve."))
        #expect(html.contains("<title>Evolution of Clefairy – "))
    }
}
