import Foundation
import Testing

/// A file system in memory, mounted in a test's folder; only root may mount, and not everywhere.
struct SmallDisk {
    /// Whether this process may mount anything.
    static let isPossible: Bool = {
        guard let folder = try? TemporaryFolder(), let disk = try? SmallDisk(at: "disk", in: folder)
        else { return false }
        disk.end()
        return true
    }()

    let path: String

    /// Mounts an empty one of 64 MB at a new folder.
    init(at name: String, in folder: TemporaryFolder) throws {
        try folder.makeFolder(name)
        path = folder[name]
        try Self.run("mount", "-t", "tmpfs", "-o", "size=64m", "none", path)
    }

    /// Makes it so small that hardly anything more fits in.
    func fill() throws {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { throw Failure() }
        let used = (status.f_blocks - status.f_bfree) * status.f_frsize
        try Self.run("mount", "-o", "remount,size=\(used + 100_000)", path)
    }

    /// Takes it away, whatever is in it.
    func end() {
        #expect(throws: Never.self) { try Self.run("umount", "--lazy", path) }
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
