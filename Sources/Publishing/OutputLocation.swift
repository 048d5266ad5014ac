import Platform

/// Where the output folder is or will be: a name in an existing folder. Symbolic links are resolved.
struct OutputLocation: Equatable, Sendable {
    /// The path as the user gave it, for messages.
    let output: String
    /// The absolute path of the folder that contains the output folder.
    let parent: String
    let name: String

    /// Resolves a path. The folder around it must exist; the output folder need not.
    ///
    /// - Throws: ``PublicationError`` when it is something other than a folder, or the folder around
    ///   it is missing.
    init(_ output: String) throws {
        let trimmed = Self.trimmed(output)
        guard !trimmed.isEmpty else { throw PublicationError.outputIsNotAFolder(output) }
        self.output = trimmed
        if let existing = try Self.resolvedFolder(trimmed) {
            (parent, name) = existing
        } else {
            (parent, name) = try Self.newFolder(trimmed)
        }
        // The root of the file system has no name.
        guard !name.isEmpty else { throw PublicationError.mountPoint(output) }
    }

    /// An existing folder; `nil` when there is nothing.
    private static func resolvedFolder(_ output: String) throws -> (parent: String, name: String)? {
        guard let kind = try kind(of: output) else {
            guard try DirectoryHandle.working.status(of: output) == nil else {
                throw PublicationError.brokenLink(output)
            }
            return nil
        }
        guard kind == .folder else { throw PublicationError.outputIsNotAFolder(output) }
        return try split(resolved(output))
    }

    /// A folder that does not exist yet.
    private static func newFolder(_ output: String) throws -> (parent: String, name: String) {
        let (parent, name) = split(output)
        let around = parent.isEmpty ? (output.hasPrefix("/") ? "/" : ".") : parent
        guard try kind(of: around) == .folder else {
            throw PublicationError.missingParent(output, parent: around)
        }
        return (try resolved(around), name)
    }

    /// What is at a path, or where the link there leads; `nil` when there is nothing.
    private static func kind(of path: String) throws -> FileStatus.Kind? {
        var status = stat()
        if stat(path, &status) == 0 { return FileStatus(status).kind }
        guard errno == ENOENT else { throw DirectoryHandle.working.failure("look at", path) }
        return nil
    }

    private static func resolved(_ path: String) throws -> String {
        guard let absolute = absolutePath(of: path) else {
            throw DirectoryHandle.working.failure("find", path)
        }
        return absolute
    }

    /// Divides a path at its last slash.
    private static func split(_ path: String) -> (parent: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path) }
        let parent = slash == path.startIndex ? "/" : String(path[..<slash])
        return (parent, String(path[path.index(after: slash)...]))
    }

    /// The path without slashes at its end.
    private static func trimmed(_ path: String) -> String {
        var path = path
        while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
        return path
    }
}
