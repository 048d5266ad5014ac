import PokedexQuery
import Testing

struct FoldingTests {
    @Test(arguments: [
        ("Farfetch’d", "farfetchd"), ("Flabébé", "flabebe"), ("Nidoran♀", "nidoranf"),
        ("Nidoran♂", "nidoranm"), ("mr-mime", "mrmime"), ("ＰＩＫＡ１", "pika1"), ("ﾋﾟｶﾁｭｳ", "ピカチュウ"),
        ("ぴかちゅう", "ピカチュウ"), ("タイプ：ヌル", "タイプヌル"), ("10万ボルト", "10万ボルト"), ("???", ""),
        ("が", "ガ"), ("ゔ", "ヴ"), ("か\u{3099}", "ガ"), ("", ""),
    ])
    func keepsLettersAndDigits(text: String, letters: String) {
        #expect(Folding.letters(text) == letters)
    }

    @Test(arguments: [
        ("ピカチュウ", "ピカチユウ"), ("ピーカ", "ピカ"), ("ひゃっきやこう", "ヒヤツキヤコウ"), ("ヴァ", "ヴア"),
        ("Ｘ", "x"),
    ])
    func evensOutKana(text: String, kana: String) {
        #expect(Folding.kana(text) == kana)
    }

    @Test(arguments: [
        ("ピカチュウ", "pikatyu"), ("pikachuu", "pikatyu"), ("pikacyu", "pikatyu"),
        ("pikatyu", "pikatyu"),
        ("ぴかch", "pikaty"), ("ライチュウ", "raityu"), ("raichu", "raityu"), ("つじぎり", "tuzigiri"),
        ("tsujigiri", "tuzigiri"), ("ファイヤー", "haiya"), ("faiya-", "haiya"), ("ゲンガー", "genga"),
        ("シェルダー", "syeruda"), ("sheruda", "syeruda"), ("ウィンディ", "uindi"), ("windi", "uindi"),
        ("windexi", "uindi"), ("サンダーボルト", "sandaboruto"), ("ジュゴン", "zyugon"),
        ("jugon", "zyugon"), ("オオスバメ", "osubame"), ("oosubame", "osubame"), ("はっけい", "hake"),
        ("hakkei", "hake"), ("ロコン", "rokon"), ("lokon", "rokon"), ("デンチュラ", "dentyura"),
        ("denchura", "dentyura"), ("ッ", ""), ("ャ", "ya"), ("10まんボルト", "10manboruto"),
        ("10man volt", "10manbort"),
    ])
    func spellsSoundsInOneWay(text: String, romaji: String) {
        #expect(Folding.romaji(text) == romaji)
    }
}
