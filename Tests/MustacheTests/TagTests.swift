import Diagnostics
import Mustache
import Testing

struct TagTests {
    @Test func listsEveryTagWithItsRangeInTheText() throws {
        let source = "é{{! c }}{{=<% %>=}}<%a.b%><%={{ }}=%>{{{b}}}{{&c}}{{#d}}{{/d}}{{^e}}{{/e}}"
        let template = try Template(source, name: "t")
        let utf8 = Array(source.utf8)
        let texts = template.tags.map { String(decoding: utf8[$0.range], as: UTF8.self) }
        #expect(
            texts == [
                "{{! c }}", "{{=<% %>=}}", "<%a.b%>", "<%={{ }}=%>", "{{{b}}}", "{{&c}}", "{{#d}}",
                "{{/d}}", "{{^e}}", "{{/e}}",
            ])
        #expect(template.tags.map(\.name) == ["", "", "a.b", "", "b", "c", "d", "d", "e", "e"])
        #expect(
            template.tags.map(\.kind) == [
                .comment, .setDelimiters, .interpolation, .setDelimiters, .unescapedInterpolation,
                .unescapedInterpolation, .section, .end, .invertedSection, .end,
            ])
    }

    @Test func tellsDynamicNamesApart() throws {
        let template = try Template("{{>a/b}}{{>* c.d }}{{<*e}}{{/*e}}", name: "t")
        #expect(template.tags.map(\.name) == ["a/b", "c.d", "e", "e"])
        #expect(template.tags.map(\.isDynamic) == [false, true, true, true])
    }

    @Test func givesBackItsTextAndName() throws {
        let template = try Template("a {{b}}\r\n", name: "Templates/t.mustache")
        #expect(template.source == "a {{b}}\r\n")
        #expect(template.name == "Templates/t.mustache")
    }

    @Test func makesErrorsAtBytesOfItsText() throws {
        let template = try Template("a\nß <b>", name: "t.mustache")
        #expect(template.position(at: 5) == SourcePosition(line: 2, column: 3))
        #expect(
            template.diagnostic("element \"b\" is never closed", at: 5).description == """
                t.mustache:2:3: error: element "b" is never closed
                ß <b>
                  ^
                """)
    }
}

struct DelimiterTests {
    @Test(arguments: [
        RenderingCase(
            "changes delimiters for the rest of the template",
            "{{a}} {{=<% %>=}}{{a}} <%a%> <%={{ }}=%>{{a}}", ["a": "A"], "A {{a}} A A"),
        RenderingCase(
            "reads unescaped tags with other delimiters", "{{=<% %>=}}<%{a}%><%&a%><%a%>",
            ["a": "<"], "<<&lt;"),
        RenderingCase(
            "keeps delimiters to their template", "{{=| |=}}|>p| |a|", ["a": 1],
            partials: ["p": "{{a}}|a|"], "1|a| 1"),
        RenderingCase(
            "takes delimiters of any characters", "{{=「 」=}}「a」", ["a": "あ"], "あ"),
    ])
    func renders(example: RenderingCase) throws { try example.check() }
}
