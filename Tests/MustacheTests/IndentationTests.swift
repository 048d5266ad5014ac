import Mustache
import Testing

struct IndentationTests {
    @Test func indentsEachLineOfAStandalonePartial() throws {
        let text = try render("<ul>\n  {{>p}}\n</ul>\n", partials: ["p": "<li>\n  a\n</li>\n"])
        #expect(text == "<ul>\n  <li>\n    a\n  </li>\n</ul>\n")
    }

    @Test func addsUpTheIndentationOfNestedPartials() throws {
        let partials = ["a": "a\n\t{{>b}}\nz\n", "b": "b\n{{>c}}\n", "c": "c\nd\n"]
        let text = try render("  {{>a}}\n", partials: partials)
        #expect(text == "  a\n  \tb\n  \tc\n  \td\n  z\n")
    }

    @Test func leavesInsertedTextUnindented() throws {
        let text = try render(
            "  {{>p}}\n", with: ["x": "1\n2"], partials: ["p": "{{x}}\n{{{x}}}\n"])
        #expect(text == "  1\n2\n  1\n2\n")
    }

    @Test func leavesEmptyLinesEmpty() throws {
        let text = try render("  {{>p}}\n", partials: ["p": "a\n\nb\r\n\r\nc\n"])
        #expect(text == "  a\n\n  b\r\n\r\n  c\n")
    }

    @Test func leavesPartialsInTheMiddleOfALineUnindented() throws {
        let partials = ["outer": "<{{>inner}}>\nx\n", "inner": "1\n2\n"]
        #expect(try render("  {{>outer}}\n", partials: partials) == "  <1\n2\n>\n  x\n")
    }

    @Test func indentsALineThatStartsWithAPartial() throws {
        let partials = ["outer": "{{>inner}}!\nx\n", "inner": "1"]
        #expect(try render("  {{>outer}}\n", partials: partials) == "  1!\n  x\n")
    }

    @Test func indentsTheContentOfSections() throws {
        let partials = ["p": "{{#rows}}\n<td>\n{{.}}\n{{/rows}}\n{{#none}}x{{/none}}y\n"]
        let data: Value = ["rows": [1, 2], "none": []]
        let text = try render(" {{>p}}\n", with: data, partials: partials)
        #expect(text == " <td>\n 1\n <td>\n 2\n y\n")
    }

    @Test func indentsRecursivePartialsFurtherAndFurther() throws {
        let data: Value = ["n": 1, "next": ["n": 2, "next": ["n": 3, "next": nil]]]
        let partials = ["p": "{{n}}\n{{#next}}\n  {{>p}}\n{{/next}}\n"]
        #expect(try render("{{>p}}", with: data, partials: partials) == "1\n  2\n    3\n")
    }

    @Test func indentsAParentWithItsBlocks() throws {
        let partials = ["p": "<main>\n  {{$b}}\n  {{/b}}\n</main>\n"]
        let text = try render(
            "  {{<p}}\n{{$b}}\none\n  two\n{{/b}}\n  {{/p}}\n", partials: partials)
        #expect(text == "  <main>\n    one\n      two\n  </main>\n")
    }
}
