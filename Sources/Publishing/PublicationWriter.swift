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
    /// The entries of the outputs in the new record.
    package var entries: [OutputRecord.Entry] { outputs.map(\.entry) }
    private let staging: StagingFolder
    private let published: PublishedOutput?
    /// The folders that certainly exist.
    private var folders: Set<OutputPath> = []

    init(staging: StagingFolder, published: PublishedOutput?) {
        self.staging = staging
        self.published = published
    }

    /// Writes an output, and makes the folders around it. An output that has not changed since the
    /// last build stays the same file, with its modification time.
    ///
    /// - Throws: ``PublicationError/duplicatePath(_:)`` and ``PublicationError/fileAndFolder(_:)``
    ///   when the path clashes with that of another output, ``PublicationError/diskFull(_:code:)``,
    ///   and others when the file cannot be written.
    package mutating func write(
        _ path: OutputPath, _ bytes: UnsafeRawBufferPointer
    ) throws(PublicationError) {
        let hash = ContentHash(of: bytes)
        let entry = OutputRecord.Entry(path: path, hash: hash, size: bytes.count)
        try makeFolder(around: path)
        let old = published?.status(of: entry)
        if let old, link(path) {
            outputs.append(Output(entry: entry, isUnchanged: true, status: old))
        } else {
            let new = try create(path, bytes, modified: old?.modified)
            outputs.append(Output(entry: entry, isUnchanged: old != nil, status: new))
        }
    }

    package mutating func write(_ path: OutputPath, _ bytes: [UInt8]) throws(PublicationError) {
        try bytes.span.bytes.withUnsafeBytes { bytes throws(PublicationError) in
            try write(path, bytes)
        }
    }

    /// Keeps the outputs that the last build made in a folder, though this build does not make them.
    /// Those that were altered since are not kept.
    ///
    /// - Parameter folder: the beginning of their paths; no output of this build may be in it.
    package mutating func keep(_ folder: String) throws(PublicationError) {
        for entry in published?.record?.entries ?? [] where entry.path.text.hasPrefix(folder) {
            guard let published, published.status(of: entry) != nil,
                let bytes = try published.folder.contents(of: entry.path.text)
            else { continue }
            try write(entry.path, bytes)
        }
    }

    private mutating func makeFolder(around path: OutputPath) throws(PublicationError) {
        guard let folder = path.parent, !folders.contains(folder) else { return }
        try makeFolder(folder, for: path)
        folders.insert(folder)
    }

    private func makeFolder(
        _ folder: OutputPath, for path: OutputPath
    ) throws(PublicationError) {
        do {
            try staging.folder.makeFolder(folder.text)
        } catch .systemCall(let failure) where failure.code == ENOENT {
            guard let parent = folder.parent else { throw .systemCall(failure) }
            try makeFolder(parent, for: path)
            try staging.folder.makeFolder(folder.text)
        } catch .systemCall(let failure) where failure.code == ENOTDIR {
            throw .fileAndFolder(path)
        } catch {
            throw error
        }
    }

    /// Links the old file into the new folder.
    ///
    /// - Returns: false when the file system has no hard links, or allows no more of them.
    private func link(_ path: OutputPath) -> Bool {
        published?.folder.link(path.text, to: staging.folder) == 0
    }

    private func create(
        _ path: OutputPath, _ bytes: UnsafeRawBufferPointer, modified: Int64?
    ) throws(PublicationError) -> FileStatus {
        do {
            return try staging.folder.createFile(path.text, bytes: bytes, modified: modified)
        } catch .systemCall(let failure) where failure.code == EEXIST || failure.code == EISDIR {
            let isFolder = try staging.folder.status(of: path.text)?.kind == .folder
            throw isFolder ? .fileAndFolder(path) : .duplicatePath(path)
        } catch .systemCall(let failure) where failure.code == ENOTDIR {
            throw .fileAndFolder(path)
        } catch {
            throw error
        }
    }
}
