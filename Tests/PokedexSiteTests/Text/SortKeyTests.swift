import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct SortKeyTests {
    private func sorted(_ names: String...) -> [String] {
        names.sorted { SortKey($0) < SortKey($1) }
    }

    @Test func ignoresCaseSpacesAndPunctuation() {
        #expect(
            sorted("U-turn", "Uproar", "Double-Edge", "Double Team", "dough")
                == ["Double-Edge", "Double Team", "dough", "Uproar", "U-turn"])
        #expect(SortKey("King’s Shield") == SortKey("Kings Shield"))
    }

    @Test func putsDigitsBeforeLettersAndLettersBeforeKana() {
        #expect(
            sorted("アイアンヘッド", "Ｖジェネレート", "１０まんボルト", "3ぼんのや")
                == ["１０まんボルト", "3ぼんのや", "Ｖジェネレート", "アイアンヘッド"])
    }

    @Test func sortsHiraganaLikeKatakana() {
        #expect(
            sorted("かみつく", "カウンター", "かいりき", "キングシールド", "きあいパンチ")
                == ["かいりき", "カウンター", "かみつく", "きあいパンチ", "キングシールド"])
    }

    @Test func sortsVoicedAndSmallKanaLikePlainOnes() {
        #expect(sorted("かみつく", "がむしゃら", "がいあ") == ["がいあ", "かみつく", "がむしゃら"])
        #expect(sorted("きやく", "きゃくご", "きゃく") == ["きゃく", "きやく", "きゃくご"])
    }

    @Test func tellsPlainFromVoicedWhereAllElseAgrees() {
        #expect(sorted("パス", "バス", "はす") == ["はす", "バス", "パス"])
    }

    @Test func readsTheSignOfLengthAsItsVowel() {
        #expect(sorted("スピード", "スー", "スイープ", "スウ") == ["スイープ", "スウ", "スー", "スピード"])
        #expect(SortKey("ンー").initial(in: .japanese) == "わ")
    }

    @Test func groupsByLetterInEnglishAndByRowInJapanese() {
        #expect(SortKey("quick attack").initial(in: .english) == "Q")
        #expect(SortKey("10,000,000 Volt").initial(in: .english) == nil)
        #expect(SortKey("ぐるぐる").initial(in: .japanese) == "か")
        #expect(SortKey("ヴォイド").initial(in: .japanese) == "あ")
        #expect(SortKey("Ｇのちから").initial(in: .japanese) == nil)
        #expect(SortKey("").initial(in: .english) == nil)
    }
}
