import Testing

extension LibXML2Tests {
    @Suite struct AssetTests {
        /// What is said of a file, a line each without its path.
        private func findings(_ path: String, _ text: String) throws -> [String] {
            var site = TestSite()
            site["assets/icons.svg"] =
                "<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"a\"/></svg>"
            site[path] = text
            return try site.findings().map { $0.replacing("\(path):", with: "") }
        }

        @Test func followsTheAddressesOfAStylesheet() throws {
            let css = """
                /* url(no1) */
                @import "no2.css";
                a { background: url(no3.png), url( 'no4.png' ), url(data:image/png;base64,AA); }
                b { content: "url(no5)"; mask: url("icons.svg#no6"); filter: url(#no7) }
                """
            #expect(
                try findings("assets/site.css", css) == [
                    "2: error: link \"no2.css\" leads nowhere: assets/no2.css does not exist",
                    "3: error: link \"no3.png\" leads nowhere: assets/no3.png does not exist",
                    "3: error: link \"no4.png\" leads nowhere: assets/no4.png does not exist",
                    "4: error: link to the id \"no6\", which assets/icons.svg does not have",
                ])
        }

        @Test func followsTheImportsOfAScript() throws {
            let script = """
                import { a } from "./no1.js";
                import
                  b from '../no2.js';
                import "./no3.js"; import x from "package";
                export * from "/no4.js";
                const c = await import("./no5.js"); c.from("./no6.js");
                """
            #expect(
                try findings("assets/site.js", script) == [
                    "1: error: link \"./no1.js\" leads nowhere: assets/no1.js does not exist",
                    "3: error: link \"../no2.js\" leads nowhere: no2.js does not exist",
                    "4: error: link \"./no3.js\" leads nowhere: assets/no3.js does not exist",
                    "5: error: link \"/no4.js\" leads nowhere: no4.js does not exist",
                    "6: error: link \"./no5.js\" leads nowhere: assets/no5.js does not exist",
                ])
        }

        @Test func followsTheAddressesOfAManifest() throws {
            let manifest = """
                {
                  "start_url": "./en/?source=app", "scope": "./",
                  "name": "src",
                  "icons": [
                    { "src": "no.png", "type": "image/png" }
                  ]
                }
                """
            #expect(
                try findings("site.webmanifest", manifest) == [
                    "2: error: link \"./\" leads nowhere: index.html does not exist",
                    "5: error: link \"no.png\" leads nowhere: no.png does not exist",
                ])
        }

        @Test(arguments: [
            ("data/x.json", "[1,\n ]", "2:2: error: a value is expected here, not \"]\"\n ]\n ^"),
            ("x.webmanifest", "[1,\n ]", "2:2: error: a value is expected here, not \"]\"\n ]\n ^"),
            (
                "a.svg", "<svg><g></svg>",
                "1: error: </svg> where <g> is still open"
            ),
            (
                "sitemap.xml", "<urlset>\n<url>\n</urlset>",
                "3: error: </urlset> where <url> is still open"
            ),
        ])
        func reportsWhatIsNotWellFormed(_ path: String, _ text: String, _ finding: String) throws {
            #expect(try findings(path, text) == [finding])
        }

        @Test func followsTheLocationsOfASitemap() throws {
            let sitemap = """
                <?xml version="1.0" encoding="UTF-8"?>
                <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
                <url><loc>https://example.org/en/</loc></url>
                <url><loc>https://example.org/no/</loc></url>
                <url><loc>https://example.com/en/</loc></url>
                </urlset>
                """
            var site = TestSite()
            site["sitemap.xml"] = sitemap
            #expect(
                try site.findings(baseURL: "https://example.org") == [
                    "sitemap.xml:4: error: link \"https://example.org/no/\" leads nowhere: "
                        + "no/index.html does not exist",
                    "sitemap.xml:5: error: <loc> \"https://example.com/en/\" is not below "
                        + "https://example.org/",
                ])
            #expect(try site.findings() == [])
        }

        @Test func followsTheTemplateOfASearchDescription() throws {
            var site = TestSite()
            for language in ["en", "no"] {
                site["\(language).xml"] =
                    "<Url template=\"https://example.org/\(language)/?q={searchTerms}\"/>"
            }
            #expect(
                try site.findings(baseURL: "https://example.org") == [
                    "no.xml:1: error: link \"https://example.org/no/?q={searchTerms}\" "
                        + "leads nowhere: no/index.html does not exist"
                ])
        }
    }
}
