import Platform

extension TemplateLibrary {
    /// Reads all templates in a folder and the folders in it.
    ///
    /// A template's name is its path in the folder without the extension: `pages/move` for
    /// `pages/move.mustache`. Files and folders whose name starts with a dot are left out.
    ///
    /// - Parameters:
    ///   - directory: the folder's path; messages name files by it.
    ///   - extension: the files' extension, without the dot. Other files are left out.
    /// - Throws: `TemplateError` if the folder or a file cannot be read or is not UTF-8, if folders
    ///   are more than 32 deep, and for a mistake in a template.
    package convenience init(
        directory: String,
        extension: String = "mustache"
    ) throws(TemplateError) {
        try self.init(directories: [directory], extension: `extension`)
    }

    /// Reads all templates in several folders, as ``init(directory:extension:)`` does in one.
    ///
    /// - Parameter directories: a template in the first ones replaces those of the same name in the
    ///   others.
    package convenience init(
        directories: [String],
        extension: String = "mustache"
    ) throws(TemplateError) {
        var files: [String: String] = [:]
        let suffix = "." + `extension`
        for directory in directories.reversed() {
            for path in try TemplateFolder.files(in: directory, suffix: suffix) {
                files[String(path.dropLast(suffix.count))] = "\(directory)/\(path)"
            }
        }
        var templates: [String: Template] = [:]
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            templates[name] = try Template(
                bytes: TemplateFolder.bytes(ofFile: file), name: file)
        }
        self.init(templates)
    }
}

private enum TemplateFolder {
    static let deepestFolder = 32

    /// The paths of the files below a folder, sorted by their bytes.
    static func files(
        in directory: String,
        below folder: String = "",
        depth: Int = 0,
        suffix: String
    ) throws(TemplateError) -> [String] {
        let path = folder.isEmpty ? directory : "\(directory)/\(folder)"
        guard depth <= deepestFolder else {
            throw TemplateError(path: path, message: "folders are more than 32 deep")
        }
        var files: [String] = []
        for name in try entries(of: path) {
            let inside = folder.isEmpty ? name : "\(folder)/\(name)"
            if isDirectory("\(directory)/\(inside)") {
                files += try self.files(
                    in: directory, below: inside, depth: depth + 1, suffix: suffix)
            } else if name.hasSuffix(suffix) {
                files.append(inside)
            }
        }
        return files
    }

    static func bytes(ofFile path: String) throws(TemplateError) -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw unreadable(path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            bytes += chunk[..<count]
            if count < chunk.count { break }
        }
        if ferror(file) != 0 { throw unreadable(path) }
        return bytes
    }

    private static func entries(of path: String) throws(TemplateError) -> [String] {
        guard let directory = opendir(path) else { throw unreadable(path) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    private static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func unreadable(_ path: String) -> TemplateError {
        let reason = String(cString: strerror(errno))
        return TemplateError(path: path, message: "it cannot be read: \(reason)")
    }
}
