import Mustache
import Testing

struct InheritanceTests {
    private let layout = """
        <title>{{$title}}Pokédex{{/title}}</title>
          {{$main}}
          <p>Nothing here.</p>

            <p>Still nothing.</p>
          {{/main}}
        </html>

        """

    @Test func showsDefaultContentAsItIsWritten() throws {
        let text = try render("{{<layout}}{{/layout}}", partials: ["layout": layout])
        #expect(
            text == """
                <title>Pokédex</title>
                  <p>Nothing here.</p>

                    <p>Still nothing.</p>
                </html>

                """)
    }

    @Test func putsGivenBlocksIntoTheirPlace() throws {
        let source = """
            {{<layout}}
            {{$title}}{{name}}{{/title}}
            {{$main}}
                  <h1>{{name}}</h1>
                    <p>
            {{/main}}
            {{/layout}}

            """
        let text = try render(source, with: ["name": "Mew"], partials: ["layout": layout])
        #expect(text == "<title>Mew</title>\n  <h1>Mew</h1>\n    <p>\n</html>\n")
    }

    @Test func letsTheOutermostTemplateWin() throws {
        let partials = [
            "base": "{{$a}}base{{/a}} {{$b}}base{{/b}}",
            "middle": "{{<base}}{{$a}}middle{{/a}}{{$b}}middle{{/b}}{{/base}}",
        ]
        #expect(
            try render("{{<middle}}{{$a}}top{{/a}}{{/middle}}", partials: partials) == "top middle")
    }

    @Test func rendersAGivenBlockInTheContextOfItsPlace() throws {
        let partials = ["list": "{{#items}}{{$item}}{{/item}}{{/items}}"]
        let text = try render(
            "{{<list}}{{$item}}<{{.}}>{{/item}}{{/list}}", with: ["items": [1, 2]],
            partials: partials)
        #expect(text == "<1><2>")
    }

    @Test func rendersABlockInAGivenBlockOfTheSameNameByItsDefault() throws {
        let partials = ["p": "{{$a}}{{/a}}"]
        let source = "{{<p}}{{$a}}[{{$a}}default{{/a}}]{{/a}}{{/p}}"
        #expect(try render(source, partials: partials) == "[default]")
    }

    @Test func givesParentsByDynamicName() throws {
        let partials = ["one": "1{{$a}}{{/a}}", "two": "2{{$a}}{{/a}}"]
        let source = "{{<*layout}}{{$a}}!{{/a}}{{/*layout}}"
        #expect(try render(source, with: ["layout": "two"], partials: partials) == "2!")
    }

    @Test func reindentsMultilineBlocksInTheMiddleOfALine() throws {
        let partials = ["p": "  {{$a}}{{/a}}\n"]
        let source = "{{<p}}{{$a}}\n      one\n        two{{/a}}{{/p}}\n"
        #expect(try render(source, partials: partials) == "  one\n    two\n")
    }
}
