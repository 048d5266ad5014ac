import Testing

@testable import PokedexCLI

struct ProgressBarTests {
    @Test(arguments: [
        (0, 10, 23, "moves (0/10) [........]"), (5, 10, 23, "moves (5/10) [####....]"),
        (10, 10, 23, "moves (10/10) [#######]"), (0, 0, 22, "moves (0/0) [........]"),
        (512, 1025, 12, "moves (512/1"), (512, 1025, 17, "moves (512/1025)"),
    ])
    func fitsTheLine(done: Int, total: Int, columns: Int, line: String) {
        let text = ProgressText(label: "moves", done: done, total: total)
        #expect(text.line(columns: columns) == line)
    }

    @Test func growsToThirtyColumnsAndNoFurther() {
        let bar = String(repeating: "#", count: 15) + String(repeating: ".", count: 15)
        let text = ProgressText(label: "moves", done: 1, total: 2)
        #expect(text.line(columns: 200) == "moves (1/2) [\(bar)]")
    }

    @Test(arguments: [
        (60, "取得中… (1/4) [#########..........] 失敗3件, 残り1:20, 並列2"),
        (40, "取得中… (1/4) [###...] 失敗3件, 残り1:20"), (21, "取得中… (1/4) [##...]"),
        (20, "取得中… (1/4)"), (5, "取得"),
    ])
    func leavesOutWhatHasNoRoom(columns: Int, line: String) {
        let text = ProgressText(
            label: "取得中…", done: 1, total: 4, share: (2, 4),
            notes: ["失敗3件", "残り1:20", "並列2"])
        #expect(text.line(columns: columns) == line)
    }

    @Test func writesPlainLinesWhereThereIsNoTerminal() throws {
        let captured = try CapturedConsole()
        let bar = ProgressBar(console: captured.console)
        for done in 0...1025 {
            bar.show(ProgressText(label: "species", done: done, total: 1025))
        }
        bar.show(ProgressText(label: "species", done: 1025, total: 1025))
        bar.message("a message")
        bar.show(ProgressText(label: "moves", done: 1, total: 1))
        bar.finish()
        #expect(
            captured.messages == """
                species (1025/1025)
                a message
                moves (1/1)

                """)
    }

    @Test(.enabled(if: Terminal.isPossible, "the system has no /dev/pts here"))
    func drawsOnATerminalAndClearsTheLineForMessages() throws {
        let terminal = try Terminal(columns: 30)
        let bar = ProgressBar(console: terminal.console)
        bar.show(ProgressText(label: "moves", done: 0, total: 4))
        bar.show(ProgressText(label: "moves", done: 1, total: 4))
        bar.message("move 9: has no type")
        bar.show(ProgressText(label: "moves", done: 4, total: 4))
        bar.finish()
        let blank = String(repeating: " ", count: 29)
        #expect(
            try terminal.text()
                == "\rmoves (0/4) [...............]\r\(blank)\rmove 9: has no type\r\n"
                + "\rmoves (4/4) [###############]\r\(blank)\r")
    }
}
