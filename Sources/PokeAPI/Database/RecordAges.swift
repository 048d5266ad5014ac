import PokedexDomain
import PokedexStore

/// How many of a database's records are to be fetched again.
public struct RecordAges: Encodable, Hashable, Sendable {
    /// Records of one term.
    public struct Group: Encodable, Hashable, Sendable {
        /// How many there are.
        public internal(set) var total = 0
        /// How many of them are to be fetched again.
        public internal(set) var expired = 0
    }

    /// Moves, which are good for 7 days.
    public private(set) var moves = Group()
    /// Everything else, which is good for 30 days.
    public private(set) var others = Group()

    /// Counts what a catalog holds and what was fetched for it. Where nothing tells when a record
    /// was fetched, it counts as fetched when the data set was made; while everything is being
    /// fetched again, as never fetched.
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
            // Machines, of which the catalog knows how many there are and no more.
            let known = marks.keys.count { $0.resource == resource }
            return max(0, CatalogCounts(catalog).machines - known)
        }
        return numbers.count { marks[ResourceKey(resource, $0)] == nil }
    }

    private mutating func add(_ resource: PokeAPIResource, fetchedAt: Int, now: Int) {
        let expired = RefreshTerm.isOver(resource, fetchedAt: fetchedAt, now: now) ? 1 : 0
        if resource == .move {
            moves.total += 1
            moves.expired += expired
        } else {
            others.total += 1
            others.expired += expired
        }
    }
}
