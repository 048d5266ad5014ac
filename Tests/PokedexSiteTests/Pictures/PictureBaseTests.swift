import TestSupport
import Testing

@testable import PokedexSite

@Suite struct PictureBaseTests {
    @Test func endsInASlash() throws {
        #expect(
            try PictureBase("https://example.org/sprites").address
                == "https://example.org/sprites/")
        #expect(try PictureBase("https://例え.jp/").address == "https://xn--r8jz45g.jp/")
    }

    @Test(arguments: [
        "", "sprites/", "//example.org/", "ftp://example.org/", "https:///sprites/",
        "https://example.org/; script-src *", "https://example.org/;script-src/",
        "https://example.org/'self'/", "https://example.org/a,b/", "https://*/",
        "https://example.org/\"onerror=/", "https://example.org/?a", "https://example.org/#a",
        "https://example.org/../", "https://user@example.org/",
    ])
    func refusesWhatCouldWidenThePolicy(text: String) {
        #expect(
            message { try PictureBase(text) } == """
                error: "\(text)" is no picture base: expected http:// or https://, a host and a path, \
                such as https://example.org/sprites/
                """)
    }
}
