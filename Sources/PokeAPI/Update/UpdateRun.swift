import Foundation
import PokedexDomain

/// One update: what is known, what is due, and the results so far.
struct UpdateRun {
    let queue: FetchQueue
    let address: String
    let records: RecordStore
    let beginning: UpdateBeginning
    let options: UpdateOptions

    /// All records; those of this run replace older ones.
    var known: KnownFacts
    /// What records of ``known`` were before, as far as they may have to be that again.
    var former: [ResourceKey: any ResourceFacts]
    /// The numbers that the source lists, by kind; kinds that are not listed are absent.
    var listed: [PokeAPIResource: Set<Int>] = [:]
    var due = DueRecords()
    var tally: UpdateTally
    /// What the progress of each step counts.
    var units: [UpdateProgress.Step: UpdateUnits] = [:]
    /// How many records are requested and have not been received.
    var open = 0
    /// Whether the source has said when its data were made.
    var hasMeta = false

    /// Begins with what is there.
    init(
        source: PokeAPINetwork, address: String, records: RecordStore,
        _ beginning: UpdateBeginning, _ options: UpdateOptions
    ) throws(RecordStoreError) {
        queue = FetchQueue(source: source, width: options.width)
        self.address = address
        self.records = records
        self.beginning = beginning
        self.options = options
        known = beginning.known
        former = beginning.former
        tally = UpdateTally(failures: try records.failures())
        try records.set(.source, to: address)
    }

    /// Fetches everything that is due.
    mutating func fetch(_ progress: (UpdateProgress) -> Void) async throws {
        try await readMeta()
        try await readLists(progress)
        guard tally.hasAnswer else { throw UpdateError(tally.whyNothing) }
        findDueRecords()
        try await fetchVocabularies(progress)
        for generation in try generationsInOrder() {
            try await fetch(generation, progress)
        }
        try await fetchRest(progress)
    }

    /// The result.
    func report() throws(RecordStoreError) -> UpdateReport {
        UpdateReport(
            added: tally.added, refreshed: tally.refreshed, unchanged: tally.unchanged,
            failures: try records.failures().map {
                UpdateReport.Failure(address: address + $0.path + "/", reason: $0.reason)
            },
            waiting: try records[.waiting].flatMap(Int.init) ?? 0, unlisted: unlisted().count,
            unreached: tally.unreached + due.count,
            stop: tally.stop, reasonForRefresh: beginning.reason,
            hasChangedDatabase: tally.hasChangedDatabase)
    }

    /// Records that are known, though the source does not list them any more.
    func unlisted() -> [ResourceKey] {
        listed.flatMap { resource, ids in
            known.ids(of: resource).filter { !ids.contains($0) }
                .map { ResourceKey(resource, $0) }
        }
    }
}

/// The results of an update so far.
struct UpdateTally {
    /// Records that were not known.
    var added = 0
    /// Records that were known and differ from the stored ones.
    var refreshed = 0
    /// Records that were requested and have not changed.
    var unchanged = 0
    /// Records that could not be fetched or used in this run.
    var failed = 0
    /// Records that were not requested because the run ended.
    var unreached = 0
    /// Why the run ended early.
    var stop: UpdateReport.Stop?
    /// Whether the source has answered anything.
    var hasAnswer = false
    /// The first error.
    var firstReason: String?
    /// Whether the database was replaced.
    var hasChangedDatabase = false
    /// The paths of what failed in earlier runs.
    let former: Set<String>
    /// Records that were fetched but could not be assembled.
    var refused: Set<ResourceKey> = []

    init(failures: [RecordStore.Failure]) {
        former = Set(failures.map(\.path))
    }

    /// Why an update without any answer could do nothing.
    var whyNothing: String {
        stop == .interrupted
            ? "interrupted before anything was fetched"
            : "nothing was fetched: \(firstReason ?? "the source has nothing"); the database is as it "
                + "was"
    }
}

/// The counts in the progress of a step.
struct UpdateUnits {
    /// How many there are.
    private(set) var total: Int
    /// How many are done.
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

    /// Adds records.
    mutating func add(_ records: Int) {
        total += records
    }

    /// Notes that a record is done.
    mutating func finish(_ key: ResourceKey) {
        guard let resources else { return done += 1 }
        guard resources.contains(key.resource), let count = open[key.id] else { return }
        open[key.id] = count == 1 ? nil : count - 1
        done = total - open.count
    }
}
