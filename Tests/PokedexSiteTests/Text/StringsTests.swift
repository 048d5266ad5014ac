import PokedexSite
import Testing

struct StringsTests {
    @Test func findsTextsByDottedKey() throws {
        let strings = try TextFixture.strings(#"{ "stat": { "hp": { "name": "HP" } } }"#)
        #expect(try strings.text("stat.hp.name") == "HP")
        #expect(strings.texts(under: "stat") == ["hp.name": "HP"])
    }

    @Test func keepsTheOrderOfAGroup() throws {
        let strings = try TextFixture.strings(
            #"{ "ui": { "search": "Search", "about": { "title": "About" }, "clear": "Clear" } }"#)
        #expect(
            try strings.object(under: "ui") == [
                StringsEntry(key: "search", node: .text("Search")),
                StringsEntry(
                    key: "about",
                    node: .group([StringsEntry(key: "title", node: .text("About"))])),
                StringsEntry(key: "clear", node: .text("Clear")),
            ])
    }

    @Test func readsEscapes() throws {
        let strings = try TextFixture.strings(#"{ "a": "\"\\\/\ud83d\ude00\u3042é" }"#)
        #expect(try strings.text("a") == "\"\\/😀あé")
    }

    @Test func fillsPlaceholders() throws {
        let strings = try TextFixture.strings(#"{ "hits": "{count} of {total} found" }"#)
        #expect(try strings.format("hits", ["count": "15", "total": "20"]) == "15 of 20 found")
    }

    @Test func refusesAMissingKey() throws {
        let strings = try TextFixture.strings(#"{ "a": "A" }"#)
        #expect(
            TextFixture.message { try strings.text("b.c") }
                == "strings/en.json: error: there is no text \"b.c\"; add it in both languages")
    }

    @Test func refusesAGroupWhereATextIsNeeded() throws {
        let strings = try TextFixture.strings(#"{ "a": { "b": "B" } }"#)
        #expect(
            TextFixture.message { try strings.text("a") }
                == "strings/en.json: error: \"a\" is a group, but a text is needed there")
        #expect(
            TextFixture.message { try strings.object(under: "a.b") }
                == "strings/en.json: error: \"a.b\" is a text, but a group is needed there")
    }

    @Test func refusesValuesThatATextHasNoPlaceholderFor() throws {
        let strings = try TextFixture.strings(#"{ "hits": "{count} found" }"#)
        #expect(
            TextFixture.message { try strings.format("hits", ["number": "1"]) }
                == "strings/en.json: error: \"hits\" must have {number}, but has {count}")
    }

    @Test func refusesToLeaveAPlaceholderUnfilled() throws {
        let strings = try TextFixture.strings(#"{ "hits": "{count} of {total} found" }"#)
        let values: [KeyValuePairs] = [["count": "1"], ["count": "1", "count": "2"]]
        #expect(
            values.map { values in TextFixture.message { try strings.format("hits", values) } } == [
                "strings/en.json: error: \"hits\" must have {count}, but has {count}, {total}",
                "strings/en.json: error: \"hits\" must have {count}, {count}, "
                    + "but has {count}, {total}",
            ])
    }

    @Test(arguments: ["{", "}", "{}", "{Name}", "a { b } c"])
    func refusesABraceThatBelongsToNoPlaceholder(text: String) throws {
        let strings = try TextFixture.strings("{ \"a\": \"\(text)\" }")
        #expect(
            TextFixture.message { try strings.template("a") }
                == "strings/en.json: error: \"a\" has a brace that belongs to no placeholder; "
                + "a placeholder is written {name}")
    }
}

struct StringsFileTests {
    @Test func saysWhereAFileIsBroken() {
        #expect(
            TextFixture.message {
                try TextFixture.strings(
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
            TextFixture.message { try TextFixture.strings(#"{ "a": "ゔゔ" "b": "B" }"#) }
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
        (#"{ "a": "A", "a": "B" }"#, "1:13: error: \"a\" stands twice in its group"),
        (#"{ "a": { "b": "A", "b": {} } }"#, "1:20: error: \"b\" stands twice in its group"),
    ])
    func refusesWhatAStringsFileMayNotHold(json: String, problem: String) {
        let lines = TextFixture.message { try TextFixture.strings(json) }.split(separator: "\n")
        #expect(lines.first.map(String.init) == "strings/en.json:\(problem)")
    }
}
