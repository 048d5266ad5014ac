import PokeAPI
import PokedexStore

/// `database migrate`: brings a database's file to this program's schema.
struct MigrateAction: DatabaseAction {
    static let name = "migrate"
    static let summary = [
        "brings a file of an older schema up to date; the old one is kept",
        "beside it, as PATH.schema-1, and never put over another",
    ]
    static let options = [DatabaseChoice.option]

    private let database: UpdatableDatabase

    init(_ arguments: Arguments) {
        database = DatabaseChoice(arguments).file
    }

    func run(on console: Console) throws -> ExitStatus {
        let migration = try database.migrate()
        for line in lines(of: migration) { try console.write(line: line) }
        return .success
    }

    private func lines(of migration: DatabaseMigration) -> [String] {
        guard let backup = migration.backup else {
            return ["\(database.path): schema \(migration.newVersion) is this program's already"]
        }
        let steps = migration.steps.map { "  step \($0.version) \($0.summary)" }
        return ["\(database.path): schema \(migration.oldVersion) → \(migration.newVersion)"]
            + steps + ["the old file is kept as \(backup)"]
    }
}
