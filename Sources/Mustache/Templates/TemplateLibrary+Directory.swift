import Diagnostics
import Platform

extension TemplateLibrary {
    /// Reads all templates, `*.mustache`, in some folders and the folders in them.
    ///
    /// A template's name is its path in the folder without the extension: `pages/move` for
    /// `pages/move.mustache`. Files and folders whose name starts with a dot are left out.
    ///
    /// - Parameter directories: the folders' paths; messages name files by them. A template in the
    ///   first ones replaces those of the same name in the others.
    /// - Throws: an error if a folder or a file cannot be read or is not UTF-8, if folders are more
    ///   than 32 deep, and for a mistake in a template.
    package convenience init(directories: [String]) throws {
        var files: [String: String] = [:]
        let suffix = ".mustache"
        for directory in directories.reversed() {
            for path in try TemplateFolder.files(in: directory, suffix: suffix) {
                files[String(path.dropLast(suffix.count))] = "\(directory)/\(path)"
            }
        }
        var templates: [String: Template] = [:]
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            templates[name] = try Template(bytes: TemplateFolder.bytes(ofFile: file), name: file)
        }
        self.init(templates)
    }
}

private enum TemplateFolder {
    static let deepestFolder = 32

    /// The paths of the files below a folder, sorted by their bytes.
    static func files(
        in directory: String, below folder: String = "", depth: Int = 0, suffix: String
    ) throws -> [String] {
        let path = folder.isEmpty ? directory : "\(directory)/\(folder)"
        guard depth <= deepestFolder else {
            throw DiagnosticError("folders are more than 32 deep", path: path)
        }
        var files: [String] = []
        guard let names = names(inFolder: path) else { throw unreadable(path) }
        for name in names.sorted() where !name.hasPrefix(".") {
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

    static func bytes(ofFile path: String) throws -> [UInt8] {
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

    private static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func unreadable(_ path: String) -> DiagnosticError {
        DiagnosticError("it cannot be read: \(String(cString: strerror(errno)))", path: path)
    }
}
