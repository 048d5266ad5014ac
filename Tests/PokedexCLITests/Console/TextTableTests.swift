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
}
