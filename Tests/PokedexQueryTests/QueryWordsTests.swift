import Testing

@testable import PokedexQuery

struct QueryWordsTests {
    @Test func readsTheProjectsWords() throws {
        let words = try QueryFixture.words()
        #expect(words.keys.map(\.slug) == QueryKey.allCases.map(\.rawValue))
        #expect(words.keys[1].english == ["type", "types"])
        #expect(words.keys[1].japanese == ["タイプ"])
        #expect(words.traits.count == 8)
        #expect(words.methods.count == 4)
        #expect(words.orders.map(\.slug) == ["dex", "name"])
    }

    private static let word = #"{"en": ["x"], "ja": ["ん"]}"#

    @Test(arguments: [
        ("[]", "1:1: error: the words are an object: { \"keys\": { … }, … }"),
        ("{}", "1:1: error: the group \"keys\" is missing"),
        (
            #"{"words": {}}"#,
            "1:2: error: there is no group \"words\", only keys, is, methods, sort"
        ),
        (#"{"keys": {}, "keys": {}}"#, "1:14: error: \"keys\" stands twice"),
        (#"{"keys": []}"#, "1:10: error: \"keys\" is an object: { \"slug\": { … }, … }"),
        (
            #"{"keys": {"typ": \#(word)}}"#,
            "1:11: error: \"typ\" is none of name, type, ability, move, game, method, gen, egg, dex, "
                + "is, number, hp, atk, def, spa, spd, spe, total, height, weight, sort"
        ),
        (#"{"keys": {"name": \#(word)}}"#, "1:10: error: \"type\" is missing in \"keys\""),
        (
            #"{"keys": {"name": \#(word), "name": \#(word)}}"#,
            "1:47: error: \"name\" stands twice"
        ),
        (
            #"{"keys": {"name": {"en": ["x"]}}}"#,
            "1:19: error: \"name\" is { \"en\": [ … ], \"ja\": [ … ] }"
        ),
        (
            #"{"keys": {"name": {"en": [], "ja": ["ん"]}}}"#,
            "1:26: error: a list of words is needed here: [ \"…\" ]"
        ),
        (
            #"{"keys": {"name": {"en": ["!"], "ja": ["ん"]}}}"#,
            "1:27: error: a word with letters or digits is needed here"
        ),
    ])
    func saysWhatIsWrongWithThem(json: String, message: String) {
        let text = QueryFixture.message {
            try QueryWords(json: Array(json.utf8), folder: "content")
        }
        #expect(
            text.split(separator: "\n").first.map(String.init) == "content/queries.json:\(message)")
    }

    @Test func refusesAWordOfTwoMeanings() {
        let keys = QueryKey.allCases.map { key in
            let english = ["hp", "atk"].contains(key.rawValue) ? "Pow-er" : "en-\(key.rawValue)"
            return #""\#(key.rawValue)": {"en": ["\#(english)"], "ja": ["日本\#(key.rawValue)"]}"#
        }
        let json = "{\"keys\": {\(keys.joined(separator: ", "))}}"
        let text = QueryFixture.message {
            try QueryWords(json: Array(json.utf8), folder: "content")
        }
        #expect(
            text.hasPrefix("content/queries.json:1:10: error: \"Pow-er\" means both hp and atk\n"))
    }
}
