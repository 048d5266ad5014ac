import Foundation

/// A file system in memory, or a folder shown at a second place; only root may mount, and not
/// everywhere.
package struct MountedFolder {
    /// Whether this process may mount anything.
    package static let isPossible: Bool = {
        guard let folder = try? TemporaryFolder(),
            let mount = try? MountedFolder("disk", in: folder, megabytes: 1)
        else { return false }
        return (try? mount.end()) != nil
    }()

    /// Where it is mounted.
    package let path: String

    /// Mounts an empty file system of that size at a folder, which is made if need be.
    package init(_ name: String, in folder: TemporaryFolder, megabytes: Int) throws {
        try folder.makeFolder(name)
        path = folder[name]
        try Self.run("mount", "-t", "tmpfs", "-o", "size=\(megabytes)m", "none", path)
    }

    /// Shows another folder at a folder, which is made if need be.
    package init(_ name: String, in folder: TemporaryFolder, showing other: String) throws {
        try folder.makeFolder(name)
        path = folder[name]
        try Self.run("mount", "--bind", folder[other], path)
    }

    /// Makes it so small that hardly anything more fits in.
    package func fill() throws {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { throw Failure() }
        let used = (status.f_blocks - status.f_bfree) * status.f_frsize
        try resize(Int(used) + 100_000)
    }

    /// Gives it room for so many bytes in all.
    package func resize(_ bytes: Int) throws {
        try Self.run("mount", "-o", "remount,size=\(bytes)", path)
    }

    /// Lets nothing more be written to it.
    package func makeReadOnly() throws {
        try Self.run("mount", "-o", "remount,ro", path)
    }

    /// Takes it away, whatever is in it.
    package func end() throws {
        try Self.run("umount", "--lazy", path)
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
