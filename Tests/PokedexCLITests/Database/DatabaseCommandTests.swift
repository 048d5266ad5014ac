import Testing

@testable import PokedexCLI

/// How `database` is called.
struct DatabaseCommandTests {
    @Test(arguments: [
        (["database"], "ACTION is missing: \(actions)"),
        (["database", "stats"], "there is no action stats; did you mean status?"),
        (["database", "sing"], "there is no action sing"),
        (["database", "status", "x"], "\"x\" is too much: status takes options only"),
        (["database", "status", "--yes"], "status has no option --yes; remove it"),
        (["database", "clear", "--json"], "clear has no option --json; remove it"),
    ])
    func namesWhatWasNotUnderstood(words: [String], message: String) throws {
        #expect(try Outcome.of(words) == .usage("error: \(message)", help: "database"))
    }

    private static let actions = DatabaseCommand.actions.map { $0.name }.joined(separator: ", ")

    @Test(arguments: DatabaseCommand.actions.map { $0.name })
    func helpTellsEachAction(name: String) throws {
        let help = try Outcome.of("database", "--help").output
        #expect(help.contains("\n  \(name) "))
        #expect(help.split(separator: "\n").allSatisfy { DisplayWidth.columns(of: $0) <= 90 })
    }
}
