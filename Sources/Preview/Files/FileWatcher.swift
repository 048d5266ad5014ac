import CPlatform
import Diagnostics
import Platform

/// Waits until files change. It does not say which: the caller reads all of them again and compares.
package final class FileWatcher: Sendable {
    /// What a wait ended with.
    package enum Event: Sendable {
        case changed, timedOut, interrupted
    }

    private let watcher: Int32
    /// The two ends of a pipe, through which another thread ends a wait.
    private let interruption: (reading: Int32, writing: Int32)

    /// - Throws: `DiagnosticError` when the system has no watcher to give.
    package init() throws {
        watcher = platform_watcher()
        guard watcher >= 0 else { throw Self.failure("files") }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            let failure = Self.failure("files")
            platform_unwatch(watcher)
            throw failure
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        interruption = (ends[0], ends[1])
    }

    deinit {
        platform_unwatch(watcher)
        close(interruption.reading)
        close(interruption.writing)
    }

    /// Watches folders with everything in them, and nothing else any more. It is called again after
    /// each change, for folders that are new, before the files are read: so no change is missed.
    ///
    /// - Parameters:
    ///   - trees: the folders; those that do not exist are left out. Links are followed, and what
    ///     they lead to is watched.
    ///   - large: folders with so many files that macOS could not watch each. There, a change within
    ///     a file is not seen, but every file that is added, removed or replaced.
    ///   - shallow: folders of which only the files directly in them are watched.
    /// - Throws: `DiagnosticError` when the system does not let so much be watched.
    package func watch(
        _ trees: [String], large: [String] = [], shallow: [String] = []
    ) throws {
        platform_watch_reset(watcher)
        var seen: Set<FolderIdentity> = []
        for folder in shallow { try watch(folder, .itself, &seen) }
        for folder in large { try watch(folder, .folders, &seen) }
        for tree in trees { try watch(tree, .everything, &seen) }
    }

    /// What of a folder is watched.
    private enum Extent {
        case everything
        /// All folders in it, too, but not each file.
        case folders
        /// The folder, and each file in it.
        case itself
    }

    private func watch(
        _ folder: String, _ extent: Extent, _ seen: inout Set<FolderIdentity>
    ) throws {
        guard let identity = FolderIdentity(path: folder), !seen.contains(identity) else { return }
        if extent != .itself { seen.insert(identity) }
        try watch(folder, isFolder: true)
        for entry in FolderEntry.list(folder) {
            let path = "\(folder)/\(entry.name)"
            if entry.isFolder {
                if extent != .itself { try watch(path, extent, &seen) }
            } else if extent != .folders {
                try watch(path, isFolder: false)
                if entry.isLink { try watchFolder(ofTarget: path) }
            }
        }
    }

    /// Watches the folder in which the file is that a link leads to.
    private func watchFolder(ofTarget link: String) throws {
        guard let path = absolutePath(of: link), let end = path.lastIndex(of: "/"),
            end != path.startIndex
        else { return }
        try watch(String(path[..<end]), isFolder: true)
    }

    private func watch(_ path: String, isFolder: Bool) throws {
        guard platform_watch(watcher, path, isFolder ? 1 : 0) != 0 else { return }
        // Another program may have removed it since it was listed.
        guard errno != ENOENT, errno != ENOTDIR, errno != EACCES else { return }
        throw Self.failure(path)
    }

    /// The error for the system call that failed just now.
    private static func failure(_ watched: String) -> DiagnosticError {
        let reason =
            errno == ENOSPC ? "too many folders are watched" : String(cString: strerror(errno))
        return DiagnosticError("cannot watch \(watched): \(reason)")
    }

    /// Waits for a change. Changes that follow one another closely are one, since editors write a
    /// file in several steps: it ends once nothing has changed for 40 ms, or after 500 ms.
    ///
    /// - Parameter limit: how long at most; `nil` for ever.
    package func wait(atMost limit: Duration?) -> Event {
        let event = next(within: limit)
        guard event == .changed else { return event }
        let end = ContinuousClock.now + .milliseconds(500)
        while ContinuousClock.now < end {
            platform_drain(watcher)
            switch next(within: .milliseconds(40)) {
            case .timedOut: return .changed
            case .interrupted: return .interrupted
            case .changed: break
            }
        }
        return .changed
    }

    /// Ends a wait on another thread, and all later ones.
    package func interrupt() {
        var byte: UInt8 = 0
        _ = write(interruption.writing, &byte, 1)
    }

    private func next(within limit: Duration?) -> Event {
        let deadline = limit.map { ContinuousClock.now + $0 }
        while true {
            var requests = [watcher, interruption.reading].map { descriptor in
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            }
            let rest = deadline.map { max(0, ($0 - .now) / .milliseconds(1)) }
            let count = poll(&requests, 2, rest.map { Int32($0.rounded(.up)) } ?? -1)
            if count > 0 { return requests[1].revents != 0 ? .interrupted : .changed }
            if count == 0 { return .timedOut }
        }
    }
}

/// An entry of a folder. Hidden ones are left out, and what is neither file nor folder.
private struct FolderEntry {
    let name: String
    let isFolder: Bool
    let isLink: Bool

    static func list(_ folder: String) -> [FolderEntry] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard !name.hasPrefix("."), !isLeftover(name) else { continue }
            let kind = Int32(entry.pointee.d_type)
            let isLink = kind == Int32(DT_LNK)
            // Only what the folder does not say itself is looked up: there may be thousands of files.
            let isFolder =
                kind == Int32(DT_DIR) || kind == Int32(DT_REG)
                ? kind == Int32(DT_DIR) : isFolder("\(folder)/\(name)")
            if let isFolder {
                entries.append(FolderEntry(name: name, isFolder: isFolder, isLink: isLink))
            }
        }
        return entries
    }

    /// Whether a path leads to a folder, or to a file; `nil` for all else.
    private static func isFolder(_ path: String) -> Bool? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return true
        case S_IFREG: return false
        default: return nil
        }
    }
}
