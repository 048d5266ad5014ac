import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct CardTests {
    private func card(_ slug: String, in language: Language) throws -> Object {
        try HomePage(site: SiteFixture.site(language)).card(
            SampleCatalog().pokemon(slug), number: 7)
    }

    @Test func showsBothNamesAndTheTypes() throws {
        let label = try card("raichu-alola", in: .japanese)["label"]?.markup
        #expect(
            label == """
                <a href="../../pokemon/raichu-alola/">アローラ<wbr/>ライチュウ</a> \
                <span lang="en">Alolan Raichu</span>\
                <span class="dex-types"><span class="dex-t1-electric">でんき</span>\
                <span class="dex-t1-psychic">エスパー</span></span>
                """)
    }

    @Test func takesTheListsNumber() throws {
        #expect(try card("raichu", in: .english)["number"]?.text == "0007")
    }

    @Test func drawsAPokemonWithoutPicture() throws {
        let art = try card("raichu-mega-x", in: .english)["art"]?.markup
        let shapes = try "../../../\(SiteFixture.assets().path)shapes.svg"
        #expect(art?.contains("<use href=\"\(shapes)#shape-upright\"/>") == true)
    }

    @Test func showsThePictureOfOneThatHasOne() throws {
        let art = try card("raichu", in: .english)["art"]?.markup
        #expect(art?.contains("src=\"https://pictures.example/pokemon/26.png\"") == true)
    }
}
