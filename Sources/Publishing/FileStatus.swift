import Platform

/// What the file system knows about one of its entries, its content aside.
package struct FileStatus: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case file, folder, symbolicLink, other
    }

    package let kind: Kind
    /// In bytes.
    package let size: Int
    /// The permission bits, with set-user-id, set-group-id and sticky.
    let mode: mode_t
    let owner: uid_t
    let group: gid_t
    package let device: dev_t
    package let inode: ino_t
    /// The modification time, which any program may set. In nanoseconds since 1970.
    package let modified: Int64
    /// The change time (of content, name, mode or links), which only the kernel sets. In nanoseconds
    /// since 1970.
    package let altered: Int64

    init(_ status: stat) {
        kind = Kind(status.st_mode)
        size = Int(status.st_size)
        mode = status.st_mode & 0o7777
        owner = status.st_uid
        group = status.st_gid
        device = status.st_dev
        inode = status.st_ino
        modified = status.modificationTime.nanoseconds
        altered = status.changeTime.nanoseconds
    }

    /// The status of what is at a path, or where the link there leads; `nil` when it cannot be had.
    package init?(followingLinksAt path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Whether both describe one entry, whose names may differ.
    func isSameEntry(as other: FileStatus) -> Bool {
        inode == other.inode && device == other.device
    }

    /// Whether kind, size and modification time are equal.
    func hasSameVersion(as other: FileStatus) -> Bool {
        kind == other.kind && size == other.size && modified == other.modified
    }
}

extension FileStatus.Kind {
    init(_ mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .symbolicLink
        default: self = .other
        }
    }
}

extension ContentHasher {
    /// Adds what tells one version of a file from another.
    package mutating func combine(_ status: FileStatus) {
        combine(number: UInt64(status.size))
        combine(number: UInt64(truncatingIfNeeded: status.device))
        combine(number: UInt64(status.inode))
        combine(number: UInt64(bitPattern: status.modified))
        combine(number: UInt64(bitPattern: status.altered))
    }
}

extension timespec {
    var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }

    /// Leaves a time as it is.
    static let unchanged = timespec(tv_sec: 0, tv_nsec: omittedTime)

    init(nanoseconds: Int64) {
        let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        self.init(
            tv_sec: Int(rest < 0 ? seconds - 1 : seconds),
            tv_nsec: Int(rest < 0 ? rest + 1_000_000_000 : rest)
        )
    }
}
