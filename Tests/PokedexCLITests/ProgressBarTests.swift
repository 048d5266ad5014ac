import Testing

@testable import PokedexCLI

struct ProgressBarTests {
    @Test(arguments: [
        (0, 10, 22, "moves [.........] 0/10"), (5, 10, 22, "moves [####.....] 5/10"),
        (10, 10, 22, "moves [########] 10/10"), (0, 0, 21, "moves [.........] 0/0"),
        (512, 1025, 12, "moves 512/10"), (512, 1025, 15, "moves 512/1025"),
    ])
    func fitsTheLine(done: Int, total: Int, columns: Int, line: String) {
        #expect(ProgressBar.line("moves", done: done, of: total, columns: columns) == line)
    }

    @Test func growsToFortyColumnsAndNoFurther() {
        let bar = String(repeating: "#", count: 20) + String(repeating: ".", count: 20)
        #expect(
            ProgressBar.line("moves", done: 1, of: 2, columns: 200) == "moves [\(bar)] 1/2")
    }

    @Test func writesPlainLinesWhereThereIsNoTerminal() throws {
        let captured = try CapturedConsole()
        let bar = ProgressBar(console: captured.console)
        for done in 0...1025 { bar.show("species", done: done, of: 1025) }
        bar.say("a message")
        bar.show("moves", done: 1, of: 1)
        bar.finish()
        #expect(
            captured.messages == """
                species 1025/1025
                a message
                moves 1/1

                """)
    }

    @Test(.enabled(if: Terminal.isPossible, "the system has no /dev/pts here"))
    func drawsOnATerminalAndClearsTheLineForMessages() throws {
        let terminal = try Terminal(columns: 30)
        let bar = ProgressBar(console: terminal.console)
        bar.show("moves", done: 0, of: 4)
        bar.show("moves", done: 1, of: 4)
        bar.say("move 9: has no type")
        bar.show("moves", done: 4, of: 4)
        bar.finish()
        let blank = String(repeating: " ", count: 29)
        #expect(
            try terminal.text()
                == "\rmoves [.................] 0/4\r\(blank)\rmove 9: has no type\r\n"
                + "\rmoves [#################] 4/4\r\(blank)\r")
    }
}
