import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct HomePageTests {
    @Test func listsEverySpeciesByGenerationInNationalOrder() throws {
        let generations = try SiteFixture.sites().content(HomePage.self).items("generations")
        #expect(
            generations.map { "\($0.shown("number")): \($0.lines("cards", "number"))" } == [
                #"1: ["0025", "0026", "0035", "0145"]"#, #"2: ["0172"]"#, #"3: ["0386"]"#,
            ])
    }

    @Test func offersNoFilterThatTheGameLacks() throws {
        let content = try SiteFixture.sites().content(HomePage.self)
        let choices = { (name: String, era: String) in
            content.items("filters.\(name)").filter { Marked($0).isShown(in: era) }
                .map { $0.shown("value") }
        }
        #expect(choices("types", "5").contains("steel") && !choices("types", "5").contains("fairy"))
        #expect(choices("types", "6").contains("fairy") && !choices("types", "1").contains("dark"))
        #expect(choices("generations", "3") == ["1", "2", "3"])
        let ability = try #require(content.items("filters.ability").map(Marked.init).first)
        #expect(ability.hiddenIn == ["1", "2", "g30"])
        #expect(ability.isShown(in: "3"))
    }

    @Test func leadsToTheDefaultVariety() throws {
        let html = try SiteFixture.sites().html(HomePage.self)
        #expect(html.contains("href=\"pokemon/deoxys-normal/\""))
        #expect(!html.contains("href=\"pokemon/deoxys/\""))
    }

    @Test func countsTheSpecies() throws {
        let page = try SiteFixture.sites().view(HomePage.self, nil, .japanese)
        #expect(try page.description().contains("6"))
        #expect(try page.content().shown("count").contains("6"))
    }
}
