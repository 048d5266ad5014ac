import Foundation
import Platform
import PokedexDomain

/// A database in a file. The file is read as a whole and replaced as a whole: nobody ever sees half
/// of one, and reading leaves nothing beside it.
struct FileStorage: DatabaseStorage {
    /// The file's path, as the caller wrote it.
    let name: String

    /// The largest file that is read, in bytes; ours have about 12 million.
    private static let sizeLimit = 256 << 20

    func read() throws(CatalogError) -> [UInt8] {
        let descriptor = try opened()
        defer { close(descriptor) }
        return try contents(of: descriptor, size: requireWhole(descriptor))
    }

    func requireWhole() throws(CatalogError) {
        let descriptor = try opened()
        defer { close(descriptor) }
        _ = try requireWhole(descriptor)
    }

    private func opened() throws(CatalogError) -> Int32 {
        let descriptor = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw openError(errno) }
        return descriptor
    }

    /// Refuses what is no file of a likely size, or is being written.
    ///
    /// - Returns: how many bytes the file has.
    private func requireWhole(_ descriptor: Int32) throws(CatalogError) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw readError(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .invalidData(name, noFile)
        }
        guard status.st_size <= Self.sizeLimit else {
            throw .invalidData(
                name,
                "the file has \(status.st_size) bytes, far more than a Pokédex; "
                    + "is it the right one?")
        }
        try requireNoUnfinishedWrites()
        return Int(status.st_size)
    }

    func requireWritable() throws(CatalogError) {
        var status = stat()
        if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw .notWritable(name, noFile)
        }
        removeAbandonedDrafts()
        defer { unlink(draft) }
        do throws(WriteFailure) {
            try write([], to: draft)
        } catch {
            throw .notWritable(
                name,
                "no database can be written there: \(error.reason); change that, or name "
                    + "another file")
        }
    }

    func replace(with bytes: [UInt8]) throws(CatalogError) {
        do throws(WriteFailure) {
            try write(bytes, to: draft)
            guard rename(draft, target) == 0 else { throw WriteFailure(errno) }
        } catch {
            unlink(draft)
            throw .notWritable(
                name,
                "the database could not be written: \(error.reason); "
                    + "what was there before is unchanged")
        }
    }

    /// Where the bytes go: a link to the file stays one.
    var target: String { URL(fileURLWithPath: name).resolvingSymlinksInPath().path }

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

    /// With a journal or a write-ahead log that is not empty, the file itself is incomplete.
    private func requireNoUnfinishedWrites() throws(CatalogError) {
        for suffix in ["-journal", "-wal"] {
            var status = stat()
            guard lstat(name + suffix, &status) == 0, status.st_size > 0 else { continue }
            throw .invalidData(
                name,
                "\(name)\(suffix) holds changes that are not in the file yet: another "
                    + "program is writing it, or was interrupted; let it finish, or run "
                    + "sqlite3 '\(name)' 'PRAGMA journal_mode = DELETE'")
        }
    }

    /// Writes a file down to the disk.
    ///
    /// - Parameter flag: O_TRUNC to write over a file that is there, O_EXCL to refuse that.
    func write(
        _ bytes: [UInt8], to path: String, flag: Int32 = O_TRUNC
    ) throws(WriteFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | flag | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw WriteFailure(errno) }
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
        guard failure == 0 else { throw WriteFailure(failure) }
    }

    private var noFile: String { "this is no file; name the database's file" }

    private func openError(_ code: Int32) -> CatalogError {
        guard code == ENOENT || code == ENOTDIR else { return readError(code) }
        return .notFound(
            name,
            "there is no database; make one with `pokedex-site update`, or with "
                + "`pokedex-site import DIR` from a folder of PokéAPI's JSON")
    }

    private func readError(_ code: Int32) -> CatalogError {
        .invalidData(name, "the database cannot be read: \(WriteFailure(code).reason)")
    }
}

/// Why the system refused to read or write.
package struct WriteFailure: Error {
    /// The system's error number.
    package let code: Int32
    /// The system's reason.
    package let reason: String

    /// Tells what an error number of the system means.
    package init(_ code: Int32) {
        self.code = code
        reason =
            switch code {
            case ENOSPC, EDQUOT: "the disk is full"
            case EACCES, EPERM: "permission denied"
            case EROFS: "the file system can only be read"
            case ENOENT, ENOTDIR: "the folder does not exist"
            case EISDIR: "it is a folder"
            default: String(cString: strerror(code))
            }
    }
}

extension FileStorage {
    /// The file to which bytes are written before it replaces the old one: `PATH.PID.new`.
    var draft: String { "\(target).\(getpid()).new" }

    /// Deletes drafts of processes that were killed before they were done.
    func removeAbandonedDrafts() {
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

extension FileStorage {
    /// Writes bytes into a new file beside this one, and never over another.
    ///
    /// - Parameter suffix: what the file's name adds to this one's.
    /// - Returns: the new file's path.
    /// - Throws: ``CatalogError/notWritable(_:_:)`` when there is such a file, or it cannot be written.
    func backUp(_ bytes: [UInt8], suffix: String) throws(CatalogError) -> String {
        let path = name + suffix
        guard access(path, F_OK) != 0 else {
            throw .notWritable(
                name,
                "nothing was changed: \(path), where the old file would be kept, is "
                    + "there already; move it away, or delete it")
        }
        do throws(WriteFailure) {
            try write(bytes, to: path, flag: O_EXCL)
        } catch {
            if error.code != EEXIST { unlink(path) }
            throw .notWritable(
                name,
                "nothing was changed: the old file could not be kept as \(path): "
                    + error.reason)
        }
        return path
    }
}
