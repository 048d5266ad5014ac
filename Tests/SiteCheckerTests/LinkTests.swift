import Testing

extension LibXML2Tests {
    @Suite struct LinkTests {
        @Test(arguments: [
            ("/en/no/", "leads nowhere: en/no/index.html does not exist"),
            ("no/", "leads nowhere: en/no/index.html does not exist"),
            ("no.html", "leads nowhere: en/no.html does not exist"),
            ("/no.png?v=1#x", "leads nowhere: no.png does not exist"),
            ("%E3%81%82", "leads nowhere: en/あ does not exist"),
            ("../assets/", "leads nowhere: assets/index.html does not exist"),
            ("/ja", "redirects; write \"/ja/\""),
            ("../ja?a=1&b=2#c", "redirects; write \"../ja/?a=1&b=2#c\""),
            ("../..", "leaves the site's root"),
            ("../../x/", "leaves the site's root"),
            ("/../en/", "leaves the site's root"),
        ])
        func reportsALink(_ link: String, _ message: String) throws {
            var site = TestSite()
            site["assets/a.png"] = "x"
            let written = link.replacing("&", with: "&amp;")
            site["en/index.html"] = TestSite.page(body: "<a href=\"\(written)\">x</a>")
            #expect(
                try site.findings() == ["en/index.html:14: error: link \"\(link)\" \(message)"])
        }

        /// Pages that lie beside each other share what `../` leads to, others do not.
        @Test func reportsALinkOnEveryPageThatHasIt() throws {
            var site = TestSite()
            let body = ["../x/", "../x/#no", "../y/"].map { "<a href=\"\($0)\">x</a>" }
            let pages = ["", "a/p/", "a/q/", "a/x/", "b/p/"]
            for language in ["en", "ja"] {
                for (number, page) in pages.enumerated() {
                    site["\(language)/\(page)index.html"] = TestSite.page(
                        language: language, title: "\(number)",
                        body: page.hasSuffix("/") && page != "a/x/" ? body.joined() : "")
                }
            }
            let beside = [
                "link \"../y/\" leads nowhere: en/a/y/index.html does not exist",
                "link to the id \"no\", which en/a/x/index.html does not have",
            ]
            let elsewhere = [
                "link \"../x/\" leads nowhere: en/b/x/index.html does not exist",
                "link \"../x/#no\" leads nowhere: en/b/x/index.html does not exist",
                "link \"../y/\" leads nowhere: en/b/y/index.html does not exist",
            ]
            let expected = [("a/p", beside), ("a/q", beside), ("b/p", elsewhere)].flatMap {
                page, findings in findings.map { "en/\(page)/index.html:14: error: \($0)" }
            }
            #expect(try site.findings().filter { $0.hasPrefix("en/") } == expected)
        }

        @Test(arguments: [
            "<img alt=\"\" width=\"1\" height=\"1\" src=\"/no\"/>",
            "<img alt=\"\" width=\"1\" height=\"1\" srcset=\"/en/ 1x, /no 2x\"/>",
            "<svg><use href=\"/no#x\"/></svg>",
            "<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\"><use xlink:href=\"/no\"/></svg>",
            "<form action=\"/no\"></form>",
            "<button formaction=\"/no\">x</button>",
            "<video poster=\"/no\"></video>",
            "<object data=\"/no\"></object>",
            "<script src=\"/no\"></script>",
            // A link of a page is reported once.
            "<a href=\"/no\">x</a>\n<a href=\"/no\">y</a>",
        ])
        func followsEveryKindOfLink(_ body: String) throws {
            let link = body.contains("#x") ? "/no#x" : "/no"
            #expect(
                try TestSite.findings(body: body) == [
                    "en/index.html:14: error: link \"\(link)\" leads nowhere: no does not exist"
                ])
        }

        @Test func followsARefresh() throws {
            let head = "<meta http-equiv=\"refresh\" content=\"0; url=/no\"/>"
            #expect(
                try TestSite.findings(head: head) == [
                    "en/index.html:9: error: link \"/no\" leads nowhere: no does not exist"
                ])
        }

        @Test(arguments: [
            ("#no", "link to the id \"no\", which this file does not have"),
            ("/ja/#no", "link to the id \"no\", which ja/index.html does not have"),
            ("../ja/index.html#no", "link to the id \"no\", which ja/index.html does not have"),
            ("/a.svg#no", "link to the id \"no\", which a.svg does not have"),
            ("#%E3%81%82", "link to the id \"あ\", which this file does not have"),
        ])
        func reportsAFragment(_ link: String, _ message: String) throws {
            var site = TestSite()
            site["a.svg"] = "<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"a\"/></svg>"
            site["en/index.html"] = TestSite.page(body: "<a href=\"\(link)\">x</a>")
            #expect(try site.findings() == ["en/index.html:14: error: \(message)"])
        }

        @Test func acceptsFragmentsOfAPageThatIsNotWellFormed() throws {
            var site = TestSite()
            site["ja/index.html"] = "<!DOCTYPE html>\n<p>"
            site["en/index.html"] = TestSite.page(body: "<a href=\"/ja/#x\">x</a>")
            #expect(
                try site.findings() == [
                    "ja/index.html:2: error: Premature end of data in tag p line 2"
                ])
        }

        @Test(arguments: [
            ("/en/", "link \"/en/\" leaves the site's root"),
            ("/pokedex/no/", "link \"/pokedex/no/\" leads nowhere: no/index.html does not exist"),
            ("/pokedex", "link \"/pokedex\" redirects; write \"/pokedex/\""),
            (
                "https://example.org/pokedex/no",
                "link \"https://example.org/pokedex/no\" leads nowhere: no does not exist"
            ),
            (
                "https://example.org/pokedex/en",
                "link \"https://example.org/pokedex/en\" redirects; "
                    + "write \"https://example.org/pokedex/en/\""
            ),
        ])
        func knowsTheBaseURL(_ link: String, _ message: String) throws {
            var site = TestSite()
            site["en/index.html"] = TestSite.page(
                body: "<a href=\"/pokedex/ja/\">a</a>\n<a href=\"\(link)\">b</a>"
                    + "<a href=\"https://example.org/else\">c</a>")
            #expect(
                try site.findings(baseURL: "https://example.org/pokedex") == [
                    "en/index.html:15: error: \(message)"
                ])
        }
    }
}
