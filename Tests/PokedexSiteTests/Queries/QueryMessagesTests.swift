import PokedexDomain
import PokedexQuery
import Testing

@testable import PokedexSite

struct QueryMessagesTests {
    private func texts(_ query: String, _ language: Language) throws -> [String] {
        let search = try QueryFixture.search()
        let messages = try QueryMessages(
            translation: TextFixture.translations()[language], vocabulary: search.vocabulary)
        return search.find(query, in: language).mistakes.flatMap { mistake in
            let message = messages.message(about: mistake, in: query)
            return [message.line, message.help]
        }
    }

    @Test(arguments: [
        ("pika tpye:x", ["query:6: error: there is no key \"tpye\"", "did you mean type?"]),
        (
            "qqqqqq:x",
            [
                "query:1: error: there is no key \"qqqqqq\"",
                "expected: one of name type ability move all-moves place game method gen egg color shape dex is number hp "
                    + "atk def spa spd spe total height weight sort",
            ]
        ),
        (
            "𠮷 type:elektric",
            ["query:8: error: there is no type \"elektric\"", "did you mean electric?"]
        ),
        (
            "move:thu",
            [
                "query:6: error: there is no move \"thu\"",
                "did you mean thunderbolt or thunder-wave?",
            ]
        ),
        (
            "at:nowhere",
            [
                "query:4: error: there is no place \"nowhere\"",
                "expected: a place, such as viridian-forest",
            ]
        ),
        (
            "is:strong",
            [
                "query:4: error: there is no category \"strong\"",
                "expected: legendary, mythical, baby, form, mega, gigantamax, battle-only or "
                    + "favorite",
            ]
        ),
        (
            "type：",
            ["query:1: error: nothing follows \"type:\"", "expected: a type, such as water"]
        ),
        (
            "すばやさ>=fast",
            [
                "query:7: error: \"fast\" is not a number for \"spe\"",
                "expected: a whole number, such as 80",
            ]
        ),
        (
            "gen:12",
            ["query:5: error: \"gen\" goes from 1 to 9", "expected: a generation from 1 to 9"]
        ),
        (
            "height:1000000",
            [
                "query:8: error: \"height\" goes from 0 to 99999",
                "expected: a height, such as 1.7, 170cm or 5.5ft",
            ]
        ),
        (
            "type≧x",
            [
                "query:5: error: \"type\" can’t be compared by \">=\"",
                "expected: \":\" and a value",
            ]
        ),
        (
            "move:\"surf",
            [
                "query:6: error: the quotation mark is never closed",
                "expected: a second one where the value ends; all that follows was taken as the value",
            ]
        ),
        (
            "sort:atk sort:hp",
            ["query:10: error: there is another order already", "expected: one order in a query"]
        ),
        (
            "sort:dex",
            [
                "query:6: error: no Pokédex says which numbers to sort by",
                "expected: a Pokédex, such as dex:kanto",
            ]
        ),
    ])
    func saysInEnglishWhatIsWrong(query: String, expected: [String]) throws {
        #expect(try texts(query, .english) == expected)
    }

    @Test(arguments: [
        ("ピカ たいぶ:x", ["検索条件:4: エラー: 「たいぶ」という項目はありません", "もしかして: タイプ"]),
        ("タイプ:でんぎ", ["検索条件:5: エラー: 「でんぎ」というタイプはありません", "もしかして: でんき"]),
        (
            "わざ:thu",
            ["検索条件:4: エラー: 「thu」というわざはありません", "もしかして: １０まんボルト、でんじは"]
        ),
        ("タイプ：", ["検索条件:1: エラー: 「タイプ:」のあとに何もありません", "入力できる値: みず などのタイプ"]),
        (
            "すばやさ>=fast",
            ["検索条件:7: エラー: 「fast」は「すばやさ」の数値ではありません", "入力できる値: 80 などの整数"]
        ),
        ("世代:12", ["検索条件:4: エラー: 「世代」は1から9までです", "入力できる値: 1から9までの世代"]),
        ("タイプ>=x", ["検索条件:4: エラー: 「タイプ」は「>=」で比べられません", "入力できる値: 「:」と値"]),
        (
            "わざ:「なみのり",
            ["検索条件:4: エラー: 引用符が閉じていません", "入力できる値: 値の終わりの引用符（ここでは最後までが値になりました）"]
        ),
        (
            "並び:HP 並び:攻撃",
            ["検索条件:7: エラー: ほかの並び順がすでにあります", "入力できる値: 並び順は1つだけ"]
        ),
        (
            "並び:図鑑",
            ["検索条件:4: エラー: どの図鑑の番号で並べるのかわかりません", "入力できる値: 図鑑:カントー のような図鑑の指定"]
        ),
    ])
    func saysInJapaneseWhatIsWrong(query: String, expected: [String]) throws {
        #expect(try texts(query, .japanese) == expected)
    }
}
