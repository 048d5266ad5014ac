import Diagnostics
import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct GrowthPageTests {
    private func content(_ language: Language = .english) throws -> Object {
        try GrowthPage(site: SiteFixture.site(language)).content()
    }

    @Test func listsTheRatesInTheOrderOfTheDatabase() throws {
        let rates = try #require(try content()["rates"]?.list)
        #expect(rates.map { $0["anchor"]?.text } == ["slow", "medium", "fast"])
        #expect(rates.map { $0["name"]?["text"]?.text } == ["Slow", "Medium Fast", "Fast"])
        #expect(rates[0]["total"]?.text == "1,250,000 at level 100")
        #expect(rates[0]["count"]?.text == "2 Pokémon")
    }

    @Test func namesThemInJapanese() throws {
        let rates = try #require(try content(.japanese)["rates"]?.list)
        #expect(
            rates.map { $0["name"]?["text"]?.text } == ["125万タイプ", "100万タイプ", "80万タイプ"])
    }

    @Test func hasTheFiguresOfEveryLevel() throws {
        let rows = try #require(try content()["rows"]?.list)
        #expect(rows.map { $0["level"]?.integer } == Array(1...100))
        #expect(rows[0]["figures"]?.list?.map(\.text) == ["0", "0", "0"])
        #expect(rows[49]["figures"]?.list?.map(\.text) == ["156,250", "125,000", "100,000"])
    }

    @Test func drawsALineForEachRate() throws {
        let chart = try #require(try content()["chart"])
        let lines = try #require(chart["lines"]?.list)
        let points = try lines.map { try #require($0["points"]?.text).split(separator: " ") }
        #expect(points.map(\.count) == [100, 100, 100])
        #expect(points.map(\.first) == ["0,1000", "0,1000", "0,1000"])
        // The highest of all is 1,250,000; the upper edge is at 1,300,000.
        #expect(points.map(\.last) == ["1000,39", "1000,231", "1000,385"])
    }

    @Test func marksRoundFiguresAndLevels() throws {
        let chart = try #require(try content()["chart"])
        let heights = try #require(chart["heights"]?.list)
        #expect(heights.map { $0["label"]?.text } == ["0", "400,000", "800,000", "1,200,000"])
        #expect(heights.map { $0["y"]?.text } == ["100.0%", "69.2%", "38.4%", "7.6%"])
        let levels = try #require(chart["levels"]?.list)
        #expect(
            levels.map { $0["label"]?.text } == ["Lv. 20", "Lv. 40", "Lv. 60", "Lv. 80", "Lv. 100"])
        #expect(levels.map { $0["x"]?.text } == ["19.1%", "39.3%", "59.5%", "79.7%", "100.0%"])
    }

    @Test func saysInWordsWhatTheChartShows() throws {
        #expect(
            try content()["chart"]?["text"]?.text
                == "Line chart of the experience for each level. At level 100: "
                + "Slow 1,250,000, Medium Fast 1,000,000, Fast 800,000.")
    }

    @Test func refusesAGrowthRateWithoutFormula() throws {
        let site = try SiteFixture.site(.english) { catalog in
            catalog.growthRates.append(
                GrowthRate(
                    id: Identifier(9), slug: try Slug("exponential"),
                    name: LocalizedName(english: "Exponential", japanese: "指数")))
        }
        #expect(throws: DiagnosticError.self) { try GrowthPage(site: site).content() }
    }

    @Test func isWhereAPokemonsGrowthRateLeads() throws {
        let page = try SiteFixture.page(
            PokemonPage.self, "clefairy", in: SiteFixture.site(.english))
        #expect(page.contains("<a class=\"dex-link\" href=\"../../growth/#fast\">Fast</a>"))
    }
}
