import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct CardTests {
    private func card(_ slug: String, depth: Int, in language: Language) throws -> Value {
        let site = try SiteFixture.site(language)
        let type = try #require(site.indexes.catalog.types.first)
        let pages: [any PageKind] = [HomePage(site), MoveListPage(site), TypePage(type, site)]
        return try pages[depth].card(SampleCatalog().pokemon(slug), number: 7)
    }

    @Test func linksFromEveryDepth() throws {
        let addresses = ["pokemon/raichu/", "../pokemon/raichu/", "../../pokemon/raichu/"]
        for (depth, address) in addresses.enumerated() {
            let label = try card("raichu", depth: depth, in: .english)["label"]?.markup
            #expect(label?.contains("href=\"\(address)\"") == true)
        }
    }

    @Test func showsBothNamesAndTheTypes() throws {
        let label = try card("raichu-alola", depth: 2, in: .japanese)["label"]?.markup
        #expect(
            label == """
                <a href="../../pokemon/raichu-alola/">アローラ<wbr/>ライチュウ</a> \
                <span lang="en">Alolan Raichu</span>\
                <span class="dex-types"><span class="dex-t1-electric">でんき</span>\
                <span class="dex-t1-psychic">エスパー</span></span>
                """)
    }

    @Test func takesTheListsNumber() throws {
        #expect(try card("raichu", depth: 2, in: .english)["number"]?.text == "0007")
    }

    @Test func drawsAPokemonWithoutPicture() throws {
        let art = try card("raichu-mega-x", depth: 1, in: .english)["art"]?.markup
        let shapes = try "../../\(SiteFixture.assets().path)shapes.svg"
        #expect(art?.contains("<use href=\"\(shapes)#shape-upright\"/>") == true)
    }

    @Test func showsThePictureOfOneThatHasOne() throws {
        let art = try card("raichu", depth: 2, in: .english)["art"]?.markup
        #expect(art?.contains("src=\"https://pictures.example/pokemon/26.png\"") == true)
    }
}
