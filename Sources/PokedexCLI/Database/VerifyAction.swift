import PokeAPI
import PokedexStore

/// `database verify`: reads all of a database and tells what is wrong or missing.
struct VerifyAction: DatabaseAction {
    static let name = "verify"
    static let summary = [
        "reads all of it: pages, references, facts, and whether all that the",
        "source lists is there; fails when it is damaged or something listed",
        "is missing. Names that the source lacks are told, and no failure",
    ]
    static let options = [DatabaseChoice.option, .json]

    private let database: UpdatableDatabase
    private let isJSON: Bool

    init(_ arguments: Arguments) {
        database = DatabaseChoice(arguments).file
        isJSON = arguments.contains(.json)
    }

    func run(on console: Console) throws -> ExitStatus {
        let report = try database.verification()
        if isJSON {
            try console.write(try report.json())
        } else {
            for line in VerificationText(report).lines { try console.write(line: line) }
        }
        if !report.isSound {
            console.say("error: \(report.path): it is damaged; \(DatabaseFile.cure)")
        } else if !report.isComplete {
            console.say(
                "error: \(report.path): something is missing; `pokedex-site update` gets it")
        }
        return report.isComplete ? .success : .failure
    }
}
