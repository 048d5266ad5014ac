import Testing

@testable import PokedexSite

@Suite struct BaseURLTests {
    @Test(arguments: [
        ("https://example.org/pokedex/", "https://example.org/pokedex/", "/pokedex/"),
        ("https://example.org/pokedex", "https://example.org/pokedex/", "/pokedex/"),
        ("https://example.org", "https://example.org/", "/"),
        ("https://example.org/", "https://example.org/", "/"),
        ("HTTP://Example.ORG:8080/A/b", "http://example.org:8080/A/b/", "/A/b/"),
        ("http://127.0.0.1:1/", "http://127.0.0.1:1/", "/"),
        ("http://[::1]:65535/x/", "http://[::1]:65535/x/", "/x/"),
        ("http://localhost/~me/a%20b/c.d", "http://localhost/~me/a%20b/c.d/", "/~me/a%20b/c.d/"),
    ])
    func takesAnAddressAndEndsItWithASlash(text: String, address: String, path: String) throws {
        let base = try BaseURL(text)
        #expect(base.text == address)
        #expect(base.path == path)
    }

    @Test(arguments: [
        "", "example.org", "/pokedex/", "ftp://example.org/", "https:/example.org/", "https://",
        "https:///pokedex/", "https://me@example.org/", "https://example.org:0/",
        "https://example.org:65536/", "https://example.org:/", "https://example.org:x/",
        "https://example.org/?a", "https://example.org/#a", "https://example.org?a",
        "https://example.org//", "https://example.org/a//b/", "https://example.org/../b/",
        "https://example.org/%2e%2E/b/", "https://example.org/.%2e/",
        "https://example.org/a b/", "https://example.org/%2/", "https://example.org/%zz/",
        "https://例え.jp/", "https://example.org/図鑑/", "https://[::1/", "https://[]/",
        "https://-a.org/", "https://example.org/\"/", "https://example.org/<b>/", " https://a.org/",
    ])
    func refusesWhatIsNoBaseURL(text: String) {
        #expect(throws: InvalidBaseURL(text: text)) { try BaseURL(text) }
    }

    @Test func saysWhatABaseURLIs() {
        #expect(
            InvalidBaseURL(text: "ftp://a/").description == """
                "ftp://a/" is no base URL: expected http:// or https://, a host and a path, \
                such as https://example.org/pokedex/
                """)
    }

    @Test func addressesPagesInALanguage() throws {
        let base = try BaseURL("https://example.org/dex")
        #expect(
            base.address(of: HomePage.pattern.route(), in: .english)
                == "https://example.org/dex/en/")
        #expect(
            base.address(of: MoveListPage.pattern.route(), in: .japanese)
                == "https://example.org/dex/ja/moves/")
    }
}
