import Foundation
import TestSupport
import Testing

@testable import Publishing

/// Outputs that others altered are made anew, however they were altered.
@Suite struct AlteredOutputTests {
    private let folder: TemporaryFolder
    private let outputs = ["index.html": "home", "en/index.html": "list"]

    init() throws {
        folder = try TemporaryFolder()
        try publish(outputs, to: folder.output)
    }

    private func expectRestored(
        _ path: String = "en/index.html", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try !isUpToDate(folder.output), sourceLocation: sourceLocation)
        let other = try folder.status("Public/index.html")
        let summary = try publish(outputs, to: folder.output)
        #expect(summary.changed.count == 1, sourceLocation: sourceLocation)
        #expect(folder.text(of: "Public/\(path)") == outputs[path], sourceLocation: sourceLocation)
        #expect(
            try folder.status("Public/index.html").modified == other.modified,
            sourceLocation: sourceLocation)
        #expect(try isUpToDate(folder.output), sourceLocation: sourceLocation)
    }

    @Test func restoresAnAlteredOrDeletedOutput() throws {
        try folder.overwrite("Public/en/index.html", with: "something else")
        try expectRestored()
        for path in ["en/index.html", "en"] {
            try folder.remove("Public/\(path)")
            try expectRestored()
        }
    }

    @Test func restoresAnOutputOfTheSameSizeAndTime() throws {
        let before = try folder.status("Public/en/index.html")
        try folder.overwrite("Public/en/index.html", with: "LIST")
        let times: [timespec] = [.unchanged, timespec(nanoseconds: before.modified)]
        utimensat(AT_FDCWD, folder["Public/en/index.html"], times, 0)
        let after = try folder.status("Public/en/index.html")
        #expect(after.hasSameVersion(as: before))
        try expectRestored()
    }

    @Test func restoresAnOutputThatBecameALink() throws {
        try folder.write("list", to: "elsewhere")
        try folder.remove("Public/en/index.html")
        try folder.link("Public/en/index.html", to: "../../elsewhere")
        try expectRestored()
        #expect(try folder.status("Public/en/index.html").kind == .file)
        #expect(folder.text(of: "elsewhere") == "list")
    }

    @Test func noticesAFolderThatBecameALink() throws {
        try folder.move("Public/en", to: "elsewhere")
        try folder.link("Public/en", to: "../elsewhere")
        #expect(try !isUpToDate(folder.output))
    }

    @Test func restoresTheModeOfAnOutput() throws {
        chmod(folder["Public/en/index.html"], 0o600)
        try expectRestored()
        #expect(
            try folder.status("Public/en/index.html").mode
                == folder.status("Public/index.html").mode)
    }

    @Test func restoresAnOutputThatAFolderWithAnEqualFileReplaced() throws {
        try publish(["a/x.html": "1", "b/x.html": "2"], to: folder.output, inputs: 2)
        try folder.move("Public/a", to: "Public/c")
        try folder.move("Public/b", to: "Public/a")
        try folder.move("Public/c", to: "Public/b")
        #expect(try !isUpToDate(folder.output, inputs: 2))
        try publish(["a/x.html": "1", "b/x.html": "2"], to: folder.output, inputs: 2)
        #expect(folder.text(of: "Public/a/x.html") == "1")
        #expect(folder.text(of: "Public/b/x.html") == "2")
    }

    @Test func restoresWhatWasAlteredWhileTheSiteWasBuilt() throws {
        do {
            let publication = try Publication(output: folder.output)
            var writer = publication.makeWriter()
            for (path, text) in outputs {
                try writer.write(OutputPath(path), Array(text.utf8))
            }
            try folder.overwrite("Public/en/index.html", with: "LIST")
            _ = try publication.commit(inputs: ContentHash(value: 1), writers: [writer])
        }
        // The writer had taken the old file over before it was altered; the next build sees it.
        #expect(folder.text(of: "Public/en/index.html") == "LIST")
        try expectRestored()
    }

    @Test func noticesAnAlterationOfAnyOutputBeforeItIsSealed() throws {
        let publication = try Publication(output: folder["other"])
        var writer = publication.makeWriter()
        try writer.write(OutputPath("index.html"), Array("home".utf8))
        let output = try #require(writer.outputs.first)
        let staged = publication.staging.folder
        #expect(output.isStill(try staged.status(of: "index.html")))
        #expect(!output.isStill(nil))
        try folder.overwrite(".other.pokedex-site/unfinished/index.html", with: "HOME")
        #expect(!output.isStill(try staged.status(of: "index.html")))
    }

    @Test func knowsACopyOfTheFolder() throws {
        for arguments in [["-a"], ["-r"]] {
            let copy = folder["copy\(arguments[0])"]
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/cp")
            process.arguments = arguments + [folder.output, copy]
            try process.run()
            process.waitUntilExit()
            #expect(try isUpToDate(copy))
            try Data("LIST".utf8).write(to: URL(fileURLWithPath: "\(copy)/en/index.html"))
            #expect(try !isUpToDate(copy))
        }
    }

    @Test func sealsACopyOnceItHasBeenRead() throws {
        let status = try folder.status("Public/.pokedex-site")
        var times = [timespec.unchanged, timespec(nanoseconds: status.modified)]
        times[1].tv_nsec = (times[1].tv_nsec + 1) % 1_000_000_000
        utimensat(AT_FDCWD, folder["Public/.pokedex-site"], times, 0)
        #expect(try isUpToDate(folder.output))
        #expect(try folder.status("Public/.pokedex-site").modified == status.modified)
    }
}
