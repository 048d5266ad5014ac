import Diagnostics
import Mustache
import Parallelism
import Platform
import PokedexDomain
import PokedexSite
import PokedexStore
import PokedexWorlds
import Publishing

/// Everything that a build reads, except the content of the database.
struct SiteInputs {
    let configuration: SiteConfiguration
    /// The facts that are shown.
    let repository: CorrectedRepository
    private let database: String
    let templates: InputFolder
    let content: InputFolder
    /// The pictures to copy into the website; `nil` when there are none.
    let pictures: PictureFolder?
    /// The Pokémon that the folder has no picture of, of how many; `nil` unless a pattern makes the
    /// names of its pictures.
    let unseen: (slugs: [String], of: Int)?
    let worlds: StoredWorlds
    private let hasFacts: Bool

    /// Reads the templates, the content, `site.json` and the worlds, and looks for the pictures.
    ///
    /// - Parameters:
    ///   - baseURL: replaces the address in `site.json`.
    ///   - host: replaces the host in `site.json`.
    ///   - isPreview: whether the site has no address, and its files keep their names.
    ///   - hasFacts: whether the folders of facts count.
    /// - Throws: ``FileError`` when a folder or file cannot be read, an error when `site.json` is
    ///   wrong, an error when the folder of pictures or of worlds is,
    ///   and `CatalogError` when there is such a folder but no database to name the pictures or the
    ///   Pokémon.
    init(
        _ sources: SiteSources, baseURL: BaseURL? = nil, host: WebHost? = nil,
        isPreview: Bool = false, hasFacts: Bool = true
    ) throws {
        (database, self.hasFacts) = (sources.database.path, hasFacts)
        templates = try InputFolder(sources.templates)
        let content = sources.content
        repository = CorrectedRepository(
            path: database, facts: hasFacts ? try content.facts() : [])
        var settings = try Self.settings(in: content.path)
        settings.baseURL = isPreview ? nil : baseURL ?? settings.baseURL
        settings.host = host ?? settings.host
        let folder = Self.pictureFolder(settings, content: content.path)
        let worlds = WorldFolder(content: content.path)
        self.worlds =
            worlds.isMissing
            ? StoredWorlds() : try worlds.load(pokemon: repository.pokemonSlugs())
        self.content = try InputFolder(
            content, basedOn: SiteContent.files,
            except: [worlds.path, "\(content.path)/\(LayeredFolder.facts)"]
                + [folder].compactMap(\.self))
        let pictures = try PictureInputs(settings.pictures, folder: folder, repository)
        self.pictures = pictures.folder
        unseen = pictures.unseen
        var configuration = SiteConfiguration(settings: settings, pictures: pictures.source)
        if isPreview { configuration.assetFolder = "preview" }
        self.configuration = configuration
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
            try repository.source.requireWhole()
            return try ContentHash(
                database: database, folders: [templates, content],
                options: [
                    ("base-url", configuration.settings.baseURL?.text ?? ""),
                    ("pictures", pictures?.version.description ?? ""),
                    ("worlds", worlds.version.description),
                    ("facts", repository.folders.version.description),
                    ("host", configuration.settings.host?.rawValue ?? ""),
                ])
        } catch {
            // If the database cannot be read, the error of its repository says what to do.
            _ = try repository.load()
            throw error
        }
    }

    /// - Throws: an error when the templates
    ///   or the content are wrong.
    func builder(of catalog: Catalog) throws -> SiteBuilder {
        let content = try SiteContent(content)
        // Without facts, the content may name records that only facts add.
        if hasFacts { try content.requireKnown(in: catalog) }
        return try SiteBuilder(
            catalog: catalog, theme: theme(),
            translations: content.translations(), descriptions: content.descriptions,
            queries: content.queries, exclusives: content.exclusives,
            configuration: configuration, worlds: SiteWorlds(worlds))
    }

    /// - Throws: an error when a template does not parse.
    func theme() throws -> Theme { try Theme(files: themeFiles, folder: templates.path) }

    /// The theme with another text for a template.
    ///
    /// - Parameters:
    ///   - template: its name: `pages/move`.
    ///   - text: with what messages call it.
    /// - Throws: an error when a template does not parse.
    func theme(replacing template: String, _ text: (name: String, bytes: [UInt8])) throws -> Theme {
        let files = themeFiles.map { file in
            Theme.templateName(of: file.path) == template
                ? ThemeFile(path: file.path, bytes: text.bytes, name: text.name) : file
        }
        return try Theme(files: files, folder: templates.path)
    }

    private var themeFiles: [ThemeFile] {
        templates.files.map { ThemeFile(path: $0.path, bytes: $0.bytes, name: $0.name) }
    }

    /// The outline of the data of each template, by the template's name.
    ///
    /// - Throws: `CatalogError` when the database is wrong, and an error when
    ///   the content is.
    func outlines(jobs: Int) throws -> [String: ValueOutline] {
        let catalog = try repository.load()
        let content = try SiteContent(content)
        try content.requireKnown(in: catalog)
        return try SiteBuilder.outlines(
            catalog: catalog, translations: content.translations(),
            descriptions: content.descriptions, queries: content.queries,
            exclusives: content.exclusives, configuration: configuration,
            // The findings in templates say what does not parse.
            theme: try? theme(), jobs: jobs)
    }

    /// Refuses an output folder that is inside an input folder or around it.
    func requireApart(from path: String) throws {
        let inputs = [templates, content].flatMap { [$0.path, $0.folder.base] } + [pictures?.path]
        for folder in inputs.compactMap(\.self) {
            guard let input = File(path: folder).resolved, let output = File(path: path).resolved
            else { continue }
            if "\(output)/".hasPrefix("\(input)/") || "\(input)/".hasPrefix("\(output)/") {
                throw DiagnosticError(
                    "this output folder and the input folder \(folder) are the same, or one "
                        + "contains the other\nNothing was changed. Choose an output folder beside "
                        + "it: --output Public", path: path)
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

extension [FactsFolder] {
    /// Differs when the facts do.
    var version: ContentHash {
        var hasher = ContentHasher()
        for folder in self {
            hasher.combine(number: UInt64(folder.files.count))
            for file in folder.files {
                hasher.combine(file.name)
                hasher.combine(file.bytes.withUnsafeBytes { ContentHash(of: $0) })
            }
        }
        return hasher.finish()
    }

    /// The bytes of the files by their paths, as messages name them.
    var contents: [String: [UInt8]] {
        reduce(into: [:]) { contents, folder in
            for file in folder.files { contents["\(folder.path)/\(file.name)"] = file.bytes }
        }
    }
}

extension SiteWorlds {
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

extension ContentHash {
    /// Hashes everything that a build reads: the program and the database, which are large, on two
    /// threads, and then the rest. While the hash stays the same, so does the website.
    ///
    /// - Parameter options: the options that change the website, with their values.
    /// - Throws: ``FileError`` or `PublicationError` when a file cannot be read.
    init(
        database: String, program: String = programPath, folders: [InputFolder],
        options: [(name: String, value: String)]
    ) throws {
        let programHash = BackgroundTask { try ContentHash(contentsOfFile: program) }
        var hasher = ContentHasher()
        hasher.combine(try ContentHash(contentsOfFile: database))
        for files in folders.flatMap({ [$0.files, $0.replaced] }) {
            hasher.combine(number: UInt64(files.count))
            for file in files { hasher.combine(file) }
        }
        for option in options {
            hasher.combine(option.name)
            hasher.combine(option.value)
        }
        hasher.combine(try programHash.value())
        self = hasher.finish()
    }
}

extension ContentHasher {
    mutating func combine(_ file: InputFile) {
        combine(file.path)
        combine(file.bytes.withUnsafeBytes { ContentHash(of: $0) })
    }
}
