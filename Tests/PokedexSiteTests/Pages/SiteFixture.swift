import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// The sample catalog with the project's own theme and words.
enum SiteFixture {
    /// Both languages' editions of the sample catalog.
    static func editions(
        configuration: SiteConfiguration = SiteConfiguration(),
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> Editions {
        try Editions(
            useCases: UseCases(SampleCatalog(change: change).catalog),
            phrasebook: phrasebook(), descriptions: descriptions(), configuration: configuration,
            renderer: theme().renderer)
    }

    /// The data for browsers of the sample catalog.
    static func browserData(
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> BrowserData {
        try BrowserData(editions(change: change), queries: queries())
    }

    /// What `content/` says about queries.
    static func queries() throws -> QueryContent {
        try QueryContent(
            words: QueryFixture.words(),
            spellings: Spellings(
                json: ProjectFiles.bytes(of: "content/\(Spellings.file)"), folder: "content"))
    }

    /// The sample catalog in one language.
    static func edition(
        _ language: Language, change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> Edition {
        let editions = try editions(change: change).all
        return try #require(editions.first { $0.language == language })
    }

    /// The theme in `Templates/`.
    static func theme() throws -> Theme { try loadedTheme.get() }

    /// The words in `content/strings/`.
    static func phrasebook() throws -> Phrasebook { try loadedPhrasebook.get() }

    /// The descriptions in `content/descriptions/`.
    static func descriptions() throws -> Descriptions { try loadedDescriptions.get() }

    private static let loadedDescriptions = Result {
        try Descriptions(
            moves: ProjectFiles.bytes(of: "content/\(Descriptions.files.moves)"),
            abilities: ProjectFiles.bytes(of: "content/\(Descriptions.files.abilities)"),
            folder: "content")
    }

    private static let loadedTheme = Result {
        try Theme(
            files: ProjectFiles.files(in: "Templates").map {
                ThemeFile(path: $0.path, bytes: $0.bytes)
            }, folder: "Templates")
    }

    private static let loadedPhrasebook = Result {
        try Phrasebook(folder: ProjectFiles.path(of: "content/strings"))
    }
}
