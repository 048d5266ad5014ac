import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// The name in the other language beside a name.
@Suite struct SecondNameTests {
    private let site: LocalizedSite
    private let own = DisplayName(text: "Pikachu", language: .english)

    init() throws { site = try SiteFixture.site(.english) }

    @Test func standsBesideAnotherOne() throws {
        let other = DisplayName(text: "ピカチュウ", language: .japanese)
        let shown = try #require(site.other(other, beside: own))
        #expect([shown.shown("text"), shown.shown("lang")] == ["ピカチュウ", "ja"])
        #expect(try site.bothNames(own, other) == "Pikachu (ピカチュウ)")
    }

    /// Of Pikachu in English and German, or of a name that the source has in one language.
    @Test(arguments: Language.allCases)
    func isLeftOutWhereItIsTheSame(language: Language) throws {
        let other = DisplayName(text: "Pikachu", language: language)
        #expect(site.other(other, beside: own)?["text"] == nil)
        #expect(try site.bothNames(own, other) == "Pikachu")
    }
}
