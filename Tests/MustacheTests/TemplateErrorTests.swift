import Diagnostics
import Mustache
import Testing

struct TemplateErrorTests {
    private func message(for source: String) -> String? {
        do {
            _ = try Template(source, name: "t.mustache")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        (
            "<p>\n  {{name</p>\n",
            """
            t.mustache:2:3: error: the tag is never closed; "}}" is missing
              {{name</p>
              ^
            """
        ),
        (
            "{{{name}}",
            """
            t.mustache:1:1: error: the tag is never closed; "}}}" is missing
            {{{name}}
            ^
            """
        ),
        (
            "{{! note",
            """
            t.mustache:1:1: error: the tag is never closed; "}}" is missing
            {{! note
            ^
            """
        ),
        (
            "a\n{{#moves}}\nb",
            """
            t.mustache:2:1: error: section "moves" is never closed
            {{#moves}}
            ^
            """
        ),
        (
            "{{^none}}",
            """
            t.mustache:1:1: error: inverted section "none" is never closed
            {{^none}}
            ^
            """
        ),
        (
            "{{<*layout}}",
            """
            t.mustache:1:1: error: parent "*layout" is never closed
            {{<*layout}}
            ^
            """
        ),
        (
            "{{#a}}\n {{$b}}\n {{/a}}",
            """
            t.mustache:3:2: error: "a" is closed here, but block "b", opened in line 2, is still open
             {{/a}}
             ^
            """
        ),
        (
            "x {{/a}}",
            """
            t.mustache:1:3: error: there is no section "a" open to be closed
            x {{/a}}
              ^
            """
        ),
        (
            "{{ }}",
            """
            t.mustache:1:1: error: the tag has no name
            {{ }}
            ^
            """
        ),
        (
            "{{>*}}",
            """
            t.mustache:1:1: error: the tag has no name
            {{>*}}
            ^
            """
        ),
        (
            "{{#if moves}}{{/if}}",
            """
            t.mustache:1:1: error: "if moves" is not a name: it has whitespace in it
            {{#if moves}}{{/if}}
            ^
            """
        ),
        (
            "{{a..b}}",
            """
            t.mustache:1:1: error: "a..b" is not a name: a part of it between dots is empty
            {{a..b}}
            ^
            """
        ),
        (
            "{{=<% =}}",
            """
            t.mustache:1:1: error: a set-delimiter tag needs two delimiters with a space between \
            them and without "=", as in {{=<% %>=}}
            {{=<% =}}
            ^
            """
        ),
        (
            "{{<p}}{{$a}}1{{/a}}\n{{$a}}2{{/a}}{{/p}}",
            """
            t.mustache:2:1: error: block "a" is given a second time
            {{$a}}2{{/a}}{{/p}}
            ^
            """
        ),
        (
            "{{<p}} {{#a}}{{$b}}{{/b}}{{/a}}{{/p}}",
            """
            t.mustache:1:8: error: only blocks may stand directly in parent "p"; \
            put this section into one
            {{<p}} {{#a}}{{$b}}{{/b}}{{/a}}{{/p}}
                   ^
            """
        ),
    ])
    func saysWhatIsWrongAndWhere(source: String, expected: String) {
        #expect(message(for: source) == expected)
    }

    @Test func refusesNestingWithoutEnd() {
        let source = String(repeating: "{{#a}}", count: 101)
        #expect(
            message(for: source)?.hasPrefix(
                "t.mustache:1:601: error: sections are nested more than 100 deep\n") == true)
        let accepted =
            String(repeating: "{{#a}}", count: 100) + String(repeating: "{{/a}}", count: 100)
        #expect(message(for: accepted) == nil)
    }

    @Test func givesPathPositionAndMessageApart() throws {
        let error = try #require(throws: DiagnosticError.self) {
            try Template("\n {{/x}}", name: "Templates/a.mustache")
        }
        #expect(error.first.path == "Templates/a.mustache")
        #expect(error.first.position == SourcePosition(line: 2, column: 2))
        #expect(error.first.message == "there is no section \"x\" open to be closed")
    }
}
