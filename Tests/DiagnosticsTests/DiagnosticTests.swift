import Diagnostics
import Testing

struct DiagnosticTests {
    @Test func showsPathPositionMessageLineCaretAndNotes() {
        var diagnostic = diagnostic("one\n  two {{\nthree", at: "{{", message: "it is not closed")
        diagnostic.notes = ["included from page.mustache:1:1"]
        #expect(
            diagnostic.description == """
                a.mustache:2:7: error: it is not closed
                  two {{
                      ^
                included from page.mustache:1:1
                """)
        #expect(diagnostic.position == SourcePosition(line: 2, column: 7))
    }

    @Test(arguments: [
        ("a.html", SourcePosition(line: 3, column: nil), "a.html:3: error: it is wrong"),
        ("a.html", nil, "a.html: error: it is wrong"),
        ("", nil, "error: it is wrong"),
    ])
    func showsAsMuchOfThePositionAsIsKnown(
        path: String, position: SourcePosition?, expected: String
    ) {
        let diagnostic = Diagnostic(path: path, position: position, message: "it is wrong")
        #expect(diagnostic.description == expected)
    }

    @Test func sortsByPathLineAndMessage() {
        let sorted = [("a", 2, "x"), ("a", 10, "a"), ("a", 10, "b"), ("b", 1, "a")].map {
            Diagnostic(
                path: $0.0, position: SourcePosition(line: $0.1, column: nil), message: $0.2)
        }
        #expect(sorted.reversed().sorted() == sorted)
    }

    @Test func showsAPartOfALongLine() {
        let text = String(repeating: "x", count: 5000) + "|tail" + String(repeating: "y", count: 99)
        #expect(
            diagnostic(text, at: "|").description == """
                a.mustache:1:5001: error: it is wrong
                …\(String(repeating: "x", count: 80))|tail\(String(repeating: "y", count: 75))…
                \(String(repeating: " ", count: 81))^
                """)
    }

    @Test func replacesCharactersThatControlATerminal() {
        #expect(
            diagnostic("\u{1B}[31m|", at: "|", message: "\"\u{7}\" is wrong").description == """
                a.mustache:1:6: error: "\u{FFFD}" is wrong
                \u{FFFD}[31m|
                     ^
                """)
    }

    @Test func cutsALongMessage() {
        let message = String(repeating: "b", count: 100_000)
        #expect(
            diagnostic("|", at: "|", message: message).description == """
                a.mustache:1:1: error: \(message.prefix(320))…
                |
                ^
                """)
    }

    @Test func countsColumnsInCharacters() {
        #expect(
            diagnostic("é 日本 👨‍👩‍👧 e\u{301} |", at: "|").description == """
                a.mustache:1:10: error: it is wrong
                é 日本 👨‍👩‍👧 e\u{301} |
                         ^
                """)
    }

    @Test func keepsTabsBeforeTheCaretAndDropsTheLineEnding() {
        #expect(
            diagnostic("\ta\t|\r\nb", at: "|").description == """
                a.mustache:1:4: error: it is wrong
                \ta\t|
                \t \t^
                """)
    }

    @Test func hasAPositionAtTheEndOfTheText() {
        let source = SourceText(path: "a", bytes: Array("a\nbc".utf8))
        #expect(source.position(at: 4) == SourcePosition(line: 2, column: 3))
        #expect(
            SourceText(path: "a", bytes: []).position(at: 0) == SourcePosition(line: 1, column: 1))
    }

    private func diagnostic(
        _ text: String, at marker: String, message: String = "it is wrong"
    ) -> Diagnostic {
        let bytes = Array(text.utf8)
        let offset = bytes.firstRange(of: Array(marker.utf8))?.lowerBound ?? bytes.count
        return SourceText(path: "a.mustache", bytes: bytes).diagnostic(message, at: offset)
    }
}
