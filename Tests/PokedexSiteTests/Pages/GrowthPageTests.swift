import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct GrowthPageTests {
    private func content(_ language: Language = .english) throws -> Object {
        try SiteFixture.sites().content(GrowthPage.self, nil, language)
    }

    @Test func listsTheRatesInTheOrderOfTheDatabase() throws {
        let rates = try content().lines("rates", "anchor", "name", "total", "count")
        #expect(rates.first == "slow | Slow | 1,250,000 at level 100 | 2 Pokémon")
        #expect(
            try content().lines("rates", "anchor", "name")
                == ["slow | Slow", "medium | Medium Fast", "fast | Fast"])
        #expect(
            try content(.japanese).lines("rates", "name") == ["125万タイプ", "100万タイプ", "80万タイプ"])
    }

    @Test func hasTheFiguresOfEveryLevel() throws {
        let rows = try content().items("rows")
        #expect(rows.map { $0["level"]?.integer } == Array(1...100))
        #expect(rows[0].shown("figures") == "[0, 0, 0]")
        #expect(rows[49].shown("figures") == "[156,250, 125,000, 100,000]")
    }

    @Test func drawsALineForEachRate() throws {
        let points = try content().items("chart.lines").map {
            $0.shown("points").split(separator: " ")
        }
        #expect(points.map(\.count) == [100, 100, 100])
        #expect(points.map(\.first) == ["0,1000", "0,1000", "0,1000"])
        // The highest of all is 1,250,000; the upper edge is at 1,300,000.
        #expect(points.map(\.last) == ["1000,39", "1000,231", "1000,385"])
    }

    @Test func marksRoundFiguresAndLevels() throws {
        let content = try content()
        #expect(
            content.lines("chart.heights", "label", "y")
                == ["0 | 100.0%", "400,000 | 69.2%", "800,000 | 38.4%", "1,200,000 | 7.6%"])
        #expect(
            content.lines("chart.levels", "label", "x") == [
                "Lv. 20 | 19.1%", "Lv. 40 | 39.3%", "Lv. 60 | 59.5%", "Lv. 80 | 79.7%",
                "Lv. 100 | 100.0%",
            ])
    }

    @Test func saysInWordsWhatTheChartShows() throws {
        #expect(
            try content().shown("chart.text")
                == "Line chart of the experience for each level. At level 100: "
                + "Slow 1,250,000, Medium Fast 1,000,000, Fast 800,000.")
    }

    @Test func isWhereAPokemonsGrowthRateLeads() throws {
        let page = try SiteFixture.sites().html(PokemonPage.self, "clefairy")
        #expect(page.contains("<a class=\"dex-link\" href=\"../../growth/#fast\">Fast</a>"))
    }
}
