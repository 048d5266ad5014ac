import Testing

extension LibXML2Tests {
    @Suite struct AssetTests {
        @Test func followsTheAddressesOfAStylesheet() throws {
            let css = """
                /* url(no1) */
                @import "no2.css";
                a { background: url(no3.png), url( 'no4.png' ), url(data:image/png;base64,AA); }
                b { content: "url(no5)"; mask: url("icons.svg#no6"); filter: url(#no7) }
                """
            #expect(
                try findings("assets/site.css", css) == [
                    "assets/site.css:2: error: link \"no2.css\" leads nowhere: "
                        + "assets/no2.css does not exist",
                    "assets/site.css:3: error: link \"no3.png\" leads nowhere: "
                        + "assets/no3.png does not exist",
                    "assets/site.css:3: error: link \"no4.png\" leads nowhere: "
                        + "assets/no4.png does not exist",
                    "assets/site.css:4: error: link to the id \"no6\", "
                        + "which assets/icons.svg does not have",
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
            let imports = [(1, 1), (2, 2), (4, 3), (5, 4), (6, 5)]
            let links = ["./no1.js", "../no2.js", "./no3.js", "/no4.js", "./no5.js"]
            let paths = ["assets/no1.js", "no2.js", "assets/no3.js", "no4.js", "assets/no5.js"]
            let expected = imports.map { line, number in
                "assets/site.js:\(line == 2 ? 3 : line): error: link \"\(links[number - 1])\" "
                    + "leads nowhere: \(paths[number - 1]) does not exist"
            }
            #expect(try findings("assets/site.js", script) == expected)
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
                    "site.webmanifest:2: error: link \"./\" leads nowhere: index.html does not exist",
                    "site.webmanifest:5: error: link \"no.png\" leads nowhere: no.png does not exist",
                ])
        }

        @Test(arguments: ["data/x.json", "x.webmanifest"])
        func reportsWhatIsNotJSON(_ path: String) throws {
            #expect(
                try findings(path, "[1,\n ]") == [
                    """
                    \(path):2:2: error: a value is expected here, not "]"
                     ]
                     ^
                    """
                ])
        }

        @Test func reportsADrawingThatIsNotWellFormed() throws {
            #expect(
                try findings("a.svg", "<svg><g></svg>") == [
                    "a.svg:1: error: Opening and ending tag mismatch: g line 1 and svg"
                ])
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

        @Test func reportsASitemapThatIsNotWellFormed() throws {
            #expect(
                try findings("sitemap.xml", "<urlset>\n<url>\n</urlset>") == [
                    "sitemap.xml:3: error: Opening and ending tag mismatch: url line 2 and urlset"
                ])
        }

        private func findings(_ path: String, _ text: String) throws -> [String] {
            var site = TestSite()
            site["assets/icons.svg"] =
                "<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"a\"/></svg>"
            site[path] = text
            return try site.findings()
        }
    }
}
