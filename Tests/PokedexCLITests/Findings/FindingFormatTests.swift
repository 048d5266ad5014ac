import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

/// The forms of findings and errors, of the built program.
struct FindingFormatTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("<p>{{name}}</p>", to: "good.mustache")
        try folder.write("<p>\n  {{#moves}}", to: "bad.mustache")
        try folder.write("{\"name\": \"Pikachu\"}", to: "data.json")
    }

    private func run(
        _ words: String..., environment: [String: String] = [:]
    ) throws -> Program.Result {
        try Program.run(words, in: folder, environment: environment)
    }

    private static let actions = ["GITHUB_ACTIONS": "true"]

    private struct Finding: Decodable, Equatable {
        var path: String?
        var line: Int?
        var column: Int?
        var severity = "error"
        var message: String
        var notes: [String] = []
    }

    private func findings(in json: String) throws -> [Finding] {
        try JSONDecoder().decode([Finding].self, from: Data(json.utf8))
    }

    // MARK: JSON

    @Test func writesErrorsAsJSONBesideAResult() throws {
        let result = try run("render", "bad.mustache", "--data", "data.json", "--format=json")
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(
            result.messages == """
                [
                  {
                    "path": "bad.mustache",
                    "line": 2,
                    "column": 3,
                    "severity": "error",
                    "message": "section \\"moves\\" is never closed",
                    "notes": []
                  }
                ]

                """)
    }

    @Test func writesAnEmptyArrayWhereNothingIsWrong() throws {
        #expect(
            try run("render", "good.mustache", "--data", "data.json", "--format", "json")
                == Program.Result(status: 0, output: "<p>Pikachu</p>", messages: "[]\n"))
        let site = try SampleSite()
        let build = try site.run("build", "--format", "json")
        #expect((build.status, build.output) == (0, "[]\n"))
        #expect(build.messages.contains("\nPublic: "))
        let check = try site.run("check", "--format", "json")
        #expect((check.status, check.output) == (0, "[]\n"))
    }

    @Test func writesNullForWhatIsNotKnown() throws {
        let result = try run("build", "--format", "json")
        #expect(
            try findings(in: result.output) == [
                Finding(
                    path: "Templates",
                    message: "cannot be read: No such file or directory; run this in the folder of "
                        + "the project, or name the folder of templates with --templates; the theme and "
                        + "content that come with the program are not in \(folder.path); "
                        + "POKEDEX_SITE_DATA can name their folder")
            ])
        #expect(result.output.contains("\"line\": null,\n    \"column\": null,"))
        #expect(result.messages == "")
        #expect(result.status == 1)
    }

    @Test func writesTheFindingsOfACheckAsJSON() throws {
        let site = try SampleSite.built()
        try site.folder.write("<p>", to: "Public/en/new.html")
        try site.folder.write("<p>{{#a}}</p>", to: "Templates/partials/new.mustache")
        let text = try site.run("check")
        let result = try site.run("check", "--format", "json")
        #expect(result.status == 1)
        let found = try findings(in: result.output)
        #expect(
            found.first
                == Finding(
                    path: "Templates/partials/new.mustache", line: 1, column: 4,
                    message: "section \"a\" is never closed"))
        for finding in found {
            let numbers = [finding.line, finding.column].compactMap { $0.map { ":\($0)" } }
            let place = (finding.path ?? "") + numbers.joined()
            #expect(text.output.contains("\(place): error: \(finding.message)\n"))
        }
        #expect(text.messages.contains("; \(found.count) findings; "))
    }

    @Test func reportsWhatAnImportSkipsWhereItIs() throws {
        var tree = SampleTree()
        tree.files["nature/1"] = "{\n  \"id\" 1\n}\n"
        try tree.write(to: folder)
        let path = "./api/v2/nature/1/index.json"
        let text = try run("import", ".", "--database", "dex.sqlite")
        #expect(text.status == 0)
        #expect(
            text.messages.contains(
                """
                \(path):2:8: warning: ":" is expected here, not "1"
                  "id" 1
                       ^

                """))
        let json = try run("import", ".", "--database", "dex.sqlite", "--format", "json")
        #expect(json.status == 0)
        #expect(json.messages.contains("\ndex.sqlite: "))
        #expect(
            try findings(in: json.output).contains(
                Finding(
                    path: path, line: 2, column: 8, severity: "warning",
                    message: "\":\" is expected here, not \"1\"")))
        let missing = try run("import", "none", "--format", "json")
        #expect(try findings(in: missing.output).map(\.path) == ["none"])
    }

    // MARK: GitHub Actions

    @Test func annotatesFindingsInGitHubActions() throws {
        let words = ["render", "bad.mustache", "--data", "data.json"]
        let expected = Program.Result.failure(
            """
            bad.mustache:2:3: error: section "moves" is never closed
              {{#moves}}
              ^
            ::error file=bad.mustache,line=2,col=3,title=pokedex-site render::\
            section "moves" is never closed
            """)
        #expect(try Program.run(words, in: folder, environment: Self.actions) == expected)
        #expect(try Program.run(words + ["--format=github"], in: folder) == expected)
        let others = [["GITHUB_ACTIONS": "false"], [:]]
        for environment in others {
            let text = try Program.run(words, in: folder, environment: environment)
            #expect(!text.messages.contains("::"))
        }
        let text = try Program.run(
            words + ["--format", "text"], in: folder, environment: Self.actions)
        #expect(!text.messages.contains("::error"))
    }

    @Test func namesFilesFromTheWorkspace() throws {
        let result = try run(
            "render", "./bad.mustache", "--data", "data.json",
            environment: Self.actions.merging(
                [
                    "GITHUB_WORKSPACE": URL(fileURLWithPath: folder.path)
                        .deletingLastPathComponent().path
                ]
            ) { $1 })
        let name = URL(fileURLWithPath: folder.path).lastPathComponent
        #expect(result.messages.contains("::error file=\(name)/bad.mustache,line=2,"))
        #expect(result.messages.hasPrefix("./bad.mustache:2:3: error: "))
    }

    @Test func annotatesErrorsWithoutAFile() throws {
        let result = try run("sing", environment: Self.actions)
        #expect(
            result
                == Program.Result(
                    status: 2,
                    messages: """
                        error: there is no command sing
                        See "pokedex-site --help".
                        ::error title=pokedex-site::there is no command sing%0A\
                        See "pokedex-site --help".

                        """))
    }

    /// Names of files, and the names in annotations.
    @Test(arguments: [
        ("::add-mask::x", "%3A%3Aadd-mask%3A%3Ax"), ("a\n::error::x", "a%0A%3A%3Aerror%3A%3Ax"),
        ("a\r::error::x", "a%0D%3A%3Aerror%3A%3Ax"), (" ::error::x", " %3A%3Aerror%3A%3Ax"),
        ("##[error]x", "##%5Berror]x"), ("a:b,c%", "a%3Ab%2Cc%25"),
    ])
    func letsNoFileNameBecomeAWorkflowCommand(name: String, file: String) throws {
        try folder.write("{{#moves}}", to: name)
        let result = try run("render", name, "--data", "data.json", environment: Self.actions)
        let lines = result.messages.split { $0.isNewline }
        let commands = lines.filter { $0.drop(while: \.isWhitespace).hasPrefix("::") }
        #expect(commands.count == 1)
        #expect(commands.first?.hasPrefix("::error file=\(file),line=1,col=1,title=") == true)
        #expect(!result.messages.contains("##["))
    }

    @Test func letsNoArgumentBecomeAWorkflowCommand() throws {
        let result = try run("a\n::error::b", environment: Self.actions)
        #expect(
            result.messages == """
                error: there is no command a
                %3A%3Aerror::b
                See "pokedex-site --help".
                ::error title=pokedex-site::there is no command a%0A::error::b%0A\
                See "pokedex-site --help".

                """)
    }

    // MARK: Paths and positions

    @Test func namesFilesFromWhereTheReaderStands() throws {
        let result = try run("render", folder["bad.mustache"], "--data", "data.json")
        #expect(result.messages.hasPrefix("bad.mustache:2:3: error: "))
        let other = try TemporaryFolder()
        let outside = try Program.run(
            ["render", folder["bad.mustache"], "--data", folder["data.json"]], in: other)
        #expect(outside.messages.hasPrefix("\(folder["bad.mustache"]):2:3: error: "))
    }
}
