import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct LearnsetViewTests {
    private func view(_ slug: String) throws -> Value {
        let site = try SiteFixture.site(.english)
        let pokemon = try site.pokemon(slug)
        let learnsets = site.indexes.learnsets.learnsets(of: pokemon)
        return try LearnsetView(
            page: PokemonPage(site: site, subject: pokemon, learnsets: learnsets)
        ).value().templateValue
    }

    @Test(arguments: [
        ("pikachu", "learn-1-level-up", ["RB | red-blue", "Yellow | yellow"]),
        ("pikachu", "learn-4-level-up", ["Lv. | –"]), ("pichu", "learn-4-egg", []),
        ("pikachu", "learn-4-tutor", ["Platinum | platinum"]),
    ])
    func tellsScriptsTheGamesOfAColumn(slug: String, anchor: String, columns: [String]) throws {
        let tables = try view(slug).items("generations.tables")
        let table = try #require(tables.first { $0.shown("anchor") == anchor })
        #expect(table.lines("columns", "short", "games") == columns)
    }

    @Test func putsOneGameFirstAndSaysWhatItsMovesDo() throws {
        let view = try view("raichu")
        #expect(view.lines("main", "slug", "count") == ["scarlet-violet | 3 moves"])
        let table = try #require(view.items("main.tables").first)
        #expect(table.shown("anchor") == "–")
        #expect(table.lines("columns", "short") == ["Lv."])
        let row = try #require(table.items("rows").first)
        #expect(row.shown("more").hasPrefix("<td class=\"dex-learnset__text\">"))
        #expect(row.shown("values").contains("../../types/normal/"))
        #expect(view.items("generations.tables.rows").first?.shown("more") == "–")
    }

    @Test func offersItsGamesTheNewestFirst() throws {
        let games = try view("pichu").lines("choice.games", "slug", "count", "isCurrent")
        #expect(games.first?.hasPrefix("scarlet-violet | 3 moves | ") == true)
        #expect(games.last?.hasPrefix("gold-silver | ") == true)
        #expect(games.count { $0.hasSuffix("true") } == 1)
    }

    @Test func marksWhatAnEarlierStageLearnsInSomeOfTheGames() throws {
        let tables = try view("raichu").items("generations.tables").filter {
            $0.shown("anchor").hasSuffix("-inherited")
        }
        #expect(
            tables.flatMap { $0.lines("rows", "games") }
                == ["scarlet-violet", "scarlet-violet", "–", "yellow", "–"])
    }
}
