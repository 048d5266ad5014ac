import Testing

@testable import PokedexCLI

struct FiguresTests {
    @Test(arguments: [
        (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (1049, "1.0 kB"),
        (1050, "1.1 kB"), (999_949, "999.9 kB"), (999_950, "1.0 MB"), (15_938_560, "15.9 MB"),
        (742_100_000, "742.1 MB"), (5_000_000_000, "5.0 GB"), (5_000_000_000_000, "5000.0 GB"),
    ])
    func writesASizeWithItsUnit(bytes: Int, text: String) {
        #expect(Figures.size(bytes) == text)
    }

    @Test(arguments: [
        (Duration.zero, "0.00 s"), (.milliseconds(4), "0.00 s"), (.milliseconds(5), "0.01 s"),
        (.milliseconds(2407), "2.41 s"), (.milliseconds(999), "1.00 s"), (.seconds(75), "75.00 s"),
    ])
    func writesATimeInSeconds(duration: Duration, text: String) {
        #expect(Figures.seconds(duration) == text)
    }

    @Test func countsOneAndMany() {
        #expect(Figures.count(0, "page", "pages") == "0 pages")
        #expect(Figures.count(1, "page", "pages") == "1 page")
        #expect(Figures.count(6541, "page", "pages") == "6541 pages")
    }
}

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
