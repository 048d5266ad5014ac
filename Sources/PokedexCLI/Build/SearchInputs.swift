import PokedexDomain
import PokedexQuery
import PokedexSite

/// The words that queries are read and answered with, as the content's folder has them.
struct SearchInputs {
    /// The words of the program's answers in both languages.
    let translations: Translations
    private let words: QueryWords
    private let spellings: Spellings

    /// Reads the words.
    ///
    /// - Throws: ``FileError`` when a file is missing, `TranslationError` or `JSONError` when one is
    ///   wrong.
    init(folder: String) throws {
        func bytes(_ name: String) throws(FileError) -> [UInt8] {
            try File(path: "\(folder)/\(name)").bytes()
        }
        translations = try Translations(
            english: SiteWords.translation(.english, folder: folder, bytes: bytes),
            japanese: SiteWords.translation(.japanese, folder: folder, bytes: bytes))
        words = try QueryWords(json: bytes(QueryWords.file), folder: folder)
        spellings = try Spellings(json: bytes(Spellings.file), folder: folder)
    }

    /// What finds the Pokémon of a catalog.
    ///
    /// - Throws: `TranslationError` when a word is missing that a name is made with.
    func search(in catalog: Catalog) throws(TranslationError) -> PokemonSearch {
        try PokemonSearch(catalog, translations: translations, words: words, spellings: spellings)
    }
}
