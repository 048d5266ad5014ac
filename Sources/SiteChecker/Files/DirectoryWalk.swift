import Glibc

/// Lists the files below a folder.
struct DirectoryWalk {
    struct File {
        /// Relative to the folder, with slashes.
        let path: String
        let byteCount: Int
    }

    let directory: String
    private(set) var files: [File] = []

    /// All files below `directory`, sorted by path.
    static func files(in directory: String) throws(SiteCheckerError) -> [File] {
        var walk = DirectoryWalk(directory: directory)
        try walk.visit("")
        return walk.files.sorted { $0.path < $1.path }
    }

    private init(directory: String) {
        self.directory = directory
    }

    /// Adds what lies below `prefix`, which is empty or ends with a slash.
    private mutating func visit(_ prefix: String) throws(SiteCheckerError) {
        let folder = prefix.isEmpty ? directory : "\(directory)/\(prefix)"
        for name in try names(in: folder) {
            let path = prefix + name
            var status = stat()
            guard stat("\(directory)/\(path)", &status) == 0 else {
                throw Self.unreadable("\(directory)/\(path)")
            }
            if status.st_mode & S_IFMT == S_IFDIR {
                try visit(path + "/")
            } else {
                files.append(File(path: path, byteCount: Int(status.st_size)))
            }
        }
    }

    private func names(in folder: String) throws(SiteCheckerError) -> [String] {
        guard let stream = opendir(folder) else { throw Self.unreadable(folder) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { field in
                String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }

    private static func unreadable(_ path: String) -> SiteCheckerError {
        .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
}
