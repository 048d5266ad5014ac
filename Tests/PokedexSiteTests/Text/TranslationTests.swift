import PokedexSite
import Testing

struct TranslationTests {
    @Test func findsTextsByDottedKey() throws {
        let translation = try TextFixture.translation(#"{ "stat": { "hp": { "name": "HP" } } }"#)
        #expect(try translation.text("stat.hp.name") == "HP")
        #expect(translation.texts(under: "stat") == ["hp.name": "HP"])
    }

    @Test func keepsTheOrderOfAGroup() throws {
        let translation = try TextFixture.translation(
            #"{ "ui": { "search": "Search", "about": { "title": "About" }, "clear": "Clear" } }"#)
        let group = try translation.object(under: "ui")
        #expect(group.map(\.name) == ["search", "about", "clear"])
        #expect(group[1].value.members.map(\.name) == ["title"])
    }

    @Test func readsEscapes() throws {
        let translation = try TextFixture.translation(#"{ "a": "\"\\\/\ud83d\ude00\u3042é" }"#)
        #expect(try translation.text("a") == "\"\\/😀あé")
    }

    @Test func fillsPlaceholders() throws {
        let translation = try TextFixture.translation(#"{ "hits": "{count} of {total} found" }"#)
        #expect(try translation.format("hits", ["count": "15", "total": "20"]) == "15 of 20 found")
    }

    @Test func refusesAMissingKey() throws {
        let translation = try TextFixture.translation(#"{ "a": "A" }"#)
        #expect(
            TextFixture.headline { try translation.text("b.c") }
                == "strings/en.json:1:1: error: there is no text \"b.c\"; add it in every language")
    }

    @Test func refusesAGroupWhereATextIsNeeded() throws {
        let translation = try TextFixture.translation(#"{ "a": { "b": "B" } }"#)
        #expect(
            TextFixture.headline { try translation.text("a") }
                == "strings/en.json:1:3: error: \"a\" is a group, but a text is needed there")
        #expect(
            TextFixture.headline { try translation.object(under: "a.b") }
                == "strings/en.json:1:15: error: \"a.b\" is a text, but a group is needed there")
    }

    @Test func refusesValuesThatATextHasNoPlaceholderFor() throws {
        let translation = try TextFixture.translation(#"{ "hits": "{count} found" }"#)
        #expect(
            TextFixture.headline { try translation.format("hits", ["number": "1"]) }
                == "strings/en.json:1:11: error: \"hits\" must have {number}, but has {count}")
    }

    @Test func refusesToLeaveAPlaceholderUnfilled() throws {
        let translation = try TextFixture.translation(#"{ "hits": "{count} of {total} found" }"#)
        let values: [KeyValuePairs] = [["count": "1"], ["count": "1", "count": "2"]]
        #expect(
            values.map { values in TextFixture.headline { try translation.format("hits", values) } }
                == [
                    "strings/en.json:1:11: error: \"hits\" must have {count}, but has {count}, {total}",
                    "strings/en.json:1:11: error: \"hits\" must have {count}, {count}, "
                        + "but has {count}, {total}",
                ])
    }

    @Test(arguments: ["{", "}", "{}", "{Name}", "a { b } c"])
    func refusesABraceThatBelongsToNoPlaceholder(text: String) throws {
        let translation = try TextFixture.translation("{ \"a\": \"\(text)\" }")
        #expect(
            TextFixture.headline { try translation.template("a") }
                == "strings/en.json:1:8: error: \"a\" has a brace that belongs to no placeholder; "
                + "a placeholder is written {name}")
    }
}

struct StringsFileTests {
    @Test func saysWhereAFileIsBroken() {
        #expect(
            TextFixture.message {
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
            TextFixture.message { try TextFixture.translation(#"{ "a": "ゔゔ" "b": "B" }"#) }
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
        let lines = TextFixture.message { try TextFixture.translation(json) }.split(separator: "\n")
        #expect(lines.first.map(String.init) == "strings/en.json:\(problem)")
    }
}
