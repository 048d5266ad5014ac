import Testing

@testable import PokedexCLI

struct CommandLineToolTests {
    @Test func tellsItsVersionAndNothingElse() throws {
        #expect(try Outcome.of("--version") == .success("pokedex-site \(CommandLineTool.version)"))
    }

    @Test func asksForACommand() throws {
        #expect(try Outcome.of() == .usage("error: a command is missing"))
    }

    @Test(arguments: [
        ("--verison", "there is no option --verison; did you mean --version?"),
        ("help", "there is no command help; did you mean --help?"),
        ("sing", "there is no command sing"),
        ("-x", "there is no option -x"),
    ])
    func namesAWordItDoesNotKnow(word: String, message: String) throws {
        #expect(try Outcome.of(word) == .usage("error: \(message)"))
    }
}
