import CPlatform
import Parallelism
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
    /// The threads that list, compare and delete files.
    let pool: WorkerPool

    /// Makes the folder and locks it.
    ///
    /// - Throws: ``PublicationError/busy(_:)`` when another build has locked it, and others when the
    ///   folder cannot be made.
    init(_ location: OutputLocation, _ pool: WorkerPool = WorkerPool(jobs: 1)) throws {
        let name = Self.name(for: location)
        let parent = try DirectoryHandle.working.folder(location.parent)
        folder = try Self.lockedFolder(name, in: parent, for: location.output)
        (self.location, self.parent, self.name, self.pool) = (location, parent, name, pool)
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
    ) throws -> DirectoryHandle {
        while true {
            do {
                try parent.makeFolder(name, mode: 0o700)
            } catch let error as PublicationError where [EACCES, EPERM, EROFS].contains(error.code)
            {
                throw PublicationError.notWritable(folder: parent.path, code: error.code ?? 0)
            }
            guard let status = try parent.status(of: name) else { continue }
            guard status.kind == .folder else {
                throw PublicationError.workFolderInUse(parent.location(of: name))
            }
            let folder: DirectoryHandle
            do {
                folder = try parent.folder(name)
            } catch let error as PublicationError where error.code == ENOENT {
                continue
            }
            do {
                guard try folder.lock() else { throw PublicationError.busy(output) }
            } catch let error as PublicationError where error.code != nil {
                unlinkat(parent.descriptor, name, AT_REMOVEDIR)
                throw error
            }
            // The build that had locked it before may have deleted it just now.
            if let named = try parent.status(of: name), named.isSameEntry(as: try folder.status()) {
                return folder
            }
        }
    }

    /// Removes what a killed build left.
    ///
    /// - Parameter published: the output folder; `nil` when there is none.
    /// - Throws: ``PublicationError/workFolderInUse(_:)`` when there is an entry that no build makes,
    ///   and ``PublicationError/unsettled(kept:published:)``.
    func recover(into published: DirectoryHandle?) throws {
        let leftovers = try folder.entries()
        let names = [Self.unfinished, Self.replaced]
        guard leftovers.allSatisfy({ $0.kind == .folder && names.contains($0.path.text) }) else {
            throw PublicationError.workFolderInUse(folder.path)
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
    init(in work: WorkFolder, replacing published: PublishedOutput?) throws {
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

    func write(_ record: OutputRecord) throws {
        try record.text().withUnsafeBytes {
            _ = try folder.createFile(OutputRecord.fileName, bytes: $0)
        }
    }

    /// Makes the folder the output folder, where there is none yet.
    func publish() throws {
        try work.folder.rename(WorkFolder.unfinished, to: work.location.name, in: work.parent)
    }

    /// Makes the folder the output folder in one step. The old one is ``WorkFolder/replaced`` then.
    func exchange() throws {
        let folder = work.folder
        // Renamed first: a build that is killed after this point may leave the old output folder,
        // which must not be deleted as a whole.
        try folder.rename(WorkFolder.unfinished, to: WorkFolder.replaced, in: folder)
        do {
            try Self.exchange(work.location.name, in: work.parent, for: work)
        } catch {
            try folder.rename(WorkFolder.replaced, to: WorkFolder.unfinished, in: folder)
            throw error
        }
    }

    /// Exchanges the folder for an empty one and back.
    private static func testExchange(in work: WorkFolder) throws {
        try work.folder.makeFolder(WorkFolder.replaced)
        defer { try? work.folder.removeFolder(WorkFolder.replaced) }
        for _ in 1...2 { try exchange(WorkFolder.unfinished, in: work.folder, for: work) }
    }

    /// Exchanges an entry for ``WorkFolder/replaced``.
    private static func exchange(
        _ name: String, in folder: DirectoryHandle, for work: WorkFolder
    ) throws {
        let (replaced, other) = (WorkFolder.replaced, work.folder.descriptor)
        guard platform_exchange(folder.descriptor, name, other, replaced) != 0 else { return }
        let failure = folder.failure("exchange", name)
        // What the file system cannot do at all has an error that says what to do.
        let cannot = [EBUSY, EXDEV, EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EPERM]
        guard let code = failure.code, cannot.contains(code) else { throw failure }
        throw PublicationError.cannotExchange(work.location.output, code: code)
    }
}
