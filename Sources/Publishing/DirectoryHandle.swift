import CPlatform
import Platform

/// An open folder, which stays the same one when it is renamed.
///
/// Paths are relative to the folder and are passed to the kernel unchanged. This type holds the
/// system calls on the entries of a folder.
package final class DirectoryHandle: Sendable {
    /// The current folder of the process.
    package static let working = DirectoryHandle(descriptor: AT_FDCWD, path: "")

    let descriptor: Int32
    /// The path for messages; empty for the current folder.
    package let path: String

    package init(descriptor: Int32, path: String) {
        (self.descriptor, self.path) = (descriptor, path)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Opens a folder; its last name must not be a symbolic link.
    ///
    /// - Parameter shownAs: the path for messages; `nil` for its own.
    package func folder(
        _ path: UnsafePointer<CChar>, shownAs: String? = nil
    ) throws -> DirectoryHandle {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let descriptor = openat(self.descriptor, path, flags)
        guard descriptor >= 0 else { throw failure("open the folder", path) }
        let path = shownAs ?? location(of: String(cString: path))
        return DirectoryHandle(descriptor: descriptor, path: path)
    }

    /// The status of an entry, which may be a symbolic link; `nil` when there is none.
    package func status(of path: UnsafePointer<CChar>) throws -> FileStatus? {
        var status = stat()
        if fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 {
            return FileStatus(status)
        }
        guard errno == ENOENT || errno == ENOTDIR else { throw failure("look at", path) }
        return nil
    }

    /// The status of the folder itself.
    func status() throws -> FileStatus {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure("look at", "") }
        return FileStatus(status)
    }

    /// Makes a folder, unless it exists. The folder around it must exist.
    package func makeFolder(_ path: UnsafePointer<CChar>, mode: mode_t = 0o755) throws {
        guard mkdirat(descriptor, path, mode) == 0 || errno == EEXIST else {
            throw failure("make the folder", path)
        }
    }

    /// Deletes an entry that is no folder, if it exists.
    package func removeFile(_ path: UnsafePointer<CChar>) throws {
        guard unlinkat(descriptor, path, 0) == 0 || errno == ENOENT else {
            throw failure("delete", path)
        }
    }

    /// Deletes an empty folder, if it exists.
    func removeFolder(_ path: UnsafePointer<CChar>) throws {
        guard unlinkat(descriptor, path, AT_REMOVEDIR) == 0 || errno == ENOENT else {
            throw failure("delete the folder", path)
        }
    }

    /// Deletes a folder if it exists and is empty.
    package func removeFolderIfEmpty(_ path: UnsafePointer<CChar>) throws {
        guard
            unlinkat(descriptor, path, AT_REMOVEDIR) == 0
                || [ENOENT, ENOTEMPTY, EEXIST].contains(errno)
        else { throw failure("delete the folder", path) }
    }

    /// Renames an entry. A file that has the new name is replaced.
    package func rename(
        _ path: UnsafePointer<CChar>, to newPath: UnsafePointer<CChar>, in folder: DirectoryHandle
    ) throws {
        guard renameat(descriptor, path, folder.descriptor, newPath) == 0 else {
            throw failure("move", path)
        }
    }

    /// Moves an entry to the same path in another folder.
    ///
    /// - Returns: false when that is impossible, as when the path is in use or its folder missing.
    func move(_ path: UnsafePointer<CChar>, to folder: DirectoryHandle) -> Bool {
        platform_move(descriptor, path, folder.descriptor, path) == 0
    }

    /// Locks the folder until its handle is released, or the process ends in any way.
    ///
    /// - Returns: false when another handle has locked it.
    package func lock() throws -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        guard errno == EWOULDBLOCK else { throw failure("lock the folder", "") }
        return false
    }

    /// Waits until the names in the folder are on the disk.
    package func synchronize() throws {
        guard fsync(descriptor) == 0 else { throw failure("write", "") }
    }

    /// Makes a hard link to a file at the same path in another folder.
    ///
    /// - Returns: 0, or the `errno` of the call.
    func link(_ path: UnsafePointer<CChar>, to folder: DirectoryHandle) -> Int32 {
        linkat(descriptor, path, folder.descriptor, path, 0) == 0 ? 0 : errno
    }

    /// The text of a symbolic link, as a C string.
    func linkTarget(of path: UnsafePointer<CChar>) throws -> [CChar] {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlinkat(descriptor, path, &target, Int(PATH_MAX))
        guard count >= 0 else { throw failure("read the link", path) }
        return Array(target[...count])
    }

    func makeLink(_ path: UnsafePointer<CChar>, to target: [CChar]) throws {
        guard symlinkat(target, descriptor, path) == 0 else { throw failure("create", path) }
    }

    /// The error for the system call that failed just now.
    func failure(_ action: String, _ path: UnsafePointer<CChar>) -> PublicationError {
        let code = errno
        return .systemCall(action, location(of: String(cString: path)), code: code)
    }

    /// The path of an entry for messages: this folder's path and the entry's.
    package func location(of path: String) -> String {
        if path.isEmpty { return self.path }
        if self.path.isEmpty || path.hasPrefix("/") { return path }
        return self.path == "/" ? "/\(path)" : "\(self.path)/\(path)"
    }
}

/// Whole folders.
extension DirectoryHandle {
    /// Makes all folders that the path of an entry names.
    func makeFolders(around path: EntryPath) throws {
        for parent in path.parents { try makeFolder(parent.characters) }
    }

    /// Deletes a folder with its content, if it exists. Symbolic links are not followed.
    func removeTree(_ path: EntryPath) throws {
        guard try status(of: path.characters) != nil else { return }
        try allowChanges(in: path)
        for entry in try entries(of: path) {
            if entry.kind == .folder {
                try removeTree(entry.path)
            } else {
                try removeFile(entry.path.characters)
            }
        }
        try removeFolder(path.characters)
    }

    /// Allows the owner to list and empty a folder.
    func allowChanges(in path: EntryPath) throws {
        guard let status = try status(of: path.characters), status.mode & 0o700 != 0o700 else {
            return
        }
        guard fchmodat(descriptor, path.characters, status.mode | 0o700, 0) == 0 else {
            throw failure("set the mode of", path.characters)
        }
    }
}
