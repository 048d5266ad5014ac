import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

struct PreviewFilesTests {
    private static func builder(_ theme: Theme) throws -> SiteBuilder {
        var configuration = SiteConfiguration()
        configuration.assetFolder = "preview"
        return try SiteBuilder(
            catalog: SampleCatalog().catalog, theme: theme,
            translations: SiteFixture.translations(), descriptions: SiteFixture.descriptions(),
            queries: QueryFixture.content(), exclusives: VersionExclusivesTable("{}"),
            configuration: configuration)
    }

    /// The project's theme with texts at the ends of files.
    private func theme(adding texts: [String: String]) throws -> Theme {
        try Theme(
            files: ProjectFiles.files(in: "Templates").map { file in
                ThemeFile(
                    path: file.path, bytes: file.bytes + Array(texts[file.path, default: ""].utf8))
            }, folder: "Templates")
    }

    /// The site with the project's theme, and all that is in it.
    private static let unchanged = Result {
        let made = try builder(SiteFixture.theme())
        return (builder: made, contents: try contents(of: made))
    }

    /// All pages and assets by their paths.
    private static func contents(of builder: SiteBuilder) throws -> [String: [UInt8]] {
        let files = PreviewFiles(builder)
        let pages = builder.pages.flatMap { page in
            Language.allCases.map { page.route.file(in: $0) }
        }
        var contents: [String: [UInt8]] = [:]
        for path in pages + builder.copies.map(\.path) {
            let bytes = try #require(try files.bytes(at: path))
            contents[path] = bytes
        }
        return contents
    }

    /// What is added to files of the theme: to one of each kind, or in `make test-all` to one alone.
    private static let additions: [[String: String]] =
        [
            [
                "layouts/page.mustache": "<!-- new -->", "partials/art.mustache": "<!-- new -->",
                "assets/style.css": "b { color: red }",
            ]
        ]
        + (isThorough
            ? [
                ["layouts/page.mustache": "<!-- new -->"],
                ["partials/art.mustache": "<!-- new -->"],
                ["pages/pokemon.mustache": "<!-- new -->"],
                ["partials/stats.mustache": "<!-- new -->"],
                ["partials/move-class-values.mustache": "<!-- new -->"],
                ["partials/name.mustache": "<!-- new -->"],
                ["assets/style.css": "b { color: red }"],
                ["assets/scripts/site.js": "import \"./language.js\";"],
            ] : [])

    @Test(arguments: additions)
    func makesOfAnotherThemeWhatANewBuilderMakes(additions: [String: String]) throws {
        let before = try Self.unchanged.get()
        let theme = try theme(adding: additions)
        let after = try Self.contents(of: SiteBuilder(before.builder, theme: theme))
        #expect(try after == Self.contents(of: Self.builder(theme)))
        #expect(after != before.contents)
    }

    @Test func makesNoFileOfAnotherName() throws {
        let files = PreviewFiles(try Self.unchanged.get().builder)
        #expect(files.contains("en/index.html"))
        for path in ["", "en", "en/", "../content/site.json", "version.json"] {
            #expect(!files.contains(path))
            #expect(try files.bytes(at: path) == nil)
        }
    }
}
