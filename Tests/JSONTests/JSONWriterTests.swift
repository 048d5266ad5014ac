import JSON
import Testing

struct JSONWriterTests {
    @Test func writesMembersAndColumns() {
        #expect(
            json { writer in
                writer.member("text", "a")
                writer.member("number", -12)
                writer.member("unknown", Int?.none)
                writer.column("texts", ["a", "b"])
                writer.column("numbers", [1, nil, 3])
                writer.column("lists", [[1, 2], [], [3]])
            } == """
                {"text":"a","number":-12,"unknown":null,"texts":["a","b"],\
                "numbers":[1,null,3],"lists":[[1,2],[],[3]]}
                """)
    }

    @Test func putsCommasAfterWhatIsNested() {
        #expect(
            json { writer in
                writer.key("a")
                writer.object { $0.member("b", 1) }
                writer.key("c")
                writer.array { _ in }
                writer.member("d", 2)
            } == #"{"a":{"b":1},"c":[],"d":2}"#)
    }

    @Test func writesAnEmptyObject() {
        #expect(json { _ in } == "{}")
    }

    @Test func escapesWhatCouldCloseAScript() {
        #expect(
            json { $0.member("name", "</script><script>&") }
                == #"{"name":"\u003c/script\u003e\u003cscript\u003e\u0026"}"#)
    }

    @Test func escapesQuotesBackslashesAndControlCharacters() {
        #expect(
            json { $0.member("\"\\", "a\"b\\c\nd\u{0}e\u{7F}f\u{2028}g\u{2029}") }
                == #"{"\"\\":"a\"b\\c\u000ad\u0000e\u007ff\u2028g\u2029"}"#)
    }

    @Test func keepsOtherLettersAsTheyAre() {
        #expect(json { $0.member("名前", "ピカチュウ♀é😀'") } == #"{"名前":"ピカチュウ♀é😀'"}"#)
    }

    private func json(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        writer.object(body)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
