import TestSupport
import Testing

@testable import PokedexCLI

/// The completions in real shells; those that are not installed are skipped.
struct CompletionTests {
    /// Words after the name of the program, and what is offered for the last of them, sorted.
    private static let cases: [(words: [String], offered: [String])] = [
        (["bu"], ["build"]),
        (["--"], ["--help", "--version"]),
        (["worlds", ""], ["add", "edit", "list", "remove"]),
        (["worlds", "add", ""], ["spot", "world"]),
        (["worlds", "--content", "content", "add", "s"], ["spot"]),
        (["worlds", "list", ""], ["spots", "worlds"]),
        (["database", "d"], ["diff"]),
        (["database", "--database", "status", "m"], ["migrate"]),
        (["database", "diff", "a"], ["a.json"]),
        (["database", "diff", "a.json", "b", "--"], ["--help", "--json"]),
        (["completions", ""], ["bash", "fish", "zsh"]),
        (["build", "--q"], ["--quiet"]),
        (["build", "--quiet", "--q"], []),
        (["build", "--output", "x", "--out"], []),
        (["build", "--output=x", "--out"], []),
        (["build", "--output=x", "--jobs", "--out", "--tim"], ["--timings"]),
        (["worlds", "add", "spot", "--pokemon", "a", "--po"], ["--pokemon"]),
        (["worlds", "add", "world", "--po"], []),
        (["build", "--jobs", ""], []),
        (["build", "--output", "my"], ["my dir"]),
        (["check", "my"], ["my dir"]),
        (["check", #"my\ d"#], ["my dir"]),
        (["import", ""], ["content", "my dir"]),
        (["render", "my"], ["my dir", "my file.json"]),
        (["render", "a.json", "--data", "a"], ["a.json"]),
        (["render", "a.json", "--language", ""], ["en", "ja"]),
        (["build", "--host", ""], ["cloudflare", "github", "netlify"]),
        (["check", "Public", "--fo"], ["--format"]),
        (["check", "--", "--fo"], []),
    ]

    /// Values after an equals sign. Fish and bash offer them with the option.
    private static let attached: [(word: String, offered: String)] = [
        ("--host=n", "netlify"), ("--content=my", "my dir"),
    ]

    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.makeFolder("my dir")
        try folder.makeFolder("content")
        try folder.write("{}", to: "a.json")
        try folder.write("{}", to: "my file.json")
        return folder
    }

    @Test(arguments: Shell.allCases)
    func completesWhatMayFollow(shell: Shell) throws {
        try requireInstalled(shell)
        let lines = Self.cases.map(\.words)
        let found = try CompletingShell(shell: shell).completions(of: lines, in: Self.folder())
        #expect(found.count == lines.count)
        for (line, (found, expected)) in zip(lines, zip(found, Self.cases.map(\.offered))) {
            #expect(found == expected, "\(line)")
        }
    }

    @Test(arguments: Shell.allCases)
    func completesAValueBehindAnEqualsSign(shell: Shell) throws {
        try requireInstalled(shell)
        let lines = Self.attached.map { ["build", $0.word] }
        let found = try CompletingShell(shell: shell).completions(of: lines, in: Self.folder())
        for (found, (word, offered)) in zip(found, Self.attached) {
            let option = word.prefix { $0 != "=" }
            #expect(found == [shell == .zsh ? offered : "\(option)=\(offered)"])
        }
    }

    /// Bash itself separates words at equals signs and colons.
    @Test func completesTheWordsThatBashSeparates() throws {
        let lines = [
            ["build", "--host", "=", "n"], ["build", "--host", "="],
            ["build", "--content", "=", "my"],
            ["build", "--base-url", "https", ":", "//x/", "--ou"],
        ]
        let found = try CompletingShell(shell: .bash).completions(of: lines, in: Self.folder())
        #expect(
            found == [["netlify"], ["cloudflare", "github", "netlify"], ["my dir"], ["--output"]])
    }

    @Test(arguments: Shell.allCases)
    func offersEveryOptionOfACommandOrAction(shell: Shell) throws {
        try requireInstalled(shell)
        let scopes = CommandScope.all(of: CommandLineTool.outlines)
        let found = try CompletingShell(shell: shell).completions(
            of: scopes.map { $0.words + ["--"] }, in: Self.folder())
        for (scope, found) in zip(scopes, found) {
            #expect(found == scope.options.map(\.spelling).sorted(), "\(scope.name)")
        }
    }

    @Test(arguments: Shell.allCases)
    func printsTheScript(shell: Shell) throws {
        let script = shell.completions(of: CommandLineTool.outlines)
        #expect(
            try Outcome.of("completions", shell.rawValue)
                == Outcome(status: .success, output: script))
    }

    @Test func namesTheShellsThatItKnows() throws {
        #expect(
            try Outcome.of("completions", "csh")
                == .usage(
                    "error: SHELL is bash, zsh or fish, not \"csh\"", help: "completions"))
    }

    private func requireInstalled(_ shell: Shell) throws {
        guard CompletingShell.program(of: shell) == nil else { return }
        try Test.cancel("\(shell.rawValue) is not installed; `make test` installs it")
    }
}
