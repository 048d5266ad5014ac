import Foundation
import TestSupport
import Testing

@testable import Publishing

/// What the builder did not make stays, whatever becomes of the pages around it.
@Suite struct ForeignEntryTests {
    private let folder: TemporaryFolder
    private let outputs = ["index.html": "home", "en/moves/pound/index.html": "pound"]

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func takesAFolderOfPlaceholders() throws {
        try folder.write("", to: "Public/.gitkeep")
        try folder.write("*", to: "Public/.gitignore")
        try publish(["index.html": "home"], to: folder.output)
        #expect(
            try folder.outputListing() == [".gitignore=*", ".gitkeep=", "index.html=home"])
    }

    @Test func takesAnEmptyFolder() throws {
        try folder.makeFolder("Public")
        try publish(["index.html": "home"], to: folder.output)
        #expect(try folder.outputListing() == ["index.html=home"])
    }

    @Test func keepsFilesFoldersAndLinksOfOthers() throws {
        try publish(outputs, to: folder.output)
        try folder.write("mine", to: "Public/notes.txt")
        try folder.write("proof", to: "Public/.well-known/proof")
        try folder.write("near", to: "Public/en/moves/pound/near.txt")
        try folder.makeFolder("Public/drafts/empty")
        try folder.link("Public/en/latest", to: "../nowhere")
        chmod(folder["Public/drafts"], 0o711)
        let before = try folder.status("Public/notes.txt")
        let listing = try folder.outputListing()
        try publish(outputs, to: folder.output, inputs: 2)
        #expect(try folder.outputListing() == listing)
        let after = try folder.status("Public/notes.txt")
        #expect(after.inode == before.inode)
        #expect(after.modified == before.modified)
        #expect(try folder.status("Public/drafts").mode == 0o711)
    }

    @Test func keepsFilesInFoldersThatTheSiteNoLongerHas() throws {
        try publish(outputs, to: folder.output)
        try folder.write("near", to: "Public/en/moves/pound/near.txt")
        try publish(["index.html": "home"], to: folder.output)
        #expect(
            try folder.outputListing() == [
                "en/", "en/moves/", "en/moves/pound/", "en/moves/pound/near.txt=near",
                "index.html=home",
            ])
    }

    @Test func keepsNamesThatAreNoUTF8() throws {
        try publish(outputs, to: folder.output)
        let name =
            Array("\(folder.output)/caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
        #expect(mkdir(name, 0o750) == 0)
        try publish(outputs, to: folder.output, inputs: 2)
        var status = stat()
        #expect(lstat(name, &status) == 0)
        #expect(FileStatus(status).kind == .folder)
        #expect(FileStatus(status).mode == 0o750)
    }

    @Test func keepsPipes() throws {
        try publish(outputs, to: folder.output)
        #expect(mkfifo(folder["Public/pipe"], 0o644) == 0)
        try publish(outputs, to: folder.output, inputs: 2)
        #expect(try folder.status("Public/pipe").kind == .other)
    }

    @Test func refusesToReplaceAFileOfOthers() throws {
        try publish(outputs, to: folder.output)
        try folder.write("mine", to: "Public/ja/index.html")
        let before = try folder.listing()
        #expect(
            message { try publish(["ja/index.html": "list"], to: folder.output) } == """
                \(folder.output)/ja/index.html was not made by this program, but the build has an \
                output of this name.
                The output folder is unchanged. Move or rename the entry, then build again.
                """)
        #expect(try folder.listing() == before)
    }

    @Test(arguments: [
        ("ja", "ja/index.html", "ja"), ("ja/index.html/mine", "ja/index.html", "ja/index.html"),
        ("ja/mine", "ja", "ja"),
    ])
    func refusesFilesAndFoldersAtOnePath(foreign: String, path: String, named: String) throws {
        try publish(outputs, to: folder.output)
        try folder.write("mine", to: "Public/\(foreign)")
        #expect(
            message { try publish([path: "list"], to: folder.output) }
                == "\(PublicationError.foreignEntry(folder.output, path: named))")
        #expect(folder.text(of: "Public/\(foreign)") == "mine")
        #expect(folder.text(of: "Public/index.html") == "home")
    }

    @Test func doesNotFollowALinkThatReplacedAFolder() throws {
        try publish(outputs, to: folder.output)
        try folder.move("Public/en", to: "moved")
        try folder.link("Public/en", to: "../moved")
        try publish(["index.html": "home"], to: folder.output)
        #expect(try folder.outputListing() == ["en->../moved", "index.html=home"])
        #expect(folder.text(of: "moved/moves/pound/index.html") == "pound")
    }

    @Test func copiesAFileWithModeAndTime() throws {
        try folder.write(String(repeating: "x", count: 300_000), to: "from/file")
        try folder.makeFolder("to")
        chmod(folder["from/file"], 0o640)
        let source = try DirectoryHandle.working.folder(folder["from"])
        let target = try DirectoryHandle.working.folder(folder["to"])
        let status = try folder.status("from/file")
        try source.copyFile("file", status, to: target)
        let copy = try folder.status("to/file")
        #expect(copy.hasSameVersion(as: status))
        #expect(copy.mode == 0o640)
        #expect(copy.inode != status.inode)
        #expect(folder.text(of: "to/file") == folder.text(of: "from/file"))
    }
}
