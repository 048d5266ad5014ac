import Diagnostics
import Mustache
import Testing

struct LambdaTests {
    private static let bold: Value = .lambda(Lambda { "<b>\($0)</b>" })

    @Test(arguments: [
        RenderingCase(
            "renders what a lambda makes of a section", "{{#bold}}{{name}}{{/bold}}",
            ["bold": bold, "name": "R&D"], "<b>R&amp;D</b>"),
        RenderingCase(
            "gives the text of a standalone section without its tags' lines",
            "{{#bold}}\na\n  {{/bold}}\nb", ["bold": bold], "<b>a\n</b>b"),
        RenderingCase(
            "escapes what a lambda interpolates", "{{shout}}{{{shout}}}",
            ["shout": .lambda(Lambda { _ in "<{{{name}}}>" }), "name": "&"], "&lt;&amp;&gt;<&>"),
        RenderingCase(
            "finds partials from a lambda", "{{{lambda}}}",
            ["lambda": .lambda(Lambda { _ in "{{>p}}" })], partials: ["p": "<p>"], "<p>"),
    ])
    func renders(example: RenderingCase) throws { try example.check() }

    @Test func saysWhatIsWrongWithALambdasTemplate() throws {
        let data: Value = ["lambda": .lambda(Lambda { _ in "a {{#b}}" })]
        let error = #expect(throws: DiagnosticError.self) { try render("x {{lambda}}", with: data) }
        #expect(
            error?.description == """
                Templates/page.mustache:1:3: error: lambda "lambda" returned a malformed template
                x {{lambda}}
                  ^
                lambda "lambda":1:3: error: section "b" is never closed
                a {{#b}}
                  ^
                """)
    }

    @Test func saysWhereALambdasTemplateCouldNotBeRendered() throws {
        let data: Value = ["lambda": .lambda(Lambda { _ in "{{unknown}}" })]
        let error = #expect(throws: DiagnosticError.self) { try render("x {{lambda}}", with: data) }
        #expect(
            error?.description == """
                lambda "lambda":1:1: error: "unknown" is not known here
                {{unknown}}
                ^
                included from Templates/page.mustache:1:3
                """)
    }
}
