/// Every file of a built site, and which folders there are.
struct SiteFiles: Sendable {
    struct File: Sendable {
        /// Relative to the site's folder, with slashes: `en/pokemon/pikachu/index.html`.
        let path: String
        let kind: FileKind
        let byteCount: Int

        /// The path up to and with its last slash; empty at the root.
        var folder: String {
            guard let slash = path.lastIndex(of: "/") else { return "" }
            return String(path[...slash])
        }

        /// `en` or `ja` if the file lies in that language's folder.
        var language: String? {
            SiteFiles.languages.first { path.hasPrefix($0 + "/") }
        }
    }

    /// The site's languages, each in a folder of its name.
    static let languages = ["en", "ja"]

    let directory: String
    /// Sorted by path.
    let files: [File]
    private let indexByPath: [UInt64: Int]
    private let folders: Set<UInt64>

    /// Lists `directory`, the folder of a built site.
    init(directory: String) throws(SiteCheckerError) {
        self.directory = directory
        files = try DirectoryWalk.files(in: directory).map { file in
            File(path: file.path, kind: FileKind(path: file.path), byteCount: file.byteCount)
        }
        var indexByPath: [UInt64: Int] = [:]
        var folders: Set<UInt64> = []
        for (index, file) in files.enumerated() {
            indexByPath[ByteHash.of(file.path)] = index
            folders.formUnion(Self.folders(above: file.path).map { ByteHash.of($0) })
        }
        self.indexByPath = indexByPath
        self.folders = folders
    }

    /// The place in `files` of the file at `path`, or nil if there is none.
    func index(of path: [UInt8]) -> Int? {
        indexByPath[ByteHash.of(path)]
    }

    /// Whether `path`, written without a slash at its end, is a folder.
    func isFolder(_ path: [UInt8]) -> Bool {
        folders.contains(ByteHash.of(path))
    }

    private static func folders(above path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
}
