import Mustache
import PokedexDomain
import PokedexStore
import TestSupport
import Testing

@testable import PokedexCLI
@testable import PokedexSite

/// The committed database with the project's own theme and words, loaded once.
enum RealSite {
    /// Whether the database is there.
    static var exists: Bool { ProjectFiles.exists(database) }

    /// The site in both languages.
    static func sites() throws -> LocalizedSites { try loadedSites.get() }

    static func english() throws -> LocalizedSite {
        try #require(try sites().all.first { $0.language == .english })
    }

    /// The theme in `Templates/`.
    static func theme() throws -> Theme { try loadedTheme.get() }

    static func descriptions() throws -> Descriptions { try words.get().descriptions }

    private static let words = Result {
        try SiteContent(
            LayeredFolder(path: ProjectFiles.path(of: "content"), option: .content))
    }

    /// The facts that are shown.
    static func repository() throws -> CorrectedRepository {
        let content = LayeredFolder(path: ProjectFiles.path(of: "content"), option: .content)
        return CorrectedRepository(
            path: ProjectFiles.path(of: database), facts: try content.facts())
    }

    private static let database = "content/pokedex.sqlite"

    private static let loadedTheme = Result {
        try Theme(
            files: ProjectFiles.files(in: "Templates").map {
                ThemeFile(path: $0.path, bytes: $0.bytes, name: "Templates/\($0.path)")
            }, folder: "Templates")
    }

    private static let loadedSites = Result {
        let (words, theme) = (try Self.words.get(), try Self.theme())
        let repository = try Self.repository()
        return try LocalizedSites(
            indexes: CatalogIndexes(repository.load()), translations: words.translations(),
            descriptions: words.descriptions, queries: words.queries,
            exclusives: words.exclusives, configuration: SiteConfiguration(), spotPictures: [:],
            theme: theme.assets, renderer: theme.renderer)
    }
}

extension Catalog {
    func pokemon(_ slug: String) throws -> Pokemon {
        try #require(pokemon.first { $0.slug.text == slug }, "\(slug)")
    }

    func versionGroup(_ slug: String) throws -> VersionGroup {
        try #require(versionGroups.first { $0.slug.text == slug }, "\(slug)")
    }
}
