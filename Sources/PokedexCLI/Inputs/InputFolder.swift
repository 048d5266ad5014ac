/// A folder of small files that a build reads: the templates or the content.
struct InputFolder: Sendable {
    /// Where the files are.
    let folder: LayeredFolder
    /// Of each path the site's file, else the program's; sorted by path.
    let files: [InputFile]
    /// The program's files of which the site has others; sorted by path.
    let replaced: [InputFile]

    /// The site's folder, as the user gave it.
    var path: String { folder.path }

    /// Reads all files of a folder, except databases, which have an option of their own, and hidden
    /// files.
    ///
    /// - Parameters:
    ///   - names: the only files of the program that are read, if they exist; `nil` for all.
    ///   - excluded: folders of large files that are not read.
    /// - Throws: ``FileError`` when the folder or a file cannot be read.
    init(
        _ folder: LayeredFolder, basedOn names: [String]? = nil, except excluded: [String] = []
    ) throws(FileError) {
        try folder.requireFolder()
        var own = [InputFile]()
        if folder.exists {
            for name in try FileTree(path: folder.path).files(except: excluded)
            where Self.isInput(name) {
                own.append(try InputFile(name, in: folder.path))
            }
        }
        let paths = Set(own.map(\.path))
        let base = try Self.base(folder, names)
        self.folder = folder
        files = (own + base.filter { !paths.contains($0.path) })
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        replaced = base.filter { paths.contains($0.path) }
    }

    private static func base(
        _ folder: LayeredFolder, _ names: [String]?
    ) throws(FileError) -> [InputFile] {
        guard let base = folder.base else { return [] }
        var paths = [String]()
        if let names {
            paths = names.sorted().filter { File(path: "\(base)/\($0)").exists }
        } else {
            paths = try FileTree(path: base).files().filter(isInput)
        }
        var files = [InputFile]()
        for path in paths { files.append(try InputFile(path, in: base, isBuiltIn: true)) }
        return files
    }

    private static func isInput(_ name: String) -> Bool {
        !name.contains(".sqlite") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    /// The site's file and the program's, as ``LayeredFolder/versions(of:)`` has them.
    ///
    /// - Throws: ``FileError`` when there is no such file.
    func versions(of name: String) throws(FileError) -> [InputFile] {
        let versions = [files, replaced].compactMap { $0.first { $0.path == name } }
        return versions.isEmpty ? try folder.versions(of: name) : versions
    }
}
