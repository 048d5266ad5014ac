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

    @Test func repeatsSectionsForEachItemOfAList() throws {
        let data: Value = ["types": [["name": "grass"], ["name": "poison"]]]
        #expect(try render("{{#types}}<{{name}}>{{/types}}", with: data) == "<grass><poison>")
    }

    @Test func showsTheItemItselfThroughTheImplicitIterator() throws {
        let data: Value = ["rows": [[1, 2], ["<", "b"]]]
        #expect(
            try render("{{#rows}}[{{#.}}{{.}},{{/.}}]{{/rows}}", with: data) == "[1,2,][&lt;,b,]")
    }

    @Test func opensNoContextForABoolean() throws {
        #expect(try render("{{#a}}{{#b}}{{.}}{{/b}}{{/a}}", with: ["a": "A", "b": true]) == "A")
    }

    @Test func takesSectionsOverDottedNames() throws {
        let data: Value = ["a": ["b": [["c": 1], ["c": 2]], "none": []]]
        #expect(
            try render("{{#a.b}}{{c}}{{/a.b}}{{^a.none}}none{{/a.none}}", with: data) == "12none")
    }

    @Test func removesTheLinesOfStandaloneTags() throws {
        let source = "<ul>\n  {{#a}}\n  <li>{{.}}</li>\n  {{/a}}\n  {{! note }}\n</ul>\n"
        let expected = "<ul>\n  <li>1</li>\n  <li>2</li>\n</ul>\n"
        #expect(try render(source, with: ["a": [1, 2]]) == expected)
    }

    @Test func keepsCarriageReturnsOfOtherLines() throws {
        let source = "a\r\n{{#yes}}\r\nb\r\n{{/yes}}\r\nc\r\n"
        #expect(try render(source, with: ["yes": true]) == "a\r\nb\r\nc\r\n")
    }

    @Test func keepsTheLinesOfTagsThatShareThem() throws {
        #expect(try render("{{#yes}}{{/yes}}\n \n", with: ["yes": true]) == "\n \n")
        #expect(try render(" {{yes}} \n", with: ["yes": true]) == " true \n")
    }
}
