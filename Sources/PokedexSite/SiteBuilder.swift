import Mustache
import Parallelism
import PokedexDomain
import Publishing

/// Makes the whole site from a catalog: every page in both languages, and the data for browsers.
public struct SiteBuilder: Sendable {
    let indexes: CatalogIndexes
    let pageRenderers: [PageRenderer]
    /// The data for browsers; `nil` where the pages alone are looked at.
    private let browserData: BrowserData?
    let siteFiles: SiteFiles
    private let pictures: PictureSource
    private let assets: [OutputFile]

    /// Prepares everything that the pages share.
    ///
    /// - Throws: `TranslationError` when a word is missing, `TemplateError` or `RenderError` when a
    ///   template is wrong. Nothing has been written then.
    public init(
        catalog: Catalog, theme: Theme, translations: Translations, descriptions: Descriptions,
        queries: QueryContent, configuration: SiteConfiguration
    ) throws {
        try self.init(
            catalog: catalog, translations: translations, descriptions: descriptions,
            queries: queries, configuration: configuration, renderer: theme.renderer,
            assets: theme.assets)
    }

    init(
        catalog: Catalog, translations: Translations, descriptions: Descriptions,
        queries: QueryContent?, configuration: SiteConfiguration,
        renderer: any TemplateRendering, assets: [OutputFile]
    ) throws {
        indexes = CatalogIndexes(catalog)
        let sites = try LocalizedSites(
            indexes: indexes, translations: translations, descriptions: descriptions,
            configuration: configuration, renderer: renderer)
        pageRenderers = try sites.all.map { site in
            try PageRenderer(site, renderer: renderer, baseURL: configuration.baseURL)
        }
        browserData = queries.map { BrowserData(sites, queries: $0) }
        siteFiles = SiteFiles(sites, renderer: renderer, configuration: configuration)
        pictures = configuration.pictures ?? .drawings
        self.assets = assets
    }

    /// Renders every page and writes everything.
    ///
    /// - Parameters:
    ///   - publication: where the files go; it is not committed.
    ///   - jobs: how many pages are rendered at a time, 1 or more.
    /// - Returns: the writers that the publication is committed with.
    /// - Throws: the first error of rendering or writing.
    package func build(into publication: Publication, jobs: Int) throws -> [PublicationWriter] {
        let pieces = pieces
        let writers = try WorkerPool(jobs: jobs).run(count: pieces.count) {
            Worker(writer: publication.makeWriter())
        } work: { worker, position in
            try make(pieces[position], with: &worker)
        } finish: { worker in
            worker.writer
        }
        return writers + [try list(writers.flatMap(\.entries), into: publication.makeWriter())]
    }

    /// Writes what tells browsers which files there are.
    private func list(
        _ entries: [OutputRecord.Entry], into writer: PublicationWriter
    ) throws -> PublicationWriter {
        var writer = writer
        let lists = FileLists(entries, pages: pages, indexes)
        for file in lists.files { try writer.write(OutputPath(file.path), file.bytes) }
        return writer
    }

    /// What a worker does at a time.
    private enum Piece {
        /// A page in all languages, which share its learnsets.
        case page(PageTask)
        case data(BrowserData, BrowserData.File)
        case file(SiteFiles.File)
        /// A picture that is copied from a folder, by its path there.
        case picture(PictureFolder, String)
        case asset(OutputFile)
    }

    private struct Worker: ~Copyable {
        var writer: PublicationWriter
        var buffer = OutputBuffer()

        mutating func write(_ file: OutputFile) throws {
            let path = try OutputPath(file.path)
            try file.bytes.withUnsafeBytes { try writer.write(path, $0) }
        }
    }

    private func make(_ piece: Piece, with worker: inout Worker) throws {
        switch piece {
        case .page(let task): try render(task, with: &worker)
        case .data(let data, let file): try worker.write(data.make(file))
        case .file(let file): try worker.write(siteFiles.make(file))
        case .picture(let folder, let name):
            try worker.write(
                OutputFile(path: PictureSource.folder + name, bytes: folder.bytes(of: name)))
        case .asset(let file): try worker.write(file)
        }
    }

    private func render(_ task: PageTask, with worker: inout Worker) throws {
        let tables = PageTables(of: task, indexes)
        for pageRenderer in pageRenderers {
            worker.buffer.removeAll(keepingCapacity: true)
            let file = try pageRenderer.render(task, tables: tables, into: &worker.buffer)
            try worker.buffer.withUnsafeBytes {
                try worker.writer.write(OutputPath(file), $0)
            }
        }
    }

    /// Everything that is made, the largest first, so that no worker is left with one at the end.
    private var pieces: [Piece] {
        siteFiles.files.map { .file($0) }
            + (browserData.map { data in data.files.map { .data(data, $0) } } ?? [])
            + pages.map { .page($0) }
            + copies
            + assets.map { .asset($0) }
    }

    private var copies: [Piece] {
        guard case .folder(let folder) = pictures else { return [] }
        return folder.files.sorted().map { .picture(folder, $0) }
    }

    var pages: [PageTask] {
        let catalog = indexes.catalog
        return [
            .home, .moves, .abilities, .types, .evolutions, .pokedexes, .about, .finder, .compare,
            .settings, .offline,
        ]
            + catalog.pokemon.map { .pokemon($0) }
            + catalog.moves.map { .move($0) }
            + catalog.types.map { .type($0) }
            + catalog.pokedexes.map { .pokedex($0) }
            + catalog.abilities.map { .ability($0) }
            + indexes.inhabitedChains.map { .evolution($0) }
            + catalog.species.compactMap { indexes.alias(of: $0) }
    }
}

extension SiteBuilder {
    /// What each template that is rendered by itself is given, gathered from the pages, as if the
    /// base URL were known. All pages of a kind are given the same names, so that a few hundred of
    /// the thousands of Pokémon and moves show what there is.
    ///
    /// - Parameter jobs: how many pages are looked at at a time, 1 or more.
    /// - Returns: by the templates' names, such as `pages/move`.
    /// - Throws: `TranslationError` when a word is missing.
    public static func outlines(
        catalog: Catalog, translations: Translations, descriptions: Descriptions,
        configuration: SiteConfiguration, jobs: Int
    ) throws -> [String: ValueOutline] {
        let survey = NameSurvey()
        let baseURL = try configuration.baseURL ?? BaseURL("https://example.org/")
        let builder = try SiteBuilder(
            catalog: catalog, translations: translations, descriptions: descriptions, queries: nil,
            configuration: SiteConfiguration(baseURL: baseURL, pictures: configuration.pictures),
            renderer: survey, assets: [])
        for file in builder.siteFiles.files { _ = try builder.siteFiles.make(file) }
        // All languages are given the same names.
        let pageRenderer = builder.pageRenderers[0]
        let pages = builder.samplePages
        _ = try WorkerPool(jobs: jobs).run(count: pages.count) {
            OutputBuffer()
        } work: { output, position in
            let tables = PageTables(of: pages[position], builder.indexes)
            _ = try pageRenderer.render(pages[position], tables: tables, into: &output)
        } finish: { _ in
        }
        return survey.outlines
    }

    /// Every page of the rarer kinds, and some hundreds of the others spread over all.
    private var samplePages: [PageTask] {
        let many = pages.filter(\.isOneOfThousands)
        let step = max(many.count / 250, 1)
        return pages.filter { !$0.isOneOfThousands }
            + stride(from: 0, to: many.count, by: step).map { many[$0] }
    }
}
