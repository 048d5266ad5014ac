import CLinux
import Glibc

/// An open folder. What is done in it reaches this very folder, under whatever name it has by then.
///
/// Paths are relative to the folder and go to the kernel as they are. This type and its extensions
/// hold the system calls on what is in a folder.
final class DirectoryHandle: Sendable {
    /// The folder that relative paths on the command line begin at.
    static let working = DirectoryHandle(descriptor: AT_FDCWD, path: "")

    let descriptor: Int32
    /// Where the folder was opened, for messages; empty for the working folder.
    let path: String

    init(descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Opens a folder; its last name must not be a symbolic link.
    ///
    /// - Parameter shownAs: the folder's path in messages; nil for its own.
    func folder(
        _ path: UnsafePointer<CChar>, shownAs: String? = nil
    ) throws(PublicationError) -> DirectoryHandle {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let descriptor = openat(self.descriptor, path, flags)
        guard descriptor >= 0 else { throw failure("open the folder", path) }
        let path = shownAs ?? location(of: String(cString: path))
        return DirectoryHandle(descriptor: descriptor, path: path)
    }

    /// What is at the path, links not followed; nil when nothing is.
    func status(of path: UnsafePointer<CChar>) throws(PublicationError) -> FileStatus? {
        var status = stat()
        if fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 {
            return FileStatus(status)
        }
        guard errno == ENOENT || errno == ENOTDIR else { throw failure("look at", path) }
        return nil
    }

    /// What the folder itself is.
    func status() throws(PublicationError) -> FileStatus {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure("look at", "") }
        return FileStatus(status)
    }

    /// Makes a folder whose parent exists; one that is there already is left as it is.
    func makeFolder(
        _ path: UnsafePointer<CChar>, mode: mode_t = 0o755
    ) throws(PublicationError) {
        guard mkdirat(descriptor, path, mode) == 0 || errno == EEXIST else {
            throw failure("make the folder", path)
        }
    }

    /// Deletes what is at the path, a folder excepted.
    func removeFile(_ path: UnsafePointer<CChar>) throws(PublicationError) {
        guard unlinkat(descriptor, path, 0) == 0 || errno == ENOENT else {
            throw failure("delete", path)
        }
    }

    /// Deletes an empty folder.
    func removeFolder(_ path: UnsafePointer<CChar>) throws(PublicationError) {
        guard unlinkat(descriptor, path, AT_REMOVEDIR) == 0 || errno == ENOENT else {
            throw failure("delete the folder", path)
        }
    }

    /// Deletes a folder, unless something is in it.
    func removeFolderIfEmpty(_ path: UnsafePointer<CChar>) throws(PublicationError) {
        guard
            unlinkat(descriptor, path, AT_REMOVEDIR) == 0
                || [ENOENT, ENOTEMPTY, EEXIST].contains(errno)
        else { throw failure("delete the folder", path) }
    }

    /// Renames an entry, over a file of the new name.
    func rename(
        _ path: UnsafePointer<CChar>, to newPath: UnsafePointer<CChar>, in folder: DirectoryHandle
    ) throws(PublicationError) {
        guard renameat(descriptor, path, folder.descriptor, newPath) == 0 else {
            throw failure("move", path)
        }
    }

    /// Moves an entry to the same path in another folder; false when it cannot go there, because
    /// something has that path or its folder is missing.
    func move(_ path: UnsafePointer<CChar>, to folder: DirectoryHandle) -> Bool {
        clinux_move(descriptor, path, folder.descriptor, path) == 0
    }

    /// Links a file to the same path in another folder, which makes two names for one file.
    ///
    /// - Returns: 0, or the `errno` of the call: what it means differs from place to place.
    func link(_ path: UnsafePointer<CChar>, to folder: DirectoryHandle) -> Int32 {
        linkat(descriptor, path, folder.descriptor, path, 0) == 0 ? 0 : errno
    }

    /// The text of a symbolic link, as a C string.
    func linkTarget(of path: UnsafePointer<CChar>) throws(PublicationError) -> [CChar] {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlinkat(descriptor, path, &target, Int(PATH_MAX))
        guard count >= 0 else { throw failure("read the link", path) }
        return Array(target[...count])
    }

    /// Makes a symbolic link.
    func makeLink(
        _ path: UnsafePointer<CChar>, to target: [CChar]
    ) throws(PublicationError) {
        guard symlinkat(target, descriptor, path) == 0 else { throw failure("create", path) }
    }

    /// The error of the call that has just failed.
    func failure(_ action: String, _ path: UnsafePointer<CChar>) -> PublicationError {
        let code = errno
        return PublicationError(
            SystemCallFailure(action: action, path: location(of: String(cString: path)), code: code)
        )
    }

    /// The whole path of something in the folder.
    func location(of path: String) -> String {
        if path.isEmpty { return self.path }
        if self.path.isEmpty || path.hasPrefix("/") { return path }
        return self.path == "/" ? "/\(path)" : "\(self.path)/\(path)"
    }
}
