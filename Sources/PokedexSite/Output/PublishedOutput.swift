import CLinux
import Glibc
import Parallelism

/// The output folder as the last build left it, and what others did to it since.
final class PublishedOutput: Sendable {
    let folder: DirectoryHandle
    let status: FileStatus
    /// nil when no build has written here yet.
    let record: OutputRecord?
    let ownership: OutputOwnership
    /// What is in the place of each entry of the record; nil where nothing is.
    let statuses: [FileStatus?]
    /// Whether the seal shows that no output was altered.
    let isSealed: Bool
    /// The permissions that the build gave its files, the record among them.
    private let fileMode: mode_t

    /// Looks at the output folder.
    ///
    /// - Returns: nil when there is no such folder.
    /// - Throws: ``PublicationError`` when a build must not, or cannot, replace the folder.
    init?(at location: OutputLocation, in parent: DirectoryHandle) throws(PublicationError) {
        guard let found = try parent.status(of: location.name) else { return nil }
        guard found.kind == .folder else { throw .outputIsNotAFolder(location.output) }
        let folder = try Self.open(location, in: parent)
        let record = try OutputRecord(in: folder)
        if record == nil { try Self.refuseForeignContent(of: folder) }
        let recordStatus = try folder.status(of: OutputRecord.fileName)
        let ownership = OutputOwnership(record)
        let statuses = try folder.statuses(of: record, in: ownership.folders())
        isSealed =
            if let record, let recordStatus {
                OutputSeal(of: record, statuses)?.isOn(recordStatus) ?? false
            } else { false }
        fileMode = recordStatus?.mode ?? 0o644
        self.ownership = ownership
        (self.folder, status, self.record, self.statuses) = (folder, found, record, statuses)
    }

    /// Whether every output is as the build made it.
    func isUnaltered() -> Bool {
        // There is no seal when an output is missing or has another size: nothing to read then.
        guard let record, OutputSeal(of: record, statuses) != nil else { return false }
        return WorkerPool(jobs: 2).map(record.entries) { status(of: $0) != nil }.allSatisfy(\.self)
    }

    /// What is there of an output of this very content, as a build made it; nil when it is not
    /// there, is altered, or cannot be read, and has to be made anew.
    func status(of entry: OutputRecord.Entry) -> FileStatus? {
        guard let record, let position = ownership.files[entry.path],
            record.entries[position] == entry, let status = statuses[position]
        else { return nil }
        if isSealed { return status }
        guard status.kind == .file, status.size == entry.size, status.mode == fileMode,
            let hash = try? folder.contentHash(of: entry.path.text), hash == entry.hash
        else { return nil }
        return status
    }

    private static func open(
        _ location: OutputLocation, in parent: DirectoryHandle
    ) throws(PublicationError) -> DirectoryHandle {
        guard clinux_is_mount_point(parent.descriptor, location.name) != 1 else {
            throw .mountPoint(location.output)
        }
        // Exchanging a folder rewrites its "..", so that it must be writable itself.
        guard faccessat(parent.descriptor, location.name, R_OK | W_OK | X_OK, AT_EACCESS) == 0
        else { throw .notWritable(folder: location.output, code: errno) }
        return try parent.folder(location.name, shownAs: location.output)
    }

    /// A folder without a record is taken only when nothing but placeholders is in it.
    private static func refuseForeignContent(of folder: DirectoryHandle) throws(PublicationError) {
        let foreign = try folder.entries().filter { entry in
            !(entry.kind == .file && entry.path.text.hasPrefix("."))
        }
        if let example = foreign.map(\.path.text).min() {
            throw .foreignFolder(folder.path, example: example)
        }
    }
}

extension DirectoryHandle {
    /// What is in the place of each entry of the record; nil where nothing is, or where a link
    /// stands in place of one of the record's folders.
    func statuses(
        of record: OutputRecord?, in folders: Set<OutputPath> = []
    ) throws(PublicationError) -> [FileStatus?] {
        let kinds = try WorkerPool(jobs: 2).map(Array(folders)) { path throws(PublicationError) in
            try (path, status(of: path.text)?.kind)
        }
        let replaced = kinds.filter { $0.1 != .folder }.map { "\($0.0)/" }
        return try WorkerPool(jobs: 2).map(record?.entries ?? []) {
            entry throws(PublicationError) in
            guard !replaced.contains(where: entry.path.text.hasPrefix) else { return nil }
            return try status(of: entry.path.text)
        }
    }
}
