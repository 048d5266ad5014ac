import Diagnostics
import SiteChecker
import Testing

extension LibXML2Tests {
    @Suite struct SiteCheckerTests {
        @Test func findsNothingInASoundSite() throws {
            var site = TestSite()
            site["index.html"] = TestSite.page(
                title: "Pokédex", body: "<a href=\"en/\" hreflang=\"en\">English</a>")
            site["404.html"] = TestSite.page(title: "Not found", body: "<a href=\"/\">Start</a>")
            site["en/index.html"] = soundPage
            site["en/moves/index.html"] = TestSite.page(
                title: "Moves", body: "<p id=\"tackle\">x</p>")
            site["ja/moves/index.html"] = TestSite.page(language: "ja", title: "わざ")
            site["assets/icons.svg"] =
                "<svg xmlns=\"http://www.w3.org/2000/svg\"><symbol id=\"sun\"/></svg>"
            site["assets/a.png"] = "x"
            site["data/index.json"] = "{\"a\": [1, -2.5e3, \"\\u00e9\", true, null, {}]}"
            #expect(try site.findings() == [])
        }

        @Test func sortsFindingsByPathAndLine() throws {
            var site = TestSite()
            site["ja/index.html"] = TestSite.page(language: "ja", title: "ポケモン", body: "<a>x</a>")
            site["en/index.html"] = TestSite.page(
                body: "<a>x</a>\n<a href=\"/no/\">y</a>\n<a>z</a>")
            #expect(
                try site.findings() == [
                    "en/index.html:14: error: <a> has no href",
                    "en/index.html:15: error: link \"/no/\" leads nowhere: "
                        + "no/index.html does not exist",
                    "en/index.html:16: error: <a> has no href",
                    "ja/index.html:14: error: <a> has no href",
                ])
        }

        @Test func findsTheSameWithAnyNumberOfJobs() throws {
            var site = TestSite()
            for number in 1...30 {
                site["en/\(number)/index.html"] = TestSite.page(title: "Same", body: "<p id=\"\"/>")
            }
            let findings = try site.findings(jobs: 1)
            #expect(findings.count == 30 * 4 - 1)
            #expect(try site.findings(jobs: 4) == findings)
        }

        @Test func listsTwentyFindingsOfAPage() throws {
            let links = Array(repeating: "<a>x</a>", count: 23).joined(separator: "\n")
            let findings = try TestSite.findings(body: links)
            #expect(findings.count == 21)
            #expect(findings[19] == "en/index.html:33: error: <a> has no href")
            #expect(findings[20] == "en/index.html:33: error: … and 3 more in this file")
        }

        @Test func checksNoFolderWithoutPages() throws {
            var site = TestSite()
            site["en/index.html"] = nil
            site["ja/index.html"] = nil
            site["robots.txt"] = "x"
            try site.withFolder { folder in
                let checker = SiteChecker(directory: folder, languages: ["en"])
                let findings = try checker.check(jobs: 1)
                #expect(findings == nil)
            }
        }

        @Test func refusesAFolderThatIsNotThere() {
            let error = #expect(throws: DiagnosticError.self) {
                try SiteChecker(directory: "/nowhere/Public", languages: ["en"]).check(jobs: 1)
            }
            #expect(
                error?.description
                    == "/nowhere/Public: error: cannot be read: No such file or directory")
        }

        @Test(arguments: ["example.org", "ftp://example.org/", "https://", "https://a.org/?q"])
        func refusesABaseURL(_ url: String) {
            let error = #expect(throws: DiagnosticError.self) {
                try SiteChecker(directory: ".", baseURL: url, languages: ["en"]).check(jobs: 1)
            }
            #expect(
                error?.description
                    == "error: base URL \"\(url)\" is not an address like https://example.org/pokedex/"
            )
        }

        private var soundPage: String {
            TestSite.page(
                head: "<link rel=\"alternate\" hreflang=\"x-default\" href=\"/\"/>",
                body: """
                    <a href="moves/#tackle">a</a><a href="/en/moves/?q=1&amp;r=2#tackle">b</a>
                    <a href="https://example.org/x">c</a><a href="mailto:a@b.c">d</a>
                    <a href="../ja/" hreflang="ja">e</a><a href="#one">f</a><a href="#top">g</a>
                    <svg role="img"><title>Sun</title><use href="/assets/icons.svg#sun"/></svg>
                    <svg aria-hidden="true"><path d="M0 0"/></svg>
                    <img src="../assets/a.png" srcset="/assets/a.png 1x, ../assets/a.png 2x" alt=""
                      width="1" height="1"/><br/>
                    <p id="one" data-src="/no">x</p><label for="two">y</label><input id="two"/>
                    <label>z <select></select></label><textarea aria-label="t"></textarea>
                    <input type="hidden" name="h"/><p aria-describedby="one two">x</p>
                    <table><caption>c</caption><tr><th scope="row">h</th><td>1</td></tr></table>
                    <script type="application/json" id="data">{"a": "\\u003c"}</script>
                    """)
        }
    }
}
