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

    /// What the site's owner decides who only publishes the site at an address.
    static func configuration(
        baseURL: String?, pictures: PictureSource? = nil
    ) throws -> SiteConfiguration {
        var settings = SiteSettings()
        settings.baseURL = try baseURL.map { try BaseURL($0) }
        return SiteConfiguration(settings: settings, pictures: pictures)
    }

    /// The same with ``SampleCatalog/addFoundTables(to:)``.
    static func sitesWithFoundTables() throws -> LocalizedSites { try madeFoundTables.get() }

    private static let madeFoundTables = Result { try sites(change: SampleCatalog.addFoundTables) }

    /// The same with ``SampleCatalog/addPlaces(to:)``.
    static func sitesWithPlaces() throws -> LocalizedSites { try madePlaces.get() }

    private static let madePlaces = Result { try sites(change: SampleCatalog.addPlaces) }

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
            translations: TextFixture.translations(), descriptions: descriptions(),
            queries: QueryFixture.content(), exclusives: VersionExclusivesTable(exclusives),
            configuration: configuration, spotPictures: worlds.pictures,
            theme: theme().assets, renderer: theme().renderer)
    }

    /// The sample catalog as it is in one language.
    static func site(_ language: Language) throws -> LocalizedSite { try sites()[language] }

    /// The sample catalog in one language.
    static func site(
        _ language: Language, change: (inout Catalog) throws -> Void
    ) throws -> LocalizedSite { try sites(change: change)[language] }

    /// The theme in `Templates/`.
    static func theme() throws -> Theme { try loadedTheme.get() }

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

/// A part of a page with its addresses as they are on pages so many folders deep.
func resolved(_ part: String, depth: Int) -> String {
    var output = OutputBuffer()
    output.append(part)
    Links.resolve(&output, depth: depth)
    return String(decoding: output.bytes, as: UTF8.self)
}

extension LocalizedSites {
    subscript(language: Language) -> LocalizedSite {
        get throws { try #require(all.first { $0.language == language }) }
    }

    /// What makes a page.
    ///
    /// - Parameter slug: what the page is about; `nil` for a kind that has one page.
    func view(
        _ kind: any PageKind.Type, _ slug: String? = nil, _ language: Language = .english
    ) throws -> any PageKind {
        let site = try self[language]
        return try site.page(kind, slug).makeViews()(site)
    }

    /// What a page gives its template.
    func content(
        _ kind: any PageKind.Type, _ slug: String? = nil, _ language: Language = .english
    ) throws -> Object {
        try view(kind, slug, language).content()
    }

    /// A page as it is published.
    func html(
        _ kind: any PageKind.Type, _ slug: String? = nil, _ language: Language = .english
    ) throws -> String {
        let site = try self[language]
        return try site.html(of: site.page(kind, slug))
    }
}

extension LocalizedSite {
    /// A page about one thing, or the one of its kind.
    func page(_ kind: any PageKind.Type, _ slug: String? = nil) throws -> Page {
        let route = kind.pattern.route(try slug.map { try Slug($0) })
        return try #require(kind.pages(content.indexes).first { $0.route == route })
    }

    /// The page at an address below the language's folder.
    func page(at path: String) throws -> Page {
        try #require(PageKinds.pages(content.indexes).first { $0.route.path == path })
    }

    /// A page as it is published.
    func html(of page: Page) throws -> String {
        let renderer = try PageRenderer(self, renderer: SiteFixture.theme().renderer)
        var output = OutputBuffer()
        try renderer.render(page, page.makeViews()(self), into: &output)
        return String(decoding: output.bytes, as: UTF8.self)
    }

    func pokemon(_ slug: String) throws -> Pokemon {
        try #require(content.indexes.catalog.pokemon.first { $0.slug.text == slug })
    }

    func move(_ slug: String) throws -> Move {
        try #require(content.indexes.catalog.moves.first { $0.slug.text == slug })
    }
}
