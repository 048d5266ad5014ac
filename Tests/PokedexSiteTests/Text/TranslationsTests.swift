import PokedexDomain
import PokedexSite
import TestSupport
import Testing

struct TranslationsTests {
    @Test func holdsTheProjectsWordsInBothLanguages() throws {
        let translations = try TextFixture.translations()
        #expect(try translations[.english].text("stat.special-attack.short") == "Sp. Atk")
        #expect(try translations[.japanese].text("stat.special-attack.short") == "とくこう")
    }

    @Test func namesUpToTenKeysThatALanguageLacks() throws {
        let english = try TextFixture.translation(
            "{ \"a\": { " + (1...12).map { "\"k\($0)\": \"K\"" }.joined(separator: ", ") + " } }")
        let japanese = try TextFixture.translation(#"{ "a": { "k1": "か" } }"#, language: .japanese)
        #expect(
            message { try Translations([english, japanese]) } == """
                strings/ja.json:1:3: error: these keys of strings/en.json are missing:
                { "a": { "k1": "か" } }
                  ^
                  a.k10
                  a.k11
                  a.k12
                  a.k2
                  a.k3
                  a.k4
                  a.k5
                  a.k6
                  a.k7
                  a.k8
                  and 1 more
                """)
        #expect(
            message {
                try Translations([
                    try TextFixture.translation(#"{ "a": "A" }"#),
                    try TextFixture.translation(
                        #"{ "a": "ア", "b": "ビ" }"#, language: .japanese),
                ])
            } == """
                strings/en.json:1:1: error: these keys of strings/ja.json are missing:
                { "a": "A" }
                ^
                  b
                """)
    }

    @Test func refusesPlaceholdersThatDiffer() throws {
        let english = try TextFixture.translation(#"{ "a": "{count} of {total}" }"#)
        let japanese = try TextFixture.translation(#"{ "a": "{count}件" }"#, language: .japanese)
        #expect(
            headline { try Translations([english, japanese]) }
                == "strings/ja.json:1:8: error: \"a\" must have {count}, {total}, but has {count}")
    }
}
