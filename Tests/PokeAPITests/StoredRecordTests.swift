import Foundation
import PokedexDomain
import PokedexStore
import TestSupport
import Testing

@testable import PokeAPI

/// Records in the form in which the records file stores them.
struct StoredRecordTests {
    @Test func sayTheSameAsWhatWasFetched() throws {
        let tree = SampleTree()
        #expect(
            Set(tree.files.keys.compactMap(Self.key).map(\.resource))
                == Set(PokeAPIResource.allCases))
        let stored = try Self.stored(tree.files)
        #expect(try Self.stored(stored) == stored)
        var again = tree
        again.files.merge(stored) { $1 }
        #expect(try Everything.importing { $0 = again }.catalog == Everything.sample.get().catalog)
    }

    @Test func haveTheSameBytesFromAFolderAndFromAHost() throws {
        let tree = SampleTree()
        let hosted = tree.files.mapValues {
            $0.replacingOccurrences(
                of: "/api/v2/", with: "https://pokeapi.example:8080/mirror/api/v2/")
        }
        #expect(try Self.stored(hosted) == Self.stored(tree.files))
    }

    @Test func haveEveryFieldButThoseThatAreLeftOut() throws {
        let json = """
            { "id" : 1, "texts": ["a \\" , b", "\\\\", "é", ""], "cries": {"latest": [1, {"a": "]"}]},
              "flavor_text_entries": [{"flavor_text": "x"}],\t"numbers": [ -1.5e+3 , true, null ],
              "sprites": {"versions": {"a": 1}, "other": {"versions": {}, "home": [ ]}},
              "list": [{"cries": 2}], "machines": [] }

            """
        #expect(
            try Self.content(json) == """
                {"id":1,"texts":["a \\" , b","\\\\","é",""],"numbers":[-1.5e+3,true,null],\
                "sprites":{"other":{"versions":{},"home":[]}},"list":[{"cries":2}]}
                """)
    }

    @Test func haveAddressesWithoutHost() throws {
        let json =
            #"{"a": [{"url": "https://b.example/api/v2/item/3/", "name": "http://c/api/v2/"}]}"#
        #expect(
            try Self.content(json)
                == #"{"a":[{"url":"/api/v2/item/3/","name":"http://c/api/v2/"}]}"#
        )
    }

    @Test(arguments: [
        "", "{", #"{"a""#, #"{"a": }"#, #"{"a": 1"#, #"{"a": [1, 2}"#, #"{"a": "\"}"#, "[1] 2",
        "{1: 2}",
        #"{"cries": [N]}"#, #"{"cries": "#, "é",
    ])
    func refuseWhatIsNoJSON(text: String) {
        #expect(throws: MalformedResource("it is no JSON in UTF-8")) { _ = try Self.content(text) }
    }

    @Test func refuseAnotherEncoding() throws {
        let json = try #require(#"{"id": 1}"#.data(using: .utf16))
        #expect(throws: MalformedResource("it is no JSON in UTF-8")) {
            _ = try StoredRecord.content(of: json)
        }
    }

    private static func content(_ json: String) throws -> String {
        String(decoding: try StoredRecord.content(of: Data(json.utf8)), as: UTF8.self)
    }

    @Test func packWhatAPokemonLearns() throws {
        let stored = try Self.stored(SampleTree().files)["pokemon/1"] ?? ""
        let packed = Data([0, 1, 1, 1, 5, 2, 0, 1, 1, 1, 1, 255, 0, 2, 1, 1, 5, 1])
        #expect(stored.contains(#""moves":"\#(packed.base64EncodedString())""#))
    }

    /// What a Pokémon learns, in JSON that PokéAPI could write as well, or that is wrong.
    private static let unusualMoves = [
        (#""level_learned_at": 5"#, #""other": [{}], "level_learned_at": 5.0"#),
        (#""order": 2"#, #""order": 2e0"#), (#"/api/v2/move/1/"#, #"\/api\/v2\/move\/1\/"#),
        (#"{"move": "#, #"{"version_group_details": [], "move": "#),
        (#""order": 2"#, #""order": 255"#), (#""order": 2, "#, ""),
        (#""level_learned_at": 5"#, #""level_learned_at": 101"#),
        (#""level_learned_at": 5"#, #""level_learned_at": "5""#),
        (#""version_group_details": "#, #""details": "#), (#""move": "#, #""name": "#),
        ("/api/v2/move/1/", "/api/v2/move/70000/"), ("/api/v2/move/1/", "/api/v2/item/1/"),
    ]

    @Test(arguments: unusualMoves)
    func readMovesAsTheDecoderDoes(old: String, new: String) throws {
        let json = try #require(SampleTree().files["pokemon/1"])
        let changed = Data(json.replacingOccurrences(of: old, with: new).utf8)
        #expect(changed != Data(json.utf8))
        let kind = PokeAPIResource.pokemon.kind
        let decoded = Self.entries { try kind.read(changed, id: 1) }
        #expect(Self.entries { try kind.readAndShorten(changed, id: 1).facts } == decoded)
    }

    private static func entries(
        _ read: () throws -> any ResourceFacts
    ) -> Result<[LearnsetEntry], MalformedResource> {
        Result { (try read() as? PokemonFacts)?.entries ?? [] }.mapError { MalformedResource($0) }
    }

    @Test(
        arguments: [
            ([0, 1, 1, 1, 5], "moves holds 5 bytes, but each entry takes 6"),
            ([0, 1, 1, 1, 101, 2], "moves holds an entry that is not possible"),
        ] as [([UInt8], String)])
    func refuseLearnsetsThatAreDamaged(bytes: [UInt8], reason: String) throws {
        let stored = try Self.stored(SampleTree().files)["pokemon/1"] ?? ""
        let moves = #""moves":""#
        let start = try #require(stored.range(of: moves)?.upperBound)
        let end = try #require(stored[start...].firstIndex(of: "\""))
        let damaged = stored[..<start] + Data(bytes).base64EncodedString() + stored[end...]
        #expect(throws: MalformedResource(reason)) {
            _ = try PokeAPIResource.pokemon.kind.read(Data(damaged.utf8), id: 1)
        }
    }

    @Test(arguments: ["", "[1]", "{", #"{"id": 1}"#], PokeAPIResource.allCases)
    func refuseBytesThatAreNoRecord(text: String, resource: PokeAPIResource) {
        #expect(throws: MalformedResource.self) {
            _ = try resource.kind.read(Data(text.utf8), id: 1)
        }
    }

    @Test(arguments: [
        ([1], "chain.evolves_to[0].species names pokemon-species/1 "),
        ([2, 3, 2], "chain.evolves_to[2].species names pokemon-species/2 "),
    ])
    func refuseFamiliesThatComeBackToThemselves(species: [Int], reason: String) {
        func link(_ species: Int, _ next: [String] = []) -> String {
            """
            {"species": \(SampleTree.url("pokemon-species/\(species)")), "evolution_details": [],
             "evolves_to": [\(next.joined(separator: ", "))]}
            """
        }
        let chain = link(1, species.map { link($0) })
        let json = #"{"id": 7, "baby_trigger_item": null, "chain": \#(chain)}"#
        #expect(
            throws: MalformedResource(
                reason + "a second time: a family cannot come back to itself")
        ) { _ = try PokeAPIResource.evolutionChain.kind.read(Data(json.utf8), id: 7) }
    }

    /// The stored form of records, by path.
    static func stored(_ files: [String: String]) throws -> [String: String] {
        var stored: [String: String] = [:]
        for (path, json) in files {
            guard let key = key(path) else { continue }
            let record = try key.resource.kind.readAndShorten(Data(json.utf8), id: key.id)
            stored[path] = String(decoding: record.content, as: UTF8.self)
        }
        return stored
    }

    /// The record at a path: `move/1`, `pokemon/1/encounters`; `nil` for others.
    private static func key(_ path: String) -> ResourceKey? {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count > 1, let id = Int(parts[1]) else { return nil }
        let resource = PokeAPIResource(rawValue: parts.count == 2 ? parts[0] : parts[2])
        return resource.map { ResourceKey($0, id) }
    }
}
