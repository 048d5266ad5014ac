import Glibc

/// A file on disk.
struct File: Sendable {
    /// Where it is, as the person named it.
    let path: String

    /// All its bytes.
    ///
    /// - Throws: ``FileError`` when it is not there, is a folder or may not be read.
    func bytes() throws(FileError) -> [UInt8] {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else {
            throw FileError(.read, path, Descriptor.Failure(code: errno))
        }
        defer { close(number) }
        do {
            return try Descriptor(number: number).readToEnd()
        } catch {
            throw FileError(.read, path, error)
        }
    }

    /// How many bytes it has.
    ///
    /// - Throws: ``FileError`` when it is not there.
    func size() throws(FileError) -> Int {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw FileError(.read, path, Descriptor.Failure(code: errno))
        }
        return Int(status.st_size)
    }

    /// The path without links, or what it will be once something is made there; `nil` where there
    /// is no folder to make it in.
    var resolved: String? {
        if let known = Self.resolved(path) { return known }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let around = path.hasSuffix("/") ? String(path.dropLast()) : path
        let parent = around.dropLast(name.count)
        return Self.resolved(parent.isEmpty ? "." : String(parent)).map { "\($0)/\(name)" }
    }

    private static func resolved(_ path: String) -> String? {
        guard let absolute = realpath(path, nil) else { return nil }
        defer { free(absolute) }
        return String(cString: absolute)
    }

    /// Whether there is anything at the path, a file or a folder.
    var exists: Bool { access(path, F_OK) == 0 }
}
