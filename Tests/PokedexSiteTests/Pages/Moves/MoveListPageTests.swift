import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct MoveListPageTests {
    private func groups(_ language: Language) throws -> [Value] {
        let page = MoveListPage(site: try SiteFixture.site(language))
        return try #require(try page.content()["groups"]?.list)
    }

    private func rows(_ language: Language) throws -> [Value] {
        let blocks =
            try MoveListPage(site: SiteFixture.site(language)).content()["blocks"]?.list ?? []
        return blocks.flatMap { $0["rows"]?.list ?? [] }
    }

    /// The names of a group by its anchor: from the row that has it on, until the next one.
    private func names(_ rows: [Value], of anchor: String) -> [String] {
        let group = rows.drop { $0["anchor"]?.text != anchor }
        return (group.prefix(1) + group.dropFirst().prefix { $0["anchor"]?.text == nil })
            .compactMap { $0["name"]?["text"]?.text }
    }

    @Test func groupsMovesByTheirFirstLetter() throws {
        let groups = try groups(.english)
        #expect(
            groups.compactMap { $0["initial"]?.text }
                == ["B", "D", "E", "P", "Q", "S", "T", "V", "W"])
        #expect(
            names(try rows(.english), of: "initial-1") == [
                "Bite", "Breakneck Blitz (Physical)", "Breakneck Blitz (Special)",
            ])
    }

    @Test func groupsThemByRowsOfKanaInJapanese() throws {
        let groups = try groups(.japanese)
        #expect(
            groups.compactMap { $0["initial"]?.text } == ["英数字", "あ", "か", "さ", "た", "な", "は"])
        #expect(
            names(try rows(.japanese), of: "initial-5") == ["ダークラッシュ", "でんこうせっか", "でんじは"])
    }

    @Test func givesEveryGroupAnAnchorOfItsOwn() throws {
        let anchors = try groups(.japanese).compactMap { $0["anchor"]?.text }
        #expect(anchors.first == "initial-1")
        #expect(Set(anchors).count == 7)
    }

    @Test func offersWhatMovesHave() throws {
        let content = try MoveListPage(site: try SiteFixture.site(.japanese)).content()
        let choices = { (name: String) in
            content[name]?.list?.map { "\($0["value"]?.text ?? "") \($0["name"]?.text ?? "")" }
        }
        #expect(choices("classes") == ["physical 物理", "special 特殊", "status 変化"])
        #expect(choices("types")?.first == "normal ノーマル")
        #expect(choices("generations")?.last == "9 第9世代")
    }

    /// The values that can be chosen in the games of an era.
    private func choices(
        _ name: String, in era: String, change: (inout Catalog) -> Void = { _ in }
    ) throws -> [String] {
        let content = try MoveListPage(site: SiteFixture.site(.english, change: change)).content()
        return (content[name]?.list ?? []).filter { Marked($0).isShown(in: era) }
            .compactMap { $0["value"]?.text }
    }

    @Test func offersTheTypesOfWhatPokemonLearnInTheGame() throws {
        #expect(try choices("types", in: "2") == ["normal", "electric"])
    }

    /// Bite, the only Dark move, was Normal in generation I.
    @Test func offersTheTypesThatMovesHadInTheGame() throws {
        let types = { era in try choices("types", in: era) { $0.learnsets = [:] } }
        #expect(try !types("1").contains("dark") && types("1").contains("normal"))
        #expect(try types("2").contains("dark"))
    }

    @Test func offersNoLaterGenerations() throws {
        #expect(try choices("generations", in: "4") == ["1", "2", "3", "4"])
    }

    @Test func rangesFromTheLeastToTheMost() throws {
        let content = try MoveListPage(site: try SiteFixture.site(.english)).content()
        let ranges = try #require(content["ranges"]?.list)
        #expect(ranges.map { $0["key"]?.text } == ["power", "accuracy", "pp", "priority"])
        #expect(ranges[0]["from"]?.text == "Power from")
        #expect(ranges[3]["least"]?.integer == 0)
        #expect(ranges[3]["most"]?.integer == 1)
    }

    @Test func linksFromOneFolderDown() throws {
        let row = try #require(try rows(.english).first)
        #expect(row["address"]?.text == "\u{1}moves/bite/")
        #expect(row["other"]?["text"]?.text == "かみつく")
        #expect(row["generation"]?.text == "I")
    }
}
