import PokedexDomain
import PokedexQuery
import PokedexSite
import PokedexWorlds

/// The files of the content folder that the pages are made from: translations, descriptions, the
/// words of queries, and version exclusives.
///
/// Reading throws ``FileError`` when a file is missing, and `TranslationError` or `JSONError` when
/// one is wrong.
struct SiteContent {
    /// One translation of each language, not yet compared with each other.
    let all: [Translation]
    let descriptions: Descriptions
    let queries: QueryContent
    let exclusives: VersionExclusivesTable

    /// Takes the files from a folder that was read already.
    init(_ content: InputFolder) throws {
        try self.init(folder: content.path) { try content.bytes(of: $0) }
    }

    /// Reads only these files of a folder.
    init(folder: String) throws {
        try self.init(folder: folder) { try File(path: "\(folder)/\($0)").bytes() }
    }

    private init(folder: String, bytes: (String) throws -> [UInt8]) throws {
        all = try Language.allCases.map {
            try Self.translation($0, folder: folder, bytes: bytes)
        }
        descriptions = try Descriptions(
            moves: bytes(Descriptions.files.moves),
            abilities: bytes(Descriptions.files.abilities),
            matchUps: bytes(Descriptions.files.matchUps), folder: folder)
        queries = try Self.queries(folder: folder, bytes: bytes)
        exclusives = try VersionExclusivesTable(
            json: bytes(VersionExclusivesTable.file), folder: folder)
    }

    fileprivate static func queries(
        folder: String, bytes: (String) throws -> [UInt8]
    ) throws -> QueryContent {
        try QueryContent(
            declaration: QueryDeclaration(json: bytes(QueryDeclaration.file), folder: folder),
            spellings: Spellings(json: bytes(Spellings.file), folder: folder))
    }

    fileprivate static func translation(
        _ language: Language, folder: String, bytes: (String) throws -> [UInt8]
    ) throws -> Translation {
        let name = Translation.file(of: language)
        return try Translation(json: bytes(name), file: "\(folder)/\(name)", language: language)
    }

    /// All translations, which must have the same keys.
    func translations() throws(TranslationError) -> Translations {
        try Translations(all)
    }
}

/// The files of the content folder that queries are read and answered with.
struct SearchContent {
    let translations: Translations
    private let queries: QueryContent
    private let worlds: WorldFolder

    init(folder: String) throws {
        func bytes(_ name: String) throws(FileError) -> [UInt8] {
            try File(path: "\(folder)/\(name)").bytes()
        }
        translations = try Translations(
            Language.allCases.map {
                try SiteContent.translation($0, folder: folder, bytes: bytes)
            })
        queries = try SiteContent.queries(folder: folder, bytes: bytes)
        worlds = WorldFolder(content: folder)
    }

    /// - Throws: `TranslationError` when a word is missing, and `WorldFindings` when the worlds of the
    ///   folder are wrong.
    func search(in catalog: Catalog) throws -> PokemonSearch {
        try PokemonSearch(
            catalog, translations: translations, queries: queries,
            worlds: worlds.loadWithoutPictures(pokemon: Set(catalog.pokemon.map(\.slug))))
    }
}
