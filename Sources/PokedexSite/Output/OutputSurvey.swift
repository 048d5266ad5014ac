import CLinux
import Glibc
import Parallelism

/// All that is in an output folder, the builder's own files told apart from those of others.
struct OutputSurvey: Sendable {
    /// A folder, and whether outputs are in it.
    struct Folder: Sendable {
        let path: EntryPath
        let isOwn: Bool
    }

    /// The outputs, without the record. Whatever has such a path and is no folder counts as one.
    private(set) var ownFiles: [EntryPath] = []
    /// Files, links and the like that the builder did not make.
    private(set) var foreignFiles: [EntryPath] = []
    /// The folders, those of the top first, then those in them, and so on.
    private(set) var levels: [[Folder]] = []

    /// The folders that the builder did not make, each after the one it is in.
    var foreignFolders: [EntryPath] {
        levels.joined().filter { !$0.isOwn }.map(\.path)
    }

    /// Lists an output folder.
    ///
    /// - Throws: ``PublicationError/mountPointInside(_:path:)``: what is mounted can neither be
    ///   linked into a new output folder nor be deleted with the old one.
    init(of root: DirectoryHandle, _ ownership: OutputOwnership) throws(PublicationError) {
        let ownFolders = ownership.folders()
        var level = [Folder(path: .top, isOwn: true)]
        while !level.isEmpty {
            let listings = try WorkerPool(jobs: 2).map(level) { folder throws(PublicationError) in
                try Self(of: root.entries(of: folder.path), in: root, ownership, ownFolders)
            }
            ownFiles += listings.flatMap(\.ownFiles)
            foreignFiles += listings.flatMap(\.foreignFiles)
            level = listings.flatMap { $0.levels.joined() }
            if !level.isEmpty { levels.append(level) }
        }
    }

    /// Sorts the entries of one folder.
    private init(
        of entries: [DirectoryEntry], in root: DirectoryHandle, _ ownership: OutputOwnership,
        _ ownFolders: Set<OutputPath>
    ) throws(PublicationError) {
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

    /// Deletes the outputs, and the folders that are empty then. The record stays: who is killed
    /// here leaves it to the next build to tell what else is the builder's.
    func removeOwnFiles(from root: DirectoryHandle) throws(PublicationError) {
        _ = try WorkerPool(jobs: 2).map(ownFiles) { path throws(PublicationError) in
            try root.removeFile(path.characters)
        }
        for level in levels.reversed() {
            _ = try WorkerPool(jobs: 2).map(level) { folder throws(PublicationError) in
                try root.removeFolderIfEmpty(folder.path.characters)
            }
        }
    }

    private static func refuseMountPoint(
        _ entry: DirectoryEntry, in root: DirectoryHandle
    ) throws(PublicationError) {
        let answer = clinux_is_mount_point(root.descriptor, entry.path.characters)
        guard answer >= 0 || errno == ENOENT else {
            throw root.failure("look at", entry.path.characters)
        }
        if answer == 1 { throw .mountPointInside(root.path, path: entry.path.text) }
    }
}
