import Diagnostics
import Platform

/// A file or folder, by the path that the user gave.
struct File: Sendable {
    let path: String

    var exists: Bool { access(path, F_OK) == 0 }

    /// - Throws: ``FileError`` when it does not exist, is a folder or cannot be read.
    func bytes() throws -> [UInt8] { try opened(to: .read, O_RDONLY) { try $0.read() } }

    /// The bytes of a regular file; of a longer one, hardly more than `limit`.
    ///
    /// - Throws: ``FileError`` when it does not exist, is anything else or cannot be read.
    func bytes(limit: Int) throws -> [UInt8] {
        // A named pipe would block otherwise.
        try opened(to: .read, O_RDONLY | O_NONBLOCK) { descriptor in
            var status = stat()
            guard fstat(descriptor.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                let isFolder = status.st_mode & S_IFMT == S_IFDIR
                throw FileError(
                    .read, path, isFolder ? EISDIR : EINVAL, remedy: "name a regular file")
            }
            return try descriptor.read(limit: limit)
        }
    }

    /// - Throws: ``FileError`` when it cannot be opened, or the error of the work.
    func opened<Result>(
        to action: FileError.Action, _ flags: Int32, mode: mode_t = 0o644,
        _ work: (Descriptor) throws -> Result
    ) throws -> Result {
        let number = open(path, flags | O_CLOEXEC, mode)
        guard number >= 0 else { throw FileError(action, path, errno) }
        defer { close(number) }
        return try work(Descriptor(number: number, name: path))
    }

    /// The number of bytes.
    func size() throws -> Int {
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileError(.read, path, errno) }
        return Int(status.st_size)
    }

    /// The absolute path without symbolic links. The file need not exist, but `nil` is returned when
    /// the folder around it does not.
    var resolved: String? {
        if let known = absolutePath(of: path) { return known }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
        let parent = trimmed.dropLast(name.count)
        return absolutePath(of: parent.isEmpty ? "." : String(parent)).map { "\($0)/\(name)" }
    }

    /// Whether it is the folder in which the program runs.
    var isCurrentFolder: Bool {
        FolderIdentity(path: path).map { $0 == FolderIdentity(path: ".") } ?? false
    }
}

/// A file that cannot be read or written.
struct FileError: Error, Hashable, CustomStringConvertible {
    enum Action: String, Sendable {
        case read, write
    }

    let action: Action
    /// The path, or the name of one of the console's streams.
    let path: String
    /// The `errno` of the call that failed.
    let code: Int32
    /// What to do, as the end of a sentence; `nil` when the reason makes it clear.
    let remedy: String?

    init(_ action: Action, _ path: String, _ code: Int32, remedy: String? = nil) {
        (self.action, self.path, self.code, self.remedy) = (action, path, code, remedy)
    }

    /// Whether the reader of a pipe has closed it, which needs no message.
    var isBrokenPipe: Bool { code == EPIPE }

    var diagnostic: Diagnostic {
        let reason = String(cString: strerror(code)) + (remedy.map { "; \($0)" } ?? "")
        if Console.names.contains(path) {
            return Diagnostic(path: "", message: "cannot \(action.rawValue) \(path): \(reason)")
        }
        let participle = action == .read ? "read" : "written"
        return Diagnostic(path: path, message: "cannot be \(participle): \(reason)")
    }

    var description: String { diagnostic.description }
}

/// A folder with everything in it.
struct FileTree: Sendable {
    let path: String

    /// The paths of all files at any depth, relative to the folder and sorted by their bytes.
    /// Symbolic links are followed. Entries that are neither files nor folders are left out.
    ///
    /// - Parameter excluded: folders to leave out, by any of their paths.
    func files(except excluded: [String] = []) throws -> [String] {
        var found = [String]()
        let identities = Set(excluded.compactMap { FolderIdentity(path: $0) })
        try collect("", except: identities, into: &found)
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether there is nothing in the folder.
    func isEmpty() throws -> Bool { try names(in: "").isEmpty }

    private func collect(
        _ folder: String, except excluded: Set<FolderIdentity>, into found: inout [String]
    ) throws {
        for name in try names(in: folder) {
            let entry = folder.isEmpty ? name : "\(folder)/\(name)"
            var status = stat()
            guard stat("\(path)/\(entry)", &status) == 0 else {
                throw FileError(.read, "\(path)/\(entry)", errno)
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR where excluded.contains(FolderIdentity(status)): break
            case S_IFDIR: try collect(entry, except: excluded, into: &found)
            case S_IFREG: found.append(entry)
            default: break
            }
        }
    }

    private func names(in folder: String) throws -> [String] {
        let folder = folder.isEmpty ? path : "\(path)/\(folder)"
        guard let names = Platform.names(inFolder: folder) else {
            throw FileError(.read, folder, errno)
        }
        return names
    }
}
