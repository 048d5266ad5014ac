import Diagnostics
import PokedexStore

extension CommandAction {
    /// `database migrate`
    static let migrate = CommandAction(
        words: ["migrate"],
        summary: [
            "converts a file of an older schema to the current one; the old file",
            "is kept as PATH.schema-4, and never replaces another file",
        ], options: [DatabaseChoice.option]
    ) { arguments in
        let choice = DatabaseChoice(arguments)
        return { console in
            if choice.isBuiltIn {
                throw DiagnosticError(
                    "this is the built-in database, which only a new version of the program "
                        + "replaces; name another one with \(DatabaseChoice.option.spelling)",
                    path: choice.path)
            }
            try console.write(lines: choice.file.migrate().lines(at: choice.path))
            return .success
        }
    }
}

extension DatabaseMigration {
    /// What was done to the file at a path.
    func lines(at path: String) -> [String] {
        guard let backup else { return ["\(path): schema \(newVersion) is current already"] }
        return ["\(path): schema \(oldVersion) → \(newVersion)"]
            + steps.map { "  step \($0.version) \($0.summary)" }
            + ["the old file is kept as \(backup)"]
    }
}
