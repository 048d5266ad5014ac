import CPlatform
import Platform

package struct DirectoryEntry: Sendable {
    /// Relative to the handle that listed it.
    let path: EntryPath
    package let kind: FileStatus.Kind

    /// The path as text, with a replacement character where it is not UTF-8.
    package var name: String { path.text }
}

extension DirectoryHandle {
    /// The entries of the folder itself, without `.` and `..`, in no particular order.
    package func ownEntries() throws -> [DirectoryEntry] { try entries() }

    /// The entries of a folder, without `.` and `..`, in no particular order.
    func entries(of path: EntryPath = .top) throws -> [DirectoryEntry] {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let listed = path == .top ? EntryPath(".") : path
        let folder = openat(descriptor, listed.characters, flags)
        guard folder >= 0 else { throw failure("list the folder", path.characters) }
        defer { close(folder) }
        var listing = Listing(folder: path)
        let isComplete =
            withUnsafeMutablePointer(to: &listing) { platform_list(folder, $0, takeEntry) } == 0
        guard isComplete else { throw failure("list the folder", path.characters) }
        return try listing.entries.map { entry in
            // Some file systems leave the kind out of their lists.
            guard entry.kind == .other, let status = try status(of: entry.path.characters) else {
                return entry
            }
            return DirectoryEntry(path: entry.path, kind: status.kind)
        }
    }
}

/// The entries of a folder that were listed so far.
private struct Listing {
    let folder: EntryPath
    var entries: [DirectoryEntry] = []
}

/// Adds an entry to the ``Listing`` that the context is.
private func takeEntry(
    context: UnsafeMutableRawPointer, name: UnsafePointer<CChar>, length: Int, kind: UInt8
) {
    let listing = context.assumingMemoryBound(to: Listing.self)
    let name = UnsafeBufferPointer(start: name, count: length + 1)
    let entry = DirectoryEntry(
        path: listing.pointee.folder.appending(name), kind: FileStatus.Kind(mode_t(kind) << 12))
    listing.pointee.entries.append(entry)
}

/// Reading and writing files.
extension DirectoryHandle {
    /// - Parameters:
    ///   - modified: its modification time; `nil` for now.
    ///   - isSynchronized: whether to wait until the content is on the disk.
    func createFile(
        _ path: UnsafePointer<CChar>, bytes: UnsafeRawBufferPointer, modified: Int64? = nil,
        isSynchronized: Bool = false
    ) throws -> FileStatus {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = openat(descriptor, path, flags, 0o644)
        guard file >= 0 else { throw failure("create", path) }
        var status = stat()
        guard
            writeAll(bytes, to: file) && setTime(modified, of: file)
                && (!isSynchronized || fsync(file) == 0) && fstat(file, &status) == 0
        else {
            let failure = failure("write", path)
            close(file)
            throw failure
        }
        guard close(file) == 0 else { throw failure("write", path) }
        return FileStatus(status)
    }

    /// Makes a new file, and waits until its content is on the disk. An unfinished file is deleted.
    package func createFile(_ path: UnsafePointer<CChar>, bytes: [UInt8]) throws {
        do {
            _ = try bytes.withUnsafeBytes {
                try createFile(path, bytes: $0, isSynchronized: true)
            }
        } catch {
            if (error as? PublicationError)?.code != EEXIST { try? removeFile(path) }
            throw error
        }
    }

    /// The content of a file; `nil` when there is none, or an entry of another kind.
    ///
    /// - Parameter limit: of a longer file, hardly more than so many bytes are read.
    package func contents(
        of path: UnsafePointer<CChar>, limit: Int = .max
    ) throws -> [UInt8]? {
        guard let file = try openFile(path) else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        let isRead = readAll(from: file) { piece in
            bytes.append(contentsOf: piece)
            return bytes.count <= limit
        }
        guard isRead else { throw failure("read", path) }
        return bytes
    }

    /// Hashes the content of a file. Symbolic links are followed.
    func contentHash(of path: String) throws -> ContentHash {
        let file = openat(descriptor, path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure("read", path) }
        defer { close(file) }
        var hasher = ContentHasher()
        let isRead = readAll(from: file) { piece in
            hasher.update(piece)
            return true
        }
        guard isRead else { throw failure("read", path) }
        return hasher.finish()
    }

    /// Copies a file to the same path in another folder, with its mode, owner and time.
    func copyFile(
        _ path: UnsafePointer<CChar>, _ status: FileStatus, to folder: DirectoryHandle
    ) throws {
        let source = openat(descriptor, path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard source >= 0 else { throw failure("read", path) }
        defer { close(source) }
        _ = try folder.createFile(path, bytes: UnsafeRawBufferPointer(start: nil, count: 0))
        let copy = openat(folder.descriptor, path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
        guard copy >= 0 else { throw folder.failure("write", path) }
        defer { close(copy) }
        var isWritten = true
        let isRead = readAll(from: source) { piece in
            isWritten = writeAll(piece, to: copy)
            return isWritten
        }
        guard isWritten else { throw folder.failure("write", path) }
        guard isRead else { throw failure("read", path) }
        try folder.setOwnerAndMode(of: copy, path, like: status)
        guard setTime(status.modified, of: copy) else { throw folder.failure("write", path) }
    }

    /// Gives an open file or folder the owner, group and mode of another.
    func setOwnerAndMode(
        of file: Int32, _ path: UnsafePointer<CChar>, like model: FileStatus
    ) throws {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure("look at", path) }
        let current = FileStatus(status)
        // Only root may change the owner.
        if geteuid() == 0, (current.owner, current.group) != (model.owner, model.group) {
            guard fchown(file, model.owner, model.group) == 0 else {
                throw failure("set the owner of", path)
            }
        }
        guard current.mode == model.mode || fchmod(file, model.mode) == 0 else {
            throw failure("set the mode of", path)
        }
    }

    /// Sets the nanoseconds of a modification time, but not its seconds. Errors are ignored.
    func setNanoseconds(of path: String, to nanoseconds: Int64) {
        guard let status = try? status(of: path) else { return }
        var modified = timespec(nanoseconds: status.modified)
        modified.tv_nsec = Int(nanoseconds)
        utimensat(descriptor, path, [.unchanged, modified], AT_SYMLINK_NOFOLLOW)
    }

    private func openFile(_ path: UnsafePointer<CChar>) throws -> Int32? {
        guard try status(of: path)?.kind == .file else { return nil }
        // A named pipe in the place of the file would block otherwise.
        let file = openat(descriptor, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw failure("read", path) }
        var status = stat()
        guard fstat(file, &status) == 0, FileStatus(status).kind == .file else {
            close(file)
            return nil
        }
        return file
    }
}

/// - Returns: false when a call failed; `errno` is set.
private func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
        let count = write(file, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return true
}

/// Passes the rest of a file to `take`, piece by piece, as long as `take` returns true.
///
/// - Returns: false when a call failed; `errno` is set.
private func readAll(from file: Int32, _ take: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    let pieceSize = 128 * 1024
    return withUnsafeTemporaryAllocation(byteCount: pieceSize, alignment: 16) { buffer in
        while true {
            let count = read(file, buffer.baseAddress, pieceSize)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return count == 0 }
            guard take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return true }
        }
    }
}

/// Sets a modification time, if there is one.
///
/// - Returns: false when the call failed; `errno` is set.
private func setTime(_ modified: Int64?, of file: Int32) -> Bool {
    guard let modified else { return true }
    return futimens(file, [.unchanged, timespec(nanoseconds: modified)]) == 0
}
