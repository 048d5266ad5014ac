/// An output folder that a new one has replaced.
///
/// All in it that the builder did not make is in the new folder as well; what someone added or
/// replaced during the build is not, and moves there now.
struct ReplacedOutput {
    private let work: WorkFolder
    private let folder: DirectoryHandle
    private let published: DirectoryHandle?
    private let carriedOver: [EntryPath: FileStatus]

    /// - Parameters:
    ///   - published: the new output folder; nil when it is gone.
    ///   - carriedOver: the entries that went into the new folder, as they were then; empty when
    ///     a killed build knew them.
    init(
        in work: WorkFolder, published: DirectoryHandle?, carriedOver: [EntryPath: FileStatus]
    ) throws(PublicationError) {
        folder = try work.folder.folder(WorkFolder.replaced)
        self.work = work
        self.published = published
        self.carriedOver = carriedOver
    }

    /// Deletes the folder.
    ///
    /// - Parameter ownership: by the record of the build that made the folder.
    /// - Throws: ``PublicationError/unsettled(kept:published:)`` when someone's file in it can be
    ///   neither moved nor deleted; it stays.
    func dissolve(_ ownership: OutputOwnership) throws(PublicationError) {
        let survey = try OutputSurvey(of: folder, ownership)
        for path in survey.foreignFolders {
            try folder.allowChanges(in: path)
            makeFolder(path)
        }
        var unsettled: PublicationError?
        for path in survey.foreignFiles where try !settle(path) {
            unsettled = unsettled ?? conflict(over: path)
        }
        try survey.removeOwnFiles(from: folder)
        if let unsettled { throw unsettled }
        try folder.removeFile(OutputRecord.fileName)
        try work.folder.removeFolder(WorkFolder.replaced)
    }

    /// Deletes the folder; most of it at once, because what is in it was listed before the exchange.
    func dissolve(
        _ ownership: OutputOwnership, asSurveyed survey: OutputSurvey
    ) throws(PublicationError) {
        try survey.removeOwnFiles(from: folder)
        try dissolve(ownership)
    }

    /// Sees to it that the new folder holds someone's entry, and the old one no longer does;
    /// false when that cannot be without a loss.
    private func settle(_ path: EntryPath) throws(PublicationError) -> Bool {
        guard let published, let old = try folder.status(of: path.characters) else {
            return false
        }
        guard let new = try published.status(of: path.characters) else {
            return move(path, to: published)
        }
        if try isSame(old, new, at: path, in: published) {
            try folder.removeFile(path.characters)
            return true
        }
        guard let carried = carriedOver[path], new.hasSameVersion(as: carried) else {
            return false
        }
        try folder.rename(path.characters, to: path.characters, in: published)
        return true
    }

    /// Moves someone's entry that came during the build.
    private func move(_ path: EntryPath, to published: DirectoryHandle) -> Bool {
        if folder.move(path.characters, to: published) { return true }
        // Its folder may be one of the builder's that the site no longer has.
        try? published.makeFolders(around: path)
        return folder.move(path.characters, to: published)
    }

    /// Makes someone's folder that came during the build. Where that fails, nothing can be moved
    /// into it either, which is reported.
    private func makeFolder(_ path: EntryPath) {
        guard let published else { return }
        try? published.makeFolders(around: path)
        try? published.makeFolder(path.characters)
    }

    /// Whether the entry is in the new folder already: by a link, or as a faithful copy.
    private func isSame(
        _ old: FileStatus, _ new: FileStatus, at path: EntryPath, in published: DirectoryHandle
    ) throws(PublicationError) -> Bool {
        if old.isSameEntry(as: new) { return true }
        if old.kind == .symbolicLink && new.kind == .symbolicLink {
            return try folder.linkTarget(of: path.characters)
                == published.linkTarget(of: path.characters)
        }
        guard old.kind == .file && old.hasSameVersion(as: new) else { return false }
        return try folder.contents(of: path.characters) == published.contents(of: path.characters)
    }

    private func conflict(over path: EntryPath) -> PublicationError {
        .unsettled(
            kept: folder.location(of: path.text),
            published: "\(work.location.output)/\(path.text)")
    }
}
