import Diagnostics
import PokeAPI

extension CommandAction {
    /// `database clear`
    static let clear = CommandAction(
        words: ["clear"],
        summary: [
            "deletes \(DatabaseChoice.updated), or the database that is named, and the",
            "records fetched for it, after a question; never \(DatabaseChoice.committed)",
        ], options: [DatabaseChoice.option, .withoutQuestion]
    ) { arguments in
        let path = arguments[DatabaseChoice.option] ?? DatabaseChoice.updated
        let clearing = Clearing(path: path, isSure: arguments.contains(.withoutQuestion))
        return { try clearing.run(on: $0) }
    }
}

extension CommandOption {
    static let withoutQuestion = switched("yes", "delete without a question")
}

private struct Clearing: Sendable {
    let path: String
    let isSure: Bool

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
