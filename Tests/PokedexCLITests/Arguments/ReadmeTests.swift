import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

struct ReadmeTests {
    /// With `RECORD_SNAPSHOTS=1` the test writes the table instead.
    @Test func hasTheTableOfCommands() throws {
        let file = "README.md"
        let document = String(decoding: try ProjectFiles.bytes(of: file), as: UTF8.self)
        let start = try #require(document.firstRange(of: "<!-- commands -->\n")).upperBound
        let end = try #require(document.firstRange(of: "<!-- end of commands -->")).lowerBound
        let rows = CommandLineTool.outlines.map { "| `\($0.name)` | \(Self.text(of: $0)) |\n" }
        let table = "| command | what it does |\n|---|---|\n" + rows.joined()
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try (document[..<start] + table + document[end...]).write(
                toFile: ProjectFiles.path(of: file), atomically: true, encoding: .utf8)
        } else {
            #expect(
                document[start..<end] == table,
                "run RECORD_SNAPSHOTS=1 swift test --filter ReadmeTests")
        }
    }

    /// The summary, and the first words of actions.
    private static func text(of command: CommandOutline) -> String {
        let words = command.actions.compactMap(\.words.first).reduce(into: [String]()) {
            if !$0.contains("`\($1)`") { $0.append("`\($1)`") }
        }
        return ([command.summary] + (words.isEmpty ? [] : [words.joined(separator: ", ")]))
            .joined(separator: ": ").replacing("|", with: "\\|")
    }
}
