import Glibc

/// Reading and writing the files in a folder.
extension DirectoryHandle {
    /// Makes a new file of the bytes.
    ///
    /// - Parameter modified: the modification time to give it; nil for now.
    /// - Returns: what the file system says of it.
    func createFile(
        _ path: UnsafePointer<CChar>, bytes: UnsafeRawBufferPointer, modified: Int64? = nil
    ) throws(PublicationError) -> FileStatus {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = openat(descriptor, path, flags, 0o644)
        guard file >= 0 else { throw failure("create", path) }
        var status = stat()
        guard writeAll(bytes, to: file) && setTime(modified, of: file) && fstat(file, &status) == 0
        else {
            let failure = failure("write", path)
            close(file)
            throw failure
        }
        guard close(file) == 0 else { throw failure("write", path) }
        return FileStatus(status)
    }

    /// Reads a file to its end; nil when there is none, or something that is no file.
    func contents(of path: UnsafePointer<CChar>) throws(PublicationError) -> [UInt8]? {
        guard let file = try openFile(path) else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        guard readAll(from: file, { bytes.append(contentsOf: $0) }) else {
            throw failure("read", path)
        }
        return bytes
    }

    /// Hashes a file's content, links followed.
    func contentHash(of path: String) throws(PublicationError) -> ContentHash {
        let file = openat(descriptor, path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure("read", path) }
        defer { close(file) }
        var hasher = ContentHasher()
        guard readAll(from: file, { hasher.update($0) }) else { throw failure("read", path) }
        return hasher.finish()
    }

    /// Copies a file that is in this folder to a new one of the same bytes, mode, owner and time.
    func copyFile(
        _ path: UnsafePointer<CChar>, _ status: FileStatus, to folder: DirectoryHandle
    ) throws(PublicationError) {
        let source = openat(descriptor, path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard source >= 0 else { throw failure("read", path) }
        defer { close(source) }
        _ = try folder.createFile(path, bytes: UnsafeRawBufferPointer(start: nil, count: 0))
        let copy = openat(folder.descriptor, path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
        guard copy >= 0 else { throw folder.failure("write", path) }
        defer { close(copy) }
        var isWritten = true
        let isRead = readAll(from: source) { piece in
            isWritten = isWritten && writeAll(piece, to: copy)
        }
        guard isWritten else { throw folder.failure("write", path) }
        guard isRead else { throw failure("read", path) }
        try folder.setOwnerAndMode(of: copy, path, like: status)
        guard setTime(status.modified, of: copy) else { throw folder.failure("write", path) }
    }

    /// Gives an open file or folder the owner, group and mode of another.
    func setOwnerAndMode(
        of file: Int32, _ path: UnsafePointer<CChar>, like model: FileStatus
    ) throws(PublicationError) {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure("look at", path) }
        let current = FileStatus(status)
        // Only root may give a file away; for others the owner of what they make is right.
        if geteuid() == 0, (current.owner, current.group) != (model.owner, model.group) {
            guard fchown(file, model.owner, model.group) == 0 else {
                throw failure("set the owner of", path)
            }
        }
        guard current.mode == model.mode || fchmod(file, model.mode) == 0 else {
            throw failure("set the mode of", path)
        }
    }

    /// Sets the nanoseconds of a file's modification time, and leaves the seconds.
    func setNanoseconds(of path: String, to nanoseconds: Int64) {
        guard let status = try? status(of: path) else { return }
        var modified = timespec(nanoseconds: status.modified)
        modified.tv_nsec = Int(nanoseconds)
        utimensat(descriptor, path, [.unchanged, modified], AT_SYMLINK_NOFOLLOW)
    }

    /// Opens a file for reading; nil when there is none, or something that is no file.
    private func openFile(_ path: UnsafePointer<CChar>) throws(PublicationError) -> Int32? {
        guard try status(of: path)?.kind == .file else { return nil }
        let file = openat(descriptor, path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { throw failure("read", path) }
        return file
    }
}

/// Writes all bytes; false when `errno` says why not.
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

/// Passes a file's bytes on, piece by piece; false when `errno` says why not.
private func readAll(from file: Int32, _ take: (UnsafeRawBufferPointer) -> Void) -> Bool {
    let pieceSize = 128 * 1024
    return withUnsafeTemporaryAllocation(byteCount: pieceSize, alignment: 16) { buffer in
        while true {
            let count = read(file, buffer.baseAddress, pieceSize)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return count == 0 }
            take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }
}

/// Sets a modification time, when there is one to set; false when `errno` says why not.
private func setTime(_ modified: Int64?, of file: Int32) -> Bool {
    guard let modified else { return true }
    return futimens(file, [.unchanged, timespec(nanoseconds: modified)]) == 0
}
