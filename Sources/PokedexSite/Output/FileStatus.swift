import Glibc

/// What the file system says of one of its entries, without a look at the content.
struct FileStatus: Equatable, Sendable {
    /// The kinds that the build treats differently.
    enum Kind: Equatable, Sendable {
        case file, folder, symbolicLink, other
    }

    let kind: Kind
    /// In bytes.
    let size: Int
    /// The permission bits, with set-user-id, set-group-id and sticky.
    let mode: mode_t
    let owner: uid_t
    let group: gid_t
    let device: dev_t
    let inode: ino_t
    /// When the content was last written; anyone may set it. In nanoseconds since 1970.
    let modified: Int64
    /// When content, name, mode or links were last altered; only the kernel sets it. In
    /// nanoseconds since 1970.
    let altered: Int64

    init(_ status: stat) {
        kind = Kind(status.st_mode)
        size = Int(status.st_size)
        mode = status.st_mode & 0o7777
        owner = status.st_uid
        group = status.st_gid
        device = status.st_dev
        inode = status.st_ino
        modified = status.st_mtim.nanoseconds
        altered = status.st_ctim.nanoseconds
    }

    /// Whether both are of one entry, by whatever names.
    func isSameEntry(as other: FileStatus) -> Bool {
        inode == other.inode && device == other.device
    }

    /// Whether both are of one version of a content: of the same kind, size and time.
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

extension timespec {
    /// The time as one number; wraps for years that no clock shows.
    var nanoseconds: Int64 {
        Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec)
    }

    /// In place of a time to set: leave that time. (`UTIME_OMIT`, a macro that Swift cannot read.)
    static let unchanged = timespec(tv_sec: 0, tv_nsec: 1 << 30 - 2)

    /// A time from one number.
    init(nanoseconds: Int64) {
        let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        self.init(
            tv_sec: Int(rest < 0 ? seconds - 1 : seconds),
            tv_nsec: Int(rest < 0 ? rest + 1_000_000_000 : rest)
        )
    }
}
