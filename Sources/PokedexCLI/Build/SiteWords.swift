import PokedexDomain
import PokedexQuery
import PokedexSite

/// The words of the site in both languages, as the content's folder has them.
struct SiteWords {
    /// The English words.
    let english: Translation
    /// The Japanese words.
    let japanese: Translation
    /// What moves and abilities do.
    let descriptions: Descriptions
    /// What queries are written with.
    let queries: QueryContent

    /// Takes the words from a folder that was read.
    ///
    /// - Throws: ``FileError`` when a file is missing, `TranslationError` or `JSONError` when one is
    ///   wrong.
    init(_ content: InputFolder) throws {
        try self.init(folder: content.path) { try content.bytes(of: $0) }
    }

    /// Reads the words, and nothing else, from a folder.
    ///
    /// - Throws: as the other initialiser.
    init(folder: String) throws {
        try self.init(folder: folder) { try File(path: "\(folder)/\($0)").bytes() }
    }

    private init(folder: String, bytes: (String) throws -> [UInt8]) throws {
        english = try Self.translation(.english, folder: folder, bytes: bytes)
        japanese = try Self.translation(.japanese, folder: folder, bytes: bytes)
        descriptions = try Descriptions(
            moves: bytes(Descriptions.files.moves),
            abilities: bytes(Descriptions.files.abilities), folder: folder)
        queries = try QueryContent(
            words: QueryWords(json: bytes(QueryWords.file), folder: folder),
            spellings: Spellings(json: bytes(Spellings.file), folder: folder))
    }

    /// The words of one language alone.
    ///
    /// - Throws: as the initialisers.
    static func translation(
        _ language: Language, folder: String, bytes: (String) throws -> [UInt8]
    ) throws -> Translation {
        let name = "strings/\(language.code).json"
        return try Translation(json: bytes(name), file: "\(folder)/\(name)", language: language)
    }

    /// The words, checked against each other.
    ///
    /// - Throws: `TranslationError` when they do not mirror each other.
    func translations() throws(TranslationError) -> Translations {
        try Translations(english: english, japanese: japanese)
    }
}
