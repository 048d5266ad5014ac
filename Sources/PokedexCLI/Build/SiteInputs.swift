import Mustache
import PokedexData
import PokedexDomain
import PokedexSite

/// Everything that a build reads but the database's facts.
struct SiteInputs {
    /// What the host decides about the site.
    let configuration: SiteConfiguration
    /// Where the facts are.
    let repository: SQLiteCatalogRepository
    private let database: String
    private let templates: InputFolder
    private let content: InputFolder

    /// Reads the theme, the words and the host's settings.
    ///
    /// - Parameter baseURL: the address that goes before the one in `site.json`.
    /// - Throws: ``FileError`` when a folder or file cannot be read, `JSONError` when
    ///   `site.json` is wrong.
    init(database: String, templates: String, content: String, baseURL: BaseURL?) throws {
        self.database = database
        repository = SQLiteCatalogRepository(path: database)
        self.templates = try InputFolder(path: templates, option: .templates)
        self.content = try InputFolder(path: content, option: .content)
        let settings = try Self.settings(in: self.content)
        configuration = SiteConfiguration(
            baseURL: baseURL ?? settings.baseURL, pictures: settings.pictures)
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
                options: [("base-url", configuration.baseURL?.text ?? "")]
            ).hash
        } catch {
            // Where it is the database that cannot be read, its repository says what to do.
            _ = try repository.load()
            throw error
        }
    }

    /// What makes the site from the database's facts.
    ///
    /// - Throws: `TemplateError`, `RenderError` or `StringsError` when the theme or the words are
    ///   wrong.
    func builder(of catalog: Catalog) throws -> SiteBuilder {
        let files = templates.files.map { ThemeFile(path: $0.path, bytes: $0.bytes) }
        return try SiteBuilder(
            catalog: catalog, theme: Theme(files: files, folder: templates.path),
            phrasebook: phrasebook(), configuration: configuration)
    }

    /// What the templates are given, by their names.
    ///
    /// - Throws: `CatalogError` when the database is wrong, `StringsError` when the words are.
    func outlines(jobs: Int) throws -> [String: ValueOutline] {
        try SiteBuilder.outlines(
            catalog: repository.load(), phrasebook: phrasebook(), configuration: configuration,
            jobs: jobs)
    }

    private func phrasebook() throws -> Phrasebook {
        try Phrasebook(english: strings(.english), japanese: strings(.japanese))
    }

    private func strings(_ language: Language) throws -> Strings {
        let name = "strings/\(language.code).json"
        return try Strings(
            json: try content.bytes(of: name), file: "\(content.path)/\(name)",
            language: language)
    }

    /// Refuses an output folder that is part of what the site is made from, or around it.
    ///
    /// - Throws: ``MisplacedOutput``.
    func requireApart(from output: String) throws(MisplacedOutput) {
        for folder in [templates.path, content.path] {
            guard let input = File(path: folder).resolved, let place = File(path: output).resolved
            else { continue }
            if "\(place)/".hasPrefix("\(input)/") || "\(input)/".hasPrefix("\(place)/") {
                throw MisplacedOutput(output: output, input: folder)
            }
        }
    }

    private static func settings(in content: InputFolder) throws -> SiteSettings {
        let file = "\(content.path)/site.json"
        guard File(path: file).exists else { return SiteSettings() }
        return try SiteSettings(json: content.bytes(of: "site.json"), file: file)
    }
}
