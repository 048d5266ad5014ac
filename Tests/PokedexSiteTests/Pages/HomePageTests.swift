import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct HomePageTests {
    @Test func listsEverySpeciesByGenerationInNationalOrder() throws {
        let content = try HomePage(site: SiteFixture.site(.english)).content()
        let generations = try #require(content["generations"]?.list)
        #expect(generations.compactMap { $0["number"]?.integer } == [1, 2, 3])
        let numbers = generations.map { generation in
            (generation["cards"]?.list ?? []).compactMap { $0["number"]?.text }
        }
        #expect(numbers == [["0025", "0026", "0035", "0145"], ["0172"], ["0386"]])
    }

    @Test func offersNoFilterThatTheGameLacks() throws {
        let filters = try #require(HomePage(site: SiteFixture.site(.english)).content()["filters"])
        let choices = { (name: String, era: String) in
            (filters[name]?.list ?? []).filter { Marked($0).isShown(in: era) }
                .compactMap { $0["value"]?.text }
        }
        #expect(choices("types", "5").contains("steel") && !choices("types", "5").contains("fairy"))
        #expect(choices("types", "6").contains("fairy") && !choices("types", "1").contains("dark"))
        #expect(choices("generations", "3") == ["1", "2", "3"])
        let ability = try Marked(#require(filters["ability"]))
        #expect(ability.hiddenIn == ["1", "2", "legends-za"])
        #expect(ability.isShown(in: "3"))
    }

    @Test func leadsToTheDefaultVariety() throws {
        let site = try SiteFixture.site(.english)
        let page = try #require(HomePage.pages(site.indexes).first)
        let html = try SiteFixture.rendered(page, in: site)
        #expect(html.contains("href=\"pokemon/deoxys-normal/\""))
        #expect(!html.contains("href=\"pokemon/deoxys/\""))
    }

    @Test func countsTheSpecies() throws {
        let page = HomePage(site: try SiteFixture.site(.japanese))
        #expect(try page.description.contains("6"))
        #expect(try page.content()["count"]?.text?.contains("6") == true)
    }
}
