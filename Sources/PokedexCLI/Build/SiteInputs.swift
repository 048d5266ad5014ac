import Mustache
import PokedexStore
import PokedexDomain
import PokedexSite
import Publishing

/// Everything that a build reads but the database's facts.
struct SiteInputs {
    /// What the host decides about the site.
    let configuration: SiteConfiguration
    /// Where the facts are.
    let repository: SQLiteCatalogRepository
    private let database: String
    private let templates: InputFolder
    private let content: InputFolder
    /// The pictures that are copied along; `nil` where none are.
    let pictures: PictureFolder?

    /// Reads the theme, the words and the host's settings, and looks at the pictures.
    ///
    /// - Parameter baseURL: the address that goes before the one in `site.json`.
    /// - Throws: ``FileError`` when a folder or file cannot be read, `JSONError` when `site.json`
    ///   is wrong, `PictureFolderError` when the folder of pictures is; `CatalogError` when there
    ///   is such a folder but no database to say what is wanted of it.
    init(database: String, templates: String, content: String, baseURL: BaseURL?) throws {
        self.database = database
        repository = SQLiteCatalogRepository(path: database)
        self.templates = try InputFolder(path: templates, option: .templates)
        let settings = try Self.settings(in: content)
        let folder = Self.pictureFolder(settings, content: content)
        self.content = try InputFolder(path: content, option: .content, except: folder)
        pictures = try folder.map { [repository] folder in
            try PictureFolder(path: folder, names: repository.picturePaths())
        }
        configuration = SiteConfiguration(
            baseURL: baseURL ?? settings.baseURL,
            pictures: pictures.map { .folder($0) } ?? Self.pictureSource(settings))
    }

    /// Says how many pictures the folder lacks; `nil` when none.
    var missingPictures: String? {
        guard let pictures, pictures.missingCount > 0 else { return nil }
        return "note: \(pictures.path) lacks \(pictures.missingCount) of "
            + "\(Figures.count(pictures.namedCount, "picture", "pictures")); pages show the next "
            + "kind of picture there, or our drawing"
    }

    /// The hash of all that the site is made from.
    ///
    /// - Throws: `CatalogError` when there is no database; ``FileError`` or `PublicationError` when
    ///   a file cannot be read.
    func fingerprint() throws -> ContentHash {
        do {
            try repository.requireWhole()
            return try InputFingerprint(
                database: database, folders: [templates, content],
                options: [
                    ("base-url", configuration.baseURL?.text ?? ""),
                    ("pictures", pictures?.version.description ?? ""),
                ]
            ).hash
        } catch {
            // Where it is the database that cannot be read, its repository says what to do.
            _ = try repository.load()
            throw error
        }
    }

    /// What makes the site from the database's facts.
    ///
    /// - Throws: `TemplateError`, `RenderError`, `TranslationError` or `JSONError` when the theme, the
    ///   words or the descriptions are wrong.
    func builder(of catalog: Catalog) throws -> SiteBuilder {
        let files = templates.files.map { ThemeFile(path: $0.path, bytes: $0.bytes) }
        let words = try SiteWords(content)
        return try SiteBuilder(
            catalog: catalog, theme: Theme(files: files, folder: templates.path),
            translations: words.translations(), descriptions: words.descriptions,
            queries: words.queries, configuration: configuration)
    }

    /// What the templates are given, by their names.
    ///
    /// - Throws: `CatalogError` when the database is wrong, `TranslationError` or `JSONError` when the
    ///   words or the descriptions are.
    func outlines(jobs: Int) throws -> [String: ValueOutline] {
        let catalog = try repository.load()
        let words = try SiteWords(content)
        return try SiteBuilder.outlines(
            catalog: catalog, translations: words.translations(), descriptions: words.descriptions,
            configuration: configuration, jobs: jobs)
    }

    /// Refuses an output folder that is part of what the site is made from, or around it.
    ///
    /// - Throws: ``MisplacedOutput``.
    func requireApart(from output: String) throws(MisplacedOutput) {
        for folder in [templates.path, content.path] + [pictures?.path].compactMap({ $0 }) {
            guard let input = File(path: folder).resolved, let place = File(path: output).resolved
            else { continue }
            if "\(place)/".hasPrefix("\(input)/") || "\(input)/".hasPrefix("\(place)/") {
                throw MisplacedOutput(output: output, input: folder)
            }
        }
    }

    private static func settings(in content: String) throws -> SiteSettings {
        let file = File(path: "\(content)/site.json")
        guard file.exists else { return SiteSettings() }
        return try SiteSettings(json: file.bytes(), file: file.path)
    }

    /// Where the folder of pictures is; `nil` where they come from elsewhere.
    private static func pictureFolder(_ settings: SiteSettings, content: String) -> String? {
        guard case .folder(let path) = settings.pictures else { return nil }
        return path.hasPrefix("/") ? path : "\(content)/\(path)"
    }

    /// Where pictures come from that are in no folder; `nil` for the data set's own address.
    private static func pictureSource(_ settings: SiteSettings) -> PictureSource? {
        switch settings.pictures {
        case .drawings: .drawings
        case .address(let base): .address(base)
        case .folder, nil: nil
        }
    }
}
