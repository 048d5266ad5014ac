import CLinux
import Glibc

/// One entry of a folder.
struct DirectoryEntry: Sendable {
    /// From the handle that listed it.
    let path: EntryPath
    let kind: FileStatus.Kind
}

/// Listing folders.
extension DirectoryHandle {
    /// The entries of a folder in this one, `.` and `..` left out, in no particular order.
    func entries(of path: EntryPath = .top) throws(PublicationError) -> [DirectoryEntry] {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let place = path == .top ? EntryPath(".") : path
        let folder = openat(descriptor, place.characters, flags)
        guard folder >= 0 else { throw failure("list the folder", path.characters) }
        defer { close(folder) }
        var entries: [DirectoryEntry] = []
        let isComplete = readEntries(of: folder) { name, kind in
            entries.append(DirectoryEntry(path: path.appending(name), kind: kind))
        }
        guard isComplete else { throw failure("list the folder", path.characters) }
        return try entries.map { entry throws(PublicationError) in try withKnownKind(entry) }
    }

    /// Some file systems list names without their kind.
    private func withKnownKind(_ entry: DirectoryEntry) throws(PublicationError) -> DirectoryEntry {
        guard entry.kind == .other, let status = try status(of: entry.path.characters) else {
            return entry
        }
        return DirectoryEntry(path: entry.path, kind: status.kind)
    }
}

/// Passes on the names, with their final zero; false when `errno` says why not.
private func readEntries(
    of folder: Int32, _ take: (UnsafeBufferPointer<CChar>, FileStatus.Kind) -> Void
) -> Bool {
    let size = 32 * 1024
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
        while true {
            let count = clinux_read_entries(folder, buffer.baseAddress, size)
            guard count > 0 else { return count == 0 }
            var rest = UnsafeRawBufferPointer(rebasing: buffer[..<count])
            while !rest.isEmpty {
                takeEntry(of: rest, take)
                let length = Int(rest.loadUnaligned(fromByteOffset: 16, as: UInt16.self))
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(length))
            }
        }
    }
}

/// Reads one `linux_dirent64`: inode and offset (8 bytes each), length (2), kind (1), name.
private func takeEntry(
    of record: UnsafeRawBufferPointer, _ take: (UnsafeBufferPointer<CChar>, FileStatus.Kind) -> Void
) {
    let kind = FileStatus.Kind(mode_t(record[18]) << 12)
    let name = UnsafeRawBufferPointer(rebasing: record.dropFirst(19)).bindMemory(to: CChar.self)
    let length = name.firstIndex(of: 0) ?? name.count
    let text = UnsafeBufferPointer(rebasing: name[...length])
    let dot = CChar(UInt8(ascii: "."))
    let isSelfOrParent = name[0] == dot && (length == 1 || (length == 2 && name[1] == dot))
    if !isSelfOrParent { take(text, kind) }
}
