import Glibc

/// A mark by which a build sees, without reading them, that no output was altered.
///
/// It is a digest of what the file system says of all outputs (inode, size, mode, and the times of
/// the last writing and the last alteration, of which only the kernel sets the latter), kept as the
/// nanoseconds of the record's own modification time. So it is not part of any content: equal
/// builds are equal byte by byte, the record included. In a copy of the folder it does not fit,
/// and the build compares contents instead.
struct OutputSeal: Equatable {
    /// From 0 to 999,999,999.
    let nanoseconds: Int64

    /// - Parameter statuses: of each entry of the record; nil where nothing is.
    /// - Returns: nil when an output is missing, is no file, or does not have its size.
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

    /// Whether the record's file bears this seal.
    func isOn(_ record: FileStatus) -> Bool {
        timespec(nanoseconds: record.modified).tv_nsec == nanoseconds
    }
}
