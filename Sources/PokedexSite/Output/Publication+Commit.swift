import Glibc

extension Publication {
    /// Makes what was written the output folder, and deletes the folder it replaces.
    ///
    /// What the builder did not make is in the new folder as it was in the old one.
    ///
    /// - Parameters:
    ///   - inputs: the hash of everything that the outputs depend on.
    ///   - writers: all writers that this publication made.
    /// - Throws: ``PublicationError``; the output folder is then the old one, except after
    ///   ``PublicationError/publishedButNotTidied(_:cause:)``.
    public func commit(
        inputs: ContentHash, writers: [PublicationWriter]
    ) throws(PublicationError) -> PublicationSummary {
        precondition(
            writers.count == writersMade.exchange(0, ordering: .relaxed),
            "a publication is committed once, with all of its writers")
        let outputs = writers.flatMap(\.outputs).sorted { $0.entry.path < $1.entry.path }
        let record = OutputRecord(inputs: inputs, entries: outputs.map(\.entry))
        try staging.write(record)
        if let published {
            try replace(published)
        } else {
            try staging.publish()
        }
        seal(record, outputs)
        return summary(of: record, outputs)
    }

    /// Exchanges the output folder for the new one, and deletes it.
    private func replace(_ published: PublishedOutput) throws(PublicationError) {
        let output = work.location.output
        let survey = try OutputSurvey(of: published.folder, published.ownership)
        let carriedOver = try ForeignEntries(of: published, survey, output: output)
            .carryOver(to: staging.folder)
        try staging.exchange()
        do {
            try ReplacedOutput(in: work, published: staging.folder, carriedOver: carriedOver)
                .dissolve(published.ownership, asSurveyed: survey)
        } catch {
            throw .publishedButNotTidied(output, cause: error)
        }
    }

    /// Seals the new folder, unless someone has altered an output meanwhile.
    private func seal(_ record: OutputRecord, _ outputs: [PublicationWriter.Output]) {
        // Until the kernel's clock ticks, an alteration could leave the times as they are now.
        waitForClockTick()
        guard let statuses = try? staging.folder.statuses(of: record) else { return }
        if zip(outputs, statuses).allSatisfy({ $0.isStill($1) }) {
            staging.folder.seal(record, statuses)
        }
    }

    private func summary(
        of record: OutputRecord, _ outputs: [PublicationWriter.Output]
    ) -> PublicationSummary {
        let before = published?.ownership.files ?? [:]
        let kept = record.entries.count { before[$0.path] != nil }
        let changed = outputs.count { !$0.isUnchanged }
        return PublicationSummary(record, changed: changed, removed: before.count - kept)
    }
}

/// Returns when the clock that file times are taken from shows a later time, some milliseconds on.
private func waitForClockTick() {
    let start = coarseTime()
    while coarseTime() == start {
        usleep(200)
    }
}

private func coarseTime() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return time.nanoseconds
}
