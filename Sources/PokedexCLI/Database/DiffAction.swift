import PokedexStore

/// `database diff OLD NEW`: tells what changed from one database to another.
struct DiffAction: DatabaseAction {
    static let name = "diff"
    static let summary = ["tells what changed from the database OLD to the database NEW"]
    static let operands = [old, new]
    static let options = [CommandOption.json]

    /// The database before.
    static let old = Operand(name: "OLD", standard: "", summary: "diff: the database before")
    /// The database after.
    static let new = Operand(name: "NEW", standard: "", summary: "diff: the database after")

    private let old: DatabaseFile
    private let new: DatabaseFile
    private let isJSON: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        guard let old = arguments.given(Self.old), let new = arguments.given(Self.new) else {
            throw arguments.error("diff compares two databases: diff OLD NEW")
        }
        self.old = DatabaseFile(path: old)
        self.new = DatabaseFile(path: new)
        isJSON = arguments.contains(.json)
    }

    func run(on console: Console) throws -> ExitStatus {
        let difference = try old.difference(to: new)
        if isJSON {
            try console.write(try difference.json())
        } else {
            for line in DifferenceText(difference).lines { try console.write(line: line) }
        }
        return .success
    }
}
