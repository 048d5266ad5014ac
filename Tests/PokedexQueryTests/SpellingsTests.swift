import PokedexDomain
import TestSupport
import Testing

@testable import PokedexQuery

struct SpellingsTests {
    @Test func readsTheProjectsSpellings() throws {
        let spellings = try Spellings(
            json: ProjectFiles.bytes(of: "content/spellings.json"), folder: "content")
        #expect(spellings.moves["ice-beam"] == ["冷凍ビーム"])
        #expect(spellings.types["water"] == ["水"])
        #expect(!spellings.abilities.isEmpty)
    }

    @Test(arguments: [
        (
            "[]",
            """
            1:1: error: the spellings are { "moves": { … }, "abilities": { … }, "types": { … } }
            """
        ),
        (
            #"{"moves": {}, "types": {}}"#,
            """
            1:1: error: the spellings are { "moves": { … }, "abilities": { … }, "types": { … } }
            """
        ),
        (
            #"{"moves": [], "abilities": {}, "types": {}}"#,
            "1:11: error: the spellings of a kind are { \"slug\": [ \"…\" ], … }"
        ),
        (
            #"{"moves": {"Surf": ["波乗り"]}, "abilities": {}, "types": {}}"#,
            "1:12: error: \"Surf\" is no slug"
        ),
        (
            #"{"moves": {"surf": "波乗り"}, "abilities": {}, "types": {}}"#,
            "1:20: error: a list of words is needed here: [ \"…\" ]"
        ),
        (
            #"{"moves": {"surf": ["波"], "surf": ["波"]}, "abilities": {}, "types": {}}"#,
            "1:27: error: \"surf\" stands twice"
        ),
    ])
    func saysWhatIsWrongWithThem(json: String, message: String) {
        let text = QueryFixture.message { try QueryFixture.spellings(json) }
        #expect(
            text.split(separator: "\n").first.map(String.init)
                == "content/spellings.json:\(message)")
    }

    @Test func tellsWhatIsNotInTheDatabase() throws {
        let catalog = try SampleCatalog().catalog
        let known = try QueryFixture.spellings().unknown(in: catalog)
        #expect(known == ([], [], []))
        let spellings = try QueryFixture.spellings(
            """
            {"moves": {"surf": ["波"], "splash": ["跳ねる"], "dig": ["穴"]},
             "abilities": {"levitate": ["浮遊"]}, "types": {"sound": ["音"]}}
            """)
        #expect(
            spellings.unknown(in: catalog) == (["levitate"], ["dig", "splash"], ["sound"]))
    }
}
