import Diagnostics
import Mustache
import Testing

struct LambdaTests {
    private let bold: Value = .lambda(Lambda { "<b>\($0)</b>" })

    @Test func rendersWhatALambdaMakesOfASection() throws {
        let text = try render("{{#bold}}{{name}}{{/bold}}", with: ["bold": bold, "name": "R&D"])
        #expect(text == "<b>R&amp;D</b>")
    }

    @Test func givesTheTextOfAStandaloneSectionWithoutItsTagsLines() throws {
        let text = try render("{{#bold}}\na\n  {{/bold}}\nb", with: ["bold": bold])
        #expect(text == "<b>a\n</b>b")
    }

    @Test func escapesWhatALambdaInterpolates() throws {
        let data: Value = ["shout": .lambda(Lambda { _ in "<{{{name}}}>" }), "name": "&"]
        #expect(try render("{{shout}}{{{shout}}}", with: data) == "&lt;&amp;&gt;<&>")
    }

    @Test func findsPartialsFromALambda() throws {
        let data: Value = ["lambda": .lambda(Lambda { _ in "{{>p}}" })]
        #expect(try render("{{{lambda}}}", with: data, partials: ["p": "<p>"]) == "<p>")
    }

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
