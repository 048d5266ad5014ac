import PokedexDomain
import TestSupport

@testable import PokedexSite

/// Queries over the sample catalog, with the language's own words and a few spellings.
enum QueryFixture {
    /// What finds the sample's Pokémon.
    static func search(
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> PokemonSearch {
        try PokemonSearch(
            SampleCatalog(change: change).catalog, translations: TextFixture.translations(),
            words: words(), spellings: spellings())
    }

    static func words() throws -> QueryWords {
        try QueryWords(json: ProjectFiles.bytes(of: "content/queries.json"), folder: "content")
    }

    static func spellings() throws -> Spellings {
        try spellings(
            """
            {
              "moves": {"thunderbolt": ["10万ボルト"], "surf": ["波乗り"]},
              "abilities": {"static": ["静電気"]},
              "types": {"electric": ["電気"]}
            }
            """)
    }

    static func spellings(_ json: String) throws -> Spellings {
        try Spellings(json: Array(json.utf8), folder: "content")
    }
}
