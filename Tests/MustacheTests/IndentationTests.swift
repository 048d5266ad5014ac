import Mustache
import Testing

struct IndentationTests {
    @Test(arguments: [
        RenderingCase(
            "each line of a standalone partial", "<ul>\n  {{>p}}\n</ul>\n",
            partials: ["p": "<li>\n  a\n</li>\n"], "<ul>\n  <li>\n    a\n  </li>\n</ul>\n"),
        RenderingCase(
            "adds up the indentation of nested partials", "  {{>a}}\n",
            partials: ["a": "a\n\t{{>b}}\nz\n", "b": "b\n{{>c}}\n", "c": "c\nd\n"],
            "  a\n  \tb\n  \tc\n  \td\n  z\n"),
        RenderingCase(
            "leaves inserted text unindented", "  {{>p}}\n", ["x": "1\n2"],
            partials: ["p": "{{x}}\n{{{x}}}\n"], "  1\n2\n  1\n2\n"),
        RenderingCase(
            "leaves empty lines empty", "  {{>p}}\n", partials: ["p": "a\n\nb\r\n\r\nc\n"],
            "  a\n\n  b\r\n\r\n  c\n"),
        RenderingCase(
            "leaves partials in the middle of a line unindented", "  {{>outer}}\n",
            partials: ["outer": "<{{>inner}}>\nx\n", "inner": "1\n2\n"], "  <1\n2\n>\n  x\n"),
        RenderingCase(
            "a line that starts with a partial", "  {{>outer}}\n",
            partials: ["outer": "{{>inner}}!\nx\n", "inner": "1"], "  1!\n  x\n"),
        RenderingCase(
            "the content of sections", " {{>p}}\n", ["rows": [1, 2], "none": []],
            partials: ["p": "{{#rows}}\n<td>\n{{.}}\n{{/rows}}\n{{#none}}x{{/none}}y\n"],
            " <td>\n 1\n <td>\n 2\n y\n"),
        RenderingCase(
            "recursive partials further and further", "{{>p}}",
            ["n": 1, "next": ["n": 2, "next": ["n": 3, "next": nil]]],
            partials: ["p": "{{n}}\n{{#next}}\n  {{>p}}\n{{/next}}\n"], "1\n  2\n    3\n"),
        RenderingCase(
            "a parent with its blocks",
            "  {{<p}}\n{{$b}}\none\n  two\n{{/b}}\n  {{/p}}\n",
            partials: ["p": "<main>\n  {{$b}}\n  {{/b}}\n</main>\n"],
            "  <main>\n    one\n      two\n  </main>\n"),
    ])
    func indents(example: RenderingCase) throws { try example.check() }
}
