import Diagnostics
import Foundation
import PokedexDomain

/// One update: what is known, what is due, and the results so far.
struct UpdateRun {
    let queue: FetchQueue
    let records: RecordStore
    let options: UpdateOptions
    private let progress: (UpdateProgress) -> Void

    // What is known when it begins.

    /// When records were fetched.
    let marks: [ResourceKey: RecordStore.Mark]
    /// When the facts of the database were made, in seconds since 1970; 0 where there are none.
    let databaseTime: Int
    /// Whether every fact of the database must be confirmed by a record.
    let isFull: Bool
    /// The paths of what failed in earlier runs.
    let formerFailures: Set<String>

    // What changes.

    /// All records: those of the database, those that were fetched since, and those of this run.
    var known = KnownFacts()
    /// What known records were before they were fetched last, as long as the database does not hold
    /// them as they were fetched.
    var former: [ResourceKey: any ResourceFacts] = [:]
    /// The numbers that the source lists, by kind; kinds that are not listed are absent.
    var listed: [PokeAPIResource: Set<Int>] = [:]
    var due = DueRecords()
    /// How many records are requested and have not been received.
    var open = 0
    /// What the progress of each step counts.
    var units: [UpdateProgress.Step: UpdateUnits] = [:]
    /// Whether the source has answered anything.
    var hasAnswer = false
    /// Whether the source has said when its data were made.
    var hasMeta = false
    /// Records that could not be fetched or used in this run.
    var failed = 0
    var firstReason: String?
    /// Records that were fetched but could not be assembled.
    var refused: Set<ResourceKey> = []
    var report = UpdateReport()

    /// - Parameter reason: why all facts must be made again, unless the user asked for it.
    init(
        source: PokeAPINetwork, records: RecordStore, catalog: Catalog?, reason: String?,
        _ options: UpdateOptions, _ progress: @escaping (UpdateProgress) -> Void
    ) throws {
        queue = FetchQueue(source: source, width: options.width)
        (self.records, self.options, self.progress) = (records, options, progress)
        // A refresh that was interrupted continues, unless another kind of refresh is asked for.
        let underWay = try records[.fullRefresh].flatMap(RecordStore.Refresh.init)
        isFull = underWay != nil || options.isFull || reason != nil
        if options.isFull, underWay != .records {
            try records.begin(.records)
        } else if isFull, underWay == nil {
            try records.begin(.facts)
        }
        if try records[.begunAt] == nil { try records.set(.begunAt, to: "\(options.now())") }
        try records.set(.source, to: "\(source.address)")
        databaseTime = catalog?.source.date ?? 0
        marks = try records.marks()
        formerFailures = Set(try records.failures().map(\.path))
        report.reasonForRefresh = reason
        if let catalog { known = KnownFacts(catalog) }
        try readRecords()
    }

    private mutating func readRecords() throws {
        let isPublished = try records[.unpublished] == nil
        former = try records.formerFacts()
        for (key, facts) in try records.facts() {
            if !isPublished, former[key] == nil { former[key] = known[key] }
            known[key] = facts
        }
        if let meta = try records[.meta] {
            known.meta = try? PokeAPIMeta(Data(meta.utf8))
        }
    }

    /// Fetches everything that is due.
    mutating func fetch() async throws {
        try await readMeta()
        try await readLists()
        guard hasAnswer else {
            throw DiagnosticError(
                report.stop == .interrupted
                    ? "interrupted before anything was fetched"
                    : "nothing was fetched: \(firstReason ?? "the source has nothing"); the "
                        + "database is as it was")
        }
        findDueRecords()
        try await fetchVocabularies()
        for generation in try generationsInOrder() { try await fetch(generation) }
        try await fetchRest()
    }

    func finalReport() throws -> UpdateReport {
        var report = report
        report.failures = try records.failures().map {
            .init(address: "\(queue.source.address)\($0.path)/", reason: $0.reason)
        }
        report.waiting = try records[.waiting].flatMap(Int.init) ?? 0
        report.unlisted = unlisted().count
        report.unreached += due.count
        return report
    }

    /// Reports how far the update is.
    func show(_ step: UpdateProgress.Step) {
        let units = units[step] ?? UpdateUnits(records: 0)
        progress(
            UpdateProgress(
                step: step, done: units.done, total: units.total,
                recordsDone: due.taken.count - open - report.unreached,
                recordsTotal: due.taken.count + due.count, failed: failed))
    }

    /// Records that are known, though the source does not list them any more.
    func unlisted() -> [ResourceKey] {
        listed.flatMap { resource, ids in
            known.ids(of: resource).filter { !ids.contains($0) }
                .map { ResourceKey(resource, $0) }
        }
    }
}

/// The counts in the progress of a step.
struct UpdateUnits {
    private(set) var total: Int
    private(set) var done = 0
    private var open: [Int: Int] = [:]
    private let resources: Set<PokeAPIResource>?

    /// Counts records of any kind.
    init(records: Int) {
        total = records
        resources = nil
    }

    /// Counts numbers. A number is done when its records of all these kinds are: those of a species
    /// and of its default Pokémon, which has the same number.
    init(of resources: Set<PokeAPIResource>, in due: DueRecords, among ids: Set<Int>) {
        for resource in resources {
            for id in due.all(resource).intersection(ids) { open[id, default: 0] += 1 }
        }
        total = open.count
        self.resources = resources
    }

    mutating func add(_ records: Int) { total += records }

    mutating func finish(_ key: ResourceKey) {
        guard let resources else { return done += 1 }
        guard resources.contains(key.resource), let count = open[key.id] else { return }
        open[key.id] = count == 1 ? nil : count - 1
        done = total - open.count
    }
}
