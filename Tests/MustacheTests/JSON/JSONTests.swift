import Mustache
import Testing

struct JSONTests {
    private func value(_ text: String) throws -> Value {
        try Value(json: Array(text.utf8))
    }

    @Test func readsEveryKindOfValue() throws {
        let value = try value(#" { "a" : [ null , true,false ], "b":"x", "c":{} , "d" : [] } "#)
        #expect(value.object?.names == ["a", "b", "c", "d"])
        let items = try #require(value["a"]?.list)
        #expect(items.count == 3)
        #expect(items[0].kind == "null")
        #expect(items[1].bool == true)
        #expect(items[2].bool == false)
        #expect(value["b"]?.text == "x")
        #expect(value["c"]?.object?.isEmpty == true)
        #expect(value["d"]?.list?.isEmpty == true)
    }

    @Test(arguments: ["0", "-0", "1.210", "12e3", "1E-07", "-1.5e+10", "123456789012345678901"])
    func keepsTheSpellingOfNumbers(_ number: String) throws {
        #expect(try value(number).number == number)
    }

    @Test(arguments: [
        (#""""#, ""), (#""a\"\\\/\b\f\n\r\tb""#, "a\"\\/\u{8}\u{C}\n\r\tb"),
        (#""\u00e9\u30D5""#, "éフ"), (#""\ud83d\udc38""#, "🐸"), (#""é 🐸""#, "é 🐸"),
        (#""\u0000""#, "\0"),
    ])
    func readsStrings(source: String, expected: String) throws {
        #expect(try value(source).text == expected)
    }

    @Test func letsTheLastOfTwoEqualNamesCount() throws {
        let object = try #require(try value(#"{"a":1,"b":2,"a":3}"#).object)
        #expect(object.names == ["a", "b"])
        #expect(object["a"]?.integer == 3)
    }

    @Test func readsManyNames() throws {
        let text = "{" + (0..<5_000).map { "\"n\($0)\":\($0)" }.joined(separator: ",") + "}"
        let object = try #require(try value(text).object)
        #expect(object.count == 5_000)
        #expect(object["n4999"]?.integer == 4_999)
    }

    @Test func readsDeepButNotEndlessNesting() throws {
        let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(try value(deepest).list?.count == 1)
        let error = #expect(throws: JSONError.self) {
            try value(String(repeating: "[", count: 100_000))
        }
        #expect(error?.message == "values are nested more than 512 deep")
    }
}

extension Value {
    fileprivate var kind: String {
        if case .null = self { "null" } else { "another" }
    }
}
