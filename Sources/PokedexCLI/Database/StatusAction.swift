import Glibc
import PokeAPI

/// `database status`: tells how the database is.
struct StatusAction: DatabaseAction {
    static let name = "status"
    static let summary = ["tells what the database holds, from when it is, and what is due"]
    static let options = [DatabaseChoice.option, .json]

    private let database: UpdatableDatabase
    private let isJSON: Bool

    init(_ arguments: Arguments) {
        database = DatabaseChoice(arguments).file
        isJSON = arguments.contains(.json)
    }

    func run(on console: Console) throws -> ExitStatus {
        let status = try database.status(at: time(nil))
        if isJSON {
            try console.write(try status.json())
        } else {
            for line in StatusText(status).lines { try console.write(line: line) }
        }
        return .success
    }
}
