import Mustache
import PokedexDomain
import PokedexStore
import TestSupport

@testable import PokedexCLI
@testable import PokedexSite

/// The committed database with the project's own theme and words, loaded once.
enum RealSite {
    /// Whether the database is there.
    static var exists: Bool { ProjectFiles.exists(database) }

    /// The site in both languages.
    static func sites() throws -> LocalizedSites { try loadedSites.get() }

    /// The data for browsers.
    static func browserData() throws -> BrowserData {
        try BrowserData(sites())
    }

    /// The theme in `Templates/`.
    static func theme() throws -> Theme { try loadedTheme.get() }

    /// The descriptions in `content/descriptions/`.
    static func descriptions() throws -> Descriptions { try words.get().descriptions }

    /// The version exclusives in `content/`.
    static func exclusives() throws -> VersionExclusivesTable { try words.get().exclusives }

    private static let content = LayeredFolder(
        path: ProjectFiles.path(of: "content"), option: .content)

    private static let words = Result {
        try SiteContent(content)
    }

    private static let database = "content/pokedex.sqlite"

    private static let loadedTheme = Result {
        try Theme(
            files: ProjectFiles.files(in: "Templates").map {
                ThemeFile(path: $0.path, bytes: $0.bytes, name: "Templates/\($0.path)")
            }, folder: "Templates")
    }

    /// What templates are given, by their names.
    static func outlines() throws -> [String: ValueOutline] {
        try SiteBuilder.outlines(
            catalog: sites().indexes.catalog, translations: words.get().translations(),
            descriptions: descriptions(), queries: words.get().queries,
            exclusives: exclusives(), configuration: SiteConfiguration(), jobs: 2)
    }

    private static let loadedSites = Result {
        let repository = SQLiteCatalogRepository(path: ProjectFiles.path(of: database))
        return try LocalizedSites(
            indexes: CatalogIndexes(repository.load()),
            translations: words.get().translations(), descriptions: descriptions(),
            queries: words.get().queries, exclusives: exclusives(),
            configuration: SiteConfiguration(),
            spotPictures: [:], theme: theme().assets,
            renderer: theme().renderer)
    }
}
