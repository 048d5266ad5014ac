import Foundation
import TestSupport
import Testing

@testable import Publishing

/// A build clears away what a killed one left, and puts back what others had in it.
@Suite struct RecoveryTests {
    private let folder: TemporaryFolder
    private let work = ".Public.pokedex-site"

    init() throws {
        folder = try TemporaryFolder()
        try publish(["index.html": "home", "en/index.html": "list"], to: folder.output)
    }

    private func expectCleared(
        _ listing: [String] = ["en/", "en/index.html=list", "index.html=home"],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try isUpToDate(folder.output), sourceLocation: sourceLocation)
        #expect(try folder.outputListing() == listing, sourceLocation: sourceLocation)
        #expect(try folder.names() == ["Public"], sourceLocation: sourceLocation)
    }

    @Test func clearsAnEmptyWorkFolder() throws {
        try folder.makeFolder(work)
        try expectCleared()
    }

    @Test func clearsAnUnfinishedFolder() throws {
        try folder.write("half", to: "\(work)/unfinished/en/moves/index.html")
        try folder.makeFolder("\(work)/unfinished/locked")
        chmod(folder["\(work)/unfinished/locked"], 0o100)
        try folder.link("\(work)/unfinished/link", to: folder.output)
        try expectCleared()
    }

    @Test func clearsAFullFolderThatWasNotExchanged() throws {
        try publish(["index.html": "new", "ja/index.html": "new"], to: folder["new"])
        try folder.makeFolder(work)
        try folder.move("new", to: "\(work)/replaced")
        try expectCleared()
    }

    @Test func clearsAReplacedFolder() throws {
        try leaveReplaced(["index.html": "old", "old/index.html": "old"])
        try expectCleared()
    }

    @Test func clearsAReplacedFolderThatIsHalfDeleted() throws {
        try leaveReplaced(["index.html": "old", "old/index.html": "old", "old/x/y": "old"])
        try folder.remove("\(work)/replaced/old/x/y")
        try folder.remove("\(work)/replaced/index.html")
        try expectCleared()
    }

    @Test func clearsAReplacedFolderWithoutARecord() throws {
        try folder.write("", to: "Public/.gitkeep")
        try folder.makeFolder("\(work)/replaced")
        link(folder["Public/.gitkeep"], folder["\(work)/replaced/.gitkeep"])
        try expectCleared([".gitkeep=", "en/", "en/index.html=list", "index.html=home"])
    }

    @Test func forgetsCopiesAndLinksThatTheNewFolderHas() throws {
        try leaveReplaced(["index.html": "old"])
        for place in ["Public", "\(work)/replaced"] {
            try folder.write("mine", to: "\(place)/copy.txt")
            let times = [timespec.unchanged, timespec(nanoseconds: 1_000_000_007)]
            utimensat(AT_FDCWD, folder["\(place)/copy.txt"], times, 0)
            try folder.link("\(place)/link", to: "nowhere")
        }
        try expectCleared([
            "copy.txt=mine", "en/", "en/index.html=list", "index.html=home", "link->nowhere",
        ])
    }

    @Test func putsBackWhatOthersAddedDuringTheBuild() throws {
        try leaveReplaced(["index.html": "old", "old/index.html": "old"])
        try folder.write("mine", to: "\(work)/replaced/old/late.txt")
        try folder.write("mine", to: "\(work)/replaced/drafts/late.txt")
        try expectCleared([
            "drafts/", "drafts/late.txt=mine", "en/", "en/index.html=list", "index.html=home",
            "old/", "old/late.txt=mine",
        ])
    }

    @Test func takesTheLaterVersionOfAFileThatWasCarriedOver() throws {
        let workFolder = try WorkFolder(OutputLocation(folder.output))
        try leaveReplaced(["index.html": "old"])
        try folder.write("early", to: "Public/notes.txt")
        try folder.write("later", to: "\(work)/replaced/notes.txt")
        let carriedOver = [EntryPath("notes.txt"): try folder.status("Public/notes.txt")]
        let published = try workFolder.parent.folder("Public")
        let record = try OutputRecord(
            in: DirectoryHandle.working.folder(folder["\(work)/replaced"]))
        try ReplacedOutput(in: workFolder, published: published, carriedOver: carriedOver)
            .remove(OutputOwnership(record))
        #expect(folder.text(of: "Public/notes.txt") == "later")
        #expect(try folder.listing(work) == [])
    }

    @Test func keepsBothWhenOnlyTheContentDiffers() throws {
        try leaveReplaced(["index.html": "old"])
        for (place, text) in [("Public", "one"), ("\(work)/replaced", "two")] {
            try folder.write(text, to: "\(place)/notes.txt")
            let times = [timespec.unchanged, timespec(nanoseconds: 1_000_000_007)]
            utimensat(AT_FDCWD, folder["\(place)/notes.txt"], times, 0)
        }
        #expect(message { _ = try Publication(output: folder.output) } != nil)
        #expect(folder.text(of: "\(work)/replaced/notes.txt") == "two")
    }

    @Test func keepsBothWhenItCannotTellWhichIsLater() throws {
        try leaveReplaced(["index.html": "old"])
        try folder.write("one", to: "Public/notes.txt")
        try folder.write("another", to: "\(work)/replaced/notes.txt")
        let kept = folder["\(work)/replaced/notes.txt"]
        #expect(
            message { _ = try Publication(output: folder.output) } == """
                \(kept) was not made by this program and could not be moved back to \
                \(folder.output)/notes.txt.
                It was not deleted. Move it to where you want it, then build again.
                """)
        #expect(folder.text(of: "Public/notes.txt") == "one")
        #expect(folder.text(of: "\(work)/replaced/notes.txt") == "another")
        try folder.remove("\(work)/replaced/notes.txt")
        try expectCleared(["en/", "en/index.html=list", "index.html=home", "notes.txt=one"])
    }

    /// Puts a folder of another build where an exchange leaves it.
    private func leaveReplaced(_ outputs: [String: String]) throws {
        try publish(outputs, to: folder["old"])
        try folder.makeFolder(work)
        try folder.move("old", to: "\(work)/replaced")
    }
}
