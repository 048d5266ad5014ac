import PokedexDomain
import TestSupport
import Testing

@testable import PokedexQuery

struct SpellingsTests {
    @Test func readsTheProjectsSpellings() throws {
        let spellings = try Spellings(
            json: ProjectFiles.bytes(of: "content/spellings.json"), folder: "content")
        #expect(try spellings[.moves, Slug("ice-beam")] == ["冷凍ビーム"])
        #expect(try spellings[.types, Slug("water")] == ["水"])
        #expect(try spellings[.abilities, Slug("static")] == ["静電気"])
        #expect(try spellings[.places, Slug("viridian-forest")] == ["トキワの森"])
        #expect(try spellings[.places, Slug("pinwheel-forest")] == ["ヤグルマのもり"])
        #expect(try spellings[.places, Slug("pallet-town")] == [])
    }

    @Test(
        arguments: tableRows(
            #"""
            [] => 1:1: error: the file must be an object: { … }
            {"moves": {}, "types": {}} => 1:1: error: "abilities" is missing
            {"moves": [], "abilities": {}, "types": {}, "places": {}} => \#
            1:11: error: "moves" must be an object: { … }
            {"moves": {"Surf": ["波乗り"]}, "abilities": {}, "types": {}, "places": {}} => \#
            1:12: error: "Surf" is no slug
            {"moves": {"surf": "波乗り"}, "abilities": {}, "types": {}, "places": {}} => \#
            1:20: error: "moves.surf" must be a list: [ … ]
            {"moves": {"surf": ["波"], "surf": ["波"]}, "abilities": {}, "types": {}, "places": \#
            {}} => \#
            1:27: error: "surf" is duplicated
            """#))
    func saysWhatIsWrongWithThem(json: String, message: String) {
        #expect(
            headline { try QueryFixture.spellings(json) }
                == "content/spellings.json:\(message)")
    }

    @Test func tellsWhatIsNotInTheDatabase() throws {
        let catalog = try SampleCatalog().catalog
        let spellings = try QueryFixture.spellings(
            """
            {"moves": {"surf": ["波"], "splash": ["跳ねる"], "dig": ["穴"]},
             "abilities": {"levitate": ["浮遊"]}, "types": {"sound": ["音"]},
             "places": {"mt-moon": ["お月見山"]}}
            """)
        #expect(
            Spellings.Kind.allCases.map { spellings.unknown($0, in: catalog) }
                == [["dig", "splash"], ["levitate"], ["sound"], ["mt-moon"]])
    }
}
