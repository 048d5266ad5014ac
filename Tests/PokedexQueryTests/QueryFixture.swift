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
}
