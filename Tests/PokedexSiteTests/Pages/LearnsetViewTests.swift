import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct LearnsetViewTests {
    private func view(_ slug: String) throws -> Value {
        let site = try SiteFixture.site(.english)
        let pokemon = try #require(
            site.indexes.catalog.pokemon.first { $0.slug.text == slug })
        let learnsets = site.indexes.learnsets.learnsets(of: pokemon)
        return try LearnsetView(PokemonPage(pokemon, learnsets: learnsets, site)).value
    }

    private func columns(_ slug: String, _ anchor: String) throws -> [[String?]]? {
        let tables = try view(slug)["generations"]?.list?.flatMap { $0["tables"]?.list ?? [] } ?? []
        let table = tables.first { $0["anchor"]?.text == anchor }
        return table?["columns"]?.list?.map { [$0["short"]?.text, $0["games"]?.text] }
    }

    @Test func tellsScriptsTheGamesOfAColumn() throws {
        #expect(
            try columns("pikachu", "learn-1-level-up") == [
                ["RB", "red-blue"], ["Yellow", "yellow"],
            ])
        #expect(try columns("pichu", "learn-4-egg") == [["Learns", "diamond-pearl platinum"]])
    }

    @Test func offersItsGamesTheNewestFirst() throws {
        let games = try #require(try view("pichu")["games"]?.list)
        #expect(games.compactMap { $0["slug"]?.text }.first == "scarlet-violet")
        #expect(games.compactMap { $0["slug"]?.text }.last == "gold-silver")
    }

    @Test func marksWhatAnEarlierStageLearnsInSomeOfTheGames() throws {
        let rows = try view("raichu")["generations"]?.list?.flatMap {
            $0["inherited"]?["rows"]?.list ?? []
        }
        #expect(
            rows?.map { $0["games"]?.text } == [
                "scarlet-violet", "scarlet-violet", nil, "yellow", nil,
            ])
    }
}
