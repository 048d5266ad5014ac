import PokedexDomain
import PokedexQuery

/// What the site's content says about queries.
public struct QueryContent: Sendable {
    /// The words of the query language.
    let words: QueryWords
    /// How players write names with kanji.
    let spellings: Spellings

    /// Holds both.
    package init(words: QueryWords, spellings: Spellings) {
        self.words = words
        self.spellings = spellings
    }
}

extension PokemonSearch {
    /// Prepares a catalog for being searched with the names of the site's pages.
    ///
    /// - Throws: ``TranslationError`` when a word is missing that a name is made with.
    package init(
        _ catalog: Catalog, translations: Translations, words: QueryWords, spellings: Spellings
    ) throws(TranslationError) {
        let maker = try QueryEntryMaker(
            english: Names(catalog: catalog, translation: translations[.english]),
            japanese: Names(catalog: catalog, translation: translations[.japanese]))
        self.init(
            catalog,
            translations: maker.translations(of: catalog, words: words, spellings: spellings),
            words: words)
    }
}

extension Spellings {
    /// What is spelled here and is not in a catalog, by kind.
    package func missingTranslations(in catalog: Catalog) -> [MissingTranslations] {
        let unknown = unknown(in: catalog)
        let groups = [
            (TranslationGap.spelledAbility, unknown.abilities), (.spelledMove, unknown.moves),
            (.spelledType, unknown.types),
        ]
        return groups.filter { !$0.1.isEmpty }.map { gap, slugs in
            MissingTranslations(title: gap.title, identifiers: slugs)
        }
    }
}
