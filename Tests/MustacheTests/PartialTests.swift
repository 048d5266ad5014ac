import Mustache
import Testing

struct PartialTests {
    @Test(arguments: [
        RenderingCase(
            "renders partials in the context of their tag", "{{#moves}}{{>move}}{{/moves}}",
            ["moves": [["name": "Tackle"], ["name": "Growl"]]],
            partials: ["move": "<{{name}}>"], "<Tackle><Growl>"),
        RenderingCase(
            "renders partials in partials", "{{>a}}",
            partials: ["a": "a{{>b}}", "b": "b{{>folder/c}}", "folder/c": "c"], "abc"),
        RenderingCase(
            "ends recursion with the data", "{{>p}}",
            ["n": 1, "next": ["n": 2, "next": ["n": 3, "next": nil]]],
            partials: ["p": "{{n}}{{#next}}{{>p}}{{/next}}"], "123"),
        RenderingCase(
            "looks dynamic names up", "{{#blocks}}{{>*kind}}{{/blocks}}",
            ["blocks": [["kind": "text", "t": "x"], ["kind": "image", "u": "y"]]],
            partials: ["text": "<p>{{t}}</p>", "image": "<img src={{u}}>"],
            "<p>x</p><img src=y>"),
        RenderingCase(
            "renders nothing for a dynamic name that is empty", "({{>*a}}{{>*b}})",
            ["a": nil, "b": ""], "()"),
        RenderingCase(
            "renders nothing for a missing partial unless strict",
            "({{>gone}}{{<gone}}{{/gone}})", strict: false, "()"),
    ])
    func renders(example: RenderingCase) throws { try example.check() }

    @Test func rendersATemplateThatIsNotInTheLibrary() throws {
        let library = TemplateLibrary(["p": try Template("{{$b}}default{{/b}} {{a}}", name: "p")])
        let template = try Template("{{<p}}{{$b}}{{a}}{{>p}}{{/b}}{{/p}}", name: "own")
        let bytes = try Renderer(library: library, strict: true).render(template, with: ["a": 1])
        #expect(String(decoding: bytes, as: UTF8.self) == "1default 1 1")
    }

    @Test func writesFlatTemplatesWithoutTheIndentationOfTheirLines() throws {
        let sources = [
            "page": "<ul>\n  {{#names}}\n    {{>item}}\n  {{/names}}\n</ul>\n",
            "item":
                "<li>\n    {{<name}}\n      {{$text}}\n        <i>{{.}}</i>\n      {{/text}}\n    {{/name}}\n  a\n</li>\n",
            "name": "  <b>\n    {{$text}}{{/text}}\n  </b>  \n",
            "kept": "  <pre>\n  {{>item}}\n  </pre>\n",
        ]
        let library = TemplateLibrary(
            try sources.mapValues { try Template($0, name: "t") }, flat: ["page", "item", "name"])
        let item = "<li>\n<b>\n<i>x</i>\n\n</b>  \na\n</li>\n"
        let page = try render("page", of: library, with: ["names": ["x"]])
        #expect(page == "<ul>\n\(item)</ul>\n")
        let indented = item.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined().dropLast()
        let kept = try render("kept", of: library, with: "x")
        #expect(kept == "  <pre>\n\(indented)  </pre>\n")
    }

    @Test func leavesTextOutOfFlatTemplates() throws {
        let source = "<tr>\n  <td>{{.}}</td>\n\n  <td></td>{{#.}}</td> {{/.}}\n</tr>\n</p></t"
        let library = TemplateLibrary(
            ["row": try Template(source, name: "t"), "kept": try Template(source, name: "t")],
            flat: ["row"], omitted: ["</td>", "</tr>"])
        #expect(try render("row", of: library, with: "x") == "<tr>\n<td>x<td>\n</p></t")
        #expect(
            try render("kept", of: library, with: "x")
                == "<tr>\n  <td>x</td>\n\n  <td></td></td> \n</tr>\n</p></t")
    }

    @Test func rendersATemplateByItsName() throws {
        let library = TemplateLibrary([
            "a": try Template("a{{>b}}", name: "a"), "b": try Template("<{{x}}>", name: "b"),
        ])
        #expect(try render("a", of: library, with: ["x": 1]) == "a<1>")
        #expect(try render("b", of: library, with: ["x": 2]) == "<2>")
    }
}
