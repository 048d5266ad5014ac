import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexCLI

/// The built program, run on a small site.
struct BuildCommandTests {
    private static let note =
        "note: without --base-url, whatever needs full addresses is left out: canonical and "
        + "hreflang links, data for sharing, opensearch.xml and sitemap.xml\n"

    /// Puts a sign in the place of times, which no test can know.
    private func withoutTimes(_ text: String) -> String {
        text.replacing(/[0-9]+\.[0-9][0-9] s/, with: "# s").replacing(/[0-9]+ ms/, with: "# ms")
    }

    @Test func findsEverythingInItsUsualPlaceAndSaysWhatItDid() throws {
        let site = try SampleSite()
        let result = try site.run("build")
        let tree = site.tree()
        let size = tree.outputs.values.reduce(0) { $0 + $1.count }
        let count = tree.outputs.count
        #expect(result.messages == Self.note)
        #expect(
            withoutTimes(result.output)
                == "Public: \(tree.pages.count) pages from content/pokedex.sqlite; \(count) files; "
                + "\(count) changed, 0 removed; \(Figures.size(size)); # s\n")
        #expect(result.status == 0)
        #expect(tree.pages.contains("ja/pokemon/pikachu/index.html"))
        #expect(try site.names == ["Public", "Templates", "content"])
        let page = "Public/ja/pokemon/pikachu/index.html"
        let modified = try site.folder.modified(page)
        #expect(try site.run("build").output.contains("; nothing changed; "))
        #expect(site.tree() == tree)
        #expect(try site.folder.modified(page) == modified)
    }

    /// The folder of worlds is read when there is one; see `WorldPagesTests`.
    @Test func hasNoTraceOfWorldsWithoutAny() throws {
        let files = try SampleSite.built().tree().files
        let names = files.keys.filter { $0.contains("worlds") || $0.contains("spots") }
        #expect(names.isEmpty)
        let words = [
            "worlds", "Worlds", "\"world\"", "world:", "ワールド・スポット", "dex-spot", "dex-map",
            "is-seen",
        ]
        for (path, bytes) in files {
            let found = words.filter { bytes.range(of: Data($0.utf8)) != nil }
            #expect(found.isEmpty, "\(path)")
        }
    }

    @Test func changesOnlyThePagesWhoseFactsChanged() throws {
        let site = try SampleSite.built()
        let old = site.tree()
        let modified = try site.folder.modified("Public/en/types/normal/index.html")
        try site.save(as: "content/pokedex.sqlite") { catalog in
            catalog.moves.removeAll { $0.slug.text == "shadow-rush" }
        }
        let descriptions = "content/descriptions/moves.json"
        let listed = String(decoding: try site.folder.bytes(of: descriptions), as: UTF8.self)
        try site.folder.write(
            listed.replacing(/,\n  "shadow-rush": .*/, with: ""), to: descriptions)
        let result = try site.run("build")
        let new = site.tree()
        let changed = new.difference(from: old).filter { new.files[$0] != nil }
        let removed = old.files.keys.filter { new.files[$0] == nil }.sorted()
        #expect(
            removed == ["en/moves/shadow-rush/index.html", "ja/moves/shadow-rush/index.html"])
        // The record changes too, but is no output.
        #expect(result.output.contains("; \(changed.count - 1) changed, 2 removed; "))
        #expect(changed.count < old.files.count / 2)
        #expect(try site.folder.modified("Public/en/types/normal/index.html") == modified)
    }

    @Test func keepsTheAssetsOfTheBuildBeforeForOneBuildMore() throws {
        let site = try SampleSite.built()
        let first = site.tree().assets
        let name = "Templates/assets/style.css"
        let style = String(decoding: try site.folder.bytes(of: name), as: UTF8.self)
        /// Builds with another style sheet.
        func built(_ rule: String) throws -> [String: Data] {
            try site.folder.write(style + rule, to: name)
            return try site.build().assets
        }
        let second = try built(".two { color: red; }")
        #expect(second.count == 2 * first.count)
        #expect(first.allSatisfy { second[$0.key] == $0.value })
        let third = try built(".three { color: red; }")
        #expect(third.count == 2 * first.count)
        #expect(first.keys.allSatisfy { third[$0] == nil })
        #expect(third.filter { second[$0.key] != nil } == second.filter { first[$0.key] == nil })
    }

    @Test func makesTheSameBytesWhateverTheFolderTimeZoneLocaleAndJobs() throws {
        let (one, other) = (try SampleSite(), try SampleSite())
        let first = try one.run(
            "build", "--jobs", "1", environment: ["TZ": "Asia/Tokyo", "LC_ALL": "ja_JP.UTF-8"])
        let second = try other.run(
            "build", "--jobs=3", "--database", other.folder["content/pokedex.sqlite"],
            "--templates", other.folder["Templates"], "--content", other.folder["content"],
            "--output", other.folder["Public"],
            environment: ["TZ": "America/New_York", "LC_ALL": "C"])
        #expect((first.status, second.status) == (0, 0))
        #expect(one.tree().pages.count > 100)
        #expect(one.tree() == other.tree())
    }

    @Test func takesTheBaseURLFromTheOptionBeforeTheSettings() throws {
        let site = try SampleSite()
        let address = "https://example.org/dex/"
        try site.folder.write(#"{"baseURL": "https://example.com/"}"#, to: "content/site.json")
        #expect(try site.run("build", "--base-url", "https://example.org/dex").messages == "")
        let byOption = site.tree().outputs
        let map = String(decoding: try #require(byOption["sitemap.xml"]), as: UTF8.self)
        #expect(map.contains(address) && !map.contains("example.com"))
        try site.folder.write(#"{"baseURL": "\#(address)"}"#, to: "content/site.json")
        #expect(try site.build().outputs == byOption)
    }

    @Test func tellsEachStepOnlyWhenAsked() throws {
        let result = try SampleSite().run("build", "--timings")
        #expect(
            withoutTimes(result.messages) == """
                info: read the templates and the content: # ms, # ms of processor time
                \(Self.note)\
                info: compared with the last build: # ms, # ms of processor time
                info: loaded the database: # ms, # ms of processor time
                info: prepared all languages: # ms, # ms of processor time
                info: waited until the database was verified: # ms, # ms of processor time
                info: rendered and wrote every file: # ms, # ms of processor time
                info: replaced the old website: # ms, # ms of processor time

                """)
    }

    @Test func showsNamesAsTextWhateverIsInThem() throws {
        let site = try SampleSite { catalog in
            catalog.abilities = catalog.abilities.map { ability in
                let name = "<script>alert('\(ability.slug)')</script>\"&"
                return Ability(
                    id: ability.id, slug: ability.slug,
                    name: LocalizedName(english: name, japanese: name),
                    generation: ability.generation, isMainSeries: ability.isMainSeries)
            }
        }
        let tree = try site.build()
        for page in tree.pages {
            #expect(tree.files[page]?.range(of: Data("<script>alert".utf8)) == nil, "\(page)")
        }
        let check = try site.run("check")
        #expect(check.output == "")
    }

    @Test(arguments: [
        (
            ["--timings", "--quiet"],
            "--timings and --quiet contradict each other; give one of them"
        ),
        (["Public"], "\"Public\" is too much: build takes options only"),
        (["--base-ulr=x"], "build has no option --base-ulr; did you mean --base-url?"),
        (
            ["--base-url", "example.org"],
            """
            --base-url: "example.org" is no base URL: expected http:// or https://, a host and a \
            path, such as https://example.org/pokedex/
            """
        ),
        (
            ["--base-url", "https://example.org/?a"],
            """
            --base-url: "https://example.org/?a" is no base URL: expected http:// or https://, a \
            host and a path, such as https://example.org/pokedex/
            """
        ),
    ])
    func saysWhatIsWrongWithTheCommandLine(words: [String], message: String) throws {
        let folder = try TemporaryFolder()
        #expect(
            try Program.run(["build"] + words, in: folder)
                == .usage("error: \(message)", help: "build"))
        #expect(try FileTree(path: folder.path).files() == [])
    }
}
