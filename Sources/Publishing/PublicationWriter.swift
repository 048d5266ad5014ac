import Platform

/// Writes outputs into the new folder. Each thread has its own.
package struct PublicationWriter: Sendable {
    /// An output in the new folder.
    struct Output: Sendable {
        let entry: OutputRecord.Entry
        /// Whether the old folder has it too, with the same content.
        let isUnchanged: Bool
        /// Its status when it was written.
        let status: FileStatus

        /// Whether it was not altered since. The link to an unchanged file has altered its change
        /// time, so that is not compared.
        func isStill(_ current: FileStatus?) -> Bool {
            guard let current, isUnchanged else { return current == status }
            return current.hasSameVersion(as: status) && current.mode == status.mode
        }
    }

    /// In the order of writing.
    private(set) var outputs: [Output] = []
    package var entries: [OutputRecord.Entry] { outputs.map(\.entry) }
    let staging: StagingFolder
    let published: PublishedOutput?
    /// The folders that certainly exist.
    private(set) var folders: Set<OutputPath> = []

    /// Writes an output, and makes the folders around it. An output that has not changed since the
    /// last build stays the same file, with its modification time.
    ///
    /// - Throws: ``PublicationError/duplicatePath(_:)`` and ``PublicationError/fileAndFolder(_:)``
    ///   when the path clashes with that of another output, and others when the file cannot be written.
    package mutating func write(_ path: OutputPath, _ bytes: UnsafeRawBufferPointer) throws {
        let hash = ContentHash(of: bytes)
        let entry = OutputRecord.Entry(path: path, hash: hash, size: bytes.count)
        try makeFolder(around: path)
        let old = published?.status(of: entry)
        // Not every file system has hard links, and allows as many of them.
        if let old, published?.folder.link(path.text, to: staging.folder) == 0 {
            outputs.append(Output(entry: entry, isUnchanged: true, status: old))
        } else {
            let new = try create(path, bytes, modified: old?.modified)
            outputs.append(Output(entry: entry, isUnchanged: old != nil, status: new))
        }
    }

    package mutating func write(_ path: OutputPath, _ bytes: [UInt8]) throws {
        try bytes.withUnsafeBytes { try write(path, $0) }
    }

    /// Keeps the outputs that the last build made in a folder, though this build does not make them.
    /// Those that were altered since are not kept.
    ///
    /// - Parameter folder: the beginning of their paths; no output of this build may be in it.
    package mutating func keep(_ folder: String) throws {
        for entry in published?.record?.entries ?? [] where entry.path.text.hasPrefix(folder) {
            guard let published, published.status(of: entry) != nil,
                let bytes = try published.folder.contents(of: entry.path.text)
            else { continue }
            try write(entry.path, bytes)
        }
    }

    private mutating func makeFolder(around path: OutputPath) throws {
        guard let folder = path.parent, !folders.contains(folder) else { return }
        try makeFolder(folder, for: path)
        folders.insert(folder)
    }

    private func makeFolder(_ folder: OutputPath, for path: OutputPath) throws {
        do {
            try staging.folder.makeFolder(folder.text)
        } catch let error as PublicationError where error.code == ENOENT {
            guard let parent = folder.parent else { throw error }
            try makeFolder(parent, for: path)
            try staging.folder.makeFolder(folder.text)
        } catch let error as PublicationError where error.code == ENOTDIR {
            throw PublicationError.fileAndFolder(path)
        }
    }

    private func create(
        _ path: OutputPath, _ bytes: UnsafeRawBufferPointer, modified: Int64?
    ) throws -> FileStatus {
        do {
            return try staging.folder.createFile(path.text, bytes: bytes, modified: modified)
        } catch let error as PublicationError where error.code == EEXIST || error.code == EISDIR {
            let isFolder = try staging.folder.status(of: path.text)?.kind == .folder
            throw isFolder ? PublicationError.fileAndFolder(path) : .duplicatePath(path)
        } catch let error as PublicationError where error.code == ENOTDIR {
            throw PublicationError.fileAndFolder(path)
        }
    }
}
