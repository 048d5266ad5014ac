import PokedexDomain
import PokedexSite

/// The words of the site in both languages, as the content's folder has them.
struct SiteWords {
    /// The English words.
    let english: Strings
    /// The Japanese words.
    let japanese: Strings
    /// What moves and abilities do.
    let descriptions: Descriptions
    /// What queries are written with.
    let queries: QueryContent

    /// Takes the words from a folder that was read.
    ///
    /// - Throws: ``FileError`` when a file is missing, `StringsError` or `JSONError` when one is
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
        english = try Self.strings(.english, folder: folder, bytes: bytes)
        japanese = try Self.strings(.japanese, folder: folder, bytes: bytes)
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
    static func strings(
        _ language: Language, folder: String, bytes: (String) throws -> [UInt8]
    ) throws -> Strings {
        let name = "strings/\(language.code).json"
        return try Strings(json: bytes(name), file: "\(folder)/\(name)", language: language)
    }

    /// The words, checked against each other.
    ///
    /// - Throws: `StringsError` when they do not mirror each other.
    func phrasebook() throws(StringsError) -> Phrasebook {
        try Phrasebook(english: english, japanese: japanese)
    }
}
