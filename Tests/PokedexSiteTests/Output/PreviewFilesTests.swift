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
            translations: TextFixture.translations(), descriptions: SiteFixture.descriptions(),
            queries: QueryFixture.content(), exclusives: VersionExclusivesTable("{}"),
            configuration: configuration)
    }

    /// The project's theme with something at the ends of files.
    private func theme(changing paths: [String]) throws -> Theme {
        try Theme(
            files: ProjectFiles.files(in: "Templates").map { file in
                let ending = file.path.split(separator: ".").last.map(String.init) ?? ""
                let addition = paths.contains(file.path) ? Self.additions[ending] ?? "" : ""
                return ThemeFile(path: file.path, bytes: file.bytes + Array(addition.utf8))
            }, folder: "Templates")
    }

    /// The site with the project's theme, and all that is in it.
    private static let unchanged = Result {
        let made = try builder(SiteFixture.theme())
        return (builder: made, contents: try contents(of: made))
    }

    /// All pages and assets by their paths; of each kind of page one, but in `make test-all`.
    private static func contents(of builder: SiteBuilder) throws -> [String: [UInt8]] {
        let files = PreviewFiles(builder)
        var kinds: Set<String> = []
        let pages = builder.pages.filter { isThorough || kinds.insert($0.kind.name).inserted }
            .flatMap { page in Language.allCases.map { page.route.file(in: $0) } }
        var contents: [String: [UInt8]] = [:]
        for path in pages + builder.copies.map(\.path) {
            let bytes = try #require(try files.bytes(at: path))
            contents[path] = bytes
        }
        return contents
    }

    /// To which files of the theme something is added: to one of each kind, or in `make test-all` to
    /// one alone.
    private static let changed =
        [["layouts/page.mustache", "partials/art.mustache", "assets/style.css"]]
        + (isThorough
            ? [
                "layouts/page.mustache", "partials/art.mustache", "pages/pokemon.mustache",
                "partials/stats.mustache", "partials/move-class-values.mustache",
                "partials/name.mustache", "assets/style.css", "assets/scripts/site.js",
            ].map { [$0] } : [])

    private static let additions = [
        "mustache": "<!-- new -->", "css": "b { color: red }", "js": "import \"./language.js\";",
    ]

    @Test(arguments: changed)
    func makesOfAnotherThemeWhatANewBuilderMakes(paths: [String]) throws {
        let before = try Self.unchanged.get()
        let theme = try theme(changing: paths)
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
