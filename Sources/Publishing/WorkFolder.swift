import CPlatform
import Platform

/// The folder beside the output folder in which a build works: `.Public.pokedex-site` for `Public`.
///
/// It is on the same file system, so the two folders can be exchanged. It is also the lock: the
/// kernel releases the lock on an open folder when the process ends, even when it is killed. The
/// next build removes what a killed one left in it.
final class WorkFolder: Sendable {
    /// The new output folder while the build fills it. All of it may be deleted.
    static let unfinished = "unfinished"
    /// The new output folder just before the exchange, and the old one after it.
    static let replaced = "replaced"

    let location: OutputLocation
    let parent: DirectoryHandle
    let folder: DirectoryHandle
    private let name: String

    /// Makes the folder and locks it.
    ///
    /// - Throws: ``PublicationError/busy(_:)`` when another build has locked it, and others when the
    ///   folder cannot be made.
    init(_ location: OutputLocation) throws(PublicationError) {
        let name = Self.name(for: location)
        let parent = try DirectoryHandle.working.folder(location.parent)
        folder = try Self.lockedFolder(name, in: parent, for: location.output)
        self.location = location
        self.parent = parent
        self.name = name
    }

    deinit {
        // While it is still locked, so that no other build has begun in it. A folder that is not
        // empty stays for the next build.
        unlinkat(parent.descriptor, name, AT_REMOVEDIR)
    }

    /// The folder's name beside the output folder.
    static func name(for location: OutputLocation) -> String {
        ".\(location.name).pokedex-site"
    }

    private static func lockedFolder(
        _ name: String, in parent: DirectoryHandle, for output: String
    ) throws(PublicationError) -> DirectoryHandle {
        while true {
            guard mkdirat(parent.descriptor, name, 0o700) == 0 || errno == EEXIST else {
                throw refusal(parent.failure("make the folder", name), of: parent)
            }
            guard let status = try parent.status(of: name) else { continue }
            guard status.kind == .folder else {
                throw .workFolderInUse(parent.location(of: name))
            }
            guard let folder = try existingFolder(name, in: parent) else { continue }
            guard flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0 else {
                if errno == EWOULDBLOCK { throw .busy(output) }
                let failure = parent.failure("lock the folder", name)
                unlinkat(parent.descriptor, name, AT_REMOVEDIR)
                throw failure
            }
            // The build that had locked it before may have deleted it just now.
            if let named = try parent.status(of: name), named.isSameEntry(as: try folder.status()) {
                return folder
            }
        }
    }

    /// Opens a folder; `nil` when it no longer exists.
    private static func existingFolder(
        _ name: String, in parent: DirectoryHandle
    ) throws(PublicationError) -> DirectoryHandle? {
        do {
            return try parent.folder(name)
        } catch .systemCall(let failure) where failure.code == ENOENT {
            return nil
        } catch {
            throw error
        }
    }

    /// Turns missing permission into an error that says what to do.
    private static func refusal(
        _ error: PublicationError, of parent: DirectoryHandle
    ) -> PublicationError {
        guard case .systemCall(let failure) = error,
            [EACCES, EPERM, EROFS].contains(failure.code)
        else { return error }
        return .notWritable(folder: parent.path, code: failure.code)
    }

    /// Removes what a killed build left.
    ///
    /// - Parameter published: the output folder; `nil` when there is none.
    /// - Throws: ``PublicationError/workFolderInUse(_:)`` when there is an entry that no build makes,
    ///   and ``PublicationError/unsettled(kept:published:)``.
    func recover(into published: DirectoryHandle?) throws(PublicationError) {
        let leftovers = try folder.entries()
        let names = [Self.unfinished, Self.replaced]
        guard leftovers.allSatisfy({ $0.kind == .folder && names.contains($0.path.text) }) else {
            throw .workFolderInUse(folder.path)
        }
        for leftover in leftovers {
            if leftover.path.text == Self.unfinished {
                try folder.removeTree(leftover.path)
            } else {
                let replaced = try folder.folder(Self.replaced)
                let ownership = OutputOwnership(try OutputRecord(in: replaced))
                try ReplacedOutput(in: self, published: published, carriedOver: [:])
                    .remove(ownership)
            }
        }
    }
}

/// The new output folder, which a build fills in the work folder.
final class StagingFolder: Sendable {
    /// Messages show it with the path of the output folder.
    let folder: DirectoryHandle
    private let work: WorkFolder

    /// Makes the folder, with the owner and mode of the one that it will replace.
    ///
    /// - Throws: ``PublicationError/cannotExchange(_:code:)`` when the file system cannot exchange
    ///   folders. It is better to know before the build than after it.
    init(in work: WorkFolder, replacing published: PublishedOutput?) throws(PublicationError) {
        try work.folder.makeFolder(WorkFolder.unfinished)
        self.work = work
        folder = try work.folder.folder(WorkFolder.unfinished, shownAs: work.location.output)
        try Self.testExchange(in: work)
        if let published {
            try folder.setOwnerAndMode(of: folder.descriptor, "", like: published.status)
        }
    }

    deinit {
        // After a commit there is no such folder.
        try? work.folder.removeTree(EntryPath(WorkFolder.unfinished))
    }

    func write(_ record: OutputRecord) throws(PublicationError) {
        try record.text().span.bytes.withUnsafeBytes { bytes throws(PublicationError) in
            _ = try folder.createFile(OutputRecord.fileName, bytes: bytes)
        }
    }

    /// Makes the folder the output folder, where there is none yet.
    func publish() throws(PublicationError) {
        try work.folder.rename(WorkFolder.unfinished, to: work.location.name, in: work.parent)
    }

    /// Makes the folder the output folder in one step. The old one is ``WorkFolder/replaced`` then.
    func exchange() throws(PublicationError) {
        let (parent, work, name) = (work.parent, work.folder, work.location.name)
        // Renamed first: a build that is killed after this point may leave the old output folder,
        // which must not be deleted as a whole.
        try work.rename(WorkFolder.unfinished, to: WorkFolder.replaced, in: work)
        guard platform_exchange(parent.descriptor, name, work.descriptor, WorkFolder.replaced) == 0
        else {
            let failure = parent.failure("exchange", name)
            try work.rename(WorkFolder.replaced, to: WorkFolder.unfinished, in: work)
            throw Self.refusal(failure, of: folder.path)
        }
    }

    /// Exchanges the folder for an empty one and back.
    private static func testExchange(in work: WorkFolder) throws(PublicationError) {
        let folder = work.folder
        try folder.makeFolder(WorkFolder.replaced)
        for _ in 1...2 {
            let (first, second) = (WorkFolder.unfinished, WorkFolder.replaced)
            guard platform_exchange(folder.descriptor, first, folder.descriptor, second) == 0 else {
                let failure = folder.failure("exchange", first)
                try folder.removeFolder(second)
                throw refusal(failure, of: work.location.output)
            }
        }
        try folder.removeFolder(WorkFolder.replaced)
    }

    /// Turns what the file system cannot do at all into an error that says what to do.
    private static func refusal(
        _ error: PublicationError, of output: String
    ) -> PublicationError {
        guard case .systemCall(let failure) = error,
            [EBUSY, EXDEV, EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EPERM].contains(failure.code)
        else { return error }
        return .cannotExchange(output, code: failure.code)
    }
}
