import CPlatform
import Parallelism
import Platform

/// The output folder as it is before a build.
final class PublishedOutput: Sendable {
    let folder: DirectoryHandle
    let status: FileStatus
    /// `nil` when no build has written here yet.
    let record: OutputRecord?
    let ownership: OutputOwnership
    /// The status at the path of each entry of the record; `nil` where there is nothing.
    let statuses: [FileStatus?]
    /// Whether the seal proves that no output was altered.
    let isSealed: Bool
    /// The mode that the last build gave its files, the record among them.
    private let fileMode: mode_t
    private let pool: WorkerPool

    /// - Returns: `nil` when there is no such folder.
    /// - Throws: ``PublicationError`` when a build must not, or cannot, replace the folder.
    init?(in work: WorkFolder) throws {
        let location = work.location
        guard let status = try work.parent.status(of: location.name) else { return nil }
        guard status.kind == .folder else {
            throw PublicationError.outputIsNotAFolder(location.output)
        }
        let folder = try Self.open(location, in: work.parent)
        let record = try OutputRecord(in: folder)
        if record == nil { try Self.refuseForeignContent(of: folder) }
        let recordStatus = try folder.status(of: OutputRecord.fileName)
        let ownership = OutputOwnership(record)
        let statuses = try folder.statuses(of: record, in: ownership.folders(), work.pool)
        isSealed =
            if let record, let recordStatus {
                OutputSeal(of: record, statuses)?.isOn(recordStatus) ?? false
            } else { false }
        fileMode = recordStatus?.mode ?? 0o644
        self.ownership = ownership
        pool = work.pool
        (self.folder, self.status, self.record, self.statuses) = (folder, status, record, statuses)
    }

    /// Whether every output is as the last build made it.
    func isUnaltered() -> Bool {
        // Without a seal an output is missing or has another size.
        guard let record, OutputSeal(of: record, statuses) != nil else { return false }
        return pool.map(record.entries) { [self] in status(of: $0) != nil }.allSatisfy(\.self)
    }

    /// The status of an output that is still as a build made it, with exactly this content; `nil`
    /// when it has to be made again.
    func status(of entry: OutputRecord.Entry) -> FileStatus? {
        guard let record, let index = ownership.files[entry.path],
            record.entries[index] == entry, let status = statuses[index]
        else { return nil }
        if isSealed { return status }
        guard status.kind == .file, status.size == entry.size, status.mode == fileMode,
            let hash = try? folder.contentHash(of: entry.path.text), hash == entry.hash
        else { return nil }
        return status
    }

    private static func open(
        _ location: OutputLocation, in parent: DirectoryHandle
    ) throws -> DirectoryHandle {
        guard platform_is_mount_point(parent.descriptor, location.name) != 1 else {
            throw PublicationError.mountPoint(location.output)
        }
        // To exchange a folder changes its "..", so it must be writable itself.
        guard faccessat(parent.descriptor, location.name, R_OK | W_OK | X_OK, AT_EACCESS) == 0
        else { throw PublicationError.notWritable(folder: location.output, code: errno) }
        return try parent.folder(location.name, shownAs: location.output)
    }

    /// A folder without a record is accepted only when it contains nothing but hidden files.
    private static func refuseForeignContent(of folder: DirectoryHandle) throws {
        let foreign = try folder.entries().filter { entry in
            !(entry.kind == .file && entry.path.text.hasPrefix("."))
        }
        if let example = foreign.map(\.path.text).min() {
            throw PublicationError.foreignFolder(folder.path, example: example)
        }
    }
}

extension DirectoryHandle {
    /// The status at the path of each entry of the record; `nil` where there is nothing, or where
    /// one of `folders` has become something else, such as a symbolic link.
    func statuses(
        of record: OutputRecord?, in folders: Set<OutputPath> = [], _ pool: WorkerPool
    ) throws -> [FileStatus?] {
        let kinds = try pool.map(Array(folders)) { [self] in ($0, try status(of: $0.text)?.kind) }
        let replaced = kinds.filter { $0.1 != .folder }.map { "\($0.0)/" }
        return try pool.map(record?.entries ?? []) { [self] entry in
            guard !replaced.contains(where: entry.path.text.hasPrefix) else { return nil }
            return try status(of: entry.path.text)
        }
    }

    /// Seals the record in this folder. An error does no harm: the next build compares contents.
    func seal(_ record: OutputRecord, _ statuses: [FileStatus?]) {
        guard let seal = OutputSeal(of: record, statuses) else { return }
        setNanoseconds(of: OutputRecord.fileName, to: seal.nanoseconds)
    }
}

/// A mark that proves, without reading them, that no output was altered.
///
/// It is a digest of the inode, size, mode, modification time and change time of all outputs. Only
/// the kernel sets the change time. The mark is kept as the nanoseconds of the modification time of
/// the record, so it is not part of any content: equal builds stay equal byte by byte. In a copy of
/// the folder it does not match, and the build compares contents instead.
struct OutputSeal: Equatable {
    /// From 0 to 999,999,999.
    let nanoseconds: Int64

    /// - Parameter statuses: of each entry of the record; `nil` where there is nothing.
    /// - Returns: `nil` when an output is missing, not a file, or of another size.
    init?(of record: OutputRecord, _ statuses: [FileStatus?]) {
        var facts: [UInt64] = []
        facts.reserveCapacity(statuses.count * 5)
        for (entry, status) in zip(record.entries, statuses) {
            guard let status, status.kind == .file, status.size == entry.size else { return nil }
            facts.append(UInt64(status.inode))
            facts.append(UInt64(status.size))
            facts.append(UInt64(status.mode))
            facts.append(UInt64(bitPattern: status.modified))
            facts.append(UInt64(bitPattern: status.altered))
        }
        let digest = facts.withUnsafeBytes { ContentHash(of: $0) }
        nanoseconds = Int64(digest.value % 1_000_000_000)
    }

    /// - Parameter record: the status of the record's file.
    func isOn(_ record: FileStatus) -> Bool {
        timespec(nanoseconds: record.modified).tv_nsec == nanoseconds
    }
}
