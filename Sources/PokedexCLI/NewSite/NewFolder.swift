import Platform

/// A folder that is made with files, or filled if it is empty: completely, or not at all.
struct NewFolder {
    /// As the user gave it.
    let path: String

    /// Makes the folder, those around it, and the files with their folders. After an error, nothing of
    /// that is left.
    ///
    /// - Throws: ``OccupiedFolder`` when the folder has entries, or its path is that of a file, and
    ///   ``FileError`` when something cannot be written.
    func write(_ files: [NewSite.NewFile]) throws {
        try requireFree()
        var made = [String]()
        do {
            try makeFolders(of: path, recording: &made)
            for file in files {
                let file = (path: "\(path)/\(file.path)", bytes: file.bytes)
                let names = file.path.split(separator: "/", omittingEmptySubsequences: false)
                try makeFolders(of: names.dropLast().joined(separator: "/"), recording: &made)
                try Self.create(file.path, file.bytes, recording: &made)
            }
        } catch {
            for entry in made.reversed() { remove(entry) }
            throw error
        }
    }

    private func requireFree() throws {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard lstat(path, &status) != 0 else {
                throw OccupiedFolder(path: path, isFolder: false)
            }
            return
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw OccupiedFolder(path: path, isFolder: false)
        }
        guard try FileTree(path: path).isEmpty() else {
            throw OccupiedFolder(path: path, isFolder: true)
        }
    }

    /// Makes a folder and those around it, unless they exist.
    private func makeFolders(
        of path: String, recording made: inout [String]
    ) throws(FileError) {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        for count in 1...names.count {
            let folder = names.prefix(count).joined(separator: "/")
            if folder.isEmpty { continue }
            if mkdir(folder, 0o777) == 0 {
                made.append(folder)
            } else if errno != EEXIST {
                throw FileError(.write, folder, Descriptor.Failure(code: errno))
            }
        }
    }

    private static func create(
        _ path: String, _ bytes: [UInt8], recording made: inout [String]
    ) throws(FileError) {
        let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard number >= 0 else {
            throw FileError(.write, path, Descriptor.Failure(code: errno))
        }
        defer { close(number) }
        made.append(path)
        do {
            try Descriptor(number: number).write(bytes)
        } catch {
            throw FileError(.write, path, error)
        }
    }
}

/// A folder for a new site that is not empty, or no folder.
struct OccupiedFolder: Error, Hashable, CustomStringConvertible {
    let path: String
    let isFolder: Bool

    var description: String {
        let state = isFolder ? "the folder is not empty" : "this is not a folder"
        return "\(path): \(state); nothing was changed. Name a new folder, or an empty one"
    }
}
