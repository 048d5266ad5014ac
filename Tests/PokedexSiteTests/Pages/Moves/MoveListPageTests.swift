import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct MoveListPageTests {
    private func content(_ language: Language) throws -> Object {
        try SiteFixture.sites().content(MoveListPage.self, nil, language)
    }

    /// The names of a group by its anchor: from the row that has it on, until the next one.
    private func names(_ content: Object, of anchor: String) -> [String] {
        let group = content.items("blocks.rows").drop { $0["anchor"]?.text != anchor }
        return (group.prefix(1) + group.dropFirst().prefix { $0["anchor"]?.text == nil })
            .map { $0.shown("name") }
    }

    @Test func groupsMovesByTheirFirstLetter() throws {
        let content = try content(.english)
        #expect(
            content.lines("groups", "initial") == ["B", "D", "E", "P", "Q", "S", "T", "V", "W"])
        #expect(
            names(content, of: "initial-1")
                == ["Bite", "Breakneck Blitz (Physical)", "Breakneck Blitz (Special)"])
        #expect(
            content.lines("blocks.rows", "address", "other", "generation").first
                == "\u{1}moves/bite/ | かみつく | I")
    }

    @Test func groupsThemByRowsOfKanaInJapanese() throws {
        let content = try content(.japanese)
        #expect(
            content.lines("groups", "anchor", "initial") == [
                "initial-1 | 英数字", "initial-2 | あ", "initial-3 | か", "initial-4 | さ",
                "initial-5 | た", "initial-6 | な", "initial-7 | は",
            ])
        #expect(names(content, of: "initial-5") == ["ダークラッシュ", "でんこうせっか", "でんじは"])
    }

    @Test func offersWhatMovesHave() throws {
        let content = try content(.japanese)
        #expect(
            content.lines("classes", "value", "name")
                == ["physical | 物理", "special | 特殊", "status | 変化"])
        #expect(content.lines("types", "value", "name").first == "normal | ノーマル")
        #expect(content.lines("generations", "value", "name").last == "9 | 第9世代")
    }

    /// The values that can be chosen in the games of an era.
    private func choices(
        _ name: String, in era: String, sites: LocalizedSites? = nil
    ) throws -> [String] {
        let content = try (sites ?? SiteFixture.sites()).content(MoveListPage.self)
        return content.items(name).filter { Marked($0).isShown(in: era) }.map { $0.shown("value") }
    }

    @Test func offersWhatPokemonLearnInTheGame() throws {
        #expect(try choices("types", in: "2") == ["normal", "electric"])
        #expect(try choices("generations", in: "4") == ["1", "2", "3", "4"])
    }

    /// Bite, the only Dark move, was Normal in generation I.
    @Test func offersTheTypesThatMovesHadInTheGame() throws {
        let sites = try SiteFixture.sites { $0.learnsets = [:] }
        let first = try choices("types", in: "1", sites: sites)
        #expect(!first.contains("dark") && first.contains("normal"))
        #expect(try choices("types", in: "2", sites: sites).contains("dark"))
    }

    @Test func rangesFromTheLeastToTheMost() throws {
        let ranges = try content(.english).lines("ranges", "key", "least", "most", "from")
        #expect(
            ranges.map { $0.prefix { $0 != " " } } == ["power", "accuracy", "pp", "priority"])
        #expect(ranges[0].hasSuffix(" | Power from"))
        #expect(ranges[3].hasPrefix("priority | 0 | 1 | "))
    }
}
