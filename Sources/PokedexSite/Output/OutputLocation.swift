import Glibc

/// Where the output folder is, or will be: a name in an existing folder, symbolic links resolved.
struct OutputLocation: Equatable, Sendable {
    /// The output as the user wrote it, for messages.
    let output: String
    /// The absolute path of the folder that holds the output folder.
    let parent: String
    /// The name of the output folder in it.
    let name: String

    /// Looks where the path leads; nothing has to be there but the folder around it.
    ///
    /// - Throws: ``PublicationError`` when something other than a folder is there, or the folder
    ///   around it is missing.
    init(_ output: String) throws(PublicationError) {
        let trimmed = Self.trimmed(output)
        guard !trimmed.isEmpty else { throw .outputIsNotAFolder(output) }
        let place: (parent: String, name: String)
        if let existing = try Self.resolvedFolder(trimmed) {
            place = existing
        } else {
            place = try Self.newFolder(trimmed)
        }
        // The top of the file system has no name and no folder around it.
        guard !place.name.isEmpty else { throw .mountPoint(output) }
        self.output = trimmed
        (parent, name) = place
    }

    /// The path of an existing folder; nil when nothing exists there.
    private static func resolvedFolder(
        _ output: String
    ) throws(PublicationError) -> (parent: String, name: String)? {
        var status = stat()
        guard stat(output, &status) == 0 else {
            guard errno == ENOENT else { throw DirectoryHandle.working.failure("look at", output) }
            guard try DirectoryHandle.working.status(of: output) == nil else {
                throw .brokenLink(output)
            }
            return nil
        }
        guard FileStatus(status).kind == .folder else { throw .outputIsNotAFolder(output) }
        return try split(resolved(output))
    }

    /// The path of a folder that is still to be made.
    private static func newFolder(
        _ output: String
    ) throws(PublicationError) -> (parent: String, name: String) {
        let (parent, name) = split(output)
        let around = parent.isEmpty ? (output.hasPrefix("/") ? "/" : ".") : parent
        guard try isFolder(around) else { throw .missingParent(output, parent: around) }
        return (try resolved(around), name)
    }

    private static func isFolder(_ path: String) throws(PublicationError) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return FileStatus(status).kind == .folder }
        guard errno == ENOENT else { throw DirectoryHandle.working.failure("look at", path) }
        return false
    }

    private static func resolved(_ path: String) throws(PublicationError) -> String {
        guard let absolute = realpath(path, nil) else {
            throw DirectoryHandle.working.failure("find", path)
        }
        defer { free(absolute) }
        return String(cString: absolute)
    }

    /// Cuts a path at its last slash.
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
