import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct SortKeyTests {
    @Test(arguments: [
        // Case, spaces and punctuation do not count.
        ["Double-Edge", "Double Team", "dough", "Uproar", "U-turn"],
        // Digits stand before letters, and letters before kana.
        ["１０まんボルト", "3ぼんのや", "Ｖジェネレート", "アイアンヘッド"],
        // Hiragana stand like katakana.
        ["かいりき", "カウンター", "かみつく", "きあいパンチ", "キングシールド"],
        // Voiced and small kana stand like plain ones, unless all else agrees.
        ["がいあ", "かみつく", "がむしゃら"], ["きゃく", "きやく", "きゃくご"], ["はす", "バス", "パス"],
        // The sign of length is its vowel.
        ["スイープ", "スウ", "スー", "スピード"],
    ])
    func sorts(names: [String]) {
        #expect(names.reversed().sorted { SortKey($0) < SortKey($1) } == names)
        #expect(SortKey("King’s Shield") == SortKey("Kings Shield"))
    }

    @Test(
        arguments: [
            ("quick attack", Language.english, "Q"), ("10,000,000 Volt", .english, nil),
            ("ぐるぐる", .japanese, "か"), ("ヴォイド", .japanese, "あ"), ("ンー", .japanese, "わ"),
            ("Ｇのちから", .japanese, nil), ("", .english, nil),
        ] as [(String, Language, String?)])
    func groupsByLetterInEnglishAndByRowInJapanese(
        name: String, language: Language, initial: String?
    ) {
        #expect(SortKey(name).initial(in: language) == initial)
    }
}
