import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct TypePageTests {
    private func page(_ slug: String, _ language: Language = .english) throws -> TypePage {
        TypePage(try SampleCatalog().type(slug), try SiteFixture.site(language))
    }

    /// The texts of the links in a list's members.
    private func linkTexts(_ list: Value?, _ member: String) -> [String] {
        (list?.list ?? []).compactMap { item in
            item[member]?.markup?.firstMatch(of: /<a [^>]*>([^<]*)</).map { String($0.1) }
        }
    }

    @Test func listsEveryVarietyThatHasTheTypeInAnySlot() throws {
        let content = try page("psychic").content()
        #expect(
            linkTexts(content["cards"], "label") == ["Alolan Raichu", "Deoxys", "Attack Deoxys"])
        #expect(content["pokemonCount"]?.text == "3")
    }

    @Test func listsItsMovesByName() throws {
        let content = try page("normal").content()
        #expect(
            linkTexts(content["moves"], "move") == [
                "Breakneck Blitz (Physical)", "Breakneck Blitz (Special)", "Double Slap", "Encore",
                "Quick Attack",
                "Swift", "Wish",
            ])
    }

    @Test func tellsTheClassThatItsMovesHadByType() throws {
        #expect(try page("dark").content()["oldClass"]?.text == "Special")
        #expect(try page("fairy").content()["oldClass"]?.isTruthy == false)
    }

    @Test func speaksWhatAMoveLacks() throws {
        let moves = try page("shadow").content()["moves"]?.list
        #expect(
            moves?.first?["values"]?.markup == """
                <td class="dex-class dex-class--physical">Physical</td><td>55</td><td>100</td>\
                <td><span class="dex-unknown" aria-hidden="true">–</span>\
                <span class="dex-spoken">unknown</span></td>
                """)
    }

    @Test func hasNoMatchUpsOutsideTheChart() throws {
        #expect(try page("shadow").content()["matches"]?.isTruthy == false)
        #expect(try page("electric").content()["matches"]?.isTruthy == true)
    }

    @Test func showsWhatItDealsAndWhatItTakes() throws {
        let matches = try #require(try page("ghost").content()["matches"])
        let times = ["attacking", "defending"].map { side in
            (matches[side]?["matchUps"]?.list ?? []).compactMap { $0["times"]?.text }
        }
        #expect(times == [["×2", "×½", "×0"], ["×0"]])
    }

    @Test func namesWhatHadItBefore() throws {
        let former = try page("normal").content()["former"]
        #expect(linkTexts(former?["rows"], "header") == ["Clefairy", "Bite"])
        let rows = try #require(former?["rows"]?.list)
        #expect(rows.map { $0["generations"]?.text } == ["Generations I–V", "Generation I"])
        #expect(rows.map { $0["then"]?.text } == ["Normal", "Normal"])
        #expect(rows.map { $0["now"]?.text } == ["Fairy", "Dark"])
        #expect(try page("fairy").content()["former"]?.isTruthy == false)
    }

    @Test func saysThatNothingHasTheType() throws {
        let html = try SiteFixture.page(
            .type(SampleCatalog().type("stellar")), in: SiteFixture.site(.japanese))
        #expect(html.contains("このタイプのポケモンはいない。"))
        #expect(html.contains("このタイプのわざはない。"))
        #expect(!html.contains("<table"))
    }

    @Test func isTitledAndDescribedInBothLanguages() throws {
        #expect(try page("electric").title == "Electric type")
        #expect(try page("electric", .japanese).title == "でんきタイプ")
        #expect(try page("electric").description != page("shadow").description)
        #expect(try page("electric").content()["other"]?["text"]?.text == "でんき")
    }
}
