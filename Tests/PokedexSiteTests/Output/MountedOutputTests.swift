import Foundation
import Testing

@testable import PokedexSite

/// Needs to mount small file systems, which only root may do, and not in every container.
@Suite(.enabled(if: Mount.isPossible, "mounting a file system is not allowed here"))
struct MountedOutputTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("mounted")
    }

    @Test func refusesAMountPoint() throws {
        let mount = try Mount(at: folder.location("mounted"))
        defer { mount.end() }
        let output = folder.location("mounted")
        #expect(
            message { try publish(["index.html": "home"], to: output) } == """
                The output folder \(output) is a mount point and cannot be exchanged for a new folder.
                Nothing was changed. Give the build a folder inside it: --output \(output)/site
                """)
        try publish(["index.html": "home"], to: "\(output)/site")
        try publish(["index.html": "HOME"], to: "\(output)/site")
        #expect(folder.read("mounted/site/index.html") == "HOME")
    }

    @Test func refusesABindMount() throws {
        try folder.makeFolder("other")
        let mount = try Mount(of: folder.location("other"), at: folder.location("mounted"))
        defer { mount.end() }
        let output = folder.location("mounted")
        #expect(
            message { try publish(["index.html": "home"], to: output) }
                == "\(PublicationError.mountPoint(output))")
        #expect(try folder.listing() == ["mounted/", "other/"])
    }

    @Test func refusesAMountPointInTheOutput() throws {
        try publish(["index.html": "home"], to: folder.output)
        try folder.makeFolder("Public/videos")
        let mount = try Mount(at: folder.location("Public/videos"))
        defer { mount.end() }
        try folder.write("film", to: "Public/videos/film")
        #expect(
            message { try publish(["index.html": "HOME"], to: folder.output) } == """
                \(folder.output)/videos is a mount point and cannot be taken over into a new output \
                folder.
                The output folder was left as it was. Unmount it there, then build again.
                """)
        #expect(folder.read("Public/videos/film") == "film")
        #expect(folder.read("Public/index.html") == "home")
    }

    @Test func leavesTheOldSiteWhenTheDiskIsFull() throws {
        let mount = try Mount(at: folder.location("mounted"))
        defer { mount.end() }
        let output = folder.location("mounted/Public")
        try publish(["index.html": "home"], to: output)
        let before = try folder.listing("mounted")
        let big = String(repeating: "x", count: 2_000_000)
        #expect(
            message { try publish(["index.html": "HOME", "moves.html": big], to: output) } == """
                \(output)/moves.html could not be written: No space left on device.
                The output folder was left as it was. Make room on that disk, or name an output \
                folder on another one with --output.
                """)
        #expect(try folder.listing("mounted") == before)
        try publish(["index.html": "HOME"], to: output)
    }

    @Test func leavesAReadOnlyDiskAlone() throws {
        let mount = try Mount(at: folder.location("mounted"))
        defer { mount.end() }
        let output = folder.location("mounted/Public")
        try publish(["index.html": "home"], to: output)
        try mount.makeReadOnly()
        #expect(
            message { try publish(["index.html": "HOME"], to: output) }
                == "\(PublicationError.notWritable(folder: folder.location("mounted"), code: EROFS))"
        )
    }
}

/// A file system of 1 MB in memory, or a folder shown at a second place.
private struct Mount {
    /// Whether this process may mount anything.
    static let isPossible: Bool = {
        guard let folder = try? TemporaryFolder(), let mount = try? Mount(at: folder.path) else {
            return false
        }
        mount.end()
        return true
    }()

    let place: String

    init(at place: String) throws {
        self.place = place
        try Self.run("mount", "-t", "tmpfs", "-o", "size=1m", "none", place)
    }

    init(of folder: String, at place: String) throws {
        self.place = place
        try Self.run("mount", "--bind", folder, place)
    }

    func makeReadOnly() throws {
        try Self.run("mount", "-o", "remount,ro", place)
    }

    func end() {
        #expect(throws: Never.self) { try Self.run("umount", "--lazy", place) }
    }

    private static func run(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure() }
    }

    struct Failure: Error {}
}
