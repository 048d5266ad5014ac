import TestSupport
import Testing

@testable import PokedexSite

@Suite struct PictureSourceTests {
    private let baseURL: BaseURL
    private let path = "pokemon/25.png"

    init() throws { baseURL = try BaseURL("https://example.org/dex/") }

    @Test func putsPathsBehindTheAddress() throws {
        let source = PictureSource.address(try PictureBase("https://example.org/sprites"))
        let address = "https://example.org/sprites/pokemon/25.png"
        #expect(source.address(of: path) == address)
        #expect(source.address(of: path, siteRoot: baseURL.text) == address)
        #expect(source.address(of: nil) == nil)
        #expect(PictureSource.drawings.address(of: path) == nil)
    }

    @Test func refersToCopiesAsSeenFromThePage() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: path)
        let source = PictureSource.folder(
            try PictureFolder(path: folder.path, names: [path, "pokemon/26.png"]))
        #expect(source.address(of: path) == "\u{1}../pictures/pokemon/25.png")
        #expect(
            source.address(of: path, siteRoot: baseURL.text)
                == "https://example.org/dex/pictures/pokemon/25.png")
        #expect(source.address(of: "pokemon/26.png") == nil)
        #expect(ContentPolicy(pictures: source).text.contains("img-src 'self';"))
    }
}
