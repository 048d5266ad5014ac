import Foundation

/// The file of what was fetched for a database, as others than an update look at it: they neither
/// make nor change it, and keep no update from it.
struct RecordsFile: Sendable {
    /// Where it is.
    let path: String

    /// Whether there is one.
    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// How many bytes it takes, with those that SQLite keeps beside it.
    var size: Int { ["", "-wal"].reduce(0) { $0 + (fileSize(of: path + $1) ?? 0) } }

    /// Reads a copy of it. A copy, because SQLite writes even when it only reads a file that was
    /// left behind by a killed update.
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
        // An update that has begun meanwhile may have been caught in the middle of writing.
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

/// Why what was fetched cannot be told.
enum RecordsTrouble: Error, Hashable {
    /// Nothing was fetched.
    case missing
    /// An update has the file.
    case busy
    /// It cannot be read; with the file, the reason and what to do.
    case unreadable(String)
}

/// How many bytes a file has; `nil` where there is none.
func fileSize(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
}
