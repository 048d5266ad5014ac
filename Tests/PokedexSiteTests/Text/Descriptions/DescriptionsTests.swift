import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct DescriptionsTests {
    private func descriptions(
        moves: String = "{}", abilities: String = "{}", matchUps: String = "{}"
    ) throws -> Descriptions {
        try Descriptions(
            moves: Array(moves.utf8), abilities: Array(abilities.utf8),
            matchUps: Array(matchUps.utf8), folder: "content")
    }

    private static func text(_ english: String, _ japanese: String) -> LocalizedText {
        LocalizedText(texts: [.english: english, .japanese: japanese])
    }

    private func moveError(_ moves: String) -> String {
        headline { try descriptions(moves: moves) }
    }

    @Test func readsEveryKind() throws {
        let descriptions = try descriptions(
            moves: """
                {
                  "pound": {"text": "composed"},
                  "explosion": {"text": "extended", "en": "It faints.", "ja": "ひんしになる。"},
                  "splash": {"text": "written", "en": "Nothing.", "ja": "何も起こらない。"}
                }
                """,
            abilities: #"{"static": {"en": "Paralyzes.", "ja": "まひさせる。"}}"#)
        #expect(
            descriptions.moves == [
                try Slug("pound"): .composed,
                try Slug("explosion"): .extended(Self.text("It faints.", "ひんしになる。")),
                try Slug("splash"): .written(Self.text("Nothing.", "何も起こらない。")),
            ])
        #expect(
            descriptions.abilities == [
                try Slug("static"): Self.text("Paralyzes.", "まひさせる。")
            ])
    }

    @Test func pointsAtAMistake() {
        let message = message {
            try descriptions(moves: "{\n  \"pound\": {\"text\": \"copied\"}\n}")
        }
        #expect(
            message == """
                content/descriptions/moves.json:2:21: error: "copied" is none of "composed", \
                "extended" and "written"
                  "pound": {"text": "copied"}
                                    ^
                """)
    }

    @Test(
        arguments: tableRows(
            #"""
            [] => 1:1: error: the file must be an object: { … }
            {"Pound": {"text": "composed"}} => \#
            1:2: error: "Pound" is no slug: only a–z, 0–9 and - may stand in it
            {"a": []} => 1:7: error: "a" must be an object: { … }
            {"a": {}} => 1:7: error: "text" is missing
            {"a": {"text": "composed", "en": "x"}} => \#
            1:7: error: a composed text has no sentence of its own: extended has
            {"a": {"text": "written", "en": "x."}} => 1:7: error: the text in "ja" is missing
            {"a": {"text": "extended", "ja": "x"}} => 1:7: error: the text in "en" is missing
            {"a": {"text": "written", "de": "x"}} => \#
            1:27: error: there is no member "de"; a text has "en" and "ja"
            {"a": {"text": "composed", "text": "composed"}} => 1:28: error: "text" is duplicated
            {"a": {"text": 1}} => 1:16: error: "a.text" must be a text in quotation marks
            {"a": {"text": "written", "en": "", "ja": "x"}} => \#
            1:33: error: a text must be one line without control characters
            {"a": {"text": "written", "en": "x\ny", "ja": "x"}} => \#
            1:33: error: a text must be one line without control characters
            {"a": {"text": "written", "en": "x", "ja": "x。"}} => \#
            1:33: error: the text must end with "."
            {"a": {"text": "written", "en": "x.", "ja": "x."}} => \#
            1:45: error: the text must end with "。"
            {"a": {"text": "composed"}, "a": {"text": "composed"}} => 1:29: error: "a" is duplicated
            """#))
    func refusesWhatIsNoDescription(json: String, message: String) {
        #expect(moveError(json) == "content/descriptions/moves.json:\(message)")
    }

    @Test func refusesTextsThatAreTooLong() throws {
        let json = { (english: Int, japanese: Int) in
            let texts = [
                String(repeating: "x", count: english - 1) + ".",
                String(repeating: "あ", count: japanese - 1) + "。",
            ]
            return #"{"a": {"text": "written", "en": "\#(texts[0])", "ja": "\#(texts[1])"}}"#
        }
        _ = try descriptions(moves: json(90, 50))
        #expect(
            moveError(json(91, 50)).hasSuffix(
                ": error: the text has 91 characters; 90 are the most in \"en\""))
        #expect(
            moveError(json(90, 51)).hasSuffix(
                ": error: the text has 51 characters; 50 are the most in \"ja\""))
    }

    @Test func tellsWhatTheListsLeaveOut() throws {
        let gaps = try descriptions(
            moves: #"{"surf": {"text": "composed"}}"#,
            abilities: #"{"static": {"en": "x.", "ja": "x。"}}"#
        ).gaps(in: SampleCatalog().catalog)
        #expect(gaps.moves.contains("thunderbolt") && !gaps.moves.contains("surf"))
        #expect(gaps.abilities.contains("pressure") && !gaps.abilities.contains("static"))
        #expect(!gaps.abilities.contains("mountaineer"), "it is of no main game")
    }

    @Test(arguments: [
        (
            "moves", #"{"surf": {"text": "composed"}, "serf": {"text": "composed"}}"#,
            #"1:32: error: "serf" is no move of the database; did you mean surf?"#
        ),
        (
            "abilities", #"{"statik": {"en": "x.", "ja": "x。"}}"#,
            #"1:2: error: "statik" is no ability of the database; did you mean static?"#
        ),
        (
            "abilities", #"{"zzzz": {"en": "x.", "ja": "x。"}}"#,
            #"1:2: error: "zzzz" is no ability of the database"#
        ),
        (
            "match-ups", #"{"lightning-rot": {"electric": 0}}"#,
            #"1:2: error: "lightning-rot" is no ability of the database; did you mean lightning-rod?"#
        ),
        (
            "match-ups", #"{"lightning-rod": {"electrik": 0}}"#,
            #"1:20: error: "electrik" is no type of the database; did you mean electric?"#
        ),
    ])
    func refusesWhatTheCatalogLacks(file: String, json: String, message: String) throws {
        let text = { (name: String) in name == file ? json : "{}" }
        let descriptions = try descriptions(
            moves: text("moves"), abilities: text("abilities"), matchUps: text("match-ups"))
        #expect(
            headline { try descriptions.requireKnown(in: SampleCatalog().catalog) }
                == "content/descriptions/\(file).json:\(message)")
    }

    @Test(arguments: ["10", "-25", "425", "0.5", "\"0\""])
    func refusesWhatIsNoFactor(number: String) {
        #expect(
            headline { try descriptions(matchUps: #"{"levitate": {"ground": \#(number)}}"#) }
                == "content/descriptions/match-ups.json:1:25: error: "
                + "this must be a percentage that 25 divides, 0 to 400")
    }
}
