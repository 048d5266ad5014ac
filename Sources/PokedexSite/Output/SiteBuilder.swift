import Diagnostics
import Mustache
import Parallelism
import PokedexDomain
import Publishing

/// Makes the whole site from a catalog: every page in every language, and the data for browsers.
package struct SiteBuilder: Sendable {
    let pages: [Page]
    let renderers: [PageRenderer]
    let sharedFiles: [SiteFile]
    let browserData: BrowserData
    private let sites: LocalizedSites
    /// The pictures that are copied along, and those of worlds.
    private let pictures: [SiteFile]
    /// `nil` where only the data of pages is made.
    private let theme: Theme?
    var indexes: CatalogIndexes { sites.indexes }

    /// Prepares what all pages share. Nothing is written.
    ///
    /// - Throws: an error when a translation is missing, and when a template is wrong, and when the version exclusives do not fit the catalog.
    package init(
        catalog: Catalog, theme: Theme, translations: Translations, descriptions: Descriptions,
        queries: QueryContent, exclusives: VersionExclusivesTable, configuration: SiteConfiguration,
        worlds: SiteWorlds = SiteWorlds()
    ) throws {
        try self.init(
            catalog: catalog, translations: translations, descriptions: descriptions,
            queries: queries, exclusives: exclusives, configuration: configuration, worlds: worlds,
            renderer: theme.renderer, theme: theme)
    }

    init(
        catalog: Catalog, translations: Translations, descriptions: Descriptions,
        queries: QueryContent, exclusives: VersionExclusivesTable,
        configuration: SiteConfiguration, worlds: SiteWorlds, renderer: any TemplateRendering,
        theme: Theme?
    ) throws {
        let indexes = CatalogIndexes(catalog, worlds: worlds.worlds)
        let sites = try LocalizedSites(
            indexes: indexes, translations: translations, descriptions: descriptions,
            queries: queries, exclusives: exclusives, configuration: configuration,
            spotPictures: worlds.pictures, theme: theme?.assets ?? [], renderer: renderer)
        try self.init(
            sites, pages: PageKinds.pages(indexes),
            pictures: Self.copies(of: configuration.pictures) + worlds.files,
            theme: theme, renderer: renderer)
    }

    /// The same site with another theme. What does not depend on what changed is not made again.
    ///
    /// - Throws: an error when a partial is wrong.
    package init(_ builder: SiteBuilder, theme: Theme) throws {
        try self.init(
            LocalizedSites(builder.sites, theme: theme, earlier: builder.theme),
            pages: builder.pages, pictures: builder.pictures, theme: theme,
            renderer: theme.renderer)
    }

    private init(
        _ sites: LocalizedSites, pages: [Page], pictures: [SiteFile], theme: Theme?,
        renderer: any TemplateRendering
    ) throws {
        self.sites = sites
        self.pages = pages
        self.pictures = pictures
        self.theme = theme
        renderers = try sites.all.map { try PageRenderer($0, renderer: renderer) }
        let own = Set((theme?.rootFiles ?? []).map(\.path))
        sharedFiles = try SharedFiles(sites: sites, pages: pages, renderer: renderer).all()
            .filter { !own.contains($0.path) }
        browserData = BrowserData(sites)
        try theme.map(requireFreePaths)
    }

    /// Refuses files of the site's owner in the places of pages, data, and whatever else a build makes.
    private func requireFreePaths(of theme: Theme) throws {
        // The service worker is one, and needs no check.
        guard theme.rootFiles.count > 1 else { return }
        let settings = sites.settings
        let hostFiles = settings.host?.files(beside: [], baseURL: settings.baseURL) ?? []
        let made =
            sites.all.flatMap { site in pages.map { $0.route.file(in: site.language) } }
            + (sharedFiles + dataFiles + pictures).map(\.path) + sites.assets.files.map(\.path)
            + OfflineLists.paths + hostFiles.map(\.path)
        let taken = theme.rootClashes(with: made)
        guard taken.isEmpty else { throw DiagnosticError(taken) }
    }

    /// What the facts were made from.
    package var source: CatalogSource { indexes.catalog.source }

    /// How many pages of each kind there are.
    package var pageCounts: [PageCount] { PageCount.all(pages) }

    /// Renders every page and writes everything.
    ///
    /// - Parameters:
    ///   - publication: where the files go; it is not committed.
    ///   - jobs: how many pages are rendered at a time, 1 or more.
    /// - Returns: the writers to commit the publication with.
    /// - Throws: the first error of rendering or writing.
    package func build(into publication: Publication, jobs: Int) throws -> [PublicationWriter] {
        let tasks = tasks
        let writers = try WorkerPool(jobs: jobs).run(count: tasks.count) {
            Worker(writer: publication.makeWriter())
        } work: { worker, index in
            try perform(tasks[index], with: &worker)
        } finish: { worker in
            worker.writer
        }
        var last = publication.makeWriter()
        try list(writers.flatMap(\.entries), in: &last)
        try keepAssets(of: publication, in: &last)
        try writeHostFiles(beside: (writers + [last]).flatMap(\.entries), in: &last)
        return writers + [last]
    }

    /// What a worker does at a time.
    private enum Task {
        /// A page in all languages, which share its large tables.
        case page(Page)
        case file(SiteFile)
    }

    /// Everything to be made, the largest first, so that no worker is left with one at the end.
    private var tasks: [Task] {
        (sharedFiles + dataFiles).map { .file($0) } + pages.map { .page($0) }
            + copies.map { .file($0) }
    }

    /// The data for browsers.
    var dataFiles: [SiteFile] {
        browserData.files.map { file in
            SiteFile(path: browserData.path(of: file)) { try browserData.make(file).bytes }
        }
    }

    /// What is served as it is: pictures and the theme's assets.
    var copies: [SiteFile] {
        pictures
            + (sites.assets.files + (theme?.rootFiles ?? [])).map { file in
                SiteFile(path: file.path) { file.bytes }
            }
    }

    private static func copies(of pictures: PictureSource?) -> [SiteFile] {
        guard let folder = pictures?.copied else { return [] }
        return folder.files.sorted().map { name in
            SiteFile(path: PictureSource.folder + name) { try folder.bytes(of: name) }
        }
    }

    private struct Worker: ~Copyable {
        var writer: PublicationWriter
        var buffer = OutputBuffer()

        mutating func write(_ path: String, _ bytes: [UInt8]) throws {
            let path = try OutputPath(path)
            try bytes.withUnsafeBytes { try writer.write(path, $0) }
        }
    }

    private func perform(_ task: Task, with worker: inout Worker) throws {
        switch task {
        case .page(let page): try render(page, with: &worker)
        case .file(let file): try worker.write(file.path, file.bytes())
        }
    }

    private func render(_ page: Page, with worker: inout Worker) throws {
        let view = page.makeViews()
        for renderer in renderers {
            worker.buffer.removeAll(keepingCapacity: true)
            try renderer.render(page, view(renderer.site), into: &worker.buffer)
            let path = try OutputPath(page.route.file(in: renderer.site.language))
            try worker.buffer.withUnsafeBytes { try worker.writer.write(path, $0) }
        }
    }

    /// Writes the lists of all files that were written before.
    private func list(_ entries: [OutputRecord.Entry], in writer: inout PublicationWriter) throws {
        for file in OfflineLists(entries, pages: pages, assets: sites.assets).files {
            try writer.write(OutputPath(file.path), file.bytes)
        }
    }

    /// Writes the files that tell the host how to serve all other files.
    private func writeHostFiles(
        beside entries: [OutputRecord.Entry], in writer: inout PublicationWriter
    ) throws {
        let names = entries.reduce(into: Set<String>()) { names, entry in
            let path = entry.path.text
            names.insert(path.firstIndex(of: "/").map { String(path[...$0]) } ?? path)
        }
        let settings = sites.settings
        let files = settings.host?.files(beside: Array(names), baseURL: settings.baseURL) ?? []
        for file in files { try writer.write(OutputPath(file.path), file.bytes) }
    }

    /// Keeps the assets of the build before for one build more: browsers and hosts may still show
    /// pages that name them.
    private func keepAssets(
        of publication: Publication, in writer: inout PublicationWriter
    ) throws {
        guard let versions = try publication.lastContent(of: OutputPath(OfflineLists.versionsPath)),
            let folder = OfflineLists.assetFolder(in: versions), folder != sites.assets.path
        else { return }
        try writer.keep(folder)
    }
}
