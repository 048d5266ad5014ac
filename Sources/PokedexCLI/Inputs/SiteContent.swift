import PokedexDomain
import PokedexQuery
import PokedexSite

/// The files of the content folder that the pages are made from: translations, descriptions, the
/// words of queries, and version exclusives.
///
/// A site's translations and descriptions change those of the program that they name; its other files
/// replace the program's. Reading throws ``FileError`` when a file is missing or wrong.
struct SiteContent {
    /// One translation of each language, not yet compared with each other.
    let all: [Translation]
    let descriptions: Descriptions
    let queries: QueryContent
    let exclusives: VersionExclusivesTable

    /// The files, below the content folder.
    static let files =
        Language.allCases.map(Translation.file)
        + [
            Descriptions.files.moves, Descriptions.files.abilities, Descriptions.files.matchUps,
            QueryDeclaration.file, Spellings.file, VersionExclusivesTable.file,
        ]

    /// Takes the files from a folder that was read already.
    init(_ content: InputFolder) throws {
        try self.init(content.path, versions: content.versions)
    }

    /// Reads only these files of a folder.
    init(_ folder: LayeredFolder) throws {
        try self.init(folder.path, versions: folder.versions)
    }

    /// - Parameters:
    ///   - folder: the site's.
    ///   - versions: a file of the site, and the program's, as ``LayeredFolder/versions(of:)`` has
    ///     them.
    private init(_ folder: String, versions: (String) throws -> [InputFile]) throws {
        all = try Language.allCases.map { language in
            let name = Translation.file(of: language)
            let versions = try versions(name)
            let base = versions[versions.count - 1]
            let translation = try Translation(json: base.bytes, file: base.name, language: language)
            guard base.isBuiltIn else { return translation }
            return try translation.changed(
                by: versions.first { !$0.isBuiltIn }?.bytes, file: "\(folder)/\(name)")
        }
        func layers(_ name: String) throws -> [ContentFile] {
            try versions(name).reversed().map { file in
                ContentFile(name: file.name, bytes: file.bytes, isBuiltIn: file.isBuiltIn)
            }
        }
        descriptions = try Descriptions(
            moves: layers(Descriptions.files.moves),
            abilities: layers(Descriptions.files.abilities),
            matchUps: layers(Descriptions.files.matchUps))
        let (declaration, spellings, exclusives) = try (
            versions(QueryDeclaration.file)[0], versions(Spellings.file)[0],
            versions(VersionExclusivesTable.file)[0]
        )
        queries = QueryContent(
            declaration: try QueryDeclaration(json: declaration.bytes, folder: declaration.folder),
            spellings: try Spellings(json: spellings.bytes, folder: spellings.folder))
        self.exclusives = try VersionExclusivesTable(
            json: exclusives.bytes, folder: exclusives.folder)
    }

    /// All translations, which must have the same keys.
    func translations() throws -> Translations { try Translations(all) }

    /// Refuses names and descriptions in the site's own files of what a catalog lacks.
    ///
    /// - Throws: an error at the first one.
    func requireKnown(in catalog: Catalog) throws {
        for translation in all { try translation.requireKnown(in: catalog) }
        try descriptions.requireKnown(in: catalog)
    }
}
