import Foundation
import PokedexDomain

extension UpdateRun {
    /// Fetches records that were taken out of those due.
    mutating func fetch(
        _ keys: [ResourceKey], _ step: UpdateProgress.Step,
        _ progress: (UpdateProgress) -> Void
    ) async throws {
        let requests = keys.map { FetchQueue.Request(key: $0, tag: tag(of: $0)) }
        open = requests.count
        try await queue.run(requests) { outcome in
            try take(outcome)
            if outcome.isReached { units[step]?.finish(outcome.key) }
            report(step, to: progress)
        }
    }

    /// Reports how far the update is.
    func report(_ step: UpdateProgress.Step, to progress: (UpdateProgress) -> Void) {
        let units = units[step] ?? UpdateUnits(records: 0)
        progress(
            UpdateProgress(
                step: step, done: units.done, total: units.total,
                recordsDone: due.taken.count - open - tally.unreached,
                recordsTotal: due.taken.count + due.count,
                failed: tally.failed))
    }

    /// Notes that a record or list could not be fetched.
    mutating func note(_ error: PokeAPISourceError, of path: String) throws(RecordStoreError) {
        tally.firstReason = tally.firstReason ?? error.description
        switch error.kind {
        case .cancelled: tally.stop = tally.stop ?? .interrupted
        case .closed: tally.stop = tally.stop ?? .closed(error.description)
        default: try fail(path, error.description)
        }
    }

    /// Notes a failure, which makes the record due next time.
    mutating func fail(_ path: String, _ reason: String) throws(RecordStoreError) {
        tally.failed += 1
        try records.put(.init(path: path, reason: reason, time: options.now()))
    }

    /// The `ETag` of what is stored; `nil` after a failure, to receive the record in any case.
    private func tag(of key: ResourceKey) -> String? {
        tally.former.contains(key.description) ? nil : beginning.marks[key]?.tag
    }

    private mutating func take(_ outcome: FetchQueue.Outcome) throws(RecordStoreError) {
        let key = outcome.key
        open -= 1
        switch outcome.answer {
        case .success(.unchanged):
            tally.unchanged += 1
            try records.confirm(key, at: options.now())
        case .success(.value(let record, let tag)):
            try store(record, for: key, tag: tag)
        case .failure(let error) where error.kind == .notFound && !key.resource.kind.isListed:
            // A record names an item before the source has it: what needs the item waits.
            try records.succeed(key.description)
        case .failure(let error):
            if !outcome.isReached { tally.unreached += 1 }
            try note(error, of: key.description)
        }
    }

    private mutating func store(
        _ record: FetchQueue.Record, for key: ResourceKey, tag: String?
    ) throws(RecordStoreError) {
        let old = known[key]
        let isNew = !known.contains(key, record.facts)
        let mark = RecordStore.Mark(tag: tag, fetchedAt: options.now())
        let isChanged = try records.put(record.content, for: key, mark)
        if isNew {
            tally.added += 1
        } else if isChanged {
            tally.refreshed += 1
        } else {
            tally.unchanged += 1
        }
        guard isChanged || old == nil else { return }
        if former[key] == nil { former[key] = old }
        known[key] = record.facts
        if isNew { insertCompanions(of: record.facts) }
    }

    /// Records that name a new one may have been fetched before it existed.
    private mutating func insertCompanions(of facts: any ResourceFacts) {
        switch facts {
        case let species as Species:
            insertListed(species.evolutionChain)
            insertListed(species.evolvesFrom)
            for id in listed[.pokedex] ?? [] { due.insert(ResourceKey(.pokedex, id)) }
        case let facts as PokemonFacts: insertListed(facts.pokemon.species)
        case let facts as FormFacts: insertListed(facts.pokemon)
        default: break
        }
    }

    private mutating func insertListed<Entity: PokeAPIEntity>(_ id: Identifier<Entity>?) {
        guard let key = id.map({ ResourceKey($0) }), listed[key.resource]?.contains(key.id) ?? false
        else { return }
        due.insert(key)
    }
}
