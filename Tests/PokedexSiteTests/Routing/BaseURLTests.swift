import TestSupport
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
        ("https://例え.jp/", "https://xn--r8jz45g.jp/", "/"),
        ("https://はじめよう.みんな:8080/", "https://xn--p8j9a0d9c9a.xn--q9jyb4c:8080/", "/"),
        (
            "https://example.org/ポケモン図鑑/a%20b",
            "https://example.org/%E3%83%9D%E3%82%B1%E3%83%A2%E3%83%B3%E5%9B%B3%E9%91%91/a%20b/",
            "/%E3%83%9D%E3%82%B1%E3%83%A2%E3%83%B3%E5%9B%B3%E9%91%91/a%20b/"
        ),
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
        "https://例 え.jp/", "https://例え..jp/", "https://me@例え.jp/", "https://例え.jp:x/",
        "https://example.org/図 鑑/", "https://example.org/図鑑/?a", "https://[::1/", "https://[]/",
        "https://-a.org/", "https://example.org/\"/", "https://example.org/<b>/", " https://a.org/",
    ])
    func refusesWhatIsNoBaseURL(text: String) {
        #expect(
            message { try BaseURL(text) } == """
                error: "\(text)" is no base URL: expected http:// or https://, a host and a path, \
                such as https://example.org/pokedex/
                """)
    }

    @Test(arguments: [
        ("Mr. Mime", "Mr.%20Mime"), ("Nidoran♀", "Nidoran%E2%99%80"),
        ("a/b?c=d&e#\"\u{1}~_-", "a%2Fb%3Fc%3Dd%26e%23%22%01~_-"),
        ("ピカチュウ", "%E3%83%94%E3%82%AB%E3%83%81%E3%83%A5%E3%82%A6"),
    ])
    func escapesNamesForAddresses(name: String, part: String) {
        #expect(name.partOfAddress == part)
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
