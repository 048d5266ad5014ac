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
    /// Its files but databases, sorted by path.
    let files: [File]

    /// Reads all files of a folder. Databases are left out: the one that counts has an option of
    /// its own.
    ///
    /// - Throws: ``FileError`` when the folder or a file cannot be read.
    init(path: String) throws(FileError) {
        var files = [File]()
        for name in try FileTree(path: path).files() where !name.contains(".sqlite") {
            let bytes = try PokedexCLI.File(path: "\(path)/\(name)").bytes()
            files.append(File(path: name, bytes: bytes))
        }
        self.path = path
        self.files = files
    }

    /// The content of one of the files.
    ///
    /// - Throws: ``FileError`` when there is none of that name.
    func bytes(of name: String) throws(FileError) -> [UInt8] {
        if let file = files.first(where: { $0.path == name }) { return file.bytes }
        return try PokedexCLI.File(path: "\(path)/\(name)").bytes()
    }
}
