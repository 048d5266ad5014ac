import Glibc

/// What the builder did not make in an output folder: files, folders, links of others.
struct ForeignEntries {
    private let source: DirectoryHandle
    private let survey: OutputSurvey
    private let output: String

    init(of published: PublishedOutput, _ survey: OutputSurvey, output: String) {
        source = published.folder
        self.survey = survey
        self.output = output
    }

    /// Puts the entries into a new output folder too, at the same paths.
    ///
    /// - Returns: the files and links that were put there, as they were then.
    /// - Throws: ``PublicationError/foreignEntry(_:path:)`` when an output is in the way.
    func carryOver(
        to folder: DirectoryHandle
    ) throws(PublicationError) -> [EntryPath: FileStatus] {
        for path in survey.foreignFolders {
            try makeFolder(path, in: folder)
        }
        var carriedOver: [EntryPath: FileStatus] = [:]
        for path in survey.foreignFiles {
            guard let status = try source.status(of: path.characters) else { continue }
            try carryOver(path, status, to: folder)
            carriedOver[path] = status
        }
        // Last, because a mode may forbid to put anything into the folder.
        for path in survey.foreignFolders.reversed() {
            try copyOwnerAndMode(of: path, to: folder)
        }
        return carriedOver
    }

    private func carryOver(
        _ path: EntryPath, _ status: FileStatus, to folder: DirectoryHandle
    ) throws(PublicationError) {
        var code = source.link(path.characters, to: folder)
        if code == ENOENT {
            // Its folder was the builder's, and no longer is one of the site's.
            try folder.makeFolders(around: path)
            code = source.link(path.characters, to: folder)
        }
        switch code {
        case 0: return
        case EEXIST, ENOTDIR: throw inTheWay(path)
        default: try copy(path, status, to: folder, insteadOf: code)
        }
    }

    /// Copies what cannot be linked: on file systems without hard links, and files of other owners.
    private func copy(
        _ path: EntryPath, _ status: FileStatus, to folder: DirectoryHandle, insteadOf code: Int32
    ) throws(PublicationError) {
        switch status.kind {
        case .file:
            try source.copyFile(path.characters, status, to: folder)
        case .symbolicLink:
            try folder.makeLink(path.characters, to: source.linkTarget(of: path.characters))
        case .folder, .other:
            let place = source.location(of: path.text)
            throw PublicationError(SystemCallFailure(action: "link", path: place, code: code))
        }
    }

    private func makeFolder(_ path: EntryPath, in folder: DirectoryHandle) throws(PublicationError)
    {
        do {
            try folder.makeFolders(around: path)
            try folder.makeFolder(path.characters)
        } catch .systemCall(let failure) where failure.code == ENOTDIR {
            throw inTheWay(path)
        } catch {
            throw error
        }
        guard try folder.status(of: path.characters)?.kind == .folder else { throw inTheWay(path) }
    }

    private func copyOwnerAndMode(
        of path: EntryPath, to folder: DirectoryHandle
    ) throws(PublicationError) {
        guard let status = try source.status(of: path.characters) else { return }
        let made = try folder.folder(path.characters)
        try made.setOwnerAndMode(of: made.descriptor, "", like: status)
    }

    private func inTheWay(_ path: EntryPath) -> PublicationError {
        .foreignEntry(output, path: path.text)
    }
}
