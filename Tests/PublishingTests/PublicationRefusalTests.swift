import Foundation
import TestSupport
import Testing

@testable import Publishing

/// Each refusal says what is wrong, where, and what to do, and changes nothing.
@Suite struct PublicationRefusalTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func expectRefusal(
        _ expected: String, of output: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try folder.listing()
        let message = message { _ = try Publication(output: output ?? folder.output) }
        #expect(message == expected, sourceLocation: sourceLocation)
        #expect(try folder.listing() == before, sourceLocation: sourceLocation)
    }

    @Test func refusesAFile() throws {
        try folder.write("text", to: "Public")
        try expectRefusal(
            """
            The output \(folder.output) is not a folder.
            Nothing was changed. Move or delete it, or choose another folder with --output.
            """)
    }

    @Test func refusesNoName() throws {
        try expectRefusal("\(PublicationError.outputIsNotAFolder(""))", of: "")
    }

    @Test func refusesALinkToNowhere() throws {
        try folder.link("Public", to: "nowhere")
        try expectRefusal(
            """
            The output \(folder.output) is a symbolic link to a folder that does not exist.
            Nothing was changed. Create that folder, or choose another one with --output.
            """)
    }

    @Test func refusesAMissingParent() throws {
        try expectRefusal(
            """
            The output folder \(folder.path)/a/b cannot be made: there is no folder \(folder.path)/a.
            Create it (mkdir -p \(folder.path)/a), or choose another output folder with --output.
            """, of: folder["a/b"])
    }

    @Test func refusesTheTopOfTheFileSystem() throws {
        try expectRefusal(
            """
            The output folder / is a mount point and cannot be exchanged for a new folder.
            Nothing was changed. Choose a folder inside it: --output /site
            """, of: "/")
    }

    @Test(arguments: ["notes.txt", ".git/config", "en/index.html"])
    func refusesAFolderThatItDidNotMake(path: String) throws {
        try folder.write("mine", to: "Public/\(path)")
        let entry = path.split(separator: "/")[0]
        try expectRefusal(
            """
            The output folder \(folder.output) contains files of others, such as \(entry).
            Nothing was changed. Empty the folder yourself, or choose another one with --output.
            """)
    }

    @Test func refusesAFolderWhoseRecordWasDeleted() throws {
        try publish(["index.html": "home"], to: folder.output)
        try folder.remove("Public/.pokedex-site")
        try expectRefusal("\(PublicationError.foreignFolder(folder.output, example: "index.html"))")
    }

    @Test func refusesADamagedRecord() throws {
        try publish(["index.html": "home"], to: folder.output)
        try folder.write("pokedex-site record 1\n", to: "Public/.pokedex-site")
        try expectRefusal(
            """
            The record \(folder.output)/.pokedex-site is damaged: it was cut short or altered.
            Without it a build does not know which files are its own, so nothing was changed. \
            Delete \(folder.output) if none of its files are yours, or choose another folder with --output.
            """)
    }

    @Test func refusesARecordThatIsALink() throws {
        try folder.makeFolder("Public")
        try folder.link("Public/.pokedex-site", to: "/etc/passwd")
        try expectRefusal(
            "\(PublicationError.damagedRecord(folder.output, reason: "it is not a file"))")
    }

    @Test func refusesASecondBuildAtTheSameTime() throws {
        let first = try Publication(output: folder.output)
        try expectRefusal(
            """
            Another build is writing to \(folder.output).
            Nothing was changed. Wait until it ends, then build again.
            """)
        try publish(["index.html": "other"], to: folder["other"])
        _ = try first.commit(inputs: ContentHash(value: 1), writers: [])
    }

    @Test(arguments: [true, false])
    func refusesAWorkFolderThatIsNotItsOwn(isFolder: Bool) throws {
        try folder.write("mine", to: ".Public.pokedex-site" + (isFolder ? "/mine" : ""))
        try expectRefusal(
            """
            \(folder.path)/.Public.pokedex-site was not made by this program, but a build \
            needs this path.
            Nothing was changed. Move or delete it, then build again.
            """)
    }

    @Test func refusesAFolderThatMayNotBeWritten() throws {
        try publish(["index.html": "home"], to: folder.output)
        chmod(folder.path, 0o777)
        chmod(folder.output, 0o555)
        try asUnprivilegedUser {
            try expectRefusal(
                """
                The folder \(folder.output) is not writable: Permission denied.
                Nothing was changed. Make the output folder and the folder around it writable, or \
                choose another output folder with --output.
                """)
        }
        chmod(folder.output, 0o755)
    }

    @Test func refusesAFolderAroundItThatMayNotBeWritten() throws {
        chmod(folder.path, 0o555)
        try asUnprivilegedUser {
            try expectRefusal("\(PublicationError.notWritable(folder: folder.path, code: EACCES))")
        }
        chmod(folder.path, 0o755)
    }

    @Test func tellsWhenOnlyTheClearingAwayFailed() {
        let failure = PublicationError.systemCall("delete", "work/replaced/a", code: EIO)
        #expect(
            "\(PublicationError.publishedButNotTidied("Public", cause: failure))" == """
                The new site is in Public, but the old one was not deleted.
                Could not delete work/replaced/a: Input/output error.
                Fix the cause. The next build deletes the rest.
                """)
        let unsettled = PublicationError.unsettled(kept: "work/replaced/a", published: "Public/a")
        #expect(
            "\(PublicationError.publishedButNotTidied("Public", cause: unsettled))" == """
                The new site is in Public, but the old one was not deleted.
                work/replaced/a was not made by this program and could not be moved back to Public/a.
                It was not deleted. Move it to where you want it, then build again.
                """)
    }

    @Test func namesAFileSystemThatCannotExchangeFolders() {
        #expect(
            "\(PublicationError.cannotExchange("Public", code: EXDEV))" == """
                The output folder Public cannot be exchanged for a new one: Invalid cross-device link.
                Nothing was changed. Choose a folder inside it (--output Public/site), or \
                one on another file system.
                """)
    }

    @Test func refusesTwoOutputsOfOnePath() throws {
        try publish(["index.html": "home"], to: folder.output)
        for writerCount in 1...2 {
            let publication = try Publication(output: folder.output)
            var first = publication.makeWriter()
            var second = writerCount == 1 ? first : publication.makeWriter()
            for text in ["home", "other"] {
                let path = try OutputPath("\(text)/index.html")
                try first.write(path, Array(text.utf8))
                #expect(
                    message { try second.write(path, Array("home".utf8)) } == """
                        Two outputs have the path \(path).
                        Rename one of the pages or files that it is made from.
                        """)
            }
        }
        #expect(try folder.outputListing() == ["index.html=home"])
    }

    @Test func refusesTwoUnchangedOutputsOfOnePath() throws {
        try publish(["index.html": "home"], to: folder.output)
        let publication = try Publication(output: folder.output)
        var writer = publication.makeWriter()
        let path = try OutputPath("index.html")
        try writer.write(path, Array("home".utf8))
        #expect(
            message { try writer.write(path, Array("home".utf8)) }
                == "\(PublicationError.duplicatePath(path))")
    }

    @Test(arguments: [["a", "a/b"], ["a", "a/b/c"], ["a/b", "a"]])
    func refusesAFileThatIsAFolderToo(paths: [String]) throws {
        let publication = try Publication(output: folder.output)
        var writer = publication.makeWriter()
        try writer.write(OutputPath(paths[0]), Array("file".utf8))
        #expect(
            message { try writer.write(OutputPath(paths[1]), Array("file".utf8)) } == """
                The output \(paths[1]) cannot be made: a path is needed both as a file and as a folder.
                Rename one of the pages or files that it is made from.
                """)
    }
}

/// Runs the body as a user whom file permissions bind, as they do not bind root.
///
/// The user is that of the calling thread alone, which is why the body must not be asynchronous.
private func asUnprivilegedUser(_ body: () throws -> Void) throws {
    guard geteuid() == 0 else { return try body() }
    // Glibc's module does not show this call.
    let symbol = try #require(dlsym(nil, "setfsuid"))
    let setUser = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> Int32).self)
    _ = setUser(65534)
    defer { _ = setUser(0) }
    try body()
}
