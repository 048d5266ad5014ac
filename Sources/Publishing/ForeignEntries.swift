import Platform

/// Copies the foreign entries of the old output folder into the new one, before the exchange.
struct ForeignEntries {
    /// The old output folder.
    let source: DirectoryHandle
    let survey: OutputSurvey
    let output: String

    /// Puts the entries into a new output folder, at the same paths.
    ///
    /// - Returns: the status of the files and symbolic links, as they were then.
    /// - Throws: ``PublicationError/foreignEntry(_:path:)`` when an output has the same path.
    func carryOver(to folder: DirectoryHandle) throws -> [EntryPath: FileStatus] {
        for path in survey.foreignFolders { try makeFolder(path, in: folder) }
        var carriedOver: [EntryPath: FileStatus] = [:]
        for path in survey.foreignFiles {
            guard let status = try source.status(of: path.characters) else { continue }
            try carryOver(path, status, to: folder)
            carriedOver[path] = status
        }
        // Last, because the mode may forbid changes in the folder.
        for path in survey.foreignFolders.reversed() {
            try copyOwnerAndMode(of: path, to: folder)
        }
        return carriedOver
    }

    private func carryOver(
        _ path: EntryPath, _ status: FileStatus, to folder: DirectoryHandle
    ) throws {
        var code = source.link(path.characters, to: folder)
        if code == ENOENT {
            // It is in a folder of the last build that the new site does not have.
            try folder.makeFolders(around: path)
            code = source.link(path.characters, to: folder)
        }
        switch code {
        case 0: return
        case EEXIST, ENOTDIR: throw PublicationError.foreignEntry(output, path: path.text)
        default: try copy(path, status, to: folder, insteadOf: code)
        }
    }

    /// Copies an entry that cannot be linked: the file system has no hard links, or the file
    /// belongs to another user.
    private func copy(
        _ path: EntryPath, _ status: FileStatus, to folder: DirectoryHandle, insteadOf code: Int32
    ) throws {
        switch status.kind {
        case .file: try source.copyFile(path.characters, status, to: folder)
        case .symbolicLink:
            try folder.makeLink(path.characters, to: source.linkTarget(of: path.characters))
        case .folder, .other:
            throw PublicationError.systemCall("link", source.location(of: path.text), code: code)
        }
    }

    private func makeFolder(_ path: EntryPath, in folder: DirectoryHandle) throws {
        do {
            try folder.makeFolders(around: path)
            try folder.makeFolder(path.characters)
        } catch let error as PublicationError where error.code == ENOTDIR {
            throw PublicationError.foreignEntry(output, path: path.text)
        }
        guard try folder.status(of: path.characters)?.kind == .folder else {
            throw PublicationError.foreignEntry(output, path: path.text)
        }
    }

    private func copyOwnerAndMode(of path: EntryPath, to folder: DirectoryHandle) throws {
        guard let status = try source.status(of: path.characters) else { return }
        let copy = try folder.folder(path.characters)
        try copy.setOwnerAndMode(of: copy.descriptor, "", like: status)
    }
}

/// The old output folder after the exchange.
///
/// Its foreign entries are in the new folder too, except what was added or changed during the build.
/// That is moved there now, and everything else deleted.
struct ReplacedOutput {
    private let work: WorkFolder
    private let folder: DirectoryHandle
    private let published: DirectoryHandle?
    private let carriedOver: [EntryPath: FileStatus]

    /// - Parameters:
    ///   - published: the new output folder; `nil` when it no longer exists.
    ///   - carriedOver: the result of ``ForeignEntries/carryOver(to:)``; empty when that build was
    ///     killed.
    init(
        in work: WorkFolder, published: DirectoryHandle?, carriedOver: [EntryPath: FileStatus]
    ) throws {
        folder = try work.folder.folder(WorkFolder.replaced)
        (self.work, self.published, self.carriedOver) = (work, published, carriedOver)
    }

    /// - Parameters:
    ///   - ownership: according to the folder's own record.
    ///   - survey: its content before the exchange, if known. Most of it can then be deleted without
    ///     listing the folder again.
    /// - Throws: ``PublicationError/unsettled(kept:published:)`` when a foreign file can be neither
    ///   moved nor deleted without a loss. It stays.
    func remove(
        _ ownership: OutputOwnership, surveyedBefore survey: OutputSurvey? = nil
    ) throws {
        try survey?.removeOwnFiles(from: folder, work.pool)
        let survey = try OutputSurvey(of: folder, ownership, work.pool)
        for path in survey.foreignFolders {
            try folder.allowChanges(in: path)
            makeFolder(path)
        }
        var unsettled: PublicationError?
        for path in survey.foreignFiles where try !settle(path) {
            unsettled = unsettled ?? conflict(over: path)
        }
        try survey.removeOwnFiles(from: folder, work.pool)
        if let unsettled { throw unsettled }
        try folder.removeFile(OutputRecord.fileName)
        try work.folder.removeFolder(WorkFolder.replaced)
    }

    /// Makes sure that the new folder has the latest version of a foreign file, and removes it from
    /// the old folder.
    ///
    /// - Returns: false when that is impossible without a loss.
    private func settle(_ path: EntryPath) throws -> Bool {
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

    private func move(_ path: EntryPath, to published: DirectoryHandle) -> Bool {
        if folder.move(path.characters, to: published) { return true }
        // It may be in a folder of the last build that the new site does not have.
        try? published.makeFolders(around: path)
        return folder.move(path.characters, to: published)
    }

    /// Makes a foreign folder that was added during the build. An error needs no report here: the
    /// files in it cannot be moved then, which is reported.
    private func makeFolder(_ path: EntryPath) {
        guard let published else { return }
        try? published.makeFolders(around: path)
        try? published.makeFolder(path.characters)
    }

    /// Whether the new folder already has the entry, as a hard link or as an exact copy.
    private func isSame(
        _ old: FileStatus, _ new: FileStatus, at path: EntryPath, in published: DirectoryHandle
    ) throws -> Bool {
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
