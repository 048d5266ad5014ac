import Testing

@testable import JSON

struct IndentedJSONTests {
    private func indented(_ text: String) throws -> String {
        String(decoding: try JSONText(Array(text.utf8)).root.indented, as: UTF8.self)
    }

    @Test func indentsObjectsAndArraysOfThem() throws {
        #expect(
            try indented(#"{"a":[1,"b",null,true],"c":{},"d":[],"e":[{"f":-1.50e3},[2]]}"#) == """
                {
                  "a": [1, "b", null, true],
                  "c": {},
                  "d": [],
                  "e": [
                    {
                      "f": -1.50e3
                    },
                    [2]
                  ]
                }

                """)
    }

    @Test func escapesOnlyWhatItMust() throws {
        let text = #""<b>&\"\\/\n\r\t\u0001\u007f\u2028村""# + "\n"
        #expect(try indented(text) == #""<b>&\"\\/\n\r\t\u0001\u007f"# + "\u{2028}村\"\n")
    }

    @Test func writesTheSameAgain() throws {
        let text = try indented(#"[{"a": [], "b": "c\n"}, [], 1]"#)
        #expect(try indented(text) == text)
    }

    @Test func writesValuesThatAreInNoText() {
        let value = JSONValue(members: [("a", JSONValue(.string("b")))])
        #expect(String(decoding: value.indented, as: UTF8.self) == "{\n  \"a\": \"b\"\n}\n")
    }
}
