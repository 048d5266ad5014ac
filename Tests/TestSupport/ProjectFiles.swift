import Foundation

/// The project's own files, as tests read them.
package enum ProjectFiles {
    /// The project's folder.
    package static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The path of a file or folder of the project.
    package static func path(of name: String) -> String {
        folder.appendingPathComponent(name).path
    }

    /// Whether there is such a file.
    package static func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: path(of: name))
    }

    /// The bytes of a file of the project.
    ///
    /// - Throws: an error of Foundation's when it cannot be read.
    package static func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// The files below a folder with their bytes, sorted by path.
    ///
    /// - Throws: an error of Foundation's when one cannot be read.
    package static func files(in name: String) throws -> [(path: String, bytes: [UInt8])] {
        let folder = folder.appendingPathComponent(name)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return try paths.compactMap { path in
            let file = folder.appendingPathComponent(path)
            let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
            return isFile == true ? (path, Array(try Data(contentsOf: file))) : nil
        }
    }
}
