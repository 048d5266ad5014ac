import Foundation
import SiteChecker

/// Files for a test, by their path in a temporary folder.
struct TestFiles {
    var bytes: [String: [UInt8]] = [:]

    /// The text of `path`; nil takes the file away.
    subscript(path: String) -> String? {
        get { bytes[path].map { String(decoding: $0, as: UTF8.self) } }
        set { bytes[path] = newValue.map { Array($0.utf8) } }
    }

    /// Writes the files into a new folder, which is gone when `body` returns.
    func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "site-checker-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, content) in bytes {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content).write(to: file)
        }
        return try body(folder.path)
    }

    /// What the template checker says of the files, with paths relative to their folder.
    func templateFindings() throws -> [String] {
        try withFolder { folder in
            try TemplateChecker(directory: folder).check().map { finding in
                finding.description.replacing(folder + "/", with: "")
            }
        }
    }
}
