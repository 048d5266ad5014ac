import Foundation
import PokedexStore
import Publishing
import TestSupport
import Testing

@testable import PokedexCLI

/// What `build --report` writes.
struct BuildReportTests {
    private let site: SampleSite

    init() throws {
        site = try SampleSite()
    }

    /// The report without what differs each time.
    private func report(_ name: String = "report.json") throws -> String {
        Self.steady(try #require(site.folder.text(of: name)))
    }

    private static func steady(_ report: String) -> String {
        report.replacing(/[0-9]+\.[0-9]{3}/, with: "#")
            .replacing(/"peakMemory": [0-9]{7,}/, with: "\"peakMemory\": #")
    }

    private static let warning = """
        without --base-url, whatever needs full addresses is left out: canonical and hreflang \
        links, data for sharing, opensearch.xml and sitemap.xml
        """

    private static let steps = ["database", "languages", "verification", "pages", "publication"]
        .map { ",\n      \"\($0)\": #" }.joined()

    private static let pages = """
        home=2 moves=2 abilities=2 types=2 games=2 places=2 evolutions=2 pokedexes=2 egg-groups=2
        natures=2 growth=2 items=2 finder=2 compare=2 about=2 settings=2 offline=2 pokemon=20 move=28
        ability=20 type=26 type-pair=110 game=24 game-alias=18 evolution-generation=2 evolution=8
        pokedex=4 egg-group=8 item=8 stat-list=14 alias=2 folder=6 language=1 not-found=1
        """

    @Test func saysWhatABuildDidAndWhenNothingChanged() throws {
        try site.folder.move("content/pokedex.sqlite", to: "other.sqlite")
        let words = ["build", "--database", "other.sqlite", "--report", "report.json"]
        #expect(try Program.run(words, in: site.folder).output.hasPrefix("Public: "))
        let outputs = site.tree().outputs
        let database = try site.folder.bytes(of: "other.sqlite")
        let digest = database.withUnsafeBytes { ContentHash(of: $0) }
        let kinds = Self.pages.split(whereSeparator: \.isWhitespace).map { kind in
            "\"\(kind.replacing("=", with: "\": "))"
        }
        let paths = outputs.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        let report = """
            {
              "pokedexBuild": 1,
              "version": "\(CommandLineTool.version)",
              "result": "built",
              "error": null,
              "output": "Public",
              "database": {
                "path": "other.sqlite",
                "bytes": \(database.count),
                "digest": "\(digest)",
                "schemaVersion": \(Schema.current.version),
                "dataVersion": \(DataVersion.current),
                "date": "2023-11-14T22:13:20Z",
                "commit": "0000000000000000000000000000000000000000"
              },
              "pages": {
                "total": \(site.tree().pages.count),
                "kinds": {
                  \(kinds.joined(separator: ",\n      "))
                }
              },
              "files": \(outputs.count),
              "bytes": \(outputs.values.reduce(0) { $0 + $1.count }),
              "changed": \(outputs.count),
              "removed": 0,
              "changedFiles": [\(paths)],
              "removedFiles": [],
              "seconds": {
                "total": #,
                "steps": {
                  "inputs": #,
                  "comparison": #\(Self.steps)
                }
              },
              "processorSeconds": {
                "total": #,
                "steps": {
                  "inputs": #,
                  "comparison": #\(Self.steps)
                }
              },
              "peakMemory": #,
              "warnings": ["\(Self.warning)"]
            }

            """
        #expect(try self.report() == report)
        let result = try Program.run(words, in: site.folder)
        #expect(result.output.contains("; nothing changed; "))
        let unchanged = report.replacing("\"built\"", with: "\"unchanged\"")
            .replacing(Self.steps, with: "")
            .replacing("\"changed\": \(outputs.count)", with: "\"changed\": 0")
            .replacing("[\(paths)]", with: "[]")
        #expect(try self.report() == unchanged)
        let names = ["Public", "Templates", "content", "other.sqlite", "report.json"]
        #expect(try site.names == names)
    }

    @Test func saysWhyABuildFailed() throws {
        try site.folder.write("{", to: "content/site.json")
        let result = try site.run("build", "--report", "report.json")
        #expect(result.status == 1)
        #expect(result.messages.hasPrefix("content/site.json:1:2: error: "))
        let error = result.messages.dropLast().replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n")
        #expect(
            try report() == """
                {
                  "pokedexBuild": 1,
                  "version": "\(CommandLineTool.version)",
                  "result": "failed",
                  "error": "\(error)",
                  "output": "Public",
                  "database": {
                    "path": "content/pokedex.sqlite",
                    "bytes": null,
                    "digest": null,
                    "schemaVersion": null,
                    "dataVersion": null,
                    "date": null,
                    "commit": null
                  },
                  "pages": null,
                  "files": null,
                  "bytes": null,
                  "changed": null,
                  "removed": null,
                  "changedFiles": null,
                  "removedFiles": null,
                  "seconds": {
                    "total": #,
                    "steps": {}
                  },
                  "processorSeconds": {
                    "total": #,
                    "steps": {}
                  },
                  "peakMemory": #,
                  "warnings": []
                }

                """)
    }

    @Test func goesToStandardOutputOrThroughALinkOrIntoNoRegularFile() throws {
        let result = try site.run("build", "--report", "-")
        #expect(result.output.hasPrefix("{\n  \"pokedexBuild\": 1,\n"))
        #expect(result.output.hasSuffix("\n}\n"))
        #expect(result.messages.contains("\nPublic: \(site.tree().pages.count) pages from "))
        try site.folder.write("", to: "reports/last.json")
        try site.folder.link("link.json", to: "reports/last.json")
        let quiet = try site.run("build", "--report", "link.json", "--quiet")
        #expect(quiet == Program.Result(status: 0))
        #expect(try report("reports/last.json").contains("\"\(Self.warning)\""))
        let target = try FileManager.default.destinationOfSymbolicLink(
            atPath: site.folder["link.json"])
        #expect(target == "reports/last.json")
        #expect(try site.run("build", "--report", "/dev/null").status == 0)
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
        #expect(try site.names == ["Public", "Templates", "content", "link.json", "reports"])
    }

    @Test func leavesNoReportOfAnEarlierBuildWhenItIsKilled() throws {
        _ = try site.build("--report", "report.json")
        // A build whose words are a pipe waits for somebody to write into it.
        try site.folder.remove("content/strings/en.json")
        try site.folder.makePipe("content/strings/en.json")
        let process = Program.prepare(
            ["build", "--quiet", "--report", "report.json"], in: site.folder)
        try process.run()
        while access(site.folder["report.json"], F_OK) == 0, process.isRunning { usleep(1000) }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(try !site.names.contains { $0.hasPrefix("report") })
    }

    @Test(arguments: [
        ("Public/report.json", "Public"), ("content/report.json", "content"),
        ("Templates/assets/report.json", "Templates"),
    ])
    func refusesAPlaceThatABuildReadsOrWrites(path: String, folder: String) throws {
        try site.folder.makeFolder("Public")
        #expect(
            try site.run("build", "--report", path)
                == .failure(
                    """
                    error: the report \(path) would be in \(folder), which is read or written by \
                    the build; choose a path outside of it
                    """))
        #expect(try site.names == ["Public", "Templates", "content"])
        #expect(access(site.folder[path], F_OK) != 0)
    }

    @Test(arguments: ["mine", #"{"pokedex": 1}"#])
    func replacesNoFileThatIsNoReport(text: String) throws {
        try site.folder.write(text, to: "notes.json")
        #expect(
            try site.run("build", "--report", "notes.json")
                == .failure(
                    """
                    error: notes.json is no report of a build and is not replaced; delete it \
                    yourself, or choose another path with --report
                    """))
        #expect(try site.folder.bytes(of: "notes.json") == Array(text.utf8))
        #expect(try site.names == ["Templates", "content", "notes.json"])
    }

    @Test func refusesTwoDocumentsOnStandardOutput() throws {
        #expect(
            try site.run("build", "--report", "-", "--format", "json")
                == .usage(
                    """
                    error: --report - and --format json both write to standard output; \
                    write the report to a file
                    """, help: "build"))
        #expect(try site.names == ["Templates", "content"])
    }

    @Test(arguments: [
        ("nowhere/report.json", "No such file or directory"), ("reports", "Is a directory"),
    ])
    func saysThatItCannotBeWrittenBeforeTheBuild(path: String, reason: String) throws {
        try site.folder.makeFolder("reports")
        #expect(
            try site.run("build", "--report", path)
                == .failure("\(path): error: cannot be written: \(reason)"))
        #expect(try site.names == ["Templates", "content", "reports"])
    }
}
