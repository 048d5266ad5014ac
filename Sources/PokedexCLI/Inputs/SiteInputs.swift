import Diagnostics
import Mustache
import PokedexDomain
import PokedexSite
import PokedexStore
import PokedexWorlds
import Publishing

/// Everything that a build reads, except the content of the database.
struct SiteInputs {
    let configuration: SiteConfiguration
    let repository: SQLiteCatalogRepository
    private let database: String
    let templates: InputFolder
    let content: InputFolder
    /// The pictures to copy into the website; `nil` when there are none.
    let pictures: PictureFolder?
    /// The Pokémon that the folder has no picture of, of how many; `nil` unless a pattern makes the
    /// names of its pictures.
    private let unseen: (slugs: [String], of: Int)?
    /// The worlds and spots of the content folder.
    let worlds: StoredWorlds

    /// Reads the templates, the content, `site.json` and the worlds, and looks for the pictures.
    ///
    /// - Parameters:
    ///   - baseURL: replaces the address in `site.json`.
    ///   - host: replaces the host in `site.json`.
    ///   - isPreview: whether the site has no address, and its files keep their names.
    /// - Throws: ``FileError`` when a folder or file cannot be read, `JSONError` when `site.json` is
    ///   wrong, `PictureFolderError` and `WorldFindings` when the folder of pictures or of worlds is,
    ///   and `CatalogError` when there is such a folder but no database to name the pictures or the
    ///   Pokémon.
    init(
        database: String, templates: LayeredFolder, content: LayeredFolder, baseURL: BaseURL?,
        host: WebHost? = nil, isPreview: Bool = false
    ) throws {
        self.database = database
        repository = SQLiteCatalogRepository(path: database)
        self.templates = try InputFolder(templates)
        let settings = try Self.settings(in: content.path)
        let folder = Self.pictureFolder(settings, content: content.path)
        let worlds = WorldFolder(content: content.path)
        self.worlds =
            worlds.isMissing
            ? StoredWorlds() : try worlds.load(pokemon: repository.pokemonSlugs())
        self.content = try InputFolder(
            content, basedOn: SiteContent.files,
            except: [worlds.path] + (folder.map { [$0] } ?? []))
        let pictures = try PictureInputs(settings.pictures, folder: folder, repository)
        self.pictures = pictures.folder
        unseen = pictures.unseen
        var configuration = SiteConfiguration(
            baseURL: isPreview ? nil : baseURL ?? settings.baseURL, pictures: pictures.source,
            host: host ?? settings.host)
        if isPreview { configuration.assetFolder = "preview" }
        self.configuration = configuration
    }

    /// A warning about the pictures that the folder lacks; `nil` when it lacks none.
    var missingPictures: String? {
        guard let pictures else { return nil }
        if let unseen {
            guard !unseen.slugs.isEmpty else { return nil }
            return "\(unseen.slugs.count) of \(unseen.of) Pokémon have no picture in "
                + "\(pictures.path) and are shown as drawings: \(Shortlist(unseen.slugs).sentence)"
        }
        guard !pictures.missing.isEmpty else { return nil }
        return "\(pictures.path) lacks \(pictures.missing.count) of "
            + "\(Figures.count(pictures.namedCount, "picture", "pictures")); pages show another "
            + "kind of picture instead, or a drawing: \(Shortlist(pictures.missing).sentence)"
    }

    /// The site's files that change nothing.
    var unusedFiles: [Diagnostic] {
        UnusedFile.templates(in: templates) + UnusedFile.content(in: content)
    }

    /// The hash of everything that the website is made from.
    ///
    /// - Throws: `CatalogError` when there is no database, and ``FileError`` or `PublicationError`
    ///   when a file cannot be read.
    func fingerprint() throws -> ContentHash {
        do {
            try repository.requireWhole()
            return try InputFingerprint(
                database: database, folders: [templates, content],
                options: [
                    ("base-url", configuration.baseURL?.text ?? ""),
                    ("pictures", pictures?.version.description ?? ""),
                    ("worlds", worlds.version.description),
                    ("host", configuration.host?.rawValue ?? ""),
                ]
            ).hash
        } catch {
            // If the database cannot be read, the error of its repository says what to do.
            _ = try repository.load()
            throw error
        }
    }

    /// - Throws: `TemplateError`, `RenderError`, `TranslationError` or `JSONError` when the templates
    ///   or the content are wrong.
    func builder(of catalog: Catalog) throws -> SiteBuilder {
        let content = try SiteContent(content)
        try content.requireKnown(in: catalog)
        return try SiteBuilder(
            catalog: catalog, theme: theme(),
            translations: content.translations(), descriptions: content.descriptions,
            queries: content.queries, exclusives: content.exclusives,
            configuration: configuration, worlds: SiteWorlds(worlds))
    }

    /// - Throws: `TemplateError` when a template does not parse.
    func theme() throws -> Theme {
        try Theme(
            files: templates.files.map { ThemeFile(path: $0.path, bytes: $0.bytes, name: $0.name) },
            folder: templates.path)
    }

    /// The origin of the facts and the number of pages, without making the pages.
    ///
    /// - Throws: `CatalogError` when the database is wrong.
    func countedPages() throws(CatalogError) -> (CatalogSource, [PageCount]) {
        let catalog = try repository.load()
        return (catalog.source, PageCount.all(catalog: catalog, worlds: SiteWorlds(worlds)))
    }

    /// The outline of the data of each template, by the template's name.
    ///
    /// - Throws: `CatalogError` when the database is wrong, and `TranslationError` or `JSONError` when
    ///   the content is.
    func outlines(jobs: Int) throws -> [String: ValueOutline] {
        let catalog = try repository.load()
        let content = try SiteContent(content)
        return try SiteBuilder.outlines(
            catalog: catalog, translations: content.translations(),
            descriptions: content.descriptions, queries: content.queries,
            exclusives: content.exclusives, configuration: configuration, jobs: jobs)
    }

    /// Refuses an output folder that is inside an input folder or around it.
    func requireApart(from path: String) throws(MisplacedOutput) {
        let inputs = [templates, content].flatMap { [$0.path, $0.folder.base] } + [pictures?.path]
        for folder in inputs.compactMap(\.self) {
            guard let input = File(path: folder).resolved, let output = File(path: path).resolved
            else { continue }
            if "\(output)/".hasPrefix("\(input)/") || "\(input)/".hasPrefix("\(output)/") {
                throw MisplacedOutput(output: path, input: folder)
            }
        }
    }

    private static func settings(in content: String) throws -> SiteSettings {
        let file = File(path: "\(content)/\(SiteSettings.file)")
        guard file.exists else { return SiteSettings() }
        return try SiteSettings(json: file.bytes(), file: file.path)
    }

    /// The folder of pictures; `nil` when pictures come from elsewhere.
    private static func pictureFolder(_ settings: SiteSettings, content: String) -> String? {
        let path: String? =
            switch settings.pictures {
            case .folder(let path): path
            case .pattern(_, let path): path
            case .drawings, .address, nil: nil
            }
        return path.map { $0.hasPrefix("/") ? $0 : "\(content)/\($0)" }
    }
}

/// The pictures that the settings name, looked for in their folder.
private struct PictureInputs {
    /// `nil` for the address in the database.
    let source: PictureSource?
    let folder: PictureFolder?
    /// See ``SiteInputs``.
    let unseen: (slugs: [String], of: Int)?

    /// - Parameter folder: the folder in the settings, as the program finds it.
    init(
        _ setting: PictureSetting?, folder path: String?, _ repository: SQLiteCatalogRepository
    ) throws {
        switch (setting, path) {
        case (.pattern(let pattern, _), let path?):
            let (pokemon, forms) = try repository.numberedSlugs()
            let subjects = pokemon.map { PictureSubject(id: $0.pokemon, slug: $0.slug) }
            let all = subjects + forms.map { PictureSubject(id: $0.pokemon, slug: $0.slug) }
            let folder = try PictureFolder(
                path: path, names: Set(all.flatMap(pattern.paths)).sorted(),
                layout: "the pattern in site.json says")
            let pictures = PatternPictures(pattern, in: folder)
            let unseen = subjects.filter(pictures.lacks)
            self.init(.pattern(pictures), folder, (unseen.map(\.slug.text), subjects.count))
        case (.pattern(let pattern, _), nil): self.init(.pattern(PatternPictures(pattern)))
        case (.folder, let path?):
            let folder = try PictureFolder(path: path, names: repository.picturePaths())
            self.init(.folder(folder), folder)
        case (.address(let base), _): self.init(.address(base))
        case (.drawings, _): self.init(.drawings)
        case (.folder, nil), (nil, _): self.init(nil)
        }
    }

    private init(
        _ source: PictureSource?, _ folder: PictureFolder? = nil,
        _ unseen: (slugs: [String], of: Int)? = nil
    ) {
        self.source = source
        self.folder = folder
        self.unseen = unseen
    }
}

extension SiteWorlds {
    /// What a folder of worlds has, for the site.
    fileprivate init(_ stored: StoredWorlds) {
        self.init(
            stored.worlds,
            pictures: stored.pictures.mapValues { picture in
                SpotPicture(
                    name: picture.publishedName, width: picture.width, height: picture.height,
                    bytes: { try picture.publishedBytes() })
            })
    }
}

/// An output folder that contains an input folder, or is inside one.
struct MisplacedOutput: FileDiagnosticError, Hashable {
    let output: String
    /// The folder of templates, content or pictures.
    let input: String

    var diagnostic: Diagnostic {
        Diagnostic(
            path: output,
            message:
                "this output folder and the input folder \(input) are the same, or one contains the other",
            notes: ["Nothing was changed. Choose an output folder beside it: --output Public"])
    }
}
