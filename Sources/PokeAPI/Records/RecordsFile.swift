import Foundation
import Platform
import PokedexDomain

/// The records file of a database, for all but an update: they neither make nor change it, and
/// prevent no update.
struct RecordsFile: Sendable {
    /// The file's path.
    let path: String

    /// Whether there is one.
    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// How many bytes it has, with the log that SQLite writes beside it.
    var size: Int { ["", "-wal"].reduce(0) { $0 + (fileSize(of: path + $1) ?? 0) } }

    /// Reads a copy of it, because SQLite writes even when it only reads a file that a killed update
    /// has left.
    ///
    /// - Throws: ``RecordsTrouble`` when there is none, an update has it, or it cannot be read.
    func read<Value>(
        _ work: (RecordStore) throws(RecordStoreError) -> Value
    ) throws(RecordsTrouble) -> Value {
        guard exists else { throw .missing }
        guard !isBusy else { throw .busy }
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "pokedex-site-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let copy = "\(folder)/records"
        try copyAll(to: copy, in: folder)
        // An update that has begun meanwhile may have been writing while the copy was made.
        guard !isBusy else { throw .busy }
        do throws(RecordStoreError) {
            return try work(try RecordStore(path: copy))
        } catch {
            throw .unreadable("\(error)".replacingOccurrences(of: copy, with: path))
        }
    }

    private func copyAll(to copy: String, in folder: String) throws(RecordsTrouble) {
        let files = FileManager.default
        do {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for suffix in ["", "-wal"] where files.fileExists(atPath: path + suffix) {
                try files.copyItem(atPath: path + suffix, toPath: copy + suffix)
            }
        } catch {
            throw .unreadable(
                "\(path): what was fetched cannot be read: no copy of it could be made "
                    + "(\(error.localizedDescription))")
        }
    }
}

extension RecordsFile {
    /// Whether an update is using it. This takes no lock, so that no update can fail because of it.
    var isBusy: Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var lock = Self.wholeLock()
        guard fcntl(descriptor, Self.askForLock, &lock) == 0 else { return false }
        return lock.l_type != Int16(F_UNLCK)
    }

    /// Does work while no update can begin.
    ///
    /// - Returns: the result of the work; `nil` when it was not done because an update uses the file.
    func withoutUpdates<Value>(
        _ work: () throws(CatalogError) -> Value
    ) throws(CatalogError) -> Value? {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        var lock = Self.wholeLock()
        if descriptor >= 0, fcntl(descriptor, Self.takeLock, &lock) != 0,
            [EAGAIN, EACCES].contains(errno)
        {
            return nil
        }
        return try work()
    }

    // F_OFD_GETLK and F_OFD_SETLK, which see what this process has locked itself too; Glibc's
    // module does not show them.
    private static let askForLock: Int32 = 36
    private static let takeLock: Int32 = 37

    /// All bytes that SQLite locks: 512 behind the first gigabyte
    /// (https://sqlite.org/lockingv3.html).
    private static func wholeLock() -> flock {
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = 0x4000_0000
        lock.l_len = 512
        return lock
    }
}

/// Why the fetched records cannot be read.
enum RecordsTrouble: Error, Hashable {
    /// Nothing was fetched.
    case missing
    /// An update has the file.
    case busy
    /// The file is damaged or of another form; with the file, the reason and what to do.
    case unreadable(String)
}

/// How many bytes a file has; `nil` where there is none.
func fileSize(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
}
