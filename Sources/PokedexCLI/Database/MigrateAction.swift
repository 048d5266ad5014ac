import Diagnostics
import PokeAPI
import PokedexStore

/// `database migrate`
struct MigrateAction: DatabaseAction {
    static let name = "migrate"
    static let summary = [
        "converts a file of an older schema to the current one; the old file",
        "is kept as PATH.schema-4, and never replaces another file",
    ]
    static let options = [DatabaseChoice.option]

    private let database: UpdatableDatabase
    private let isBuiltIn: Bool

    init(_ arguments: Arguments) {
        let choice = DatabaseChoice(arguments)
        database = choice.file
        isBuiltIn = choice.isBuiltIn
    }

    func run(on console: Console) throws -> ExitStatus {
        if isBuiltIn {
            throw DiagnosticError(
                "this is the built-in database, which only a new version of the program replaces; "
                    + "name another one with \(DatabaseChoice.option.spelling)",
                path: database.path)
        }
        let migration = try database.migrate()
        try console.write(lines: Self.lines(of: migration, path: database.path))
        return .success
    }

    static func lines(of migration: DatabaseMigration, path: String) -> [String] {
        guard let backup = migration.backup else {
            return ["\(path): schema \(migration.newVersion) is current already"]
        }
        let steps = migration.steps.map { "  step \($0.version) \($0.summary)" }
        return ["\(path): schema \(migration.oldVersion) → \(migration.newVersion)"]
            + steps + ["the old file is kept as \(backup)"]
    }
}
