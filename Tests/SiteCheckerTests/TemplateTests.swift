import Diagnostics
import Mustache
import SiteChecker
import Testing

extension LibXML2Tests {
    @Suite struct TemplateTests {
        @Test(arguments: [
            "{{! A comment }}\n<!DOCTYPE html>\n<html lang=\"{{lang}}\">{{$main}}<p>x</p>{{/main}}</html>\n",
            "<?xml version=\"1.0\"?>\n<urlset xmlns=\"x\">{{#pages}}<loc>{{.}}</loc>{{/pages}}</urlset>",
            "{{<a}}{{$main}}<p>{{{html}}}</p>{{/main}}{{/a}}",
            "<tr><td>1</td></tr>\n<tr><td>2<br/></td></tr>",
            "class=\"a\" id=\"b\"",
            "<a class=\"a {{#x}}b{{/x}}\"{{#current}} aria-current=\"page\"{{/current}}>x</a>",
            "<a {{#a}}class=\"x\"{{/a}}{{^a}}class=\"y\"{{/a}}>x</a>",
            "<a {{>a}}>x</a><a {{{attributes}}}>x</a>",
            "<h{{level}} data-{{name}}=\"1\" {{name}}=\"2\">x</h{{level}}>",
            "<{{name}} class=\"{{\n  class}}\">x</{{name}}>",
            "<!-- <p> {{#a}} -> {{/a}} -->&amp;&#160;{{&html}}",
            "{{#a}}<li>{{^b}}<p>x</p>{{/b}}</li>{{/a}}",
            "<p>{{=<% %>=}}<b><%x%></b></p>",
            "<xhtml:link rel=\"alternate\"/><use xlink:href=\"#a\"/>",
            "<a title='\"' class=\"a > b\">x</a>",
            "",
        ])
        func acceptsATemplate(_ text: String) throws {
            #expect(try findings(text) == [])
        }

        @Test(arguments: [
            ("<ul>\n<li>x\n</ul>", "3: error: </ul> where <li> of line 2 is still open"),
            ("<p>x</p>\n</div>", "2: error: </div> closes nothing"),
            ("<p>x</p>\n<div>\n\n", "2: error: <div> is never closed"),
            ("<p>{{!\n\n}}<br></p>", "3: error: <br> has no end tag in HTML; write <br/>"),
            ("<p>&nbsp;</p>", "1: error: &nbsp; is an entity of HTML alone; write &#160;"),
            ("<a href=\"?a=1&b=2\">x</a>", "1: error: a single & begins an entity; write &amp;"),
            ("<p>a & b</p>", "1: error: a single & begins an entity; write &amp;"),
            ("<p>a < b</p>", "1: error: a single < begins a tag; write &lt;"),
            (
                "<input{{#a}} checked{{/a}}/>",
                "1: error: Specification mandates value for attribute checked"
            ),
            ("<p class=\"a\" class=\"b\">x</p>", "1: error: Attribute class redefined"),
            (
                "<p class=\"a\"{{#b}} class=\"b\"{{/b}}>x</p>",
                "1: error: <p> may get the attribute class twice"
            ),
            (
                "<!DOCTYPE html>\n<html>\n<body>\n</html>",
                "4: error: </html> where <body> of line 3 is still open"
            ),
            (
                "{{#items}}\n<li>\n{{/items}}\n</li>",
                "2: error: section \"items\" does not close its <li>"
            ),
            (
                "<ul>\n{{^items}}\n</ul><ul>\n{{/items}}\n</ul>",
                "2: error: section \"items\" closes what it does not open"
            ),
            (
                "{{<a}}\n{{$main}}\n<p>\n{{/main}}\n</p>{{/a}}",
                "3: error: block \"main\" does not close its <p>"
            ),
            (
                "\n{{#a}}<p {{/a}}class=\"x\">y</p>",
                "2: error: section \"a\" begins in the text and ends in a tag"
            ),
        ])
        func reportsTheLineOfAFault(_ text: String, _ finding: String) throws {
            #expect(try findings(text) == ["pages/b.mustache:" + finding])
        }

        @Test func reportsWhatTheEngineDoesNotAccept() throws {
            #expect(
                try findings("<p>\n  {{#moves}}\n</p>") == [
                    """
                    pages/b.mustache:2:3: error: section "moves" is never closed
                      {{#moves}}
                      ^
                    """
                ])
        }

        @Test func reportsATemplateThatDoesNotExist() throws {
            #expect(
                try findings("<p>{{>a}}{{>no}}{{>*dynamic}}</p>\n{{<pages/no}}{{/pages/no}}") == [
                    """
                    pages/b.mustache:1:10: error: there is no template "no"
                    <p>{{>a}}{{>no}}{{>*dynamic}}</p>
                             ^
                    """,
                    """
                    pages/b.mustache:2:1: error: there is no template "pages/no"
                    {{<pages/no}}{{/pages/no}}
                    ^
                    """,
                ])
        }

        @Test func reportsAFileThatIsNotUTF8() throws {
            var files = TestFiles()
            files.bytes["a.mustache"] = [0x3C, 0xFF]
            #expect(
                try files.templateFindings() == ["a.mustache: error: the file is not UTF-8"])
        }

        @Test(arguments: [
            "{{title}}{{#cards}}{{name}}{{title}}{{.}}{{/cards}}",
            "{{card.name}}{{^card}}{{title}}{{/card}}{{#title}}{{.}}{{/title}}",
            "{{<layout}}{{$main}}{{title}}{{/main}}{{/layout}}",
            "{{#empty}}{{anything}}{{/empty}}{{#null}}{{anything.at.all}}{{/null}}",
            "{{#card}}{{>tree}}{{/card}}", "{{>endless}}",
        ])
        func acceptsNamesThatThePageIsGiven(_ text: String) throws {
            #expect(try unknownNames(text) == [])
        }

        @Test(arguments: [
            ("{{titel}}", "page.mustache:1:1: \"titel\""),
            ("{{#title}}{{{name}}}{{/title}}", "page.mustache:1:11: \"name\""),
            ("\n{{#cards}}x{{numbr}}{{/cards}}", "page.mustache:2:12: \"numbr\""),
            ("{{card.nam}}", "page.mustache:1:1: \"card.nam\""),
            ("{{^card}}{{name}}{{/card}}", "page.mustache:1:10: \"name\""),
            ("{{#absent}}{{never}}{{/absent}}", "page.mustache:1:1: \"absent\""),
            ("{{>row}}", "row.mustache:1:4: \"cells\""),
            ("{{>*row}}", "page.mustache:1:1: \"row\""),
            ("{{<layout}}{{$main}}{{name}}{{/main}}{{/layout}}", "page.mustache:1:21: \"name\""),
        ])
        func namesWhatThePageIsNotGiven(_ text: String, _ finding: String) throws {
            #expect(
                try unknownNames(text) == [
                    finding.replacing(": \"", with: ": error: \"")
                        + " is not known here, as part of \"page\""
                ])
        }

        @Test func namesAPageThatIsNotThere() throws {
            #expect(
                try unknownNames(nil) == [
                    "page.mustache: error: there is no such template, but the site needs it"
                ])
        }

        /// What is said of a page and what it includes, without the lines shown below.
        private func unknownNames(_ text: String?) throws -> [String] {
            var files = TestFiles()
            files["page.mustache"] = text
            files["layout.mustache"] = "{{title}}{{$main}}{{/main}}"
            files["row.mustache"] = "<p>{{cells}}</p>"
            files["tree.mustache"] =
                "{{name}}{{#below}}{{>tree}}{{/below}}"
            files["endless.mustache"] = "{{#card}}{{>endless}}{{/card}}"
            var outline = ValueOutline()
            outline.add([
                "title": "x", "card": ["name": "x", "below": []], "cards": [[:], ["name": "x"]],
                "empty": [], "null": .null,
            ])
            outline.add(["card": ["name": "x", "below": [["name": "x", "below": []]]]])
            return try files.withFolder { folder in
                try TemplateChecker(directories: [folder]).check(given: ["page": outline])
                    .compactMap { finding in
                        finding.description.replacing(folder + "/", with: "")
                            .split(separator: "\n").first.map(String.init)
                    }
            }
        }

        @Test func refusesAFolderWithoutTemplates() throws {
            var files = TestFiles()
            files["style.css"] = "x"
            try files.withFolder { folder in
                let error = #expect(throws: DiagnosticError.self) {
                    try TemplateChecker(directories: [folder]).check()
                }
                #expect(error?.description == "\(folder): error: it has no template (*.mustache)")
            }
        }

        private func findings(_ text: String) throws -> [String] {
            var files = TestFiles()
            files["a.mustache"] = "x"
            files["pages/b.mustache"] = text
            return try files.templateFindings()
        }
    }
}
