import PokedexDomain
import PokedexQuery
import PokedexSite
import PokedexWorlds

/// The files of the content folder that the pages are made from: translations, descriptions, the
/// words of queries, and version exclusives.
///
/// A site's translations and descriptions change those of the program that they name; its other files
/// replace the program's. Reading throws ``FileError`` when a file is missing, and `TranslationError`
/// or `JSONError` when one is wrong.
struct SiteContent {
    /// One translation of each language, not yet compared with each other.
    let all: [Translation]
    let descriptions: Descriptions
    let queries: QueryContent
    let exclusives: VersionExclusivesTable

    /// The files, below the content folder.
    static let files =
        Language.allCases.map(ContentReader.translation)
        + [
            Descriptions.files.moves, Descriptions.files.abilities, Descriptions.files.matchUps,
            QueryDeclaration.file, Spellings.file, VersionExclusivesTable.file,
        ]

    /// Takes the files from a folder that was read already.
    init(_ content: InputFolder) throws {
        try self.init(ContentReader(folder: content.path, versions: content.versions))
    }

    /// Reads only these files of a folder.
    init(_ folder: LayeredFolder) throws {
        try self.init(ContentReader(folder))
    }

    private init(_ reader: ContentReader) throws {
        all = try reader.translations()
        descriptions = try reader.descriptions()
        queries = try reader.queries()
        let exclusives = try reader.file(VersionExclusivesTable.file)
        self.exclusives = try VersionExclusivesTable(
            json: exclusives.bytes, folder: exclusives.folder)
    }

    /// All translations, which must have the same keys.
    func translations() throws(TranslationError) -> Translations {
        try Translations(all)
    }

    /// Refuses names and descriptions in the site's own files of what a catalog lacks.
    ///
    /// - Throws: `JSONError` at the first one.
    func requireKnown(in catalog: Catalog) throws {
        for translation in all { try translation.requireKnown(in: catalog) }
        try descriptions.requireKnown(in: catalog)
    }
}

/// The files of the content folder that queries are read and answered with.
struct SearchContent {
    let translations: Translations
    private let all: [Translation]
    private let queries: QueryContent
    private let worlds: WorldFolder

    init(_ folder: LayeredFolder) throws {
        let reader = ContentReader(folder)
        all = try reader.translations()
        translations = try Translations(all)
        queries = try reader.queries()
        worlds = WorldFolder(content: folder.path)
    }

    /// - Throws: `TranslationError` when a word is missing, `JSONError` when the site names what the
    ///   catalog lacks, and `WorldFindings` when the worlds of the folder are wrong.
    func search(in catalog: Catalog) throws -> PokemonSearch {
        for translation in all { try translation.requireKnown(in: catalog) }
        return try PokemonSearch(
            catalog, translations: translations, queries: queries,
            worlds: worlds.loadWithoutPictures(pokemon: Set(catalog.pokemon.map(\.slug))))
    }
}

/// Reads single files of the content folder.
private struct ContentReader {
    /// The site's folder.
    let folder: String
    /// A file of the site, and the program's, as ``LayeredFolder/versions(of:)`` has them.
    let versions: (String) throws -> [InputFile]

    init(folder: String, versions: @escaping (String) throws -> [InputFile]) {
        self.folder = folder
        self.versions = versions
    }

    init(_ folder: LayeredFolder) {
        self.init(folder: folder.path) { try folder.versions(of: $0) }
    }

    /// A file that replaces the program's.
    func file(_ name: String) throws -> InputFile {
        try versions(name)[0]
    }

    func translations() throws -> [Translation] {
        try Language.allCases.map { language in
            let name = Self.translation(language)
            let versions = try versions(name)
            let base = versions[versions.count - 1]
            let translation = try Translation(
                json: base.bytes, file: base.name, language: language)
            guard base.isBuiltIn else { return translation }
            return try translation.changed(
                by: versions.first { !$0.isBuiltIn }?.bytes, file: "\(folder)/\(name)")
        }
    }

    func descriptions() throws -> Descriptions {
        func files(_ name: String) throws -> [ContentFile] {
            try versions(name).reversed().map { file in
                ContentFile(name: file.name, bytes: file.bytes, isBuiltIn: file.isBuiltIn)
            }
        }
        return try Descriptions(
            moves: files(Descriptions.files.moves), abilities: files(Descriptions.files.abilities),
            matchUps: files(Descriptions.files.matchUps))
    }

    func queries() throws -> QueryContent {
        let declaration = try file(QueryDeclaration.file)
        let spellings = try file(Spellings.file)
        return try QueryContent(
            declaration: QueryDeclaration(json: declaration.bytes, folder: declaration.folder),
            spellings: Spellings(json: spellings.bytes, folder: spellings.folder))
    }

    static func translation(_ language: Language) -> String {
        "strings/\(language.code).json"
    }
}
