import JSON
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexQuery

struct QueryDeclarationTests {
    @Test func readsTheProjectsDeclaration() throws {
        let declaration = try QueryFixture.declaration()
        let type = try #require(declaration.pokemon.key("type"))
        #expect(type.kind == .term)
        #expect(type.values == "types")
        #expect(declaration.pokemon.lists["is"]?.count == 8)
        #expect(declaration.pokemon.lists["sort"]?.first?.names[.english]?.first == "number")
        #expect(declaration.pokemon.key("height")?.isInTenths == true)
        #expect(declaration.moves.keys.map(\.slug).contains("power"))
        #expect(declaration.words["methods"]?.count == 5)
    }

    private static func worlds() throws -> Worlds {
        var worlds = Worlds()
        let spot = Spot(id: try ContentID("spot"))
        worlds[spot.id] = spot
        return worlds
    }

    @Test func leavesOutWhatNeedsWorldsWithoutAny() throws {
        let whole = try QueryFixture.declaration(worlds: Self.worlds())
        #expect(whole.leftOut == [])
        #expect(whole.pokemon.key("world") != nil)
        #expect(whole.lists.contains("worlds"))
        let declaration = try QueryFixture.declaration()
        #expect(declaration.leftOut == ["world", "is-seen"])
        #expect(
            declaration.pokemon.keys.map(\.slug)
                == whole.pokemon.keys.map(\.slug).filter { $0 != "world" })
        #expect(declaration.pokemon.lists["is"]?.contains { $0.slug == "seen" } == false)
        #expect(!declaration.lists.contains("worlds"))
    }

    @Test func givesBrowsersWhatThereIs() throws {
        func json(_ worlds: Worlds) throws -> String {
            let members = try QueryFixture.declaration(worlds: worlds).browserMembers
            var writer = JSONWriter()
            writer.object { writer in
                for member in members {
                    writer.key(member.name)
                    writer.value(member.value)
                }
            }
            return String(decoding: writer.bytes, as: UTF8.self)
        }
        let (with, without) = try (json(Self.worlds()), json(Worlds()))
        #expect(!with.contains("needs"))
        let key =
            #""world":{"kind":"term","values":"worlds","fields":["worlds"],"#
            + #""en":["world","worlds"],"ja":["ワールド","世界"]},"#
        let flag = #""seen":{"flag":"seen","en":["seen"],"ja":["見た","みた"]},"#
        #expect(with.contains(key) && with.contains(flag))
        #expect(
            with.replacing(key, with: "").replacing(flag, with: "") == without)
    }

    /// A file, or in words the keys of Pokémon in it.
    @Test(
        arguments: tableRows(
            #"""
            [] => 1:1: error: the file must be an object: { … }
            {} => 1:1: error: "words" is missing
            {"terms": {}} => \#
            1:2: error: there is no member "terms"; there are "subjects" and "words"
            {"words": {}, "subjects": {"pokemon": {"keys": {}}}} => 1:27: error: "moves" is missing
            {"words": {}, "subjects": {"pokemon": {}, "moves": {}}} => \#
            1:39: error: "keys" is missing
            "name": {"kind": "name", "en": ["x"], "ja": ["ん"]}, "name": {} => \#
            1:101: error: "name" is duplicated
            "a": {"kind": "x", "en": [], "ja": []} => \#
            1:63: error: "x" is none of "name", "text", "term", "figure", "flag", "move", \#
            "all-moves", "place", "game", "method", "pokedex" and "sort"
            "a": {"kind": "name", "needs": "x", "en": [], "ja": []} => \#
            1:80: error: "x" is none of "worlds"
            "a": {"kind": "figure", "en": [], "ja": []} => \#
            1:54: error: a figure has a "range": [ least, most ]
            "a": {"kind": "name", "en": ["!"], "ja": []} => \#
            1:78: error: a word with letters or digits is needed here
            "a": {"kind": "name", "en": ["Pow-er"], "ja": []}, \#
            "b": {"kind": "name", "en": ["power"], "ja": []} => \#
            1:48: error: "power" means both a and b
            """#))
    func reportsMistakes(text: String, message: String) {
        let json =
            text.hasPrefix("\"")
            ? #"{"words": {}, "subjects": {"pokemon": {"keys": {\#(text)}}, "moves": {"keys": {}}}}"#
            : text
        #expect(
            headline {
                try QueryDeclaration(json: Array(json.utf8), folder: "content")
            } == "content/queries.json:\(message)")
    }
}
