import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

/// `copy`, and what `check` says about copies later.
struct CopyCommandTests {
    private static let about = "Templates/pages/about.mustache"

    private let site: BasedSite

    init() throws { site = try BasedSite(["content/site.json": "{}"]) }

    @Test func copiesABuiltInFileBelowALineThatNamesIt() throws {
        let original = "\(site.data.path)/\(Self.about)"
        #expect(
            try site.run("copy", "pages/about") == .success("\(Self.about): a copy of \(original)"))
        let lines = try #require(site.folder.text(of: Self.about))
            .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        #expect(
            lines[0].wholeMatch(
                of: /\{\{! Copy of the built-in pages\/about\.mustache, [0-9a-f]{16}\. \}\}/) != nil
        )
        #expect(try lines[1] == #require(site.data.text(of: Self.about)))
    }

    @Test func changesNoPageWithACopyOfEveryFileThatHasComments() throws {
        let files = try FileTree(path: site.data["Templates"]).files().filter { path in
            [".mustache", ".css", ".js"].contains { path.hasSuffix($0) }
        }
        #expect(files.count > 200)
        for file in files {
            #expect(try site.run("copy", file).messages == "", "\(file)")
        }
        #expect(try site.run("build", "--quiet").status == 0)
        #expect(
            try SiteTree(site.folder["Public"]).outputs == SampleSite.built().tree().outputs)
        #expect(try site.run("check").output == "")
    }

    @Test func takesAPathFromWhereTheSiteIs() throws {
        #expect(try site.run("copy", Self.about).status == 0)
        #expect(try site.folder.names() == ["Templates", "content"])
    }

    @Test func copiesAPictureAsItIs() throws {
        let result = try site.run("copy", "assets/icon.svg")
        #expect(
            result.messages
                == "note: it has no comments, so check cannot name it when the original changes\n")
        let icon = "Templates/assets/icon.svg"
        #expect(try site.folder.bytes(of: icon) == site.data.bytes(of: icon))
    }

    @Test func overwritesNothing() throws {
        try site.folder.write("mine", to: Self.about)
        #expect(
            try site.run("copy", "pages/about")
                == .failure(
                    """
                    \(Self.about): error: the site has this file already, and nothing was changed
                    to see the difference: diff -u \(site.data.path)/\(Self.about) \(Self.about)
                    """))
        #expect(site.folder.text(of: Self.about) == "mine")
    }

    @Test func namesTheFileThatWasPerhapsMeant() throws {
        let theme = "\(site.data.path)/Templates"
        for (name, meant) in [
            ("pages/abuot", "; did you mean pages/about?"),
            ("assets/sumary.css", "; did you mean assets/summary.css?"), ("NAMES.md", ""),
            ("../content/queries.json", ""),
        ] {
            #expect(
                try site.run("copy", name)
                    == .failure("\(theme): error: the built-in theme has no \(name)\(meant)"))
        }
    }

    @Test func needsASite() throws {
        let empty = try BasedSite()
        #expect(
            try empty.run("copy", "pages/about")
                == .failure(
                    """
                    error: there is no site here: neither Templates nor content is there; make \
                    a site with `pokedex-site new DIR`, and run this in its folder
                    """))
        let sample = try SampleSite()
        #expect(
            try sample.run("copy", "pages/about")
                == .failure(
                    """
                    Templates: error: this is the built-in folder itself: change the files in it, \
                    or name the folder of a site with --templates
                    """))
    }

    @Test func checkNamesCopiesWhoseOriginalHasChanged() throws {
        for name in ["pages/about", "partials/footer-text", "assets/chart.css"] {
            #expect(try site.run("copy", name).status == 0)
        }
        let copy = try #require(site.folder.text(of: Self.about))
        try site.folder.write(copy.replacing("</h1>", with: "!</h1>"), to: Self.about)
        #expect(try site.run("check").output == "")
        let original = try #require(site.data.text(of: Self.about))
        try site.data.write(original + "{{! New }}\n", to: Self.about)
        try site.data.remove("Templates/assets/chart.css")
        let result = try site.run("check")
        let lines = result.output.split(separator: "\n")
        #expect(
            lines.prefix(5) == [
                "Templates/assets/chart.css:1: warning: this is a copy of assets/chart.css, which the "
                    + "built-in theme does not have any more",
                "remove the copy, or its first line if the site needs it",
                "\(Self.about):1: warning: the built-in pages/about.mustache has changed since it was "
                    + "copied",
                "to see the difference: diff -u \(site.data.path)/\(Self.about) \(Self.about)",
                lines[4],
            ])
        #expect(result.status == 1)
        let line = try #require(lines[4].split(separator: "first line: ").last)
        let rest = copy.split(separator: "\n", maxSplits: 1)[1]
        try site.folder.write("\(line)\n\(rest)", to: Self.about)
        #expect(try !site.run("check").output.contains("about"))
    }
}
