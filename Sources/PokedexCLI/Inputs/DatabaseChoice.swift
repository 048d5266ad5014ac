import PokeAPI

/// The database that a command reads.
struct DatabaseChoice: Sendable {
    let path: String
    /// Whether it was named on the command line.
    let isGiven: Bool

    /// The database in the repository.
    static let committed = "content/pokedex.sqlite"
    /// The database that `update` makes from it.
    static let updated = "content/updated.sqlite"

    static let option = CommandOption.valued(
        "database", "PATH", "the database (\(updated), else \(committed))")

    /// The database on the command line, else the updated one if it exists, else the committed one.
    init(_ arguments: Arguments) {
        isGiven = arguments.contains(Self.option)
        path =
            arguments[Self.option]
            ?? (File(path: Self.updated).exists ? Self.updated : Self.committed)
    }

    /// The file for the `database` command. As long as the first update is not complete, its records
    /// are beside the path of the updated database, which does not exist yet.
    var file: UpdatableDatabase {
        UpdatableDatabase(path: path, successor: isGiven ? nil : Self.updated)
    }
}
