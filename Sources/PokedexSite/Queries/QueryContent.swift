import PokedexDomain
import PokedexQuery

/// What the site's content says about queries.
package struct QueryContent: Sendable {
    /// The query language.
    package let declaration: QueryDeclaration
    /// How players write names with kanji.
    let spellings: Spellings

    package init(declaration: QueryDeclaration, spellings: Spellings) {
        self.declaration = declaration
        self.spellings = spellings
    }

    /// What a site with these worlds has of it.
    func fitting(_ worlds: Worlds) -> Self {
        Self(declaration: declaration.fitting(worlds), spellings: spellings)
    }

    /// The records in `spellings.json` that a catalog lacks, by kind.
    package func unknownSpellings(in catalog: Catalog) -> [MissingTranslations] {
        Spellings.Kind.allCases.compactMap { kind in
            let slugs = spellings.unknown(kind, in: catalog)
            guard !slugs.isEmpty else { return nil }
            return MissingTranslations(.spelling(kind), identifiers: slugs)
        }
    }
}
