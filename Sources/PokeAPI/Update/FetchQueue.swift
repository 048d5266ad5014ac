import Foundation

/// Fetches many records at once and hands them to the caller one after the other.
struct FetchQueue: Sendable {
    let source: PokeAPINetwork
    /// How many reads are begun at once, 1 or more. The source sends fewer requests at once.
    let width: Int

    /// A record to fetch.
    struct Request: Sendable {
        let key: ResourceKey
        /// The `ETag` of what is there already; `nil` to fetch it in any case.
        let tag: String?
    }

    /// A record as it was fetched: its facts, and the record as ``StoredRecord``.
    typealias Record = (facts: any ResourceFacts, content: [UInt8])

    /// The result of a request.
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
            ) { (data) throws(MalformedResource) in
                try key.resource.kind.readAndShorten(data, id: key.id)
            }
            return Outcome(key: key, answer: .success(answer))
        } catch {
            return Outcome(key: key, answer: .failure(error))
        }
    }
}

/// The records that are to be fetched, by kind.
struct DueRecords {
    private var ids: [PokeAPIResource: Set<Int>] = [:]
    /// What was due and has been taken out to be fetched.
    private(set) var taken: Set<ResourceKey> = []

    /// How many are left.
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

    /// Takes out all of a kind.
    mutating func takeAll(_ resource: PokeAPIResource) -> [ResourceKey] {
        take(resource, all(resource))
    }
}
