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
        return try LearnsetView(
            page: PokemonPage(site: site, subject: pokemon, learnsets: learnsets)
        ).value.templateValue
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
        #expect(try columns("pikachu", "learn-4-level-up") == [["Lv.", nil]])
        #expect(try columns("pichu", "learn-4-egg") == [])
        #expect(try columns("pikachu", "learn-4-tutor") == [["Platinum", "platinum"]])
    }

    @Test func putsOneGameFirstAndSaysWhatItsMovesDo() throws {
        let main = try #require(try view("raichu")["main"])
        #expect(main["slug"]?.text == "scarlet-violet")
        #expect(main["count"]?.text == "3 moves")
        let table = try #require(main["tables"]?.list?.first)
        #expect(table["anchor"]?.text == nil)
        #expect(table["columns"]?.list?.map { $0["short"]?.text } == ["Lv."])
        let row = try #require(table["rows"]?.list?.first)
        #expect(row["more"]?.markup?.hasPrefix("<td class=\"dex-learnset__text\">") == true)
        #expect(row["values"]?.markup?.contains("../../types/normal/") == true)
        let folded = try view("raichu")["generations"]?.list?.first?["tables"]?.list?.first
        #expect(folded?["rows"]?.list?.first?["more"]?.markup == nil)
    }

    @Test func offersItsGamesTheNewestFirst() throws {
        let choice = try #require(try view("pichu")["choice"])
        let games = try #require(choice["games"]?.list)
        #expect(games.compactMap { $0["slug"]?.text }.first == "scarlet-violet")
        #expect(games.compactMap { $0["slug"]?.text }.last == "gold-silver")
        #expect(games.map { $0["count"]?.text }.first == "3 moves")
        #expect(games.compactMap { $0["isCurrent"]?.bool }.filter(\.self).count == 1)
    }

    @Test func marksWhatAnEarlierStageLearnsInSomeOfTheGames() throws {
        let rows = try view("raichu")["generations"]?.list?.flatMap { generation in
            generation["tables"]?.list?.filter {
                $0["anchor"]?.text?.hasSuffix("-inherited") == true
            }.flatMap { $0["rows"]?.list ?? [] } ?? []
        }
        #expect(
            rows?.map { $0["games"]?.text } == [
                "scarlet-violet", "scarlet-violet", nil, "yellow", nil,
            ])
    }
}
