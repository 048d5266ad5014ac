import PokeAPI

/// `database clear`: deletes the updated database and what was fetched for it.
struct ClearAction: DatabaseAction {
    static let name = "clear"
    static let summary = [
        "deletes \(DatabaseChoice.updated), or the one that is named, and what was",
        "fetched for it, after asking; never \(DatabaseChoice.committed)",
    ]
    static let options = [DatabaseChoice.option, yes]

    /// Goes without the question.
    static let yes = CommandOption.switched("yes", "clear without asking")

    private let path: String
    private let isSure: Bool

    init(_ arguments: Arguments) {
        path = arguments[DatabaseChoice.option] ?? DatabaseChoice.updated
        isSure = arguments.contains(Self.yes)
    }

    func run(on console: Console) throws -> ExitStatus {
        try requireNotCommitted()
        guard let removal = try UpdatableDatabase(path: path).removal(knownAsOurs: isUpdated) else {
            try console.write(line: "\(path): there is nothing to delete")
            return .success
        }
        guard try isSure || isConfirmed(removal, on: console) else { return .failure }
        try removal.run()
        try console.write(line: "deleted \(description(of: removal))\(consequence)")
        return .success
    }

    /// Keeps the database that is part of the project, however it is spelled, and whatever links to
    /// it.
    private func requireNotCommitted() throws {
        let place = File(path: path).resolved ?? path
        guard
            place == File(path: DatabaseChoice.committed).resolved
                || place.hasSuffix("/\(DatabaseChoice.committed)")
        else { return }
        throw CommittedDatabase(path: path)
    }

    private func isConfirmed(_ removal: DatabaseRemoval, on console: Console) throws -> Bool {
        guard console.input.isTerminal, console.messages.isTerminal else {
            console.say(
                "error: \(path): nothing was deleted: nobody can be asked; with --yes it goes "
                    + "without the question")
            return false
        }
        if try console.confirm("Delete \(description(of: removal))?") { return true }
        console.say("nothing was deleted")
        return false
    }

    /// The files with their sizes.
    private func description(of removal: DatabaseRemoval) -> String {
        let database = removal.databaseSize.map { "\(removal.database) (\(Figures.size($0)))" }
        let owner = database == nil ? removal.database : "it"
        let records = removal.records.map { path in
            "what was fetched for \(owner) (\(path), \(Figures.size(removal.recordsSize ?? 0)))"
        }
        return [database, records].compactMap(\.self).joined(separator: " and ")
    }

    private var consequence: String {
        isUpdated ? "; the next build takes \(DatabaseChoice.committed)" : ""
    }

    /// Whether it is the one that `update` makes.
    private var isUpdated: Bool {
        File(path: path).resolved == File(path: DatabaseChoice.updated).resolved
    }
}

/// Somebody wanted to delete the database that is part of the project.
struct CommittedDatabase: Error, CustomStringConvertible {
    /// How they named it.
    let path: String

    var description: String {
        "\(path): this is the database that is part of the project, and is never deleted; "
            + "`pokedex-site database clear` deletes \(DatabaseChoice.updated)"
    }
}
