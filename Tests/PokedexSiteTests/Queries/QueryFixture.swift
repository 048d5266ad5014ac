import PokedexDomain
import PokedexQuery
import TestSupport

@testable import PokedexSite

/// Queries over the sample catalog with the project's own words.
enum QueryFixture {
    static func search(
        worlds: Worlds = Worlds(), change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> PokemonSearch {
        try PokemonSearch(
            SampleCatalog(change: change).catalog, translations: TextFixture.translations(),
            queries: content(), worlds: worlds)
    }

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
