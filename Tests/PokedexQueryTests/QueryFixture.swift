import PokedexDomain
import PokedexQuery
import TestSupport

enum QueryFixture {
    /// The project's declaration, for a site without worlds unless others are given.
    static func declaration(worlds: Worlds = Worlds()) throws -> QueryDeclaration {
        try QueryDeclaration(
            json: ProjectFiles.bytes(of: "content/\(QueryDeclaration.file)"), folder: "content"
        ).fitting(worlds)
    }

    static func spellings(_ json: String) throws -> Spellings {
        try Spellings(json: Array(json.utf8), folder: "content")
    }

    /// The rows of a table: two cells with an arrow between them.
    static func rows(_ table: String) -> [(String, String)] {
        table.split(separator: "\n").map { row in
            let cells = row.split(separator: " => ").map(String.init)
            return (cells[0], cells[1])
        }
    }

    /// The first line of the message of the error that a body throws; empty when it throws none.
    static func headline<Result>(of body: () throws -> Result) -> String {
        do {
            _ = try body()
            return ""
        } catch {
            return "\(error)".split(separator: "\n").first.map(String.init) ?? ""
        }
    }
}
