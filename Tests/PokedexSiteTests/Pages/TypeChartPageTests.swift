import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct TypeChartPageTests {
    private func content() throws -> Object {
        try TypeChartPage(SiteFixture.site(.english)).content()
    }

    /// The row of an attacking type: modifiers by the defending type's slug, without ordinary ones.
    private func row(_ slug: String) throws -> [String: String] {
        let content = try content()
        let columns = try #require(content["columns"]?.list).compactMap { $0["slug"]?.text }
        let rows = try #require(content["rows"]?.list)
        let row = try #require(rows.first { $0["type"]?["slug"]?.text == slug })
        let cells = try #require(row["cells"]?.list)
        #expect(cells.count == columns.count)
        return Dictionary(uniqueKeysWithValues: zip(columns, cells)).compactMapValues {
            $0["modifier"]?.text
        }
    }

    @Test func hasARowAndAColumnForEachTypeOfTheChart() throws {
        let content = try content()
        let columns = try #require(content["columns"]?.list).compactMap { $0["slug"]?.text }
        let rows = try #require(content["rows"]?.list).compactMap { $0["type"]?["slug"]?.text }
        #expect(columns == rows)
        #expect(columns.count == 11)
        #expect(!columns.contains("stellar"))
    }

    @Test func readsRowsAsAttackAndColumnsAsDefence() throws {
        #expect(
            try row("electric") == [
                "flying": "2", "water": "2", "ground": "0", "grass": "half", "electric": "half",
            ])
        #expect(try row("ground") == ["electric": "2", "flying": "0"])
    }

    @Test func speaksAnOrdinaryCell() throws {
        let page = try SiteFixture.page(.types, in: SiteFixture.site(.english))
        #expect(
            page.contains("<td class=\"dex-chart__cell\"><span class=\"dex-spoken\">1</span></td>"))
        #expect(page.contains("<td class=\"dex-chart__cell dex-chart__cell--half\">½</td>"))
    }

    @Test func leadsToTheTypesOutsideTheChart() throws {
        let others = try #require(content()["others"]?.list)
        #expect(
            others.compactMap { $0["address"]?.text } == ["../types/stellar/", "../types/shadow/"])
        #expect(others.first?["introduced"]?.text == "Introduced in Generation IX")
    }
}
