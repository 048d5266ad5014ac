import Diagnostics
import JSON
import Testing

struct JSONTextTests {
    @Test func parsesEveryKindOfValue() throws {
        let members = try object(#" { "a" : [ null , true,false ], "b":"x", "c":{} , "d" : [] } "#)
        #expect(members.map(\.name) == ["a", "b", "c", "d"])
        #expect(
            members.map { outline($0.value) } == ["[null, true, false]", "\"x\"", "{}", "[]"])
    }

    @Test(arguments: ["0", "-0", "1.210", "12e3", "1E-07", "-1.5e+10", "123456789012345678901"])
    func keepsTheSpellingOfNumbers(_ number: String) throws {
        #expect(try outline(root(number)) == number)
    }

    @Test(arguments: [
        (#""""#, ""), (#""a\"\\\/\b\f\n\r\tb""#, "a\"\\/\u{8}\u{C}\n\r\tb"),
        (#""\u00e9\u30D5""#, "éフ"), (#""\ud83d\udc38""#, "🐸"), (#""é 🐸""#, "é 🐸"),
        (#""\u0000""#, "\0"), (#""\r\n""#, "\r\n"),
    ])
    func parsesStrings(source: String, expected: String) throws {
        #expect(try outline(root(source)) == "\"\(expected)\"")
    }

    @Test func keepsMembersOfTheSameNameInOrder() throws {
        let members = try object(#"{"a":1,"b":2,"a":3}"#)
        #expect(members.map(\.name) == ["a", "b", "a"])
        #expect(members.map { outline($0.value) } == ["1", "2", "3"])
    }

    @Test func parsesDeepButNotEndlessNesting() throws {
        let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(throws: Never.self) { try root(deepest) }
        #expect(JSONText.fault(in: Array(deepest.utf8), path: "") == nil)
        let error = #expect(throws: DiagnosticError.self) {
            try root(String(repeating: "[", count: 100_000))
        }
        #expect(error?.first.message == "values are nested more than 512 deep")
    }

    @Test func reportsErrorsAtTheSourceOfValuesAndNames() throws {
        let text = try JSONText(Array("{\n  \"é\": [1, 2]\n}".utf8), path: "content/site.json")
        guard case .object(let members) = text.root.content, let member = members.first else {
            Issue.record("not an object")
            return
        }
        #expect(
            text.error("the name is wrong", at: member).description == """
                content/site.json:2:3: error: the name is wrong
                  "é": [1, 2]
                  ^
                """)
        #expect(text.error("the value is wrong", at: member.value).first.position?.column == 8)
        #expect(text.place(of: text.root).position == SourcePosition(line: 1, column: 1))
    }

    private func root(_ text: String) throws -> JSONValue {
        try JSONText(Array(text.utf8)).root
    }

    private func object(_ text: String) throws -> [JSONMember] {
        guard case .object(let members) = try root(text).content else { return [] }
        return members
    }

    private func outline(_ value: JSONValue) -> String {
        switch value.content {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let spelling): spelling
        case .string(let text): "\"\(text)\""
        case .array(let items): "[\(items.map(outline).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\($0.name): \(outline($0.value))" }.joined(separator: ", "))}"
        }
    }
}

struct JSONErrorTests {
    @Test func saysWhatIsWrongAndWhere() throws {
        let error = try #require(throws: DiagnosticError.self) {
            try JSONText(Array("{\n  \"é\": [1, 2,]\n}".utf8), path: "content/site.json")
        }
        #expect(
            error.description == """
                content/site.json:2:14: error: a value is expected here, not "]"
                  "é": [1, 2,]
                             ^
                """)
        #expect(error.first.path == "content/site.json")
        #expect(error.first.position == SourcePosition(line: 2, column: 14))
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
        let bytes = Array(text.utf8)
        let error = try #require(throws: DiagnosticError.self) { try JSONText(bytes) }
        #expect(error.first.message == message)
        #expect(error.first.position?.column == column)
        #expect(JSONText.fault(in: bytes, path: "JSON") == error.first)
    }

    @Test func refusesWhatIsNotUTF8() throws {
        for bytes in [[0x22, 0xFF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] as [[UInt8]] {
            let error = try #require(throws: DiagnosticError.self) { try JSONText(bytes) }
            #expect(error.first.message == "the string is not UTF-8")
            #expect(JSONText.fault(in: bytes, path: "JSON") == error.first)
        }
    }
}
