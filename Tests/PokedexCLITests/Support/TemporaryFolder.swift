import Foundation

/// A folder of a test's own, which goes when the test ends.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/pokedex-site-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The whole path of something in it.
    subscript(name: String) -> String { "\(path)/\(name)" }

    /// Writes a file, and the folders it needs; returns its whole path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try write(bytes: Array(text.utf8), to: name)
    }

    /// Writes a file, and the folders it needs; returns its whole path.
    @discardableResult
    func write(bytes: [UInt8], to name: String) throws -> String {
        let place = URL(fileURLWithPath: self[name])
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: place)
        return place.path
    }

    /// Gives something in it another name.
    func move(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: self[name], toPath: self[other])
    }

    /// Makes a folder in it.
    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: self[name], withIntermediateDirectories: true)
    }

    /// Deletes something in it.
    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: self[name])
    }

    /// The bytes of a file in it.
    func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: self[name])))
    }

    /// When a file in it was last modified.
    func modified(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: self[name])[.modificationDate] as? Date
    }

    /// Makes a named pipe in it.
    func makePipe(_ name: String) throws {
        guard mkfifo(self[name], 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
