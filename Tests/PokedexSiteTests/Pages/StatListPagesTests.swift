import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct StatListPagesTests {
    private func part(_ order: StatOrder, _ number: Int = 1, of count: Int = 1) -> StatListPart {
        StatListPart(order: order, number: number, count: count)
    }

    @Test func sortsByTheHighestValueAndThenByNumber() throws {
        let site = try SiteFixture.site(.english)
        let content = try StatListPage(site: site, part: part(StatOrder(stat: .speed))).content()
        let rows = content["rows"]?.list ?? []
        #expect(rows.count == site.indexes.catalog.pokemon.count)
        let speeds = rows.map { $0["values"]?.list?[5]["value"]?.integer }
        let numbers = site.indexes.catalog.pokemon.map { StatOrder(stat: .speed).value(of: $0) }
        #expect(speeds == numbers.sorted(by: >))
    }

    @Test func saysInBothLanguagesWhatItIsSortedBy() throws {
        let english = try StatListPartPage(
            site: SiteFixture.site(.english), part: part(StatOrder(stat: nil), 2, of: 6))
        #expect(try english.title == "Pokémon by Total, page 2")
        let japanese = try StatListPage(
            site: SiteFixture.site(.japanese), part: part(StatOrder(stat: .speed)))
        #expect(try japanese.title == "すばやさの高いポケモン")
    }

    @Test func hasAPageForEvery256Pokemon() throws {
        let site = try SiteFixture.site(.english)
        let all = StatListPart.all(site.indexes)
        #expect(
            all.map(\.route.path) == [
                "pokemon/by/hp/", "pokemon/by/attack/", "pokemon/by/defense/",
                "pokemon/by/special-attack/", "pokemon/by/special-defense/", "pokemon/by/speed/",
                "pokemon/by/total/",
            ])
        #expect(part(StatOrder(stat: nil), 3, of: 6).route.path == "pokemon/by/total/3/")
    }

    @Test func marksTheColumnOfItsOrder() throws {
        let site = try SiteFixture.site(.japanese)
        let content = try StatListPage(site: site, part: part(StatOrder(stat: .attack))).content()
        let columns = content["columns"]?.list ?? []
        #expect(columns.map { $0["letter"]?.text } == ["H", "A", "B", "C", "D", "S", "合計"])
        #expect(columns.firstIndex { $0["isSorted"]?.bool == true } == 1)
    }
}
