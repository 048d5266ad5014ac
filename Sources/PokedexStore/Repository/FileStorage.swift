import Foundation
import Platform
import PokedexDomain

/// A database in a file. The file is read as a whole and replaced as a whole: nobody ever sees half
/// of one, and reading leaves nothing beside it.
struct FileStorage {
    /// The file's path, as the caller wrote it.
    let path: String

    /// The largest file that is read, in bytes; ours have about 12 million.
    private static let sizeLimit = 256 << 20

    func read() throws(CatalogError) -> [UInt8] {
        let descriptor = try opened()
        defer { close(descriptor) }
        return try contents(of: descriptor, size: requireWhole(descriptor))
    }

    /// Looks whether there is something that can be read, without reading it.
    func requireWhole() throws(CatalogError) {
        let descriptor = try opened()
        defer { close(descriptor) }
        _ = try requireWhole(descriptor)
    }

    private func opened() throws(CatalogError) -> Int32 {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor < 0 else { return descriptor }
        guard errno == ENOENT || errno == ENOTDIR else { throw readError(errno) }
        throw .notFound(
            path,
            "there is no database; make one with `pokedex-site update`, or with "
                + "`pokedex-site import DIR` from a folder of PokéAPI's JSON")
    }

    /// Refuses what is no file of a likely size, or is being written.
    ///
    /// - Returns: how many bytes the file has.
    private func requireWhole(_ descriptor: Int32) throws(CatalogError) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw readError(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .invalidData(path, noFile) }
        guard status.st_size <= Self.sizeLimit else {
            throw .invalidData(
                path,
                "the file has \(status.st_size) bytes, far more than a Pokédex; "
                    + "is it the right one?")
        }
        try requireNoUnfinishedWrites()
        return Int(status.st_size)
    }

    /// With a journal or a write-ahead log that is not empty, the file itself is incomplete.
    private func requireNoUnfinishedWrites() throws(CatalogError) {
        for suffix in ["-journal", "-wal"] {
            var status = stat()
            guard lstat(path + suffix, &status) == 0, status.st_size > 0 else { continue }
            throw .invalidData(
                path,
                "\(path)\(suffix) holds changes that are not in the file yet: another "
                    + "program is writing it, or was interrupted; let it finish, or run "
                    + "sqlite3 '\(path)' 'PRAGMA journal_mode = DELETE'")
        }
    }

    private func contents(of descriptor: Int32, size: Int) throws(CatalogError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = pread(
                    descriptor, buffer.baseAddress?.advanced(by: count), size - count, off_t(count))
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                if got <= 0 { break }
                count += got
            }
        }
        guard failure == 0 else { throw readError(failure) }
        return bytes
    }

    private var noFile: String { "this is no file; name the database's file" }

    private func readError(_ code: Int32) -> CatalogError {
        .invalidData(path, "the database cannot be read: \(systemReason(code))")
    }
}

extension FileStorage {
    /// Tries whether bytes could be put here, and changes nothing.
    func requireWritable() throws(CatalogError) {
        var status = stat()
        if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw .notWritable(path, noFile)
        }
        removeAbandonedDrafts()
        let failure = write([], to: draft)
        unlink(draft)
        guard failure == 0 else {
            throw .notWritable(
                path,
                "no database can be written there: \(systemReason(failure)); change that, or name "
                    + "another file")
        }
    }

    /// Replaces all bytes, or changes nothing.
    func replace(with bytes: [UInt8]) throws(CatalogError) {
        var failure = write(bytes, to: draft)
        if failure == 0, rename(draft, target) != 0 { failure = errno }
        guard failure == 0 else {
            unlink(draft)
            throw .notWritable(
                path,
                "the database could not be written: \(systemReason(failure)); "
                    + "what was there before is unchanged")
        }
    }

    /// Writes bytes into a new file beside this one, and never over another.
    ///
    /// - Parameter suffix: what the file's name adds to this one's.
    /// - Returns: the new file's path.
    /// - Throws: ``CatalogError/notWritable(_:_:)`` when there is such a file, or it cannot be written.
    func backUp(_ bytes: [UInt8], suffix: String) throws(CatalogError) -> String {
        let backup = path + suffix
        let failure = write(bytes, to: backup, flag: O_EXCL)
        if failure == EEXIST {
            throw .notWritable(
                path,
                "nothing was changed: \(backup), where the old file would be kept, is "
                    + "there already; move it away, or delete it")
        }
        guard failure == 0 else {
            unlink(backup)
            throw .notWritable(
                path,
                "nothing was changed: the old file could not be kept as \(backup): "
                    + systemReason(failure))
        }
        return backup
    }

    /// Where the bytes go: a link to the file stays one.
    private var target: String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    /// The file to which bytes are written before it replaces the old one: `PATH.PID.new`.
    private var draft: String { "\(target).\(getpid()).new" }

    /// Writes a file down to the disk.
    ///
    /// - Parameter flag: O_TRUNC to write over a file that is there, O_EXCL to refuse that.
    /// - Returns: the system's error number; 0 when all bytes were written.
    private func write(_ bytes: [UInt8], to path: String, flag: Int32 = O_TRUNC) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | flag | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return errno }
        var failure: Int32 = 0
        bytes.withUnsafeBytes { buffer in
            var count = 0
            while count < buffer.count, failure == 0 {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[count...])
                let put = Platform.write(descriptor, rest.baseAddress, rest.count)
                if put >= 0 { count += put } else if errno != EINTR { failure = errno }
            }
        }
        if failure == 0, fsync(descriptor) != 0 { failure = errno }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        return failure
    }

    /// Deletes drafts of processes that were killed before they were done.
    private func removeAbandonedDrafts() {
        let file = URL(fileURLWithPath: target)
        let folder = file.deletingLastPathComponent()
        let start = "\(file.lastPathComponent)."
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(start) && name.hasSuffix(".new") {
            guard let process = Int32(name.dropFirst(start.count).dropLast(4)), process > 0,
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink(folder.appending(path: name).path)
        }
    }
}

/// Why the system refused to read or write, by its error number.
package func systemReason(_ code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "the disk is full"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system can only be read"
    case ENOENT, ENOTDIR: "the folder does not exist"
    case EISDIR: "it is a folder"
    default: String(cString: strerror(code))
    }
}
