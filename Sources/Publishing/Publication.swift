import CPlatform
import Parallelism
import Platform
import Synchronization

/// Makes a new output folder: files are written beside the old one, then the two are exchanged.
///
/// Whatever happens meanwhile, the output folder is the old one or the new one, and complete. A
/// publication that is released without a commit deletes what it wrote. While it exists, no other
/// can be opened for the same output.
///
///     let publication = try Publication(output: "Public")
///     if let summary = publication.summaryIfUpToDate(inputs: inputs) { return summary }
///     var writer = publication.makeWriter()  // one for each thread
///     try writer.write(OutputPath("en/index.html"), bytes)
///     return try publication.commit(inputs: inputs, writers: [writer])
package final class Publication: Sendable {
    let work: WorkFolder
    let published: PublishedOutput?
    let staging: StagingFolder
    private let writersMade = Atomic(0)

    /// Locks an output folder and reads its record.
    ///
    /// - Parameters:
    ///   - output: a folder, a symbolic link to one, or a new name in an existing folder.
    ///   - jobs: how many threads list, compare and delete files.
    /// - Throws: ``PublicationError`` when the output cannot, or must not, be replaced.
    package init(output: String, jobs: Int = 1) throws {
        work = try WorkFolder(OutputLocation(output), WorkerPool(jobs: jobs))
        published = try PublishedOutput(in: work)
        try work.recover(into: published?.folder)
        staging = try StagingFolder(in: work, replacing: published)
    }

    /// The folder in which a build of an output works, if there is one: while it runs, and after it was
    /// killed, until the next build.
    package static func workFolder(of output: String) -> String? {
        guard let location = try? OutputLocation(output) else { return nil }
        let path = "\(location.parent)/\(WorkFolder.name(for: location))"
        return access(path, F_OK) == 0 ? path : nil
    }

    /// The content of the output folder, if a build would change nothing.
    ///
    /// - Parameter inputs: the hash of everything that the outputs depend on.
    /// - Returns: `nil` when a build is needed: the inputs are not those of the last build, or an
    ///   output was altered or deleted since.
    package func summaryIfUpToDate(inputs: ContentHash) -> PublicationSummary? {
        guard let published, let record = published.record, record.inputs == inputs else {
            return nil
        }
        if !published.isSealed {
            guard published.isUnaltered() else { return nil }
            published.folder.seal(record, published.statuses)
        }
        return PublicationSummary(entries: record.entries, changed: [], removed: [])
    }

    /// What the last build noted about itself; empty if there was none.
    package var lastNote: String { published?.record?.note ?? "" }

    /// The content of an output as the last build made it; `nil` if there is none, or it was altered.
    package func lastContent(of path: OutputPath) -> [UInt8]? {
        guard let published, let index = published.ownership.files[path],
            let entry = published.record?.entries[index], published.status(of: entry) != nil
        else { return nil }
        return try? published.folder.contents(of: path.text)
    }

    /// Makes a writer for one thread. The commit needs every one that was made.
    package func makeWriter() -> PublicationWriter {
        writersMade.add(1, ordering: .relaxed)
        return PublicationWriter(staging: staging, published: published)
    }

    /// Replaces the output folder by the new one, and deletes it. Foreign entries, which no build
    /// made, are in the new folder as they were in the old one.
    ///
    /// - Parameters:
    ///   - inputs: the hash of everything that the outputs depend on.
    ///   - note: one line, for ``lastNote``.
    ///   - writers: all writers that this publication made.
    /// - Throws: ``PublicationError``. The output folder is still the old one, except after
    ///   ``PublicationError/publishedButNotTidied(_:cause:)``.
    package func commit(
        inputs: ContentHash, note: String = "", writers: [PublicationWriter]
    ) throws -> PublicationSummary {
        precondition(
            writers.count == writersMade.exchange(0, ordering: .relaxed),
            "a publication is committed once, with all of its writers")
        let outputs = writers.flatMap(\.outputs).sorted { $0.entry.path < $1.entry.path }
        let record = OutputRecord(inputs: inputs, note: note, entries: outputs.map(\.entry))
        try staging.write(record)
        if let published {
            try replace(published)
        } else {
            try staging.publish()
        }
        seal(record, outputs)
        let made = Set(record.entries.map(\.path))
        return PublicationSummary(
            entries: record.entries,
            changed: outputs.filter { !$0.isUnchanged }.map(\.entry.path),
            removed: (published?.ownership.files ?? [:]).keys.filter { !made.contains($0) }
                .sorted())
    }

    private func replace(_ published: PublishedOutput) throws {
        let output = work.location.output
        let survey = try OutputSurvey(of: published.folder, published.ownership, work.pool)
        let carriedOver = try ForeignEntries(
            source: published.folder, survey: survey, output: output
        ).carryOver(to: staging.folder)
        try staging.exchange()
        do {
            try ReplacedOutput(in: work, published: staging.folder, carriedOver: carriedOver)
                .remove(published.ownership, surveyedBefore: survey)
        } catch let error as PublicationError {
            throw PublicationError.publishedButNotTidied(output, cause: error)
        }
    }

    /// Seals the new folder, unless an output was altered since it was written.
    private func seal(_ record: OutputRecord, _ outputs: [PublicationWriter.Output]) {
        // Before the next tick of the kernel's clock, a change may leave the times as they are.
        waitForClockTick()
        guard let statuses = try? staging.folder.statuses(of: record, work.pool) else { return }
        if zip(outputs, statuses).allSatisfy({ $0.isStill($1) }) {
            staging.folder.seal(record, statuses)
        }
    }
}

/// What a build did to the output folder.
package struct PublicationSummary: Equatable, Sendable {
    /// All outputs, sorted by path.
    package let entries: [OutputRecord.Entry]
    /// The outputs that are new or differ from those of the last build, in the order of ``entries``.
    package let changed: [OutputPath]
    /// The outputs of the last build that are no longer made, in the same order.
    package let removed: [OutputPath]

    /// The number of HTML files among the outputs.
    package var pages: Int { entries.count { $0.path.isPage } }
    /// The number of all outputs.
    package var files: Int { entries.count }
    /// The size of all outputs.
    package var bytes: Int { entries.reduce(0) { $0 + $1.size } }
}

/// Waits until the clock of file times changes, which takes some milliseconds.
private func waitForClockTick() {
    let start = platform_file_time()
    while platform_file_time() == start {
        usleep(200)
    }
}
