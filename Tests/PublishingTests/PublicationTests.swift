import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct PublicationTests {
    private let folder: TemporaryFolder
    private let outputs = [
        "index.html": "home", "en/index.html": "list", "en/moves/pound/index.html": "pound",
        "data/moves.json": "{}",
    ]

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func writesAFirstBuild() throws {
        let summary = try publish(outputs, to: folder.output)
        #expect(
            try folder.outputListing() == [
                "data/", "data/moves.json={}", "en/", "en/index.html=list", "en/moves/",
                "en/moves/pound/", "en/moves/pound/index.html=pound", "index.html=home",
            ])
        #expect((summary.pages, summary.files, summary.bytes) == (3, 4, 15))
        #expect((summary.changed.count, summary.removed.count, summary.unchanged) == (4, 0, 0))
    }

    @Test func leavesNothingBesideTheOutput() throws {
        try publish(outputs, to: folder.output)
        try publish(["index.html": "other"], to: folder.output)
        _ = try isUpToDate(folder.output)
        #expect(try folder.names() == ["Public"])
    }

    @Test func keepsAFolderOfTheLastBuildWhereItIsAskedTo() throws {
        try publish(outputs.merging(["data/old.json": "1"]) { $1 }, to: folder.output)
        try Data("altered".utf8).write(to: URL(filePath: "\(folder.output)/data/moves.json"))
        let publication = try Publication(output: folder.output)
        #expect(try publication.lastContent(of: OutputPath("data/old.json")) == Array("1".utf8))
        #expect(try publication.lastContent(of: OutputPath("data/moves.json")) == nil)
        var writer = publication.makeWriter()
        try writer.write(OutputPath("index.html"), Array("HOME".utf8))
        try writer.keep("data/")
        let summary = try publication.commit(
            inputs: ContentHash(value: 2), writers: [writer])
        #expect(
            try folder.outputListing() == ["data/", "data/old.json=1", "index.html=HOME"])
        #expect((summary.files, summary.changed.count, summary.unchanged) == (2, 1, 1))
    }

    @Test func keepsTheFilesThatDidNotChange() throws {
        try publish(outputs, to: folder.output)
        let before = try folder.status("Public/en/index.html")
        let changedBefore = try folder.status("Public/index.html")
        var changed = outputs
        changed["index.html"] = "HOME"
        let summary = try publish(changed, to: folder.output, inputs: 2)
        let after = try folder.status("Public/en/index.html")
        #expect(after.modified == before.modified)
        #expect(after.inode == before.inode)
        #expect(try folder.status("Public/index.html").modified != changedBefore.modified)
        #expect(folder.text(of: "Public/index.html") == "HOME")
        #expect(summary.changed.map(\.text) == ["index.html"])
        #expect((summary.removed.count, summary.unchanged) == (0, 3))
    }

    @Test func removesWhatIsNoLongerMade() throws {
        try publish(outputs, to: folder.output)
        let summary = try publish(["index.html": "home"], to: folder.output, inputs: 2)
        #expect(try folder.outputListing() == ["index.html=home"])
        #expect(summary.changed.isEmpty)
        #expect(
            summary.removed.map(\.text)
                == ["data/moves.json", "en/index.html", "en/moves/pound/index.html"])
    }

    @Test func knowsThatNothingChanged() throws {
        let first = try publish(outputs, to: folder.output)
        let publication = try Publication(output: folder.output)
        let summary = publication.summaryIfUpToDate(inputs: ContentHash(value: 1))
        #expect(summary?.files == first.files)
        #expect(summary?.pages == first.pages)
        #expect(summary?.bytes == first.bytes)
        #expect(summary?.changed == [])
        #expect(publication.summaryIfUpToDate(inputs: ContentHash(value: 2)) == nil)
    }

    @Test func makesEqualFoldersOfEqualInputs() throws {
        try publish(outputs, to: folder["one"])
        try publish(["old.html": "old"], to: folder["two"], inputs: 9)
        try publish(outputs, to: folder["two"])
        #expect(try folder.listing("one") == folder.listing("two"))
    }

    @Test func takesOutputsOfSeveralThreads() async throws {
        let publication = try Publication(output: folder.output)
        let writers = try await withThrowingTaskGroup { group in
            for worker in 0..<4 {
                group.addTask {
                    var writer = publication.makeWriter()
                    for number in stride(from: worker, to: 400, by: 4) {
                        let path = try OutputPath("pokemon/\(number / 10)/\(number).html")
                        try writer.write(path, Array("\(number)".utf8))
                    }
                    return writer
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let summary = try publication.commit(inputs: ContentHash(value: 1), writers: writers)
        #expect(summary.files == 400)
        #expect(folder.text(of: "Public/pokemon/12/123.html") == "123")
    }

    @Test func leavesTheOutputAloneWithoutACommit() throws {
        try publish(outputs, to: folder.output)
        let before = try folder.listing()
        do {
            let publication = try Publication(output: folder.output)
            var writer = publication.makeWriter()
            try writer.write(OutputPath("index.html"), Array("other".utf8))
        }
        #expect(try folder.listing() == before)
        #expect(try isUpToDate(folder.output))
    }

    @Test func publishesAnEmptySite() throws {
        try publish(outputs, to: folder.output)
        let summary = try publish([:], to: folder.output)
        #expect(try folder.outputListing() == [])
        #expect((summary.files, summary.removed.count) == (0, 4))
    }

    @Test func takesAnOutputFromAnotherFolder() throws {
        try folder.makeFolder("target")
        try folder.link("Public", to: "target")
        try publish(outputs, to: folder.output + "/")
        try publish(["index.html": "other"], to: folder.output)
        #expect(try folder.status("Public").kind == .symbolicLink)
        #expect(folder.text(of: "target/index.html") == "other")
        #expect(try folder.names() == ["Public", "target"])
    }

    @Test func keepsTheModeOfTheOutputFolder() throws {
        try folder.makeFolder("Public")
        chmod(folder.output, 0o2750)
        try publish(outputs, to: folder.output)
        try publish(outputs, to: folder.output, inputs: 2)
        #expect(try folder.status("Public").mode == 0o2750)
    }

    @Test(.enabled(if: geteuid() == 0, "only root may give a folder to someone else"))
    func keepsTheOwnerOfTheOutputFolder() throws {
        try folder.makeFolder("Public")
        chown(folder.output, 1234, 4321)
        try publish(outputs, to: folder.output)
        let status = try folder.status("Public")
        #expect((status.owner, status.group) == (1234, 4321))
    }
}
