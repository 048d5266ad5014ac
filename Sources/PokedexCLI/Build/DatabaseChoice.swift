import PokeAPI

/// The database that a command reads.
struct DatabaseChoice: Sendable {
    /// Its path.
    let path: String
    /// Whether it was named on the command line.
    let isGiven: Bool

    /// The database that is part of the project.
    static let committed = "content/pokedex.sqlite"
    /// The one that `update` makes of it.
    static let updated = "content/updated.sqlite"

    /// The option that names another.
    static let option = CommandOption.valued(
        "database", "PATH", "the database (\(updated), else \(committed))")

    /// Takes the one that is named, else the updated one where there is one, else the committed one.
    init(_ arguments: Arguments) {
        isGiven = arguments.contains(Self.option)
        path =
            arguments[Self.option]
            ?? (File(path: Self.updated).exists ? Self.updated : Self.committed)
    }

    /// The file, to be looked after. Before its first end, an update of the committed one has only
    /// kept what it fetched, beside where the updated one will be.
    var file: UpdatableDatabase {
        UpdatableDatabase(path: path, successor: isGiven ? nil : Self.updated)
    }
}
