import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

struct ReadmeTests {
    /// With `RECORD_SNAPSHOTS=1` the test writes the table instead.
    @Test func hasTheTableOfCommands() throws {
        let file = "README.md"
        let document = String(decoding: try ProjectFiles.bytes(of: file), as: UTF8.self)
        let updated = try #require(CommandTable.updated(document, CommandLineTool.outlines))
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try updated.write(
                toFile: ProjectFiles.path(of: file), atomically: true, encoding: .utf8)
        } else {
            let lines = document.split(separator: "\n")
            let stale = updated.split(separator: "\n").difference(from: lines)
            #expect(stale.isEmpty, "run RECORD_SNAPSHOTS=1 swift test --filter ReadmeTests")
        }
    }

    @Test func writesARowForEachCommandBetweenTheMarks() {
        let outline = CommandOutline(
            name: "dex", summary: "opens a|b", explanation: [], operands: [],
            actions: ["on", "off"].map {
                ActionOutline(words: [$0, "it"], summary: [], operands: [], options: [])
            }, options: [], examples: [])
        let marks = ["<!-- commands -->\n", "<!-- end of commands -->\n"]
        #expect(
            CommandTable.updated("a\n\(marks[0])old\n\(marks[1])b\n", [outline]) == """
                a
                \(marks[0])| command | what it does |
                |---|---|
                | `dex` | opens a\\|b: `on`, `off` |
                \(marks[1])b

                """)
        #expect(CommandTable.updated("a\n", [outline]) == nil)
    }
}
