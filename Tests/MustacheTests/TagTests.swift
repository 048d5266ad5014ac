import Diagnostics
import Mustache
import Testing

struct TagTests {
    @Test func listsEveryTagWithItsPlaceInTheText() throws {
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

    @Test func listsTheTemplatesThatATemplateNames() throws {
        let source = "{{>a/b}}\n {{<c}}{{$d}}{{> * e.f }}{{/d}}{{/c}}"
        let references = try Template(source, name: "t").references
        #expect(references.map(\.name) == ["a/b", "c", "e.f"])
        #expect(references.map(\.isParent) == [false, true, false])
        #expect(references.map(\.isDynamic) == [false, false, true])
        #expect(references.map(\.position.line) == [1, 2, 2])
        #expect(references.map(\.position.column) == [1, 2, 14])
    }

    @Test func givesBackItsTextAndName() throws {
        let template = try Template("a {{b}}\r\n", name: "Templates/t.mustache")
        #expect(template.source == "a {{b}}\r\n")
        #expect(template.name == "Templates/t.mustache")
    }

    @Test func makesErrorsForPlacesInItsText() throws {
        let template = try Template("a\nß <b>", name: "t.mustache")
        #expect(template.position(at: 5) == SourcePosition(line: 2, column: 3))
        #expect(
            template.error("element \"b\" is never closed", at: 5).description == """
                t.mustache:2:3: error: element "b" is never closed
                ß <b>
                  ^
                """)
    }
}
