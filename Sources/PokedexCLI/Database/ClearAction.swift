import Diagnostics
import PokeAPI

/// `database clear`
struct ClearAction: DatabaseAction {
    static let name = "clear"
    static let summary = [
        "deletes \(DatabaseChoice.updated), or the database that is named, and the",
        "records fetched for it, after a question; never \(DatabaseChoice.committed)",
    ]
    static let options = [DatabaseChoice.option, yes]

    static let yes = CommandOption.switched("yes", "delete without a question")

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

    /// Refuses the database of the repository, by any path or link.
    private func requireNotCommitted() throws {
        let resolved = File(path: path).resolved ?? path
        guard
            resolved == File(path: DatabaseChoice.committed).resolved
                || resolved.hasSuffix("/\(DatabaseChoice.committed)")
        else { return }
        throw DiagnosticError(
            "this is the database of the repository, which is never deleted; "
                + "`pokedex-site database clear` deletes \(DatabaseChoice.updated)", path: path)
    }

    private func isConfirmed(_ removal: DatabaseRemoval, on console: Console) throws -> Bool {
        guard console.input.isTerminal, console.messages.isTerminal else {
            console.report(
                Diagnostic(
                    path: path,
                    message: "nothing was deleted, as there is no terminal for the question; "
                        + "use --yes to delete without it"))
            return false
        }
        if try console.confirm("Delete \(description(of: removal))?") { return true }
        console.message("nothing was deleted")
        return false
    }

    /// The files with their sizes.
    private func description(of removal: DatabaseRemoval) -> String {
        let database = removal.databaseSize.map { "\(removal.database) (\(Figures.size($0)))" }
        let owner = database == nil ? removal.database : "it"
        let records = removal.records.map { path in
            "the records fetched for \(owner) (\(path), \(Figures.size(removal.recordsSize ?? 0)))"
        }
        return [database, records].compactMap(\.self).joined(separator: " and ")
    }

    private var consequence: String {
        isUpdated ? "; the next build uses \(DatabaseChoice.beginning)" : ""
    }

    /// Whether the database is the one that `update` makes.
    private var isUpdated: Bool {
        File(path: path).resolved == File(path: DatabaseChoice.updated).resolved
    }
}
