import Foundation
import PokedexDomain

extension UpdateRun {
    /// Fetches records that were taken out of those due.
    mutating func fetch(_ keys: [ResourceKey], _ step: UpdateProgress.Step) async throws {
        let requests = keys.map { FetchQueue.Request(key: $0, tag: tag(of: $0)) }
        open = requests.count
        try await queue.run(requests) { outcome in
            try take(outcome)
            if outcome.isReached { units[step]?.finish(outcome.key) }
            show(step)
        }
    }

    /// Notes that a record or list could not be fetched.
    mutating func note(_ error: PokeAPISourceError, of path: String) throws {
        firstReason = firstReason ?? error.description
        switch error.kind {
        case .cancelled: report.stop = report.stop ?? .interrupted
        case .closed: report.stop = report.stop ?? .closed(error.description)
        default: try fail(path, error.description)
        }
    }

    /// Notes a failure, which makes the record due next time.
    mutating func fail(_ path: String, _ reason: String) throws {
        failed += 1
        try records.put(.init(path: path, reason: reason, time: options.now()))
    }

    /// The `ETag` of what is stored; `nil` after a failure, to receive the record in any case.
    private func tag(of key: ResourceKey) -> String? {
        formerFailures.contains(key.description) ? nil : marks[key]?.tag
    }

    private mutating func take(_ outcome: FetchQueue.Outcome) throws {
        let key = outcome.key
        open -= 1
        switch outcome.answer {
        case .success(.unchanged):
            report.unchanged += 1
            try records.confirm(key, at: options.now())
        case .success(.value(let record, let tag)):
            try store(record, for: key, tag: tag)
        case .failure(let error) where error.kind == .notFound && !key.resource.kind.isListed:
            // A record names an item before the source has it: what needs the item waits.
            try records.succeed(key.description)
        case .failure(let error):
            if !outcome.isReached { report.unreached += 1 }
            try note(error, of: key.description)
        }
    }

    private mutating func store(
        _ record: FetchQueue.Record, for key: ResourceKey, tag: String?
    ) throws {
        let old = known[key]
        let isNew = !known.contains(key, record.facts)
        let mark = RecordStore.Mark(tag: tag, fetchedAt: options.now())
        let isChanged = try records.put(record.content, for: key, mark)
        let count: WritableKeyPath<UpdateReport, Int> =
            isNew ? \.added : isChanged ? \.refreshed : \.unchanged
        report[keyPath: count] += 1
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

/// Fetches many records at once and hands them to the caller one after the other.
struct FetchQueue: Sendable {
    let source: PokeAPINetwork
    /// How many reads are begun at once, 1 or more. The source sends fewer requests at once.
    let width: Int

    struct Request: Sendable {
        let key: ResourceKey
        /// The `ETag` of what is there already; `nil` to fetch it in any case.
        let tag: String?
    }

    /// A record as it was fetched: its facts, and the record as ``StoredRecord``.
    typealias Record = (facts: any ResourceFacts, content: [UInt8])

    struct Outcome: Sendable {
        let key: ResourceKey
        let answer: Result<PokeAPIAnswer<Record>, PokeAPISourceError>

        /// Whether the source was asked; a run that ends early cancels the other requests.
        var isReached: Bool {
            guard case .failure(let error) = answer else { return true }
            return error.kind != .cancelled && error.kind != .closed
        }
    }

    /// Fetches all records, in their order as far as several at once have one.
    ///
    /// Once the source is closed, requests that are still waiting for something are cancelled, and
    /// the others end at once.
    ///
    /// - Parameter take: receives each outcome, in the caller's task.
    func run(_ requests: [Request], _ take: (Outcome) throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Outcome.self) { group in
            var rest = requests[...]
            for request in rest.prefix(width) { group.addTask { await fetch(request) } }
            rest = rest.dropFirst(width)
            while let outcome = try await group.next() {
                if case .failure(let error) = outcome.answer, error.kind == .closed {
                    group.cancelAll()
                }
                if let request = rest.popFirst() { group.addTask { await fetch(request) } }
                try take(outcome)
            }
        }
    }

    private func fetch(_ request: Request) async -> Outcome {
        let key = request.key
        do throws(PokeAPISourceError) {
            let answer = try await source.read(
                .resource(key.resource, key.id), unlessTagged: request.tag
            ) { try key.resource.kind.readAndShorten($0, id: key.id) }
            return Outcome(key: key, answer: .success(answer))
        } catch {
            return Outcome(key: key, answer: .failure(error))
        }
    }
}

struct DueRecords {
    private var ids: [PokeAPIResource: Set<Int>] = [:]
    /// What was due and has been taken out to be fetched.
    private(set) var taken: Set<ResourceKey> = []

    var count: Int { ids.values.reduce(0) { $0 + $1.count } }

    /// Makes a record due, unless it was fetched already.
    mutating func insert(_ key: ResourceKey) {
        guard !taken.contains(key) else { return }
        ids[key.resource, default: []].insert(key.id)
    }

    /// All that are left of a kind.
    func all(_ resource: PokeAPIResource) -> Set<Int> { ids[resource] ?? [] }

    /// Takes out those of some records that are due, in the order of their numbers.
    mutating func take(_ resource: PokeAPIResource, _ wanted: Set<Int>) -> [ResourceKey] {
        let keys = all(resource).intersection(wanted).sorted().map { ResourceKey(resource, $0) }
        ids[resource]?.subtract(wanted)
        taken.formUnion(keys)
        return keys
    }

    mutating func takeAll(_ resource: PokeAPIResource) -> [ResourceKey] {
        take(resource, all(resource))
    }
}
