import Foundation
import Synchronization

private let standing = Mutex<Set<String>>([])

/// A folder of a test's own, which goes with its last user; at the latest when the process ends.
package final class TemporaryFolder: Sendable {
    /// Its whole path, without symbolic links, as messages show it.
    package let path: String

    /// Makes a folder.
    ///
    /// - Parameter parent: where; the system's place for temporary files when not given.
    package init(in parent: String = NSTemporaryDirectory()) throws {
        let around = URL(fileURLWithPath: parent).resolvingSymlinksInPath().path
        path = "\(around)/pokedex-site-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        Self.removeAtExit(path)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        standing.withLock { _ = $0.remove(path) }
    }

    private static let removal: Void = {
        atexit {
            for path in standing.withLock({ $0 }) {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
    }()

    private static func removeAtExit(_ path: String) {
        removal
        standing.withLock { _ = $0.insert(path) }
    }

    /// The whole path of something in it.
    package subscript(name: String) -> String { "\(path)/\(name)" }

    /// The names of what is in it, sorted.
    package func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    /// Writes a file, and the folders it needs; returns its whole path.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> String {
        try write(bytes: Array(text.utf8), to: name)
    }

    /// Writes a file, and the folders it needs; returns its whole path.
    @discardableResult
    package func write(bytes: [UInt8], to name: String) throws -> String {
        let place = URL(fileURLWithPath: self[name])
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: place)
        return place.path
    }

    /// Makes a folder in it, and those around it.
    package func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: self[name], withIntermediateDirectories: true)
    }

    package func makePipe(_ name: String) throws {
        guard mkfifo(self[name], 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Makes a symbolic link in it.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: self[name], withDestinationPath: target)
    }

    /// Gives something in it another name.
    package func move(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: self[name], toPath: self[other])
    }

    /// Deletes something in it.
    package func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: self[name])
    }

    /// The bytes of a file in it.
    package func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: self[name])))
    }

    /// The bytes of all files in it, by name.
    package func bytes() throws -> [String: [UInt8]] {
        let files = try names().map { ($0, try bytes(of: $0)) }
        return Dictionary(uniqueKeysWithValues: files)
    }

    /// The text of a file in it; `nil` where there is none.
    package func text(of name: String) -> String? {
        FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
    }

    /// When a file in it was last modified.
    package func modified(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: self[name])[.modificationDate] as? Date
    }
}
