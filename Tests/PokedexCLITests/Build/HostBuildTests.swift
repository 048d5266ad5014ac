import Foundation
import TestSupport
import Testing

@testable import PokedexCLI
@testable import PokedexSite
@testable import Publishing

/// Small sites with the files of a host.
struct HostBuildTests {
    private static let files = [".nojekyll", "CNAME", "_headers", "_redirects"]
    private static let address = "https://example.org/"
    private let site: SampleSite

    init() throws {
        site = try SampleSite()
    }

    private func hostFiles(_ tree: SiteTree) -> [String] {
        Self.files.filter { tree.files[$0] != nil }
    }

    @Test func addsTheFilesOfAHostAndNothingElse() throws {
        let plain = try site.build("--base-url", Self.address)
        #expect(hostFiles(plain) == [])
        for (host, files) in [
            ("cloudflare", ["_headers", "_redirects"]), ("github", [".nojekyll", "CNAME"]),
        ] {
            let tree = try site.build("--base-url", Self.address, "--host", host)
            #expect(hostFiles(tree) == files)
            #expect(tree.difference(from: plain) == Set(files + [".pokedex-site"]))
            if host == "cloudflare" { try expectRules(tree) }
        }
        #expect(try site.run("check", "--base-url", Self.address).output == "")
        #expect(try site.build("--base-url", Self.address) == plain)
    }

    /// Expects a rule for everything at the top of the site.
    private func expectRules(_ tree: SiteTree) throws {
        let text = String(decoding: try #require(tree.files["_headers"]), as: UTF8.self)
        let paths = text.split(separator: "\n").filter { $0.hasPrefix("/") }
        let tops = Set(
            tree.outputs.keys.filter { !Self.files.contains($0) }.map { path in
                path.firstIndex(of: "/").map { "/\(path[...$0])*" } ?? "/\(path)"
            })
        #expect(
            Set(paths.map(String.init))
                == tops.union(["/", "/*"] + ["en", "ja"].map { "/\($0)/manifest.webmanifest" }))
    }

    @Test func takesTheHostFromTheOptionBeforeTheSettings() throws {
        try site.folder.write(#"{"host": "github"}"#, to: "content/site.json")
        #expect(hostFiles(try site.build()) == [".nojekyll"])
        #expect(hostFiles(try site.build("--host", "netlify")) == ["_headers", "_redirects"])
        #expect(try site.run("build").output.contains("; 1 changed, 2 removed; "))
    }

    @Test func warnsWhereTheFilesDoNotWork() throws {
        let result = try site.run(
            "build", "--host", "netlify", "--base-url", "https://example.org/dex/", "--report",
            "r.json")
        let warning =
            "Netlify reads _headers and _redirects at the root of the domain only, and the site is "
            + "published below /dex/: copy both files there"
        #expect(result.messages == "note: \(warning)\n")
        #expect(try #require(site.folder.text(of: "r.json")).contains(warning))
    }

    @Test func saysWhichLimitsAreReached() throws {
        func warnings(_ host: WebHost, sizes: [Int]) throws -> [String] {
            let entries = try sizes.enumerated().map { index, size in
                OutputRecord.Entry(
                    path: try OutputPath("en/\(index)"), hash: ContentHash(value: 0), size: size)
            }
            let record = OutputRecord(inputs: ContentHash(value: 0), entries: entries)
            var settings = SiteSettings()
            settings.host = host
            return hostWarnings(
                settings, PublicationSummary(entries: record.entries, changed: [], removed: []))
        }
        func many(_ count: Int) -> [Int] { Array(repeating: 1, count: count) }
        let pictures =
            "load the pictures from another address instead of a folder, or choose another host"
        #expect(try warnings(.cloudflare, sizes: many(17_999)) == [])
        #expect(
            try warnings(.cloudflare, sizes: many(18_500))
                == ["the site has 18500 files, 93 % of the 20000 that Cloudflare Pages takes"])
        #expect(
            try warnings(.cloudflare, sizes: many(20_001) + [30_000_000])
                == [
                    "the site has 20002 files, more than the 20000 that Cloudflare Pages takes; "
                        + pictures,
                    "en/20001 has 30.0 MB, more than the 26.2 MB in one file that Cloudflare Pages "
                        + "takes; make the file smaller, or choose another host",
                ])
        #expect(
            try warnings(.github, sizes: [600_000_000, 500_000_000]).first
                == "the site has 1.1 GB, more than the 1.0 GB that GitHub Pages takes; \(pictures)")
        #expect(
            try warnings(.netlify, sizes: many(54_001))
                == [
                    "the folder en has 54001 files, more than the 54000 in one folder that Netlify "
                        + "takes; \(pictures)"
                ])
    }

    @Test func namesTheHostsThatThereAre() throws {
        #expect(
            try site.run("build", "--host", "vercel")
                == .usage(
                    "error: --host is netlify, cloudflare or github, not \"vercel\"",
                    help: "build"))
    }
}
