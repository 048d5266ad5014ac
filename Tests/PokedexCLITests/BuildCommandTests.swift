import Foundation
import Testing

@testable import PokedexCLI

struct BuildCommandTests {
    private static let note =
        "note: without --base-url, canonical and hreflang addresses in the head and sitemap.xml "
        + "are left out\n"

    @Test func buildsWithEverythingInItsUsualPlace() throws {
        let site = try SampleSite()
        let result = try site.run("build")
        #expect(result.messages == Self.note)
        #expect(result.status == 0)
        print(result)
        let tree = try #require(site.tree())
        print(tree.count)
    }
}
