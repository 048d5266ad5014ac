import Foundation
import Platform
import SQLite

/// The records file of a database, for all but an update: they neither make nor change it, and
/// prevent no update.
struct RecordsFile: Sendable {
    let path: String

    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// How many bytes it has, with the log that SQLite writes beside it.
    var size: Int { ["", "-wal"].reduce(0) { $0 + (fileSize(of: path + $1) ?? 0) } }

    /// When it was begun, in seconds since 1970; `nil` where it cannot be read, or that is in its log yet.
    var begunAt: Int? {
        let address = URL(fileURLWithPath: path).absoluteString
        let key = RecordStore.Key.begunAt.rawValue
        let query = "SELECT value FROM state WHERE key = '\(key)'"
        return (try? Connection(unchanging: address).texts(query))?.first.flatMap { Int($0) }
    }

    /// Reads a copy of it, because SQLite writes even when it only reads a file that a killed update
    /// has left.
    func read<Value>(_ work: (RecordStore) throws -> Value) -> Fetched<Value> {
        guard exists else { return .none }
        guard !isBusy else { return .busy }
        let files = FileManager.default
        let folder = files.temporaryDirectory
            .appending(path: "pokedex-site-\(UUID().uuidString)").path
        defer { try? files.removeItem(atPath: folder) }
        let copy = "\(folder)/records"
        do {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for suffix in ["", "-wal"] where files.fileExists(atPath: path + suffix) {
                try files.copyItem(atPath: path + suffix, toPath: copy + suffix)
            }
        } catch {
            return .unreadable(
                "\(path): what was fetched cannot be read: no copy of it could be made "
                    + "(\(error.localizedDescription))")
        }
        // An update that has begun meanwhile may have been writing while the copy was made.
        guard !isBusy else { return .busy }
        do {
            return .known(try work(try RecordStore(path: copy)))
        } catch {
            return .unreadable("\(error)".replacingOccurrences(of: copy, with: path))
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
    func withoutUpdates<Value>(_ work: () throws -> Value) rethrows -> Value? {
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

/// A value from the records file of a database, or why there is none.
package enum Fetched<Known> {
    /// Nothing was fetched for it.
    case none
    case busy
    /// The file is damaged or of another form; with the file, the reason and what to do.
    case unreadable(String)
    case known(Known)

    var value: Known? { if case .known(let known) = self { known } else { nil } }

    var isNone: Bool { if case .none = self { true } else { false } }

    func map<Value>(_ value: (Known) -> Value) -> Fetched<Value> {
        switch self {
        case .none: .none
        case .busy: .busy
        case .unreadable(let problem): .unreadable(problem)
        case .known(let known): .known(value(known))
        }
    }
}

extension Fetched: Equatable where Known: Equatable {}
extension Fetched: Hashable where Known: Hashable {}
extension Fetched: Sendable where Known: Sendable {}

extension Fetched: Encodable where Known: Encodable {
    private enum Key: String, CodingKey {
        case state, problem, known
    }

    /// Writes the state, and beside it the value.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .none: try container.encode("none", forKey: .state)
        case .busy: try container.encode("busy", forKey: .state)
        case .unreadable(let problem):
            try container.encode("unreadable", forKey: .state)
            try container.encode(problem, forKey: .problem)
        case .known(let known):
            try container.encode("known", forKey: .state)
            try container.encode(known, forKey: .known)
        }
    }
}

/// How many bytes a file has; `nil` where there is none.
func fileSize(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
}
