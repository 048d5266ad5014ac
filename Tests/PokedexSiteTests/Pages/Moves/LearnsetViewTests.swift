import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct LearnsetViewTests {
    private func view(_ slug: String) throws -> Value {
        let site = try SiteFixture.site(.english)
        let pokemon = try site.pokemon(slug)
        let facts = PokemonPageFacts(pokemon, site.indexes)
        return try LearnsetView(page: PokemonPage(site: site, subject: pokemon, facts: facts))
            .value().templateValue
    }

    @Test func namesTheGamesOfTheFolds() throws {
        let generations = try view("pikachu").items("generations")
        let fourth = try #require(generations.first { $0.shown("number") == "4" })
        #expect(fourth.shown("numeral") == "IV")
        #expect(
            fourth.lines("games", "slug", "short", "name") == [
                "diamond-pearl | DP | Diamond & Pearl", "platinum | Platinum | Platinum",
            ])
        #expect(
            fourth["anchors"]?.list?.compactMap(\.text) == [
                "learn-4-level-up", "learn-4-machine", "learn-4-tutor", "learn-4-inherited",
            ])
    }

    @Test func saysOnceHowAMoveIsLearnedInAllGames() throws {
        let folds = try view("pikachu").items("folds")
        let fold = try #require(folds.first { $0.shown("anchor") == "learn-level-up" })
        #expect(fold.shown("number") == "Lv.")
        #expect(
            fold.lines("rows", "ways") == [
                "<td><b>SV</b> 1; <b>Yellow</b> 11; <b>RB</b> 16",
                "<td><b>II, Yellow</b> 8; <b>RB</b> 9",
                "<td><b>VIII–IX</b> 36; <b>VI–VII</b> 29; <b>II–IV, Yellow</b> 26",
            ])
    }

    @Test func putsOneGameFirstAndSaysWhatItsMovesDo() throws {
        let view = try view("raichu")
        #expect(view.lines("main", "slug", "count") == ["scarlet-violet | 3 moves"])
        let table = try #require(view.items("main.tables").first)
        #expect(table.shown("number") == "Lv.")
        let row = try #require(table.items("rows").first)
        #expect(row.shown("more").hasPrefix("<td class=\"text\">"))
        #expect(row.shown("values").contains("../../types/normal/"))
    }

    @Test func offersItsGamesTheNewestFirst() throws {
        let games = try view("pichu").lines("choice.games", "slug", "count", "isCurrent")
        #expect(games.first?.hasPrefix("scarlet-violet | 3 moves | ") == true)
        #expect(games.last?.hasPrefix("gold-silver | ") == true)
        #expect(games.count { $0.hasSuffix("true") } == 1)
    }
}
