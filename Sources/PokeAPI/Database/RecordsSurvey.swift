import PokedexDomain
import PokedexStore

/// All that a status contains of the records file.
struct RecordsSurvey {
    let status: Fetched<KnownRecords>
    var ages: RecordAges?
    var begunAt: Int?
    var finishedAt: Int?
    var address: String?

    /// Reads the records file of a database with these facts.
    init(_ file: RecordsFile, for catalog: Catalog, now: Int) {
        do throws(RecordsTrouble) {
            self = try file.read { (store) throws(RecordStoreError) in
                try Self(store, of: file, for: catalog, now: now)
            }
        } catch {
            status = Fetched(error)
            if error == .missing { ages = RecordAges(catalog, now: now) }
        }
    }

    private init(
        _ store: RecordStore, of file: RecordsFile, for catalog: Catalog, now: Int
    ) throws(RecordStoreError) {
        let marks = try store.marks()
        let isFullRefresh = try store[.fullRefresh] != nil
        ages = RecordAges(catalog, marks, isFullRefresh: isFullRefresh, now: now)
        begunAt = try store[.begunAt].flatMap { Int($0) }
        finishedAt = try store[.finishedAt].flatMap { Int($0) }
        address = try store[.source]
        status = .known(
            KnownRecords(
                path: file.path, size: file.size, count: marks.count,
                failures: try store.failures().map {
                    .init(path: $0.path, reason: $0.reason, time: $0.time)
                },
                unpublished: try Self.unpublished(store, marks, catalog),
                keptOut: try store[.waiting].flatMap(Int.init) ?? 0,
                isFullRefresh: isFullRefresh))
    }

    private static func unpublished(
        _ store: RecordStore, _ marks: [ResourceKey: RecordStore.Mark], _ catalog: Catalog
    ) throws(RecordStoreError) -> KnownRecords.Unpublished? {
        guard try store[.unpublished] != nil else { return nil }
        let changed = try store.formerKeys()
        let new = PokeAPIResource.allCases.flatMap { resource -> [ResourceKey] in
            guard let numbers = catalog.numbers(of: resource).map(Set.init) else { return [] }
            return marks.keys.filter { $0.resource == resource && !numbers.contains($0.id) }
        }
        return .init(
            new: new.sorted().map(\.description),
            changed: changed.subtracting(new).sorted().map(\.description))
    }
}

/// How many of a database's records are to be fetched again.
package struct RecordAges: Encodable, Hashable, Sendable {
    /// Records of one term.
    package struct Group: Encodable, Hashable, Sendable {
        /// How many there are.
        package internal(set) var total = 0
        /// How many of them are to be fetched again.
        package internal(set) var expired = 0
    }

    /// Moves, which are good for 7 days.
    package private(set) var moves = Group()
    /// Everything else, which is good for 30 days.
    package private(set) var others = Group()

    /// Counts the records of a catalog and those that were fetched for it. A record without a known
    /// time counts as fetched when the data set was made; while all facts are being made again, as
    /// never fetched.
    init(
        _ catalog: Catalog, _ marks: [ResourceKey: RecordStore.Mark] = [:],
        isFullRefresh: Bool = false, now: Int
    ) {
        for (key, mark) in marks { add(key.resource, fetchedAt: mark.fetchedAt, now: now) }
        for resource in PokeAPIResource.allCases {
            for _ in 0..<Self.unmarked(resource, in: catalog, marks) {
                add(resource, fetchedAt: isFullRefresh ? 0 : catalog.source.date, now: now)
            }
        }
    }

    private static func unmarked(
        _ resource: PokeAPIResource, in catalog: Catalog, _ marks: [ResourceKey: RecordStore.Mark]
    ) -> Int {
        guard let numbers = catalog.numbers(of: resource) else {
            let marked = marks.keys.count { $0.resource == resource }
            return max(0, catalog.count(of: resource) - marked)
        }
        return numbers.count { marks[ResourceKey(resource, $0)] == nil }
    }

    private mutating func add(_ resource: PokeAPIResource, fetchedAt: Int, now: Int) {
        let expired = resource.kind.isExpired(fetchedAt: fetchedAt, now: now) ? 1 : 0
        if resource == .move {
            moves.total += 1
            moves.expired += expired
        } else {
            others.total += 1
            others.expired += expired
        }
    }
}

extension Catalog {
    /// The source's numbers of all entities of a kind; `nil` for machines, whose numbers are not
    /// stored.
    func numbers(of resource: PokeAPIResource) -> [Int]? {
        resource.kind.facts(self)?.map(\.number)
    }

    /// How many entities of a kind there are.
    func count(of resource: PokeAPIResource) -> Int {
        numbers(of: resource)?.count ?? moves.reduce(0) { $0 + $1.machines.count }
    }
}
