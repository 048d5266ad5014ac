import Diagnostics
import Mustache
import Testing

struct StrictModeTests {
    private func message(
        for source: String,
        with value: Value = [:],
        partials: [String: String] = [:]
    ) throws -> String? {
        do {
            _ = try render(source, with: value, partials: partials)
            return nil
        } catch let error as DiagnosticError {
            return error.description
        }
    }

    @Test(arguments: [
        "{{moves}}", "{{{moves}}}", "{{#moves}}x{{/moves}}", "{{^moves}}x{{/moves}}", "{{>*moves}}",
    ])
    func refusesAnUnknownName(in tag: String) throws {
        #expect(
            try message(for: "<p>\n  \(tag)", with: ["move": 1]) == """
                Templates/page.mustache:2:3: error: "moves" is not known here
                  \(tag)
                  ^
                """)
    }

    @Test func acceptsWhatIsKnownAndEmpty() throws {
        let data: Value = ["a": nil, "b": false, "c": [], "d": "", "e": ["f": nil]]
        let source = "{{a}}{{#a}}{{/a}}{{#b}}{{/b}}{{#c}}{{/c}}{{d}}{{#d}}{{/d}}{{e.f}}"
        #expect(try render(source, with: data) == "")
    }

    @Test func saysWhichPartOfADottedNameIsUnknown() throws {
        let data: Value = ["a": ["b": ["c": 1], "n": nil]]
        let known = "Templates/page.mustache:1:1: error: "
        #expect(
            try message(for: "{{a.b.x}}", with: data) == """
                \(known)"a.b.x" is not known: "a.b" has no "x"
                {{a.b.x}}
                ^
                """)
        #expect(
            try message(for: "{{a.n.x}}", with: data) == """
                \(known)"a.n.x" is not known: "a.n" is null
                {{a.n.x}}
                ^
                """)
        #expect(
            try message(for: "{{x.y}}", with: data) == """
                \(known)"x" is not known here
                {{x.y}}
                ^
                """)
    }

    @Test func refusesAMissingPartial() throws {
        #expect(
            try message(for: "{{#a}}\n {{> gone }}\n{{/a}}", with: ["a": true]) == """
                Templates/page.mustache:2:2: error: there is no template "gone"
                 {{> gone }}
                 ^
                """)
    }

    @Test func refusesAMissingDynamicPartial() throws {
        #expect(
            try message(for: "{{>*kind}}", with: ["kind": "gone"]) == """
                Templates/page.mustache:1:1: error: there is no template "gone"
                {{>*kind}}
                ^
                """)
        #expect(
            try message(for: "{{>*kind}}", with: ["kind": ["x"]]) == """
                Templates/page.mustache:1:1: error: "kind" is a list and not a template's name
                {{>*kind}}
                ^
                """)
    }

    @Test func refusesToShowListsAndObjectsAsText() throws {
        #expect(
            try message(for: "{{a}}", with: ["a": [1]]) == """
                Templates/page.mustache:1:1: error: "a" is a list and cannot be shown as text
                {{a}}
                ^
                """)
        #expect(
            try message(for: "{{a.b}}", with: ["a": ["b": [:]]]) == """
                Templates/page.mustache:1:1: error: "a.b" is an object and cannot be shown as text
                {{a.b}}
                ^
                """)
    }

    @Test func listsTheTagsThatIncludedATemplate() throws {
        let partials = ["outer": "a\n{{#yes}}{{>inner}}{{/yes}}", "inner": "\n\n<i>{{gone}}</i>"]
        #expect(
            try message(for: "{{>outer}}", with: ["yes": true], partials: partials) == """
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
        #expect(
            try message(for: source, partials: partials) == """
                Templates/page.mustache:3:1: error: "gone" is not known here
                {{gone}}
                ^
                included from Templates/layout.mustache:2:3
                included from Templates/page.mustache:1:1
                """)
    }

    @Test func refusesATemplateThatTheLibraryDoesNotHave() throws {
        let error = #expect(throws: DiagnosticError.self) {
            try render("gone", of: TemplateLibrary([:]))
        }
        #expect(
            error?.description == "error: there is no template \"gone\"")
        let inFolder = #expect(throws: DiagnosticError.self) {
            try render("gone", of: TemplateLibrary([:], folder: "Templates"))
        }
        #expect(
            inFolder?.description
                == "Templates/gone.mustache: error: there is no template \"gone\"")
        #expect(inFolder?.first.position == nil)
    }

    @Test func leavesTheBufferAsItWasAfterAnError() throws {
        var output = OutputBuffer()
        output.append("before")
        let lambda: Value = .lambda(Lambda { _ in "x{{gone}}" })
        for source in ["some text {{gone}}", "some text {{lambda}}"] {
            let library = TemplateLibrary(["t": try Template(source, name: "t")])
            let renderer = Renderer(library: library, strict: true)
            let error = #expect(throws: DiagnosticError.self) {
                try renderer.render("t", with: ["lambda": lambda], into: &output)
            }
            #expect(error?.first.message == "\"gone\" is not known here")
        }
        #expect(output.bytes == Array("before".utf8))
    }
}
