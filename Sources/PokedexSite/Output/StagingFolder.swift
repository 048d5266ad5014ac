import CLinux
import Glibc

/// The new output folder while a build fills it, beside the one it will replace.
final class StagingFolder: Sendable {
    /// Named in messages as the output folder that it will be.
    let folder: DirectoryHandle
    private let work: WorkFolder

    /// Makes the folder, with the owner and mode of the one it will replace.
    ///
    /// - Throws: ``PublicationError/cannotExchange(_:code:)`` when the file system cannot exchange
    ///   folders: better found out now than after the build.
    init(in work: WorkFolder, replacing published: PublishedOutput?) throws(PublicationError) {
        try work.folder.makeFolder(WorkFolder.unfinished)
        self.work = work
        folder = try work.folder.folder(WorkFolder.unfinished, shownAs: work.location.output)
        try Self.proveExchange(in: work)
        if let published {
            try folder.setOwnerAndMode(of: folder.descriptor, "", like: published.status)
        }
    }

    deinit {
        // After a publication nothing has this name any more.
        try? work.folder.removeTree(EntryPath(WorkFolder.unfinished))
    }

    /// Writes the record of what is in the folder.
    func write(_ record: OutputRecord) throws(PublicationError) {
        try record.text().span.bytes.withUnsafeBytes { bytes throws(PublicationError) in
            _ = try folder.createFile(OutputRecord.fileName, bytes: bytes)
        }
    }

    /// Makes the folder the output folder, where there is none yet.
    func publish() throws(PublicationError) {
        try work.folder.rename(WorkFolder.unfinished, to: work.location.name, in: work.parent)
    }

    /// Makes the folder the output folder in one step; the one that was is then the work folder's
    /// ``WorkFolder/replaced``.
    func exchange() throws(PublicationError) {
        let (parent, work, name) = (work.parent, work.folder, work.location.name)
        // Renamed first: from here on a killed build's leftover may be the old output folder,
        // of which not all may be deleted.
        try work.rename(WorkFolder.unfinished, to: WorkFolder.replaced, in: work)
        guard clinux_exchange(parent.descriptor, name, work.descriptor, WorkFolder.replaced) == 0
        else {
            let failure = parent.failure("exchange", name)
            try work.rename(WorkFolder.replaced, to: WorkFolder.unfinished, in: work)
            throw Self.refusal(failure, of: folder.path)
        }
    }

    /// Exchanges the folder for an empty one, and back, so that it has its name again.
    private static func proveExchange(in work: WorkFolder) throws(PublicationError) {
        let folder = work.folder
        try folder.makeFolder(WorkFolder.replaced)
        for _ in 1...2 {
            let (first, second) = (WorkFolder.unfinished, WorkFolder.replaced)
            guard clinux_exchange(folder.descriptor, first, folder.descriptor, second) == 0 else {
                let failure = folder.failure("exchange", first)
                try folder.removeFolder(second)
                throw refusal(failure, of: work.location.output)
            }
        }
        try folder.removeFolder(WorkFolder.replaced)
    }

    /// What the file system refuses on principle gets the message that says what to do instead.
    private static func refusal(
        _ error: PublicationError, of output: String
    ) -> PublicationError {
        guard case .systemCall(let failure) = error,
            [EBUSY, EXDEV, EINVAL, ENOSYS, EOPNOTSUPP, EPERM].contains(failure.code)
        else { return error }
        return .cannotExchange(output, code: failure.code)
    }
}
