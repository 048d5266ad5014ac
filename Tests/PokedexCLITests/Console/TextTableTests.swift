import Testing

@testable import PokedexCLI

struct TextTableTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("Pokémon", 7), ("e\u{301}", 1), ("ピカ", 4), ("ﾋﾟｶ", 3), ("ニドラン♀", 9),
        ("１", 2), ("한국", 4), ("𠮷", 2), ("Ｘ", 2), ("か\u{3099}", 2), ("a\u{200D}b", 2),
    ])
    func countsTheColumnsOfATerminal(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: text) == columns)
    }

    @Test func alignsCellsInColumns() {
        let table = TextTable(
            columns: [.init(head: "No.", isRight: true), .init(head: "名"), .init(head: "")],
            rows: [["1", "ピカ", "x"], ["1000", "a", ""]])
        #expect(table.lines == [" No.  名", "   1  ピカ  x", "1000  a"])
    }

    @Test(arguments: [
        ("type:watr", 5..<9, ["type:watr", "     ^~~~"]),
        ("タイプ:x y", 4..<5, ["タイプ:x y", "       ^"]),
        ("わざ:「みず", 3..<6, ["わざ:「みず", "     ^~~~~~"]),
        ("a\tb\u{1B}[2J　x", 7..<7, ["a b\u{FFFD}[2J　x", "       ^"]),
    ])
    func marksAPartOfAQuery(query: String, range: Range<Int>, lines: [String]) {
        #expect(QueryExcerpt(of: query, range: range).lines == lines)
    }
}
