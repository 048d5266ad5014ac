import Mustache
import Testing

struct InheritanceTests {
    private static let layout = """
        <title>{{$title}}Pokédex{{/title}}</title>
          {{$main}}
          <p>Nothing here.</p>

            <p>Still nothing.</p>
          {{/main}}
        </html>

        """

    @Test(arguments: [
        RenderingCase(
            "shows default content as it is written", "{{<layout}}{{/layout}}",
            partials: ["layout": layout],
            """
            <title>Pokédex</title>
              <p>Nothing here.</p>

                <p>Still nothing.</p>
            </html>

            """),
        RenderingCase(
            "puts given blocks into their place",
            """
            {{<layout}}
            {{$title}}{{name}}{{/title}}
            {{$main}}
                  <h1>{{name}}</h1>
                    <p>
            {{/main}}
            {{/layout}}

            """, ["name": "Mew"], partials: ["layout": layout],
            "<title>Mew</title>\n  <h1>Mew</h1>\n    <p>\n</html>\n"),
        RenderingCase(
            "lets the outermost template win", "{{<middle}}{{$a}}top{{/a}}{{/middle}}",
            partials: [
                "base": "{{$a}}base{{/a}} {{$b}}base{{/b}}",
                "middle": "{{<base}}{{$a}}middle{{/a}}{{$b}}middle{{/b}}{{/base}}",
            ], "top middle"),
        RenderingCase(
            "renders a given block in the context of its place",
            "{{<list}}{{$item}}<{{.}}>{{/item}}{{/list}}", ["items": [1, 2]],
            partials: ["list": "{{#items}}{{$item}}{{/item}}{{/items}}"], "<1><2>"),
        RenderingCase(
            "renders a block in a given block of the same name by its default",
            "{{<p}}{{$a}}[{{$a}}default{{/a}}]{{/a}}{{/p}}", partials: ["p": "{{$a}}{{/a}}"],
            "[default]"),
        RenderingCase(
            "gives parents by dynamic name", "{{<*layout}}{{$a}}!{{/a}}{{/*layout}}",
            ["layout": "two"], partials: ["one": "1{{$a}}{{/a}}", "two": "2{{$a}}{{/a}}"], "2!"),
        RenderingCase(
            "reindents multiline blocks in the middle of a line",
            "{{<p}}{{$a}}\n      one\n        two{{/a}}{{/p}}\n",
            partials: ["p": "  {{$a}}{{/a}}\n"], "  one\n    two\n"),
    ])
    func inherits(example: RenderingCase) throws { try example.check() }
}
