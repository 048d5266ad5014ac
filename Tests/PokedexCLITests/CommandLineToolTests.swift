import Testing

@testable import PokedexCLI

struct CommandLineToolTests {
    @Test func tellsItsVersionAndNothingElse() throws {
        #expect(
            try Outcome.of("--version")
                == Outcome(status: .success, output: "pokedex-site \(CommandLineTool.version)\n"))
    }

    @Test func asksForACommand() throws {
        #expect(
            try Outcome.of()
                == Outcome(
                    status: .usage,
                    messages: "error: a command is missing\nSee \"pokedex-site --help\".\n"))
    }

    @Test(arguments: [
        ("--verison", "there is no option --verison; did you mean --version?"),
        ("help", "there is no command help; did you mean --help?"),
        ("sing", "there is no command sing"),
        ("-x", "there is no option -x"),
    ])
    func namesAWordItDoesNotKnow(word: String, message: String) throws {
        #expect(
            try Outcome.of(word)
                == Outcome(
                    status: .usage,
                    messages: "error: \(message)\nSee \"pokedex-site --help\".\n"))
    }
}
