import Synchronization

/// The making of an output folder: files are written beside it, and then the two are exchanged.
///
/// Whatever happens on the way, the output folder is the old one or the new one. A publication that
/// is let go without a commit deletes what it wrote. While it lives, no other can be opened on the
/// same output.
///
///     let publication = try Publication.open(output: "Public")
///     if let summary = try publication.summaryIfUpToDate(inputs: inputs) { return summary }
///     var writer = publication.makeWriter()  // one for each thread
///     try writer.write(OutputPath("en/index.html"), bytes)
///     return try publication.commit(inputs: inputs, writers: [writer])
public final class Publication: Sendable {
    let work: WorkFolder
    let published: PublishedOutput?
    let staging: StagingFolder
    let writersMade = Atomic(0)

    /// Locks an output folder and looks at what it holds.
    ///
    /// - Parameter output: a folder, a symbolic link to one, or a new name in an existing folder.
    /// - Throws: ``PublicationError`` when the output cannot be replaced, or must not be.
    public static func open(output: String) throws(PublicationError) -> Publication {
        let work = try WorkFolder(OutputLocation(output))
        let published = try PublishedOutput(at: work.location, in: work.parent)
        try work.recover(into: published?.folder)
        let staging = try StagingFolder(in: work, replacing: published)
        return Publication(work: work, published: published, staging: staging)
    }

    private init(work: WorkFolder, published: PublishedOutput?, staging: StagingFolder) {
        self.work = work
        self.published = published
        self.staging = staging
    }

    /// What the output folder holds, when a build could change nothing in it.
    ///
    /// - Parameter inputs: the hash of everything that the outputs depend on.
    /// - Returns: nil when a build is needed: the inputs are not those of the last build, or an
    ///   output was altered or deleted since.
    public func summaryIfUpToDate(
        inputs: ContentHash
    ) throws(PublicationError) -> PublicationSummary? {
        guard let published, let record = published.record, record.inputs == inputs else {
            return nil
        }
        if !published.isSealed {
            guard published.isUnaltered() else { return nil }
            published.folder.seal(record, published.statuses)
        }
        return PublicationSummary(record, changed: 0, removed: 0)
    }

    /// A writer for one thread; every one that is made has to be given to the commit.
    public func makeWriter() -> PublicationWriter {
        writersMade.add(1, ordering: .relaxed)
        return PublicationWriter(staging: staging, published: published)
    }
}

extension DirectoryHandle {
    /// Puts the seal on the record in this folder. Should that fail, nothing is lost: the next
    /// build compares contents.
    func seal(_ record: OutputRecord, _ statuses: [FileStatus?]) {
        guard let seal = OutputSeal(of: record, statuses) else { return }
        setNanoseconds(of: OutputRecord.fileName, to: seal.nanoseconds)
    }
}
