import Testing

extension LibXML2Tests {
    @Suite struct PageRuleTests {
        @Test(arguments: [
            ("<p>one", "15: error: </main> where <p> is still open"),
            ("<p>&nbsp;</p>", "14: error: &nbsp; is an entity of HTML alone; write &#160;"),
            ("<p>&copy;</p>", "14: error: &copy; is an entity of HTML alone; write ©"),
            ("<p>&nothing;</p>", "14: error: Entity 'nothing' not defined"),
            ("<p>a < b</p>", "14: error: a single < begins a tag; write &lt;"),
            ("<input checked=\"\" checked=\"\"/>", "14: error: Attribute checked redefined"),
            ("<p hidden>x</p>", "14: error: Specification mandates value for attribute hidden"),
        ])
        func reportsWhatIsNotWellFormed(_ body: String, _ finding: String) throws {
            #expect(try TestSite.findings(body: body) == ["en/index.html:" + finding])
        }

        @Test(
            arguments: TestSite.rows(
                #"""
                <p/> => <p/> stays open in HTML; write <p></p>
                <br></br> => <br> has no end tag in HTML; write <br/>
                <p><![CDATA[x]]></p> => HTML has no CDATA sections
                <p><?x y?></p> => HTML has no processing instructions like <?x y?>
                <ul><p>x</p></ul> => <p> may not be directly in <ul>
                <div><li>x</li></div> => <li> may not be directly in <div>
                <dl><span>x</span></dl> => <span> may not be directly in <dl>
                <p><span><div>x</div></span></p> => <div> ends the <p> around it in HTML
                <button><button>x</button></button> => <button> ends the <button> around it in HTML
                <p id="a">x</p><p id="a">y</p> => id "a" occurs twice
                <p id="a b">x</p> => id "a b" is empty or holds a space
                <p style="color: red">x</p> => <p> has a style attribute; use a class
                <p onclick="go()">x</p> => <p> has the handler onclick; add it in a script
                <style>p { }</style> => <style> in the page; use a stylesheet
                <script>go()</script> => inline <script>; give it a src
                <script type="module">go()</script> => inline <script>; give it a src
                <script type="application/ld+json">{"a":}</script> => \#
                the data block is not JSON: a value is expected here, not "}"
                <script type="application/ld+json">"a &lt; b"</script> => \#
                the data block contains & or <, which XML and HTML read differently; write \#
                \u0026 or \u003c
                <script src="https://a.example/x.js"></script> => the page's policy keeps browsers from \#
                loading this <script>; write "allow": {"script": ["https://a.example"]} in content/site.json
                <iframe src="https://a.example:8080/" title="x"></iframe> => the page's policy keeps \#
                browsers from loading this <iframe>; write "allow": {"frame": \#
                ["https://a.example:8080"]} in content/site.json
                <script src="//a.example/x.js"></script> => the page's policy keeps browsers from loading \#
                this <script>; write https://a.example in the address, and "allow": {"script": \#
                ["https://a.example"]} in content/site.json
                <img src="http://a.example/x.png" alt="" width="1" height="1"/> => the page's policy keeps \#
                browsers from loading this <img>; write https://a.example in the address, and "allow": \#
                {"image": ["https://a.example"]} in content/site.json
                <img src="/en/" srcset="/en/ 1x, https://a.example/x.png 2x" alt="" width="1" height="1"/> \#
                => the page's policy keeps browsers from loading this <img>; write "allow": \#
                {"image": ["https://a.example"]} in content/site.json
                <link rel="stylesheet" href="https://a.example/x.css"/> => the page's policy keeps browsers \#
                from loading this <link>; put a copy into Templates/assets
                <video src="https://a.example/x"></video> => the page's policy keeps browsers from loading this <video>; \#
                link to the file
                <object data="https://a.example/x"></object> => the page's policy keeps browsers from \#
                loading this <object>; link to the file
                <form action="https://a.example/"></form> => the page's policy keeps browsers from sending \#
                this form; link to the website of the form
                <h1>Two</h1> => the page has more than one <h1>
                <a>x</a> => <a> has no href
                <a href="javascript:go()">x</a> => \#
                link "javascript:go()" runs a script; use a button
                <img src="/en/" width="1" height="1"/> => <img> has no alt
                <img src="/en/" alt="" height="1"/> => <img> has no width
                <img src="/en/" alt="" width="1"/> => <img> has no height
                <input name="q"/> => <input> has no label
                <select id="s"></select> => <select> has no label
                <textarea aria-label=" "></textarea> => <textarea> has no label
                <label for="no">x</label> => for names the id "no", which the page does not have
                <p aria-labelledby="no">x</p> => \#
                aria-labelledby names the id "no", which the page does not have
                <p id="a" aria-describedby="a no">x</p> => \#
                aria-describedby names the id "no", which the page does not have
                <button aria-controls="no">x</button> => \#
                aria-controls names the id "no", which the page does not have
                <svg role="img"><path d=""/></svg> => \#
                <svg role="img"> has no name; give it an aria-label or a <title>
                <table><tr><td>x</td></tr></table> => <table> has no <caption>
                <table><caption>c</caption><tr><th>x</th></tr></table> => <th> has no scope
                <table><caption>c</caption><tbody><tr><th>x</th></tr><tr><td>y</td></tr></tbody></table> => \#
                <th> has no scope
                <table><caption>c</caption><thead><tr><th>x</th><td></td></tr></thead></table> => <th> has no scope
                <table><caption>c</caption><tbody><tr><th>x</th></tr><tr><th scope="row" colspan="2">y</th></tr></tbody></table> => \#
                <th> has no scope
                """#))
        func reportsAFaultInTheBody(_ body: String, _ message: String) throws {
            #expect(try TestSite.findings(body: body) == ["en/index.html:14: error: " + message])
        }

        @Test(arguments: [
            "<ul>\n<li>a<ul><li>b</li><li>c</ul>\n<li>d</ul><ol><li><ul></ul><li>e</ol>",
            """
            <table><caption>c</caption><thead><tr><th scope="col">x<th scope="col">y</thead>
            <tbody><tr><td>1<td><table><caption>d</caption><tr><th scope="row">2</th><td>3</tr>
            </table>
            <tr><td><ul><li>4</ul><td>5</tbody><tbody><tr><td>6<td></tbody></table>
            """,
            "<dl><dt>a<dd>b<div>c</div><dt>d<dd><dl><div><dt>e<dd>f</div></dl></dl>",
            "<table><caption>c</caption><thead><tr><th>x<th>y</thead><tbody><tr><th>1<td>2</tbody></table>",
        ])
        func readsPagesWithoutTheEndTagsThatHTMLImplies(_ body: String) throws {
            #expect(try TestSite.findings(body: body) == [])
        }

        @Test(arguments: [
            (
                "<ul><li>a<b><li>c</b></ul>",
                "14: error: </li> where <b> is still open"
            ),
            (
                "<ul><li>a\n</p></ul>",
                "15: error: </p> where <li> is still open"
            ),
            (
                "<table><tr><td>a</th></table>",
                "14: error: </th> where <td> is still open"
            ),
            (
                "<dl><div><dt>a<dd>b</dt></div></dl>",
                "14: error: </dt> where <dd> is still open"
            ),
        ])
        func reportsOtherEndTagsThatAreMissing(_ body: String, _ finding: String) throws {
            #expect(try TestSite.findings(body: body).first == "en/index.html:" + finding)
        }

        @Test(arguments: [
            ("<!DOCTYPE html>\n", "\n", 1, "the page must begin with <!DOCTYPE html>"),
            (" lang=\"en\"", "", 2, "<html> has no lang"),
            ("lang=\"en\"", "lang=\"ja\"", 2, "lang is \"ja\", but the page is in the folder en"),
            ("<title>Pokémon</title>", "", 3, "the head has no <title>"),
            ("<title>Pokémon</title>", "<title> </title>", 8, "the title is empty"),
            (
                "</title>", "</title><title>Two</title>", 8, "the head has more than one <title>"
            ),
            ("<meta charset=\"utf-8\"/>", "", 3, "the head has no <meta charset=\"utf-8\">"),
            ("utf-8", "latin1", 5, "charset \"latin1\" must be \"utf-8\""),
            ("\"viewport\"", "\"view\"", 3, "the head has no <meta name=\"viewport\">"),
            ("\"description\"", "\"about\"", 3, "the head has no <meta name=\"description\">"),
            ("Names &amp; numbers", "", 7, "the description is empty"),
            ("<h1>Pokémon</h1>", "", 11, "the page has no <h1>"),
            (
                "</head>", "<base href=\"/en/\"/></head>", 10,
                "<base> changes what every link means"
            ),
            (
                "http-equiv=\"Content-Security-Policy\"", "name=\"author\"", 4,
                "the head must begin with <meta http-equiv=\"Content-Security-Policy\">"
            ),
        ])
        func reportsAFaultAroundTheBody(
            _ original: String, _ fault: String, _ line: Int, _ message: String
        ) throws {
            #expect(
                try TestSite.findings(replacing: original, with: fault)
                    == ["en/index.html:\(line): error: \(message)"])
        }

        @Test(arguments: [
            ("og:title", " ", "og:title is empty"),
            ("og:image", "/icon.png", "og:image \"/icon.png\" is not an absolute address"),
            (
                "og:url", "https://example.org/no/",
                "link \"https://example.org/no/\" leads nowhere: no/index.html does not exist"
            ), ("og:url", "https://example.org/en/", nil),
        ])
        func reportsAFaultInOpenGraph(
            _ property: String, _ content: String, _ message: String?
        ) throws {
            var site = TestSite()
            let block = "<script type=\"application/ld+json\">{\"a\": \"\\u003c\"}</script>"
            site["en/index.html"] = TestSite.page(
                head: "<meta property=\"\(property)\" content=\"\(content)\"/>" + block)
            #expect(
                try site.findings(baseURL: "https://example.org/")
                    == (message.map { ["en/index.html:9: error: \($0)"] } ?? []))
        }

        @Test func reportsAnEmptyPageAndOneWithoutMainPart() throws {
            var site = TestSite()
            site["en/index.html"] = ""
            #expect(try site.findings() == ["en/index.html:1: error: Document is empty"])
            site["en/index.html"] = TestSite.page().replacing("main>", with: "div>")
            #expect(try site.findings() == ["en/index.html:11: error: the page has no <main>"])
        }

        @Test func reportsTheLineWhereATagBegins() throws {
            let body = "<p>x</p>\n<img\n  alt=\"\"\n  width=\"1\"\n/>\n<a>x</a>"
            #expect(
                try TestSite.findings(body: body) == [
                    "en/index.html:15: error: <img> has no height",
                    "en/index.html:19: error: <a> has no href",
                ])
        }

        @Test func acceptsDrawingsWrittenAsXML() throws {
            let body = "<svg><g/><style>.a { }</style><a href=\"/en/\"><path/></a></svg>"
            #expect(try TestSite.findings(body: body) == [])
        }
    }
}
