import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct NameSeamsTests {
    @Test(arguments: [
        ("キョダイマックスリザードン", ["キョダイマックス", "リザードン"]),
        ("ピカチュウ（オリジナルキャップ）", ["ピカチュウ", "（オリジナル", "キャップ）"]),
        ("キョダイマックスストリンダー（ハイなすがた）", ["キョダイマックス", "ストリンダー", "（ハイなすがた）"]),
        ("ジョウト（金・銀）", ["ジョウト", "（金・銀）"]),
        ("ぬしアローラガラガラ", ["ぬし", "アローラ", "ガラガラ"]),
        ("メガニウム", ["メガニウム"]),
        ("キャップ", ["キャップ"]),
    ])
    func endsLinesWhereAJapaneseNameHasASeam(name: String, parts: [String]) {
        let shown = DisplayName(text: name, language: .japanese)
        #expect([shown.start] + shown.rest == parts)
    }

    @Test func leavesEnglishNamesToTheirSpaces() {
        let shown = DisplayName(text: "Pikachu (Original Cap)", language: .english)
        #expect(shown.start == "Pikachu (Original Cap)" && shown.rest.isEmpty)
    }

    /// What is read by scripts, search engines and other sites has the name alone.
    @Test func showsSeamsInHeadingsAlone() throws {
        let html = try SiteFixture.sites().html(PokemonPage.self, "pikachu-gmax", .japanese)
        #expect(html.contains(">キョダイマックス<wbr/>ピカチュウ</h1>"))
        #expect(html.contains("data-name=\"キョダイマックスピカチュウ\""))
        #expect(html.contains("<title>キョダイマックスピカチュウ"))
    }
}
