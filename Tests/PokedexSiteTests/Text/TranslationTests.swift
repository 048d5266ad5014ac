import PokedexSite
import TestSupport
import Testing

struct TranslationTests {
    @Test func findsTextsByDottedKeyAndKeepsTheOrderOfAGroup() throws {
        let translation = try TextFixture.translation(
            #"{ "ui": { "search": "\"\\\/\ud83d\ude00\u3042é", "about": { "title": "About" } } }"#)
        #expect(try translation.text("ui.about.title") == "About")
        #expect(try translation.text("ui.search") == "\"\\/😀あé")
        #expect(translation.texts(under: "ui.about") == ["title": "About"])
        let group = try translation.object(under: "ui")
        #expect(group.map(\.name) == ["search", "about"])
        #expect(group[1].value.members.map(\.name) == ["title"])
    }

    /// What a site adds to the catalog needs words in other groups than those of names, too.
    @Test func takesWordsForTriggersAndGenerationsOfTheCatalog() throws {
        func json(_ trigger: String, _ generation: String) -> String {
            """
            {"evolution": {"trigger": {"\(trigger)": "A"}},
             "ui": {"generations": {"numeral": {"\(generation)": "B"}}}}
            """
        }
        let base = try TextFixture.translation(json("trade", "1"))
        func changed(_ trigger: String, _ generation: String) throws {
            let translation = try base.changed(
                by: Array(json(trigger, generation).utf8), file: "site.json")
            try translation.requireKnown(in: SampleCatalog().catalog)
            #expect(try translation.text("evolution.trigger.\(trigger)") == "A")
            #expect(try translation.text("ui.generations.numeral.\(generation)") == "B")
        }
        try changed("use-item", "2")
        #expect(
            headline { try changed("use-itm", "2") }.contains("is no evolution trigger"))
        #expect(headline { try changed("use-item", "99") }.contains("\"99\" is no generation"))
    }

    @Test func fillsPlaceholders() throws {
        let translation = try TextFixture.translation(#"{ "hits": "{count} of {total} found" }"#)
        #expect(try translation.format("hits", ["count": "15", "total": "20"]) == "15 of 20 found")
    }

    @Test func refusesAMissingKeyAndAGroupWhereATextIsNeeded() throws {
        let translation = try TextFixture.translation(#"{ "a": { "b": "B" } }"#)
        #expect(
            headline { try translation.text("b.c") }
                == "strings/en.json:1:1: error: there is no text \"b.c\"; add it in every language")
        #expect(
            headline { try translation.text("a") }
                == "strings/en.json:1:3: error: \"a\" is a group, but a text is needed there")
        #expect(
            headline { try translation.object(under: "a.b") }
                == "strings/en.json:1:15: error: \"a.b\" is a text, but a group is needed there")
    }

    /// None may be without placeholder, and no placeholder without value.
    @Test(
        arguments: [
            (["number": "1"], "{number}"), (["count": "1"], "{count}"),
            (["count": "1", "count": "2"], "{count}, {count}"),
            (["count": "1", "total": "2", "more": "3"], "{count}, {more}, {total}"),
        ] as [(KeyValuePairs<String, String>, String)])
    func refusesOtherValuesThanATextHasPlaceholders(
        values: KeyValuePairs<String, String>, names: String
    ) throws {
        let translation = try TextFixture.translation(#"{ "hits": "{count} of {total} found" }"#)
        #expect(
            headline { try translation.format("hits", values) }
                == "strings/en.json:1:11: error: \"hits\" must have \(names), "
                + "but has {count}, {total}")
    }

    @Test(arguments: ["{", "}", "{}", "{Name}", "a { b } c"])
    func refusesABraceThatBelongsToNoPlaceholder(text: String) throws {
        let translation = try TextFixture.translation("{ \"a\": \"\(text)\" }")
        #expect(
            headline { try translation.template("a") }
                == "strings/en.json:1:8: error: \"a\" has a brace that belongs to no placeholder; "
                + "a placeholder is written {name}")
    }
}

struct StringsFileTests {
    @Test func saysWhereAFileIsBroken() {
        #expect(
            message {
                try TextFixture.translation(
                    """
                    {
                      "あ": "A"
                    }
                    """)
            } == """
                strings/en.json:2:3: error: "あ" is no key: only a–z, 0–9 and - may stand in it
                  "あ": "A"
                  ^
                """)
    }

    @Test func saysWhereAFileIsNoJSON() {
        #expect(
            message { try TextFixture.translation(#"{ "a": "ゔゔ" "b": "B" }"#) }
                == """
                strings/en.json:1:13: error: "," or "}" is expected here, not "\""
                { "a": "ゔゔ" "b": "B" }
                            ^
                """)
    }

    @Test(arguments: [
        ("[]", "1:1: error: the words are an object: { \"key\": \"text\", … }"),
        (#"{ "a": 1 }"#, "1:8: error: a text in quotes or a group in braces must follow the key"),
        (#"{ "a": "" }"#, "1:8: error: a text must not be empty"),
        (#"{ "a": "A", "a": "B" }"#, "1:13: error: \"a\" is duplicated in its group"),
        (#"{ "a": { "b": "A", "b": {} } }"#, "1:20: error: \"b\" is duplicated in its group"),
    ])
    func refusesWhatAStringsFileMayNotHold(json: String, problem: String) {
        #expect(headline { try TextFixture.translation(json) } == "strings/en.json:\(problem)")
    }
}
