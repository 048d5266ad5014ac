import Foundation
import PokedexStore
import Publishing
import TestSupport
import Testing

@testable import PokedexCLI

/// What `build --report` writes.
struct BuildReportTests {
    /// The members of a report that tests read.
    private struct Report: Decodable, Equatable {
        struct Database: Decodable, Equatable {
            let path: String
            let bytes: Int?
            let digest: String?
            let schemaVersion: Int?
            let dataVersion: Int?
            let date: String?
            let commit: String?
        }

        struct Pages: Decodable, Equatable {
            let total: Int
            let kinds: [String: Int]
        }

        struct Seconds: Decodable, Equatable {
            let total: Double
            let steps: [String: Double]
        }

        let pokedexBuild: Int
        let version: String
        let result: String
        let error: String?
        let output: String
        let database: Database
        let pages: Pages?
        let files: Int?
        let bytes: Int?
        let changed: Int?
        let removed: Int?
        let seconds: Seconds
        let peakMemory: Int
        let warnings: [String]
    }

    private static let withoutBaseURL =
        "without --base-url, whatever needs full addresses is left out: canonical and hreflang "
        + "links, data for sharing, opensearch.xml and sitemap.xml"
    private let site: SampleSite

    init() throws {
        site = try SampleSite()
    }

    private func report(_ name: String = "report.json") throws -> Report {
        try Self.report(site.folder.bytes(of: name))
    }

    private static func report(_ bytes: [UInt8]) throws -> Report {
        try JSONDecoder().decode(Report.self, from: Data(bytes))
    }

    @Test func saysWhatABuildDid() throws {
        let result = try site.run("build", "--report", "report.json")
        let report = try report()
        let outputs = site.tree().outputs
        let size = outputs.values.reduce(0) { $0 + $1.count }
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Public: "))
        #expect((report.pokedexBuild, report.version) == (1, CommandLineTool.version))
        #expect((report.result, report.error, report.output) == ("built", nil, "Public"))
        #expect((report.files, report.bytes) == (outputs.count, size))
        #expect((report.changed, report.removed) == (outputs.count, 0))
        #expect(report.warnings == [Self.withoutBaseURL])
        #expect(report.peakMemory > 1_000_000)
        #expect(try site.names == ["Public", "Templates", "content", "report.json"])
    }

    @Test func countsThePagesOfEachKind() throws {
        _ = try site.build("--report", "report.json")
        let pages = try #require(try report().pages)
        let built = site.tree().pages
        func count(_ pattern: Regex<Substring>) -> Int {
            built.count { $0.wholeMatch(of: pattern) != nil }
        }
        #expect(pages.total == built.count)
        #expect(pages.kinds.values.reduce(0, +) == built.count)
        #expect(pages.kinds["ability"] == count(/..\/abilities\/[^\/]+\/index.html/))
        #expect(
            (pages.kinds["home"], pages.kinds["language"], pages.kinds["not-found"]) == (2, 1, 1))
        #expect(pages.kinds["world"] == nil)
    }

    @Test func describesTheDatabase() throws {
        try site.save(as: "other.sqlite") { _ in }
        _ = try site.build("--database", "other.sqlite", "--report", "report.json")
        let database = try report().database
        let bytes = try site.folder.bytes(of: "other.sqlite")
        let catalog = try SQLiteCatalogRepository(path: site.folder["other.sqlite"]).load()
        #expect((database.path, database.bytes) == ("other.sqlite", bytes.count))
        #expect(database.digest == bytes.withUnsafeBytes { ContentHash(of: $0) }.description)
        #expect(database.schemaVersion == Schema.current.version)
        #expect(database.dataVersion == DataVersion.current)
        #expect(
            try database.date.map { try Date($0, strategy: .iso8601) }?.timeIntervalSince1970
                == Double(catalog.source.date))
        #expect(database.commit == catalog.source.commit)
    }

    @Test func hasTheSameMembersInTheSameOrderEachTime() throws {
        func shape() throws -> String {
            String(decoding: try site.folder.bytes(of: "report.json"), as: UTF8.self)
                .replacing(/[0-9.]+|"(built|unchanged)"|null/, with: "#")
        }
        _ = try site.build("--report", "report.json")
        let first = try shape()
        try site.folder.remove("Public")
        _ = try site.build("--report", "report.json")
        #expect(try shape() == first)
        #expect(
            first.matches(of: /(?m)^  "(\w+)":/).map { String($0.output.1) }
                == [
                    "pokedexBuild", "version", "result", "error", "output", "database", "pages",
                    "files", "bytes", "changed", "removed", "seconds", "peakMemory", "warnings",
                ])
    }

    @Test func isWrittenWhenNothingChanged() throws {
        _ = try site.build("--report", "report.json")
        let first = try report()
        let result = try site.run("build", "--report", "report.json")
        let second = try report()
        #expect(result.output.contains("; nothing changed; "))
        #expect((second.result, second.changed, second.removed) == ("unchanged", 0, 0))
        #expect(
            (second.pages, second.files, second.bytes) == (first.pages, first.files, first.bytes))
        #expect((second.database, second.warnings) == (first.database, first.warnings))
        #expect(Set(second.seconds.steps.keys) == ["inputs", "comparison"])
    }

    @Test func saysWhyABuildFailed() throws {
        _ = try site.build("--report", "report.json")
        try site.folder.write("{", to: "content/site.json")
        let result = try site.run("build", "--report", "report.json")
        let report = try report()
        #expect(result.status == 1)
        #expect(report.result == "failed")
        #expect(report.error.map { $0 + "\n" } == result.messages)
        #expect(report.error?.hasPrefix("content/site.json:1:2: error: ") == true)
        #expect((report.pages, report.files, report.bytes) == (nil, nil, nil))
        #expect((report.changed, report.database.path) == (nil, "content/pokedex.sqlite"))
        #expect(report.seconds.steps == [:])
    }

    @Test func goesToStandardOutputWithoutAnythingElse() throws {
        let result = try site.run("build", "--report", "-")
        let report = try Self.report(Array(result.output.utf8))
        #expect(report.result == "built")
        #expect(result.messages.contains("\nPublic: \(site.tree().pages.count) pages from "))
        let quiet = try site.run("build", "--report", "-", "--quiet")
        #expect(try Self.report(Array(quiet.output.utf8)).warnings == [Self.withoutBaseURL])
        #expect(quiet.messages == "")
        #expect(try site.names == ["Public", "Templates", "content"])
    }

    @Test func goesIntoWhatIsNoRegularFile() throws {
        #expect(try site.run("build", "--report", "/dev/null").status == 0)
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func replacesTheFileThatALinkLeadsTo() throws {
        try site.folder.write("", to: "reports/last.json")
        try FileManager.default.createSymbolicLink(
            atPath: site.folder["link.json"], withDestinationPath: "reports/last.json")
        _ = try site.build("--report", "link.json")
        #expect(try report("reports/last.json").result == "built")
        let target = try FileManager.default.destinationOfSymbolicLink(
            atPath: site.folder["link.json"])
        #expect(target == "reports/last.json")
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
        let built = try SampleSite.built()
        let tree = built.tree()
        #expect(
            try built.run("build", "--report", path)
                == Program.Result(
                    status: 1,
                    messages: """
                        error: the report \(path) would be in \(folder), which is read or written by \
                        the build; choose a path outside of it

                        """))
        #expect(built.tree() == tree)
        #expect(access(built.folder[path], F_OK) != 0)
    }

    @Test(arguments: ["mine", #"{"pokedex": 1}"#])
    func replacesNoFileThatIsNoReport(text: String) throws {
        try site.folder.write(text, to: "notes.json")
        #expect(
            try site.run("build", "--report", "notes.json")
                == Program.Result(
                    status: 1,
                    messages: """
                        error: notes.json is no report of a build and is not replaced; delete it \
                        yourself, or choose another path with --report

                        """))
        #expect(try site.folder.bytes(of: "notes.json") == Array(text.utf8))
        #expect(try site.names == ["Templates", "content", "notes.json"])
    }

    @Test func refusesTwoDocumentsOnStandardOutput() throws {
        #expect(
            try site.run("build", "--report", "-", "--format", "json")
                == Program.Result(
                    status: 2,
                    messages: """
                        error: --report - and --format json both write to standard output; \
                        write the report to a file
                        See "pokedex-site build --help".

                        """))
        #expect(try site.names == ["Templates", "content"])
    }

    @Test(arguments: [
        ("nowhere/report.json", "No such file or directory"), ("reports", "Is a directory"),
    ])
    func saysThatItCannotBeWrittenBeforeTheBuild(path: String, reason: String) throws {
        try site.folder.makeFolder("reports")
        #expect(
            try site.run("build", "--report", path)
                == Program.Result(
                    status: 1, messages: "\(path): error: cannot be written: \(reason)\n"))
        #expect(try site.names == ["Templates", "content", "reports"])
    }
}
