import Diagnostics
import Platform
import Publishing

/// A folder of pictures that is copied along into the site, laid out as the repository
/// PokeAPI/sprites (`pokemon/25.png`, `pokemon/other/home/25.png` and so on), or by a pattern.
///
/// Only named pictures are looked at; a picture that is not there is not on the site.
package struct PictureFolder: Hashable, Sendable {
    /// Where it is, as the person named it.
    package let path: String
    /// How many pictures are named.
    package let namedCount: Int
    /// The named pictures that are not there, in the order of the names.
    package let missing: [String]
    /// What tells whether a picture was added, removed or altered: paths, sizes, inodes and times,
    /// those that only the kernel sets among them. The contents, which may be a gigabyte, go
    /// unread.
    package let version: ContentHash
    /// The paths of the pictures that are there.
    let files: Set<String>

    /// The most bytes that a picture may have; those of the repository have less than a million.
    static let sizeLimit = 16 << 20

    /// Looks which pictures are there.
    ///
    /// - Parameters:
    ///   - path: the folder, which may be a symbolic link to one.
    ///   - names: the pictures, as paths below the folder, sorted.
    ///   - layout: what the paths follow, for a message that nothing is there.
    /// - Throws: an error when there is no such folder, none of the pictures is in it,
    ///   or a symbolic link or anything but a file is in the place of one.
    package init(
        path: String, names: [String], layout: String = "in the repository PokeAPI/sprites"
    ) throws {
        let folder = try Self.open(path)
        try Self.requireFolders(around: names, in: folder)
        let statuses = try names.map { try Self.status(of: $0, in: folder) }
        var hasher = ContentHasher()
        var files: Set<String> = []
        for (name, status) in zip(names, statuses) {
            guard let status else { continue }
            files.insert(name)
            hasher.combine(name)
            hasher.combine(status)
        }
        if let example = names.first, files.isEmpty {
            throw DiagnosticError(
                "none of the \(names.count) pictures is there; they are laid out as "
                    + "\(layout): \(folder.location(of: example))",
                path: path)
        }
        self.path = path
        namedCount = names.count
        missing = names.filter { !files.contains($0) }
        version = hasher.finish()
        self.files = files
    }

    /// What is wrong with the pictures, each of which is read.
    package var faults: [Diagnostic] {
        files.sorted().flatMap { name -> [Diagnostic] in
            do {
                _ = try bytes(of: name)
                return []
            } catch {
                return (error as? DiagnosticError)?.diagnostics ?? [
                    Diagnostic(path: path, text: "\(error)")
                ]
            }
        }
    }

    /// - Throws: an error when it cannot be read, or is no file of a likely size and of
    ///   the format that its name ends in.
    func bytes(of name: String) throws -> [UInt8] {
        let folder = try Self.open(path)
        guard let status = try Self.status(of: name, in: folder) else {
            throw DiagnosticError(
                "the picture was deleted during the build; build again",
                path: folder.location(of: name))
        }
        guard status.size <= Self.sizeLimit else {
            throw DiagnosticError(
                "\(status.size) bytes are too many for a picture on a page, which has "
                    + "at most \(Self.sizeLimit)",
                path: folder.location(of: name))
        }
        let bytes: [UInt8]?
        do {
            bytes = try folder.contents(of: name)
        } catch {
            throw DiagnosticError(error, at: folder.location(of: name))
        }
        let format = PictureFormat(path: name) ?? .png
        guard let bytes, format.isBeginning(of: bytes) else {
            throw DiagnosticError(
                "this is no \(format.name) file; replace it, or delete it to do without",
                path: folder.location(of: name))
        }
        return bytes
    }
}

extension PictureFolder {
    private static func open(_ path: String) throws -> DirectoryHandle {
        let descriptor = Platform.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw DiagnosticError(
                "the folder of pictures that site.json names cannot be opened: "
                    + systemReason(errno),
                path: path)
        }
        return DirectoryHandle(descriptor: descriptor, path: path)
    }

    /// Refuses links in place of the folders on the way to the pictures.
    private static func requireFolders(around names: [String], in folder: DirectoryHandle) throws {
        var folders: Set<Substring> = []
        for name in names {
            var around = name[...]
            while let slash = around.lastIndex(of: "/") {
                around = around[..<slash]
                guard folders.insert(around).inserted else { break }
            }
        }
        for around in folders.sorted() {
            let name = String(around)
            guard let status = try anyStatus(of: name, in: folder) else { continue }
            guard status.kind == .folder else {
                throw DiagnosticError.misplaced(
                    status.kind, at: folder.location(of: name), expected: "folder")
            }
        }
    }

    /// What the file system says of a picture; `nil` when it is not there.
    private static func status(of name: String, in folder: DirectoryHandle) throws -> FileStatus? {
        let status = try anyStatus(of: name, in: folder)
        if let status, status.kind != .file {
            throw DiagnosticError.misplaced(
                status.kind, at: folder.location(of: name), expected: "picture")
        }
        return status
    }

    private static func anyStatus(
        of name: String, in folder: DirectoryHandle
    ) throws -> FileStatus? {
        do {
            return try folder.status(of: name)
        } catch {
            throw DiagnosticError(error, at: folder.location(of: name))
        }
    }
}

extension DiagnosticError {
    /// The error of a call that the system refused.
    fileprivate init(_ error: any Error, at picture: String) {
        let code = (error as? PublicationError)?.code
        let reason = if let code { systemReason(code) } else { "\(error)" }
        self.init("the picture cannot be read: \(reason)", path: picture)
    }

    /// Something else in the place of a picture, or of a folder around some.
    fileprivate static func misplaced(
        _ kind: FileStatus.Kind, at place: String, expected: String
    ) -> DiagnosticError {
        DiagnosticError(
            kind == .symbolicLink
                ? "symbolic links to pictures are not followed; put the \(expected) itself there"
                : "this is no \(expected); replace it, or delete it to do without",
            path: place)
    }
}
