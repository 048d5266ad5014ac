import Diagnostics
import Mustache
import Testing

struct StrictModeTests {
    @Test(arguments: [
        ("{{moves}}", 1, "\"moves\" is not known here"),
        ("{{{moves}}}", 1, "\"moves\" is not known here"),
        ("  {{#moves}}x{{/moves}}", 3, "\"moves\" is not known here"),
        ("{{^moves}}x{{/moves}}", 1, "\"moves\" is not known here"),
        ("<p> {{>*moves}}", 5, "\"moves\" is not known here"),
        // Which part of a dotted name is unknown.
        ("{{a.b.x}}", 1, "\"a.b.x\" is not known: \"a.b\" has no \"x\""),
        ("{{a.n.x}}", 1, "\"a.n.x\" is not known: \"a.n\" is null"),
        ("{{x.y}}", 1, "\"x\" is not known here"),
        // Partials.
        ("{{#a}} {{> gone }}{{/a}}", 8, "there is no template \"gone\""),
        ("{{>*kind}}", 1, "there is no template \"gone\""),
        ("{{>*list}}", 1, "\"list\" is a list and not a template's name"),
        // What cannot be shown as text.
        ("{{list}}", 1, "\"list\" is a list and cannot be shown as text"),
        ("{{a.b}}", 1, "\"a.b\" is an object and cannot be shown as text"),
    ])
    func refusesATag(source: String, column: Int, message: String) throws {
        let data: Value = [
            "a": ["b": ["c": 1], "n": nil], "kind": "gone", "list": ["x"], "move": 1,
        ]
        let error = #expect(throws: DiagnosticError.self) {
            try render("<p>\n" + source, with: data)
        }
        #expect(
            error?.description == """
                Templates/page.mustache:2:\(column): error: \(message)
                \(source)
                \(String(repeating: " ", count: column - 1))^
                """)
    }

    @Test func acceptsWhatIsKnownAndEmpty() throws {
        let data: Value = ["a": nil, "b": false, "c": [], "d": "", "e": ["f": nil]]
        let source = "{{a}}{{#a}}{{/a}}{{#b}}{{/b}}{{#c}}{{/c}}{{d}}{{#d}}{{/d}}{{e.f}}"
        #expect(try render(source, with: data) == "")
    }

    @Test func listsTheTagsThatIncludedATemplate() throws {
        let partials = ["outer": "a\n{{#yes}}{{>inner}}{{/yes}}", "inner": "\n\n<i>{{gone}}</i>"]
        let error = #expect(throws: DiagnosticError.self) {
            try render("{{>outer}}", with: ["yes": true], partials: partials)
        }
        #expect(
            error?.description == """
                Templates/inner.mustache:3:4: error: "gone" is not known here
                <i>{{gone}}</i>
                   ^
                included from Templates/outer.mustache:2:9
                included from Templates/page.mustache:1:1
                """)
    }

    @Test func listsTheBlockThatShowsGivenContent() throws {
        let partials = ["layout": "<main>\n  {{$main}}{{/main}}\n</main>\n"]
        let source = "{{<layout}}\n{{$main}}\n{{gone}}\n{{/main}}\n{{/layout}}\n"
        let error = #expect(throws: DiagnosticError.self) {
            try render(source, partials: partials)
        }
        #expect(
            error?.description == """
                Templates/page.mustache:3:1: error: "gone" is not known here
                {{gone}}
                ^
                included from Templates/layout.mustache:2:3
                included from Templates/page.mustache:1:1
                """)
    }

    @Test(arguments: [(nil, ""), ("Templates", "Templates/gone.mustache: ")])
    func refusesATemplateThatTheLibraryDoesNotHave(folder: String?, place: String) throws {
        let error = #expect(throws: DiagnosticError.self) {
            try render("gone", of: TemplateLibrary([:], folder: folder))
        }
        #expect(error?.description == "\(place)error: there is no template \"gone\"")
        #expect(error?.first.position == nil)
    }

    @Test(arguments: ["some text {{gone}}", "some text {{lambda}}"])
    func leavesTheBufferAsItWasAfterAnError(source: String) throws {
        var output = OutputBuffer()
        output.append("before")
        let renderer = Renderer(
            library: TemplateLibrary(["t": try Template(source, name: "t")]), strict: true)
        let error = #expect(throws: DiagnosticError.self) {
            try renderer.render(
                "t", with: ["lambda": .lambda(Lambda { _ in "x{{gone}}" })], into: &output)
        }
        #expect(error?.first.message == "\"gone\" is not known here")
        #expect(output.bytes == Array("before".utf8))
    }
}
