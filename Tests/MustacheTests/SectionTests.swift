import Mustache
import Testing

struct SectionTests {
    @Test(arguments: [Value.null, false, "", [], .html(HTML(""))])
    func leavesSectionsOutForFalseyValues(_ value: Value) throws {
        #expect(try render("{{#v}}yes{{/v}}{{^v}}no{{/v}}", with: ["v": value]) == "no")
    }

    @Test(arguments: [
        Value.bool(true), "text", 0, .object(Object()), ["item"], .html(HTML("<br>")),
    ])
    func rendersSectionsForTruthyValues(_ value: Value) throws {
        #expect(try render("{{#v}}yes{{/v}}{{^v}}no{{/v}}", with: ["v": value]) == "yes")
    }

    @Test(arguments: [
        RenderingCase(
            "repeats sections for each item of a list", "{{#types}}<{{name}}>{{/types}}",
            ["types": [["name": "grass"], ["name": "poison"]]], "<grass><poison>"),
        RenderingCase(
            "shows the item itself through the implicit iterator",
            "{{#rows}}[{{#.}}{{.}},{{/.}}]{{/rows}}", ["rows": [[1, 2], ["<", "b"]]],
            "[1,2,][&lt;,b,]"),
        RenderingCase(
            "opens no context for a boolean", "{{#a}}{{#b}}{{.}}{{/b}}{{/a}}",
            ["a": "A", "b": true], "A"),
        RenderingCase(
            "takes sections over dotted names", "{{#a.b}}{{c}}{{/a.b}}{{^a.none}}none{{/a.none}}",
            ["a": ["b": [["c": 1], ["c": 2]], "none": []]], "12none"),
        RenderingCase(
            "removes the lines of standalone tags",
            "<ul>\n  {{#a}}\n  <li>{{.}}</li>\n  {{/a}}\n  {{! note }}\n</ul>\n", ["a": [1, 2]],
            "<ul>\n  <li>1</li>\n  <li>2</li>\n</ul>\n"),
        RenderingCase(
            "keeps carriage returns of other lines",
            "a\r\n{{#yes}}\r\nb\r\n{{/yes}}\r\nc\r\n", ["yes": true], "a\r\nb\r\nc\r\n"),
        RenderingCase(
            "keeps the line of two tags that share it", "{{#yes}}{{/yes}}\n \n", ["yes": true],
            "\n \n"),
        RenderingCase("keeps the line of a variable", " {{yes}} \n", ["yes": true], " true \n"),
    ])
    func renders(example: RenderingCase) throws { try example.check() }
}
