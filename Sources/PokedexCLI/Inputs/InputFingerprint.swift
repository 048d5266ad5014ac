import Parallelism
import Platform
import Publishing

/// The hash of everything that a build reads. While it stays the same, so does the website.
struct InputFingerprint: Hashable, Sendable {
    let hash: ContentHash

    /// The file of the running program.
    static let program = programPath

    /// Hashes the program and the database, which are large, on two threads, and then the rest.
    ///
    /// - Parameter options: the options that change the website, with their values.
    /// - Throws: ``FileError`` or `PublicationError` when a file cannot be read.
    init(
        database: String, program: String = Self.program, folders: [InputFolder],
        options: [(name: String, value: String)]
    ) throws {
        let programHash = BackgroundTask { () throws(PublicationError) in
            try ContentHash(contentsOfFile: program)
        }
        var hasher = ContentHasher()
        hasher.combine(try ContentHash(contentsOfFile: database))
        for folder in folders {
            hasher.combine(number: UInt64(folder.files.count))
            for file in folder.files {
                hasher.combine(file.path)
                hasher.combine(file.bytes.withUnsafeBytes { ContentHash(of: $0) })
            }
        }
        for option in options {
            hasher.combine(option.name)
            hasher.combine(option.value)
        }
        hasher.combine(try programHash.value())
        hash = hasher.finish()
    }
}

/// A folder of small files that a build reads: the templates or the content.
struct InputFolder: Sendable {
    struct File: Equatable, Sendable {
        /// Relative to the folder.
        let path: String
        let bytes: [UInt8]
    }

    /// As the user gave it.
    let path: String
    /// Sorted by path.
    let files: [File]

    /// Reads all files of a folder, except databases, which have an option of their own, and hidden
    /// files.
    ///
    /// - Parameters:
    ///   - option: the option that names the folder.
    ///   - excluded: folders of large files that are not read.
    /// - Throws: ``FileError`` when the folder or a file cannot be read.
    init(path: String, option: CommandOption, except excluded: [String] = []) throws(FileError) {
        guard PokedexCLI.File(path: path).exists else {
            throw FileError(
                .read, path, Descriptor.Failure(code: ENOENT),
                remedy: "run this in the folder of the project, or name \(option.summary) "
                    + "with \(option.spelling)")
        }
        var files = [File]()
        for name in try FileTree(path: path).files(except: excluded) where Self.isInput(name) {
            let bytes = try PokedexCLI.File(path: "\(path)/\(name)").bytes()
            files.append(File(path: name, bytes: bytes))
        }
        self.path = path
        self.files = files
    }

    private static func isInput(_ name: String) -> Bool {
        !name.contains(".sqlite") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    /// - Throws: ``FileError`` when there is no such file.
    func bytes(of name: String) throws(FileError) -> [UInt8] {
        if let file = files.first(where: { $0.path == name }) { return file.bytes }
        return try PokedexCLI.File(path: "\(path)/\(name)").bytes()
    }
}
