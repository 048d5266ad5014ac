import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct StatListPagesTests {
    private func part(_ order: StatOrder, _ number: Int = 1, of count: Int = 1) -> StatListPart {
        StatListPart(order: order, number: number, count: count)
    }

    @Test func sortsByTheHighestValueAndThenByNumber() throws {
        let site = try SiteFixture.site(.english)
        let content = try StatListPage(site: site, part: part(StatOrder(stat: .speed))).content()
        let speeds = content.items("rows").map { $0["values"]?.list?[5]["value"]?.integer }
        let numbers = site.indexes.catalog.pokemon.map { StatOrder(stat: .speed).value(of: $0) }
        #expect(speeds == numbers.sorted(by: >))
    }

    @Test func saysInBothLanguagesWhatItIsSortedBy() throws {
        let english = try StatListPartPage(
            site: SiteFixture.site(.english), part: part(StatOrder(stat: nil), 2, of: 6))
        #expect(try english.title() == "Pokémon by Total, page 2")
        let japanese = try StatListPage(
            site: SiteFixture.site(.japanese), part: part(StatOrder(stat: .speed)))
        #expect(try japanese.title() == "すばやさの高いポケモン")
    }

    @Test func hasAPageForEvery256Pokemon() throws {
        let orders = [
            "hp", "attack", "defense", "special-attack", "special-defense", "speed", "total",
        ]
        #expect(
            try StatListPart.all(SiteFixture.sites().indexes).map(\.route.path)
                == orders.map { "pokemon/by/\($0)/" })
        #expect(part(StatOrder(stat: nil), 3, of: 6).route.path == "pokemon/by/total/3/")
    }

    @Test func marksTheColumnOfItsOrder() throws {
        let site = try SiteFixture.site(.japanese)
        let content = try StatListPage(site: site, part: part(StatOrder(stat: .attack))).content()
        #expect(content.lines("columns", "letter") == ["H", "A", "B", "C", "D", "S", "合計"])
        #expect(content.items("columns").firstIndex { $0["isSorted"]?.bool == true } == 1)
    }
}
