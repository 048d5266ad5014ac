import Mustache
import Testing

struct PartialTests {
    @Test func rendersPartialsInTheContextOfTheirTag() throws {
        let data: Value = ["moves": [["name": "Tackle"], ["name": "Growl"]]]
        let text = try render(
            "{{#moves}}{{>move}}{{/moves}}", with: data, partials: ["move": "<{{name}}>"])
        #expect(text == "<Tackle><Growl>")
    }

    @Test func rendersPartialsInPartials() throws {
        let partials = ["a": "a{{>b}}", "b": "b{{>folder/c}}", "folder/c": "c"]
        #expect(try render("{{>a}}", partials: partials) == "abc")
    }

    @Test func endsRecursionWithTheData() throws {
        let data: Value = ["n": 1, "next": ["n": 2, "next": ["n": 3, "next": nil]]]
        let text = try render(
            "{{>p}}", with: data, partials: ["p": "{{n}}{{#next}}{{>p}}{{/next}}"])
        #expect(text == "123")
    }

    @Test func looksDynamicNamesUp() throws {
        let data: Value = ["blocks": [["kind": "text", "t": "x"], ["kind": "image", "u": "y"]]]
        let partials = ["text": "<p>{{t}}</p>", "image": "<img src={{u}}>"]
        let text = try render("{{#blocks}}{{>*kind}}{{/blocks}}", with: data, partials: partials)
        #expect(text == "<p>x</p><img src=y>")
    }

    @Test func rendersNothingForADynamicNameThatIsEmpty() throws {
        #expect(try render("({{>*a}}{{>*b}})", with: ["a": nil, "b": ""]) == "()")
    }

    @Test func rendersNothingForAMissingPartialUnlessStrict() throws {
        #expect(try render("({{>gone}}{{<gone}}{{/gone}})", strict: false) == "()")
    }

    @Test func rendersATemplateThatIsNotInTheLibrary() throws {
        let library = TemplateLibrary(["p": try Template("{{$b}}default{{/b}} {{a}}", name: "p")])
        let template = try Template("{{<p}}{{$b}}{{a}}{{>p}}{{/b}}{{/p}}", name: "own")
        let bytes = try Renderer(library: library, strict: true).render(template, with: ["a": 1])
        #expect(String(decoding: bytes, as: UTF8.self) == "1default 1 1")
    }

    @Test func rendersATemplateByItsName() throws {
        let library = TemplateLibrary([
            "a": try Template("a{{>b}}", name: "a"), "b": try Template("<{{x}}>", name: "b"),
        ])
        #expect(try render("a", of: library, with: ["x": 1]) == "a<1>")
        #expect(try render("b", of: library, with: ["x": 2]) == "<2>")
    }
}
