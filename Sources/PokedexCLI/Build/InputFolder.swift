import Glibc

/// A folder of small files that a build reads: the theme, or the site's own matter.
struct InputFolder: Sendable {
    /// One file.
    struct File: Sendable {
        /// Its path below the folder.
        let path: String
        /// Its content.
        let bytes: [UInt8]
    }

    /// Where it is, as the person named it.
    let path: String
    /// Its files, sorted by path.
    let files: [File]

    /// Reads all files of a folder. Databases are left out, since the one that counts has an option
    /// of its own, and so is what is hidden by a dot before its name.
    ///
    /// - Parameters:
    ///   - option: what names another folder on the command line.
    ///   - excluded: a folder of large files, which is not read where it is in this one.
    /// - Throws: ``FileError`` when the folder or a file cannot be read.
    init(path: String, option: CommandOption, except excluded: String? = nil) throws(FileError) {
        guard PokedexCLI.File(path: path).exists else {
            throw FileError(
                .read, path, Descriptor.Failure(code: ENOENT),
                remedy: "run this in the project's folder, or name \(option.summary) "
                    + "with \(option.spelling)")
        }
        var files = [File]()
        for name in try FileTree(path: path).files(except: excluded)
        where Self.counts(name) {
            let bytes = try PokedexCLI.File(path: "\(path)/\(name)").bytes()
            files.append(File(path: name, bytes: bytes))
        }
        self.path = path
        self.files = files
    }

    /// Whether a file is read: databases and what is hidden, such as an editor's, is not.
    private static func counts(_ name: String) -> Bool {
        !name.contains(".sqlite") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    /// The content of one of the files.
    ///
    /// - Throws: ``FileError`` when there is none of that name.
    func bytes(of name: String) throws(FileError) -> [UInt8] {
        if let file = files.first(where: { $0.path == name }) { return file.bytes }
        return try PokedexCLI.File(path: "\(path)/\(name)").bytes()
    }
}
