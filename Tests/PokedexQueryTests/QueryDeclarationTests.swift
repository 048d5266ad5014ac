import PokedexDomain
import Testing

@testable import PokedexQuery

struct QueryDeclarationTests {
    @Test func readsTheProjectsDeclaration() throws {
        let declaration = try QueryFixture.declaration()
        let type = try #require(declaration.pokemon.key("type"))
        #expect(type.kind == .term)
        #expect(type.fields == ["types"])
        #expect(type.values == "types")
        #expect(declaration.pokemon.keyEntries[1].names[.english] == ["type", "types"])
        #expect(declaration.pokemon.keyEntries[1].names[.japanese] == ["タイプ"])
        #expect(declaration.pokemon.lists["is"]?.count == 8)
        #expect(declaration.pokemon.standardOrder == "number")
        #expect(declaration.moves.keys.map(\.slug).contains("power"))
        #expect(declaration.words["methods"]?.count == 4)
    }

    /// A field that no Pokémon has would find nothing, without a message.
    @Test func asksForFieldsThatThereAre() throws {
        let search = try QueryFixture.search()
        let known = Set(search.fields.all.map(\.name))
        let declaration = try QueryFixture.declaration()
        for key in declaration.pokemon.keys {
            for field in key.fields { #expect(known.contains(field), "\(key.slug)") }
        }
        for entry in declaration.pokemon.lists["is"] ?? [] {
            if let flag = entry.flag { #expect(search.fields.flagNames.contains(flag)) }
        }
    }

    private static let key = #"{"kind": "name", "en": ["x"], "ja": ["ん"]}"#

    /// A declaration with these keys of Pokémon.
    private static func keys(_ keys: String) -> String {
        #"{"words": {}, "subjects": {"pokemon": {"keys": {\#(keys)}}, "moves": {"keys": {}}}}"#
    }

    @Test(arguments: [
        ("[]", "1:1: error: an object is needed here: { … }"),
        ("{}", "1:1: error: \"subjects\" is missing"),
        (#"{"terms": {}}"#, "1:2: error: \"terms\" is none of subjects, words"),
        (
            #"{"words": {}, "subjects": {"pokemon": {}}}"#,
            "1:27: error: \"moves\" is missing"
        ),
        (
            #"{"words": {}, "subjects": {"pokemon": {}, "moves": {}}}"#,
            "1:39: error: \"keys\" is missing"
        ),
        (keys(#""name": \#(key), "name": \#(key)"#), "1:101: error: \"name\" stands twice"),
        (
            keys(#""a": {"kind": "x", "en": [], "ja": []}"#),
            "1:63: error: \"x\" is not known here"
        ),
        (
            keys(#""a": {"kind": "figure", "en": [], "ja": []}"#),
            "1:54: error: a figure has a \"range\": [ least, most ]"
        ),
        (
            keys(#""a": {"kind": "name", "en": ["!"], "ja": []}"#),
            "1:78: error: a word with letters or digits is needed here"
        ),
        (
            keys(
                #""a": {"kind": "name", "en": ["Pow-er"], "ja": []}, "b": {"kind": "name", "en": ["power"], "ja": []}"#
            ),
            "1:48: error: \"power\" means both a and b"
        ),
    ])
    func reportsMistakes(json: String, message: String) {
        let text = QueryFixture.message {
            try QueryDeclaration(json: Array(json.utf8), folder: "content")
        }
        #expect(
            text.split(separator: "\n").first.map(String.init) == "content/queries.json:\(message)")
    }
}
