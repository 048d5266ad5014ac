import Glibc

/// A folder with all that is in it.
struct FileTree: Sendable {
    /// Where it is, as the person named it.
    let path: String

    /// The paths of all files in it and in the folders below, relative to it, sorted by their
    /// bytes; links are followed, and what is neither file nor folder is left out.
    ///
    /// - Parameter excluded: a folder that is left out should it be among them, by any path.
    /// - Throws: ``FileError`` when a folder cannot be read.
    func files(except excluded: String? = nil) throws(FileError) -> [String] {
        var found = [String]()
        let identity = excluded.flatMap { Identity(path: $0) }
        try collect("", except: identity, into: &found)
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// What makes a folder the same one under all its names.
    private struct Identity: Equatable {
        let device: dev_t
        let inode: ino_t

        init(_ status: stat) {
            device = status.st_dev
            inode = status.st_ino
        }

        init?(path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            self.init(status)
        }
    }

    private func collect(
        _ folder: String, except excluded: Identity?, into found: inout [String]
    ) throws(FileError) {
        for name in try names(in: folder) {
            let entry = folder.isEmpty ? name : "\(folder)/\(name)"
            var status = stat()
            guard stat("\(path)/\(entry)", &status) == 0 else {
                throw FileError(.read, "\(path)/\(entry)", Descriptor.Failure(code: errno))
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR where Identity(status) == excluded: break
            case S_IFDIR: try collect(entry, except: excluded, into: &found)
            case S_IFREG: found.append(entry)
            default: break
            }
        }
    }

    private func names(in folder: String) throws(FileError) -> [String] {
        let place = folder.isEmpty ? path : "\(path)/\(folder)"
        guard let stream = opendir(place) else {
            throw FileError(.read, place, Descriptor.Failure(code: errno))
        }
        defer { closedir(stream) }
        var names = [String]()
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
