import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

/// `serve`, run as a program.
@Suite(.serialized) struct ServeProgramTests {
    private let site: SampleSite

    init() throws { site = try SampleSite() }

    private static let layout = "Templates/layouts/page.mustache"

    @Test func servesTheWebsiteAndWritesNothing() throws {
        let preview = try RunningPreview(site)
        let page = try preview.get("/en/pokemon/pikachu/")
        #expect(
            page.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nETag: \""))
        #expect(page.contains("<script src=\"/.preview/client.js\""))
        #expect(page.contains("\"../../../assets/preview/style.css\""))
        #expect(!page.contains("rel=\"canonical\""))
        for (path, type) in [
            ("/", "text/html; charset=utf-8"), ("/data/pokemon.json", "application/json"),
            ("/assets/preview/style.css", "text/css; charset=utf-8"),
            ("/assets/preview/scripts/site.js", "text/javascript; charset=utf-8"),
            ("/en/manifest.webmanifest", "application/manifest+json"),
        ] {
            #expect(
                try preview.get(path).hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\n"),
                "\(path)")
        }
        #expect(try preview.get("/sitemap.xml").hasPrefix("HTTP/1.1 404 Not Found\r\n"))
        try expectAnswersOfAServer(preview)
        #expect(try site.names == ["Templates", "content"])
        #expect(preview.end(SIGTERM) == 0)
        #expect(try site.names == ["Templates", "content"])
    }

    private func expectAnswersOfAServer(_ preview: RunningPreview) throws {
        let missing = try preview.get("/en/nowhere/")
        #expect(missing.hasPrefix("HTTP/1.1 404 Not Found\r\nContent-Type: text/html"))
        #expect(missing.contains("not-found"))
        let moved = try preview.get("/en/moves?q=a")
        #expect(moved.hasPrefix("HTTP/1.1 301 Moved Permanently\r\n"))
        #expect(moved.contains("\r\nLocation: /en/moves/?q=a\r\n"))
        let page = try preview.get("/en/moves/")
        let tag = try #require(page.firstMatch(of: /ETag: ("[^"]*")/)).output.1
        #expect(try preview.get("/en/moves/", "If-None-Match: \(tag)").hasPrefix("HTTP/1.1 304 "))
        #expect(
            try preview.get("/data/moves.json", "Range: bytes=0-9").hasSuffix(
                "\r\n\r\n{\"version\""))
        #expect(
            try preview.get("/service-worker.js", "Service-Worker: script").contains("unregister"))
        for path in [
            "/../content/site.json", "/%2e%2e/content/queries.json", "/en/..%2f..%2fcontent",
        ] {
            #expect(try preview.get(path).hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        }
        for path in ["/content/queries.json", "/Templates/README.md"] {
            #expect(try preview.get(path).hasPrefix("HTTP/1.1 404 Not Found\r\n"))
        }
        #expect(
            try LoopbackClient.answer(
                "GET / HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n",
                port: preview.port
            ).hasPrefix("HTTP/1.1 421 Misdirected Request\r\n"))
    }

    @Test func tellsPagesWhatChangesAndWhatIsWrong() throws {
        let preview = try RunningPreview(site)
        let (home, move) = (try preview.events(of: "/en/"), try preview.events(of: "/en/moves/"))
        let before = (home: try home.next(), move: try move.next())
        #expect(before.home.failure == nil)

        let template = "Templates/pages/moves.mustache"
        let text = site.folder.text(of: template) ?? ""
        try site.folder.write("\(text)<!-- changed -->\n", to: template)
        let afterTemplate = (home: try home.next(), move: try move.next())
        #expect(afterTemplate.move.page != before.move.page)
        #expect(afterTemplate.home.page == before.home.page)
        #expect(try preview.get("/en/moves/").contains("<!-- changed -->"))

        try site.folder.write("body { color: red }\n", to: "Templates/assets/style.css")
        let afterStyle = (home: try home.next(), move: try move.next())
        #expect(afterStyle.move.page == afterTemplate.move.page)
        #expect(afterStyle.move.styles != before.move.styles)

        try site.folder.write("\(text){{#never}}\n", to: template)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let message = """
            \(template):\(line):1: error: section "never" is never closed
            {{#never}}
            ^
            """
        let failed = (home: try home.next(), move: try move.next())
        #expect(failed.home.failure == message)
        #expect(failed.move.page == afterStyle.move.page)
        #expect(preview.messages.contains("\(message)\n"))

        try site.folder.write(text, to: template)
        let mended = (home: try home.next(), move: try move.next())
        #expect(mended.home.failure == nil)
        #expect(mended.move.page == before.move.page)
        #expect(preview.end(SIGINT) == 0)
    }

    @Test func followsTheDatabaseAndFindsAFolderAgainThatWasAway() throws {
        let preview = try RunningPreview(site)
        let events = try preview.events(of: "/en/")
        let before = try events.next()
        try site.save(as: "new.sqlite") { catalog in catalog.pokedexes.removeLast() }
        rename(site.folder["new.sqlite"], site.folder["content/pokedex.sqlite"])
        #expect(try events.next().page != before.page)
        rename(site.folder["Templates"], site.folder["Away"])
        #expect(
            try events.next().failure == """
                Templates: error: cannot be read: No such file or directory; run this in the folder \
                of the project, or name the folder of templates with --templates
                """)
        rename(site.folder["Away"], site.folder["Templates"])
        #expect(try events.next().failure == nil)
    }

    @Test func findsMistakesOnPagesThatNobodyLooksAt() throws {
        let preview = try RunningPreview(site)
        let events = try preview.events(of: "/en/")
        _ = try events.next()
        let name = "Templates/pages/natures.mustache"
        let text = try #require(site.folder.text(of: name))
        try site.folder.write(text.replacing("<h1", with: "{{nothing-of-that-name}}<h1"), to: name)
        #expect(try events.next().failure == nil)
        #expect(try events.next().failure?.contains("natures.mustache") == true)
        #expect(try preview.get("/en/natures/").hasPrefix("HTTP/1.1 500 Internal Server Error\r\n"))
    }

    @Test func startsWithAMistake() throws {
        let layout = site.folder.text(of: Self.layout) ?? ""
        try site.folder.write("{{/", to: Self.layout)
        let preview = try RunningPreview(site)
        #expect(try preview.get("/en/").hasPrefix("HTTP/1.1 500 Internal Server Error\r\n"))
        let events = try preview.events(of: "/en/")
        #expect(try events.next().failure?.hasPrefix("\(Self.layout):1:1: error: ") == true)
        try site.folder.write(layout, to: Self.layout)
        let mended = try events.next()
        #expect(mended.failure == nil)
        #expect(mended.page != nil)
    }

    @Test func followsTheFilesOfASiteAndThoseOfTheProgram() throws {
        let based = try BasedSite(["content/site.json": "{}"])
        let preview = try RunningPreview(based)
        let events = try preview.events(of: "/en/")
        let first = try events.next()
        try based.folder.write(
            #"{"ui": {"site": {"nam": "Mine"}}}"#, to: "content/strings/en.json")
        let wrong = try events.next()
        #expect(wrong.failure?.hasPrefix("content/strings/en.json:1:18: error: ") == true)
        try based.folder.write(
            #"{"ui": {"site": {"name": "Mine"}}}"#, to: "content/strings/en.json")
        let named = try events.next()
        #expect(named.failure == nil && named.page != first.page)
        let text = try #require(based.data.text(of: Self.layout))
        try based.data.write(text + "<!-- new -->", to: Self.layout)
        #expect(try events.next().page != named.page)
        // In a folder that was not there before.
        try based.folder.write(text, to: Self.layout)
        #expect(try events.next().page == named.page)
        try based.folder.write("", to: "Templates/partials/crad.mustache")
        let warning = "Templates/partials/crad.mustache: warning: "
        for _ in 0..<600 where !preview.messages.contains(warning) { usleep(100_000) }
        #expect(preview.messages.contains(warning))
    }

    @Test func followsFactsAndReadsAHalfSavedFileAgain() throws {
        let based = try BasedSite(["content/site.json": "{}"])
        let preview = try RunningPreview(based)
        let events = try preview.events(of: "/en/moves/thunderbolt/")
        let first = try events.next()
        let facts = "content/facts/move.csv"
        try based.folder.write("change,slug,power,was\nset,thunderbolt,much,90\n", to: facts)
        let wrong = "\(facts):2:17: error: power is a number, not \"much\""
        #expect(try events.next().failure?.hasPrefix(wrong) == true)
        try based.folder.write("change,slug,power,was\nset,\"thunderbolt", to: facts)
        #expect(try events.next().failure?.hasPrefix("\(facts):2:5: error: this quote") == true)
        try based.folder.write("change,slug,power,was\nset,\"thunderbolt\",96,90\n", to: facts)
        let mended = try events.next()
        #expect(mended.failure == nil && mended.page != first.page)
        #expect(try preview.get("/ja/moves/thunderbolt/").contains(">96<"))
        try based.folder.write("change,slug,power,was\nset,thunderbolt,90,96\n", to: facts)
        #expect(try events.next().failure == nil)
        let stale = "warning: facts on top of the database: 0 rows applied; 1 fact no longer needed"
        for _ in 0..<600 where !preview.messages.contains(stale) { usleep(100_000) }
        #expect(preview.messages.contains(stale))
    }

    @Test func saysOnceWhatCheckWouldSayAboutAPage() throws {
        let footer = "Templates/partials/footer-text.mustache"
        let based = try BasedSite([
            footer:
                "Me\n<a href=\"{{home}}nope/\">dead</a>\n<p onclick=\"go()\"><script>1</script></p>"
        ])
        let preview = try RunningPreview(based)
        let events = try preview.events(of: "/en/")
        _ = try events.next()
        func said(_ text: String) -> Int {
            preview.messages.split(separator: text, omittingEmptySubsequences: false).count - 1
        }
        func waitFor(_ text: String, times: Int = 1) {
            for _ in 0..<600 where said(text) < times { usleep(100_000) }
            #expect(said(text) == times, "\(text): \(preview.messages)")
        }
        waitFor("\(footer):2: warning: link \"./nope/\" leads nowhere")
        waitFor("\(footer):3: warning: inline <script>; give it a src")
        waitFor("\(footer):3: warning: <p> has the handler onclick")
        try based.folder.write("a & b<br/><script>1</script>", to: footer)
        let ampersand = "\(footer):1: warning: a single & begins an entity; write &amp;"
        waitFor(ampersand)
        try based.folder.write("a &amp; b\n<br>", to: footer)
        waitFor("\(footer):2: warning: <br> has no end tag in HTML; write <br/>")
        // What was mended and is there again is said again.
        try based.folder.write("a & b", to: footer)
        waitFor(ampersand, times: 2)
        #expect(said("inline <script>") == 1)
        // Two lines with the same mistake are two.
        try based.folder.write("<b style=\"top:0\">a</b>\n<b style=\"left:0\">b</b>", to: footer)
        for line in 1...2 { waitFor("\(footer):\(line): warning: <b> has a style attribute") }
        try based.folder.write("<br>", to: footer)
        try based.folder.write("<br>", to: "Templates/partials/after-content.mustache")
        waitFor("\(footer):1: warning: <br> has no end tag")
        waitFor("after-content.mustache:1: warning: <br> has no end tag")
    }

    @Test func warnsWhenOtherComputersSeeIt() throws {
        let preview = try RunningPreview(site, "--host", "0.0.0.0")
        #expect(
            preview.messages.hasPrefix(
                "warning: other computers can see the preview at 0.0.0.0; without --host only this one can\n"
            ))
        #expect(
            try LoopbackClient.answer(
                "GET /en/ HTTP/1.1\r\nHost: pc.example\r\nConnection: close\r\n\r\n",
                port: preview.port
            ).hasPrefix("HTTP/1.1 200 OK\r\n"))
    }

    @Test func refusesAFolderWithoutASite() throws {
        let folder = try TemporaryFolder()
        #expect(
            try Program.run(["serve", "--port", "0"], in: folder)
                == .failure(
                    """
                    Templates: error: cannot be read: No such file or directory; run this in the \
                    folder of the project, or name the folder of templates with --templates; \
                    the theme and content that come with the program are not in \
                    \(folder.path); POKEDEX_SITE_DATA can name their folder
                    """))
    }
}
