import Foundation
import PokedexDomain

/// One update: what is known, what is due, and what came of it so far.
struct UpdateRun {
    let queue: FetchQueue
    let address: String
    let records: RecordStore
    let beginning: UpdateBeginning
    let options: UpdateOptions

    /// All records, those of this run in place of older ones.
    var known: KnownFacts
    /// What records of ``known`` were before, as far as they may have to be that again.
    var former: [ResourceKey: any ResourceFacts]
    /// What the source says there is, by kind; kinds that are not listed are absent.
    var listed: [PokeAPIResource: Set<Int>] = [:]
    var due = DueRecords()
    var tally: UpdateTally
    /// What the progress of each step counts.
    var units: [UpdateProgress.Step: UpdateUnits] = [:]
    /// How many records are being asked for.
    var open = 0

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
        try await fetchWords(progress)
        for generation in try generationsInOrder() {
            try await fetch(generation, progress)
        }
        try await fetchRest(progress)
    }

    /// What came of it.
    func report() throws(RecordStoreError) -> UpdateReport {
        UpdateReport(
            added: tally.added, refreshed: tally.refreshed, unchanged: tally.unchanged,
            failures: try records.failures().map {
                UpdateReport.Failure(address: address + $0.place + "/", reason: $0.reason)
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
