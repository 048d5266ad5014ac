import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct FinderPageTests {
    @Test func tellsScriptsTheRarerWaysToLearnMoves() throws {
        let content = try FinderPage(try SiteFixture.site(.english)).content()
        #expect(content["otherMethods"]?.text == "stadium-surfing-pikachu light-ball-egg")
    }
}
