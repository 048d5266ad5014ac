import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct MoveListPageTests {
    private func groups(_ language: Language) throws -> [Value] {
        let page = MoveListPage(try SiteFixture.edition(language))
        return try #require(try page.content()["groups"]?.list)
    }

    private func names(_ groups: [Value]) -> [String: [String]] {
        Dictionary(
            uniqueKeysWithValues: groups.map { group in
                let rows = group["rows"]?.list ?? []
                return (group["initial"]?.text ?? "", rows.compactMap { $0["name"]?["text"]?.text })
            })
    }

    @Test func groupsMovesByTheirFirstLetter() throws {
        let groups = try groups(.english)
        #expect(
            groups.compactMap { $0["initial"]?.text }
                == ["B", "D", "E", "P", "Q", "S", "T", "V", "W"])
        #expect(
            names(groups)["B"] == [
                "Bite", "Breakneck Blitz (Physical)", "Breakneck Blitz (Special)",
            ])
    }

    @Test func groupsThemByRowsOfKanaInJapanese() throws {
        let groups = try groups(.japanese)
        #expect(
            groups.compactMap { $0["initial"]?.text } == ["英数", "あ", "か", "さ", "た", "な", "は"])
        #expect(names(groups)["た"] == ["ダークラッシュ", "でんこうせっか", "でんじは"])
    }

    @Test func givesEveryGroupAnAnchorOfItsOwn() throws {
        let anchors = try groups(.japanese).compactMap { $0["anchor"]?.text }
        #expect(anchors.first == "initial-1")
        #expect(Set(anchors).count == 7)
    }

    @Test func linksFromOneFolderDown() throws {
        let row = try #require(try groups(.english).first?["rows"]?.list?.first)
        #expect(row["address"]?.text == "../moves/bite/")
        #expect(row["other"]?["text"]?.text == "かみつく")
        #expect(row["generation"]?.text == "I")
    }
}
