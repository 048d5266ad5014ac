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

    @Test func drawsThoseThatEvolveAndNamesTheOthers() throws {
        let content = try EvolutionListPage(SiteFixture.site(.japanese)).content()
        let generations = try #require(content["generations"]?.list)
        #expect(generations.compactMap { $0["name"]?.text } == ["第1世代"])
        let families = try #require(generations[0]["families"]?.list)
        #expect(families.compactMap { $0["address"]?.text } == ["../evolutions/pichu/"])
        #expect(families[0]["trees"]?.list?.count == 1)
        let alone = try #require(content["alone"]?.list)
        #expect(alone.compactMap { $0["name"]?["text"]?.text } == ["ピッピ", "サンダー", "デオキシス"])
        #expect(content["count"]?.text == "4系統")
        #expect(content["aloneCount"]?.text == "3系統")
    }

    @Test func leadsToEveryFamily() throws {
        let html = try SiteFixture.page(.evolutions, in: SiteFixture.site(.english))
        for slug in ["pichu", "clefairy", "zapdos", "deoxys"] {
            #expect(html.contains("href=\"../evolutions/\(slug)/\""))
        }
    }
}
