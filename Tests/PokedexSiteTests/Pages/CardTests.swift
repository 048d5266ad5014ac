import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct CardTests {
    private func card(_ slug: String, in language: Language = .english) throws -> Object {
        let site = try SiteFixture.site(language)
        return try HomePage(site: site).card(site.pokemon(slug), number: 7)
    }

    @Test func showsBothNamesTheTypesAndTheListsNumber() throws {
        let card = try card("raichu-alola", in: .japanese)
        #expect(
            card.shown("label") == """
                <a href="../../pokemon/raichu-alola/">アローラ<wbr/>ライチュウ</a> \
                <span lang="en">Alolan Raichu</span>\
                <div><b class="electric">でんき</b><b class="psychic">エスパー</b></div>
                """)
        #expect(card.shown("number") == "0007")
    }

    @Test func showsThePictureOrADrawing() throws {
        let art = try card("raichu").shown("art")
        #expect(art.contains("src=\"https://pictures.example/pokemon/26.png\""))
        let shapes = try "../../../\(SiteFixture.sites().assets.path)shapes.svg"
        #expect(
            try card("raichu-mega-x").shown("art")
                .contains("<use href=\"\(shapes)#shape-upright\"/>"))
    }
}
