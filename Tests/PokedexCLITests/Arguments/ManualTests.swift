import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

struct ManualTests {
    private let manual: String

    init() throws {
        manual = try Outcome.of("manual").output
    }

    @Test func hasItsSectionsInOrder() {
        let sections = manual.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
            .map { $0.dropFirst(4) }
        #expect(
            sections == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "EXIT STATUS", "FILES", "EXAMPLES",
            ])
    }

    @Test(arguments: CommandLineTool.outlines.map(\.name))
    func explainsACommandAndItsOptions(name: String) throws {
        let outline = try #require(CommandLineTool.outlines.first { $0.name == name })
        let sections = manual.split(separator: "\n.SS ").filter { $0.hasPrefix("\\fB\(name)\\fR ") }
        let section = try #require(sections.first)
        for option in outline.options {
            let spelling = option.spelling.replacing("-", with: "\\-")
            #expect(section.contains("\n.TP\n\\fB\(spelling)\\fR"))
        }
        for action in outline.actions {
            #expect(section.contains("\n.TP\n\\fB\(action.name)\\fR"))
        }
    }

    @Test func namesTheFilesOfTheProject() {
        let files = manual.split(separator: "\n.SH ").first { $0.hasPrefix("FILES\n") } ?? ""
        for path in ["Public", "Templates", "content", "content/pokedex.sqlite"] {
            #expect(files.contains("\n\\fI\(path)\\fR\n"))
        }
    }

    @Test func hasNothingOutsideASCII() {
        #expect(manual.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test(arguments: [["/usr/bin/mandoc", "-T", "lint"], ["/usr/bin/groff", "-ww", "-man", "-z"]])
    func isReadWithoutWarnings(checker: [String]) throws {
        guard access(checker[0], X_OK) == 0 else {
            try Test.cancel("\(checker[0]) is not installed; `make test` installs it")
        }
        let folder = try TemporaryFolder()
        let page = try folder.write(manual, to: "pokedex-site.1")
        let result = try Program.run(
            Array(checker.dropFirst()) + [page], in: folder, executable: checker[0])
        #expect(result == Program.Result(status: 0))
    }
}
