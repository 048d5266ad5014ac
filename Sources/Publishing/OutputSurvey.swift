import CPlatform
import Parallelism
import Platform

/// The content of an output folder, divided into the build's own files and foreign ones. Foreign is
/// everything that a user or another program put there.
struct OutputSurvey: Sendable {
    struct Folder: Sendable {
        let path: EntryPath
        /// Whether the folder contains outputs.
        let isOwn: Bool
    }

    /// The outputs, without the record. An entry of any kind but a folder counts as an output when
    /// it has the path of one.
    private(set) var ownFiles: [EntryPath] = []
    /// Foreign files, symbolic links and the like.
    private(set) var foreignFiles: [EntryPath] = []
    /// The folders at each depth, starting with those of the output folder itself.
    private(set) var levels: [[Folder]] = []

    /// The folders without outputs, each after the one that contains it.
    var foreignFolders: [EntryPath] { levels.joined().filter { !$0.isOwn }.map(\.path) }

    /// Lists an output folder.
    ///
    /// - Throws: ``PublicationError/mountPointInside(_:path:)``: a mounted file system can neither be
    ///   linked into a new output folder nor be deleted with the old one.
    init(of root: DirectoryHandle, _ ownership: OutputOwnership, _ pool: WorkerPool) throws {
        let ownFolders = ownership.folders()
        var level = [Folder(path: .top, isOwn: true)]
        while !level.isEmpty {
            let listings = try pool.map(level) { folder in
                try Self(of: root.entries(of: folder.path), in: root, ownership, ownFolders)
            }
            ownFiles += listings.flatMap(\.ownFiles)
            foreignFiles += listings.flatMap(\.foreignFiles)
            level = listings.flatMap { $0.levels.joined() }
            if !level.isEmpty { levels.append(level) }
        }
    }

    /// Divides the entries of one folder.
    private init(
        of entries: [DirectoryEntry], in root: DirectoryHandle, _ ownership: OutputOwnership,
        _ ownFolders: Set<OutputPath>
    ) throws {
        var folders: [Folder] = []
        for entry in entries {
            let path = entry.path.outputPath
            try Self.refuseMountPoint(entry, in: root)
            if entry.kind == .folder {
                let isOwn = path.map(ownFolders.contains) ?? false
                folders.append(Folder(path: entry.path, isOwn: isOwn))
            } else if let path, ownership.files[path] != nil {
                ownFiles.append(entry.path)
            } else if path?.text != OutputRecord.fileName {
                foreignFiles.append(entry.path)
            }
        }
        levels = [folders]
    }

    /// Deletes the outputs, and the folders that are empty afterwards. The record stays: should the
    /// build be killed here, the next one still knows which files belong to a build.
    func removeOwnFiles(from root: DirectoryHandle, _ pool: WorkerPool) throws {
        _ = try pool.map(ownFiles) { try root.removeFile($0.characters) }
        for level in levels.reversed() {
            _ = try pool.map(level) { try root.removeFolderIfEmpty($0.path.characters) }
        }
    }

    private static func refuseMountPoint(
        _ entry: DirectoryEntry, in root: DirectoryHandle
    ) throws {
        let answer = platform_is_mount_point(root.descriptor, entry.path.characters)
        guard answer >= 0 || errno == ENOENT else {
            throw root.failure("look at", entry.path.characters)
        }
        if answer == 1 {
            throw PublicationError.mountPointInside(root.path, path: entry.path.text)
        }
    }
}
