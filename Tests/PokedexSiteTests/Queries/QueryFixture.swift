import PokedexDomain
import PokedexQuery
import TestSupport

@testable import PokedexSite

enum QueryFixture {
    /// What `content/` says about queries.
    static func content() throws -> QueryContent { try loaded.get() }

    private static let loaded = Result {
        try QueryContent(declaration: declaration(), spellings: spellings())
    }

    static func declaration() throws -> QueryDeclaration {
        try QueryDeclaration(
            json: ProjectFiles.bytes(of: "content/\(QueryDeclaration.file)"), folder: "content")
    }

    static func spellings() throws -> Spellings {
        try Spellings(json: ProjectFiles.bytes(of: "content/spellings.json"), folder: "content")
    }
}
