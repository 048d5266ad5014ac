import Foundation
import Synchronization

private let made = Mutex<[String]>([])

/// A folder of a test's own, removed when the process ends.
struct TemporaryFolder: Sendable {
    let path: String

    /// Makes a folder.
    ///
    /// - Parameter parent: where; the system's place for temporary files when not given.
    init(in parent: String = NSTemporaryDirectory()) throws {
        path =
            URL(fileURLWithPath: parent)
            .appendingPathComponent("pokedex-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        Self.removeAtExit(path)
    }

    /// Notes a folder, and on the first one that all are to be removed in the end.
    private static func removeAtExit(_ path: String) {
        let isFirst = made.withLock { made in
            made.append(path)
            return made.count == 1
        }
        guard isFirst else { return }
        atexit {
            for path in made.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// The path of a file in it.
    func file(_ name: String) -> String { "\(path)/\(name)" }

    /// The names of what is in it, sorted.
    func contents() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    /// Removes a file or folder in it.
    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: file(name))
    }

    /// Writes a file, making the folders it lies in.
    func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: file(name))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
