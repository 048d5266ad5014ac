import CLinux
import Glibc

/// The folder beside the output folder in which a build works: `.Public.pokedex-site` for `Public`.
///
/// It is on the output's file system, where folders can be exchanged, and it is the lock as well:
/// the kernel releases a lock on an open folder when its process ends, however it ends. What a
/// killed build left in it is cleared away by the next one.
final class WorkFolder: Sendable {
    /// The new output folder while it is being filled: all in it may be deleted.
    static let unfinished = "unfinished"
    /// The new output folder at the moment of the exchange, and then the old one.
    static let replaced = "replaced"

    let location: OutputLocation
    let parent: DirectoryHandle
    let folder: DirectoryHandle
    private let name: String

    /// Makes the folder and locks it.
    ///
    /// - Throws: ``PublicationError/busy(_:)`` when another build holds it, and others when the
    ///   folder cannot be made.
    init(_ location: OutputLocation) throws(PublicationError) {
        let name = ".\(location.name).pokedex-site"
        let parent = try DirectoryHandle.working.folder(location.parent)
        folder = try Self.lockedFolder(name, in: parent, for: location.output)
        self.location = location
        self.parent = parent
        self.name = name
    }

    deinit {
        // Deleted while still locked, so that no other build can have begun in it. A folder that
        // is not empty stays, for the next build to clear.
        unlinkat(parent.descriptor, name, AT_REMOVEDIR)
    }

    private static func lockedFolder(
        _ name: String, in parent: DirectoryHandle, for output: String
    ) throws(PublicationError) -> DirectoryHandle {
        while true {
            guard mkdirat(parent.descriptor, name, 0o700) == 0 || errno == EEXIST else {
                throw refusal(parent.failure("make the folder", name), of: parent)
            }
            guard let status = try parent.status(of: name) else { continue }
            guard status.kind == .folder else {
                throw .workFolderInUse(parent.location(of: name))
            }
            guard let folder = try existingFolder(name, in: parent) else { continue }
            guard flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0 else {
                if errno == EWOULDBLOCK { throw .busy(output) }
                let failure = parent.failure("lock the folder", name)
                unlinkat(parent.descriptor, name, AT_REMOVEDIR)
                throw failure
            }
            // The build that held it before may have deleted it just now.
            if let named = try parent.status(of: name), named.isSameEntry(as: try folder.status()) {
                return folder
            }
        }
    }

    /// Opens a folder that may be gone by now; nil when it is.
    private static func existingFolder(
        _ name: String, in parent: DirectoryHandle
    ) throws(PublicationError) -> DirectoryHandle? {
        do {
            return try parent.folder(name)
        } catch .systemCall(let failure) where failure.code == ENOENT {
            return nil
        } catch {
            throw error
        }
    }

    /// A folder that cannot be made for want of permission gets the message that says so.
    private static func refusal(
        _ error: PublicationError, of parent: DirectoryHandle
    ) -> PublicationError {
        guard case .systemCall(let failure) = error,
            [EACCES, EPERM, EROFS].contains(failure.code)
        else { return error }
        return .notWritable(folder: parent.path, code: failure.code)
    }
}
