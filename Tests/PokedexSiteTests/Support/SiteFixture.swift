import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// The sample catalog with the project's own theme and words.
enum SiteFixture {
    /// The site in both languages of the sample catalog as it is, made once.
    static func sites() throws -> LocalizedSites { try madeSites.get() }

    private static let madeSites = Result { try sites(configuration: SiteConfiguration()) }

    /// The site in both languages of the sample catalog.
    ///
    /// - Parameter exclusives: what `content/version-exclusives.json` has.
    static func sites(
        configuration: SiteConfiguration = SiteConfiguration(), exclusives: String = "{}",
        worlds: SiteWorlds = SiteWorlds(),
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> LocalizedSites {
        try LocalizedSites(
            indexes: CatalogIndexes(SampleCatalog(change: change).catalog, worlds: worlds.worlds),
            translations: translations(), descriptions: descriptions(),
            queries: QueryFixture.content(), exclusives: VersionExclusivesTable(exclusives),
            configuration: configuration, spotPictures: worlds.pictures,
            theme: theme().assets, renderer: theme().renderer)
    }

    /// The data for browsers of the sample catalog as it is.
    static func browserData() throws -> BrowserData { try BrowserData(sites()) }

    /// The data for browsers of the sample catalog.
    static func browserData(
        worlds: Worlds = Worlds(), change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> BrowserData {
        try BrowserData(sites(worlds: SiteWorlds(worlds), change: change))
    }

    /// The sample catalog as it is in one language.
    static func site(_ language: Language) throws -> LocalizedSite {
        try #require(sites().all.first { $0.language == language })
    }

    /// The sample catalog in one language.
    static func site(
        _ language: Language, exclusives: String = "{}",
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> LocalizedSite {
        let sites = try sites(exclusives: exclusives, change: change).all
        return try #require(sites.first { $0.language == language })
    }

    /// The theme in `Templates/`.
    static func theme() throws -> Theme { try loadedTheme.get() }

    /// The folder with the theme's files.
    static func assets() throws -> AssetFolder { try loadedAssets.get() }

    private static let loadedAssets = Result { try sites().assets }

    /// The words in `content/strings/`.
    static func translations() throws -> Translations { try TextFixture.translations() }

    /// The descriptions in `content/descriptions/`.
    static func descriptions() throws -> Descriptions { try loadedDescriptions.get() }

    private static let loadedDescriptions = Result {
        try Descriptions(
            moves: ProjectFiles.bytes(of: "content/\(Descriptions.files.moves)"),
            abilities: ProjectFiles.bytes(of: "content/\(Descriptions.files.abilities)"),
            matchUps: ProjectFiles.bytes(of: "content/\(Descriptions.files.matchUps)"),
            folder: "content")
    }

    private static let loadedTheme = Result {
        try Theme(
            files: ProjectFiles.files(in: "Templates").map {
                ThemeFile(path: $0.path, bytes: $0.bytes, name: "Templates/\($0.path)")
            }, folder: "Templates")
    }
}

extension Value {
    /// The mark-up of a finished fragment on a page two folders deep; `nil` for other values.
    var markup: String? {
        if case .html(let html) = self { resolved(html.string, depth: 2) } else { nil }
    }
}

/// A part of a page with its addresses as they are on pages so many folders deep.
func resolved(_ part: String, depth: Int) -> String {
    var output = OutputBuffer()
    output.append(part)
    Links.resolve(&output, depth: depth)
    return String(decoding: output.bytes, as: UTF8.self)
}

extension SiteFixture {
    /// A page as it is published.
    ///
    /// - Parameter slug: what the page is about; `nil` for a kind that has one page.
    static func page(
        _ kind: any PageKind.Type, _ slug: String? = nil, in site: LocalizedSite,
        baseURL: BaseURL? = nil
    ) throws -> String {
        let route = kind.pattern.route(try slug.map { try Slug($0) })
        return try rendered(
            #require(kind.pages(site.indexes).first { $0.route == route }), in: site,
            baseURL: baseURL)
    }

    /// A page as it is published.
    static func rendered(
        _ page: Page, in site: LocalizedSite, baseURL: BaseURL? = nil
    ) throws -> String {
        let renderer = try PageRenderer(site, renderer: theme().renderer, baseURL: baseURL)
        var output = OutputBuffer()
        try renderer.render(page, page.makeViews()(site), into: &output)
        return String(decoding: output.bytes, as: UTF8.self)
    }
}

extension Value {
    /// What `partials/linked-items` shows of it.
    var linkedText: String? {
        self["parts"]?.list?.compactMap { $0["text"]?.text }.joined()
    }
}
