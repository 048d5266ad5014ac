import Mustache
import Testing

struct InterpolationTests {
    @Test func escapesWhatMeansSomethingInHTML() throws {
        let text = try render("{{text}}", with: ["text": #"<a href='x'>"R&D"</a>"#])
        #expect(text == "&lt;a href=&#39;x&#39;&gt;&quot;R&amp;D&quot;&lt;/a&gt;")
    }

    @Test func leavesTextOfTripleMustachesAndAmpersandsAsItIs() throws {
        #expect(try render("{{{t}}} {{&t}} {{& t }}", with: ["t": "<&>"]) == "<&> <&> <&>")
    }

    @Test func leavesTextBeyondASCIIAsItIs() throws {
        #expect(try render("{{name}}", with: ["name": "フシギダネ é 🐸"]) == "フシギダネ é 🐸")
    }

    @Test func escapesEachOfManySpecialCharacters() throws {
        let text = String(repeating: "<x>", count: 1_000)
        let escaped = String(repeating: "&lt;x&gt;", count: 1_000)
        #expect(try render("{{text}}", with: ["text": .text(text)]) == escaped)
    }

    @Test func insertsFinishedMarkupOnlyWhereItIsAskedFor() throws {
        let data: Value = ["markup": .html(HTML("<b>R&amp;D</b>"))]
        #expect(try render("{{{markup}}}{{&markup}}", with: data) == "<b>R&amp;D</b><b>R&amp;D</b>")
        #expect(try render("{{markup}}", with: data) == "&lt;b&gt;R&amp;amp;D&lt;/b&gt;")
    }

    @Test func showsNumbersAsTheyAreWritten() throws {
        let data: Value = ["a": .number("1.210"), "b": .integer(-7), "c": 0]
        #expect(try render("{{a}} {{b}} {{c}}", with: data) == "1.210 -7 0")
    }

    @Test func showsBooleansAndNothingForNull() throws {
        #expect(
            try render("{{a}} {{b}} ({{c}})", with: ["a": true, "b": false, "c": nil])
                == "true false ()")
    }

    @Test func looksNamesUpFromTheInside() throws {
        let data: Value = ["a": ["x": "inner"], "x": "outer", "y": "only outer"]
        #expect(try render("{{x}} {{#a}}{{x}} {{y}}{{/a}}", with: data) == "outer inner only outer")
    }

    @Test func looksTheRestOfADottedNameUpInItsFirstPartAlone() throws {
        let data: Value = ["a": ["b": ["c": "found"]], "c": "wrong"]
        #expect(try render("{{a.b.c}}", with: data) == "found")
        #expect(try render("({{a.c}})", with: data, strict: false) == "()")
    }

    @Test func neverTakesADottedNameForASingleOne() throws {
        #expect(try render("({{a.b}})", with: ["a.b": "x"], strict: false) == "()")
    }

    @Test func rendersNothingForUnknownNamesUnlessStrict() throws {
        #expect(try render("({{x}}{{{x}}}{{#x}}a{{/x}}{{x.y}})", strict: false) == "()")
        #expect(try render("{{^x}}b{{/x}}", strict: false) == "b")
    }
}
