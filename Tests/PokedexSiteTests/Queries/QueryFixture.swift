import PokedexDomain
import PokedexQuery
import TestSupport

@testable import PokedexSite

/// Queries over the sample catalog with the project's own words.
enum QueryFixture {
    static func search() throws -> PokemonSearch {
        try PokemonSearch(
            SampleCatalog().catalog, translations: TextFixture.translations(), words: words(),
            spellings: spellings())
    }

    static func words() throws -> QueryWords {
        try QueryWords(json: ProjectFiles.bytes(of: "content/queries.json"), folder: "content")
    }

    static func spellings() throws -> Spellings {
        try Spellings(json: ProjectFiles.bytes(of: "content/spellings.json"), folder: "content")
    }
}
