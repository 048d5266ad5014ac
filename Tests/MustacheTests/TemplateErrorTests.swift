import Mustache
import TestSupport
import Testing

struct TemplateErrorTests {
    private func message(for source: String) -> String? {
        TestSupport.message { try Template(source, name: "t.mustache") }
    }

    @Test(arguments: [
        ("<p>\n  {{name</p>\n", 2, 3, "the tag is never closed; \"}}\" is missing"),
        ("{{{name}}", 1, 1, "the tag is never closed; \"}}}\" is missing"),
        ("{{! note", 1, 1, "the tag is never closed; \"}}\" is missing"),
        ("a\n{{#moves}}\nb", 2, 1, "section \"moves\" is never closed"),
        ("{{^none}}", 1, 1, "inverted section \"none\" is never closed"),
        ("{{<*layout}}", 1, 1, "parent \"*layout\" is never closed"),
        (
            "{{#a}}\n {{$b}}\n {{/a}}", 3, 2,
            "\"a\" is closed here, but block \"b\", opened in line 2, is still open"
        ),
        ("x {{/a}}", 1, 3, "there is no section \"a\" open to be closed"),
        ("{{ }}", 1, 1, "the tag has no name"), ("{{>*}}", 1, 1, "the tag has no name"),
        (
            "{{#if moves}}{{/if}}", 1, 1,
            "\"if moves\" is not a name: it has whitespace in it"
        ),
        ("{{a..b}}", 1, 1, "\"a..b\" is not a name: a part of it between dots is empty"),
        (
            "{{=<% =}}", 1, 1,
            "a set-delimiter tag needs two delimiters with a space between them and without "
                + "\"=\", as in {{=<% %>=}}"
        ),
        ("{{<p}}{{$a}}1{{/a}}\n{{$a}}2{{/a}}{{/p}}", 2, 1, "block \"a\" is given a second time"),
        (
            "{{<p}} {{#a}}{{$b}}{{/b}}{{/a}}{{/p}}", 1, 8,
            "only blocks may stand directly in parent \"p\"; put this section into one"
        ),
    ])
    func saysWhatIsWrongAndWhere(source: String, line: Int, column: Int, message: String) {
        let text = source.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
        #expect(
            self.message(for: source) == """
                t.mustache:\(line):\(column): error: \(message)
                \(text)
                \(String(repeating: " ", count: column - 1))^
                """)
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
}
