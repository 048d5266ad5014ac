import Foundation
import TestSupport
import Testing

@testable import Publishing

/// Needs to mount small file systems, which only root may do, and not in every container.
@Suite(.enabled(if: MountedFolder.isPossible, "mounting a file system is not allowed here"))
struct MountedOutputTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func refusesAMountPoint() throws {
        let mount = try MountedFolder("mounted", in: folder, megabytes: 1)
        defer { #expect(throws: Never.self) { try mount.end() } }
        let output = folder["mounted"]
        #expect(
            message { try publish(["index.html": "home"], to: output) } == """
                The output folder \(output) is a mount point and cannot be exchanged for a new folder.
                Nothing was changed. Choose a folder inside it: --output \(output)/site
                """)
        try publish(["index.html": "home"], to: "\(output)/site")
        try publish(["index.html": "HOME"], to: "\(output)/site")
        #expect(folder.text(of: "mounted/site/index.html") == "HOME")
    }

    @Test func refusesABindMount() throws {
        try folder.makeFolder("other")
        let mount = try MountedFolder("mounted", in: folder, showing: "other")
        defer { #expect(throws: Never.self) { try mount.end() } }
        let output = folder["mounted"]
        #expect(
            message { try publish(["index.html": "home"], to: output) }
                == "\(PublicationError.mountPoint(output))")
        #expect(try folder.listing() == ["mounted/", "other/"])
    }

    @Test func refusesAMountPointInTheOutput() throws {
        try publish(["index.html": "home"], to: folder.output)
        let mount = try MountedFolder("Public/videos", in: folder, megabytes: 1)
        defer { #expect(throws: Never.self) { try mount.end() } }
        try folder.write("film", to: "Public/videos/film")
        #expect(
            message { try publish(["index.html": "HOME"], to: folder.output) } == """
                \(folder.output)/videos is a mount point and cannot be moved to a new output \
                folder.
                The output folder is unchanged. Unmount it, then build again.
                """)
        #expect(folder.text(of: "Public/videos/film") == "film")
        #expect(folder.text(of: "Public/index.html") == "home")
    }

    @Test func refusesAMountPointInPlaceOfAnOutput() throws {
        try publish(["en/index.html": "home"], to: folder.output)
        let mount = try MountedFolder("Public/en", in: folder, megabytes: 1)
        defer { #expect(throws: Never.self) { try mount.end() } }
        #expect(
            message { try publish(["en/index.html": "HOME"], to: folder.output) }?
                .contains("/en is a mount point and cannot be moved") == true)
    }

    @Test func leavesTheOldSiteWhenTheDiskIsFull() throws {
        let mount = try MountedFolder("mounted", in: folder, megabytes: 8)
        defer { #expect(throws: Never.self) { try mount.end() } }
        let output = folder["mounted/Public"]
        try publish(["index.html": "home"], to: output)
        let before = try folder.listing("mounted")
        let big = String(repeating: "x", count: 16_000_000)
        #expect(
            message { try publish(["index.html": "HOME", "moves.html": big], to: output) } == """
                \(output)/moves.html could not be written: No space left on device.
                The output folder is unchanged. Free space on that disk, or choose an output folder on \
                another one with --output.
                """)
        #expect(try folder.listing("mounted") == before)
        try publish(["index.html": "HOME"], to: output)
    }

    @Test func leavesAReadOnlyDiskAlone() throws {
        let mount = try MountedFolder("mounted", in: folder, megabytes: 1)
        defer { #expect(throws: Never.self) { try mount.end() } }
        let output = folder["mounted/Public"]
        try publish(["index.html": "home"], to: output)
        try mount.makeReadOnly()
        #expect(
            message { try publish(["index.html": "HOME"], to: output) }
                == "\(PublicationError.notWritable(folder: folder["mounted"], code: EROFS))"
        )
    }
}
