import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// Records as they are stored, and taken back.
struct StoredDraftTests {
    @Test func everyKindComesBackAsItWas() throws {
        let drafts = try ResourceDrafts.reading(SampleTree())
        let kinds = Set(drafts.places.map(\.resource))
        #expect(kinds == Set(PokeAPIResource.allCases))
        #expect(try drafts.takenBack(from: drafts.stored()) == drafts)
    }

    @Test func sameRecordHasTheSameBytesFromAFolderAndFromAHost() throws {
        var tree = SampleTree()
        let first = try ResourceDrafts.reading(tree)
        for (place, json) in tree.files {
            tree.files[place] = json.replacingOccurrences(
                of: "/api/v2/", with: "https://pokeapi.example:8080/mirror/api/v2/")
        }
        let second = try ResourceDrafts.reading(tree)
        #expect(second == first)
        #expect(try second.stored() == first.stored())
    }

    @Test func holdsWhatIsUsedAlone() throws {
        var tree = SampleTree()
        let german = #"{"name": "Feld", "language": {"name": "de"}}"#
        tree.replace(#""names": ["#, with: #""names": [\#(german), "#, in: "nature/1")
        tree.replace(#""id": 1"#, with: #""id": 1, "berries": [1, 2]"#, in: "nature/1")
        let stored = try ResourceDrafts.reading(tree).stored()["nature/1"] ?? Data()
        #expect(
            String(decoding: stored, as: UTF8.self) == """
                {"decreased_stat":{"name":"attack"},"id":1,"increased_stat":{"name":"defense"},\
                "name":"bold","names":[{"language":{"name":"ja-hrkt"},"name":"名1かな"},\
                {"language":{"name":"en"},"name":" Bold "},{"language":{"name":"ja"},"name":"名1"}]}
                """)
    }

    @Test func packsWhatAPokemonLearns() throws {
        let stored = try ResourceDrafts.reading(SampleTree()).stored()["pokemon/1"] ?? Data()
        let packed = Data([0, 1, 1, 1, 5, 2, 0, 1, 1, 1, 1, 255, 0, 2, 1, 1, 5, 1])
        let text = String(decoding: stored, as: UTF8.self)
        #expect(text.hasPrefix(#"{"entries":"\#(packed.base64EncodedString())","record":{"#))
    }

    @Test(
        arguments: [
            ([0, 1, 1, 1, 5], "entries holds 5 bytes, but each entry takes 6"),
            ([0, 1, 1, 1, 101, 2], "a level in entries is 101, but only 0 to 100 is possible"),
        ] as [([UInt8], String)])
    func refusesEntriesThatAreNone(bytes: [UInt8], reason: String) throws {
        let stored = try ResourceDrafts.reading(SampleTree()).stored()["pokemon/1"] ?? Data()
        let text = String(decoding: stored, as: UTF8.self)
        let start = try #require(text.range(of: #","record""#)?.lowerBound)
        let damaged = #"{"entries":"\#(Data(bytes).base64EncodedString())""# + text[start...]
        #expect(throws: MalformedResource(reason)) {
            try ResourceDraft(stored: Data(damaged.utf8), of: .pokemon, with: JSONDecoder())
        }
    }

    @Test(arguments: ["", "[]", "{", #"{"id": 1}"#], PokeAPIResource.allCases)
    func refusesBytesThatAreNoRecord(text: String, resource: PokeAPIResource) {
        #expect(throws: MalformedResource.self) {
            try ResourceDraft(stored: Data(text.utf8), of: resource, with: JSONDecoder())
        }
    }

    @Test(arguments: [
        "true", "-3", "0.5", "1e300", "12345678901234567890", #""rain""#,
        #""a\u0000\"b\ud83d\ude00""#,
        #""\#(String(repeating: "long ", count: 40))""#, #"{"name": "oran-berry"}"#,
        #"{"name": ""}"#, #"{"name": 7}"#, "{\"url\": \"/api/v2/berry/7/\"}", "[1]", "[null]",
        "null", "false", "0", "0.0", "-0.0", "\"\"", "[]", "{}",
    ])
    func keepsConditionsThatAreUnknown(value: String) throws {
        var tree = SampleTree()
        tree.replace(
            #""is_default": true"#,
            with: #""is_default": true, "evolution": \#(value), "unknown": \#(value)"#,
            in: "evolution-chain/1")
        let drafts = try ResourceDrafts.reading(tree)
        let again = try drafts.takenBack(from: drafts.stored())
        #expect(again == drafts)
        #expect(conditions(again) == conditions(drafts))
        #expect(conditions(drafts).count == (Self.saysNothing.contains(value) ? 0 : 2))
    }

    private static let saysNothing = ["null", "false", "0", "0.0", "-0.0", "\"\"", "[]", "{}"]

    private func conditions(_ drafts: ResourceDrafts) -> [String] {
        drafts.evolutionChains[1]?.chain.evolvesTo[0].details[0].unknownConditions ?? []
    }
}
