import Mustache
import Testing

struct JSONErrorTests {
    @Test func saysWhatIsWrongAndWhere() throws {
        let error = try #require(throws: JSONError.self) {
            try Value(json: Array("{\n  \"é\": [1, 2,]\n}".utf8), path: "content/site.json")
        }
        #expect(
            error.description == """
                content/site.json:2:14: error: a value is expected here, not "]"
                  "é": [1, 2,]
                             ^
                """)
        #expect(error.path == "content/site.json")
        #expect(error.position == SourcePosition(line: 2, column: 14))
    }

    @Test(arguments: [
        ("", 1, "the text ends where a value is expected"),
        ("nul", 1, "a value is expected here, not \"n\""),
        ("[1", 3, "the text ends where \",\" or \"]\" is expected"),
        ("[1 2]", 4, "\",\" or \"]\" is expected here, not \"2\""),
        ("{\"a\" 1}", 6, "\":\" is expected here, not \"1\""),
        ("{\"a\":1,}", 8, "a name in quotation marks is expected here, not \"}\""),
        ("{a:1}", 2, "a name in quotation marks is expected here, not \"a\""),
        ("1 x", 3, "there is text after the value"),
        ("[] []", 4, "there is text after the value"),
        ("01", 1, "a number has a zero at its start"),
        ("-", 2, "the text ends where a digit is expected"),
        ("1.", 3, "the text ends where a digit is expected"),
        ("1.e5", 3, "a digit is expected here, not \"e\""),
        (".5", 1, "a value is expected here, not \".\""),
        ("+1", 1, "a value is expected here, not \"+\""),
        ("'a'", 1, "a value is expected here, not \"'\""),
        ("\"abc", 1, "the string is never closed"),
        ("\"a\nb\"", 3, "a control character in a string must be escaped"),
        (#""a\x""#, 3, "this is not one of JSON's escapes"),
        (#""\u12G4""#, 6, "a hexadecimal digit is expected here, not \"G\""),
        (#""\ud83d""#, 2, "half of a surrogate pair stands alone"),
        (#""\udc38""#, 2, "half of a surrogate pair stands alone"),
        (#""\ud83d\u0041""#, 2, "half of a surrogate pair stands alone"),
        ("\u{FEFF}1", 1, "the text begins with a byte order mark; save it without one"),
        ("[1,フ]", 4, "a value is expected here, not \"フ\""),
    ])
    func refusesWhatTheGrammarDoesNotHave(text: String, column: Int, message: String) throws {
        let error = try #require(throws: JSONError.self) { try Value(json: Array(text.utf8)) }
        #expect(error.message == message)
        #expect(error.position?.column == column)
    }

    @Test func refusesWhatIsNotUTF8() throws {
        for bytes in [[0x22, 0xFF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] as [[UInt8]] {
            let error = try #require(throws: JSONError.self) { try Value(json: bytes) }
            #expect(error.message == "the string is not UTF-8")
        }
    }
}
