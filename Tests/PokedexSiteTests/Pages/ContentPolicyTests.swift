import Testing

@testable import PokedexSite

@Suite struct ContentPolicyTests {
    @Test func allowsPicturesFromTheirBaseAlone() throws {
        let policy = ContentPolicy(
            pictures: .address(try PictureBase("https://example.org/sprites/")))
        #expect(
            policy.text == """
                default-src 'none'; script-src 'self'; style-src 'self'; \
                img-src 'self' https://example.org/sprites/; connect-src 'self'; \
                manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'
                """)
    }

    @Test func allowsNoForeignPicturesWithoutABase() {
        #expect(ContentPolicy(pictures: .drawings).text.contains("img-src 'self';"))
    }

    @Test func hasNoDirectiveThatBrowsersIgnoreInAPage() {
        let names = ContentPolicy(pictures: .drawings).text.split(separator: "; ").map {
            $0.prefix { $0 != " " }
        }
        #expect(
            Set(names).isDisjoint(with: ["frame-ancestors", "sandbox", "report-uri", "report-to"]))
    }
}
