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
        self.init(given: arguments[Self.option])
    }

    private init(given: String?) {
        isGiven = given != nil
        path = given ?? (File(path: Self.updated).exists ? Self.updated : Self.committed)
    }

    /// The same choice, made again: the first update may have made its database since.
    var repeated: DatabaseChoice { DatabaseChoice(given: isGiven ? path : nil) }

    /// The file for the `database` command. As long as the first update is not complete, its records
    /// are beside the path of the updated database, which does not exist yet.
    var file: UpdatableDatabase {
        UpdatableDatabase(path: path, successor: isGiven ? nil : Self.updated)
    }
}
