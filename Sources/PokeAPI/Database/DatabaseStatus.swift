import PokedexDomain
import PokedexStore

/// The status of a database: its content and age, and what an update would do.
package struct DatabaseStatus: Encodable, Hashable, Sendable {
    /// A version of the file and of this program.
    package struct Version: Encodable, Hashable, Sendable {
        package let database: Int
        package let program: Int
    }

    /// The origin of the facts.
    package struct Source: Encodable, Hashable, Sendable {
        /// The address of the last update; `nil` where none is known.
        package let address: String?
        /// When the data set was made, in seconds since 1970; `nil` where that is unknown.
        package let madeAt: Int?
        /// The data set's commit; `nil` where that is unknown.
        package let commit: String?
    }

    package let path: String
    /// How many bytes it has.
    package let size: Int
    package let schema: Version
    /// The versions of how facts are made from records.
    package let data: Version
    package let source: Source
    /// When the first update began, in seconds since 1970, else when the data set was made; `nil` where
    /// neither is known.
    package let createdAt: Int?
    /// When an update was last completed, in seconds since 1970; `nil` for never, or unknown.
    package let updatedAt: Int?
    package let counts: CatalogCounts
    /// How old its records are; `nil` where the records file cannot be read now.
    package let ages: RecordAges?
    /// The records that were fetched for it.
    package let records: Fetched<KnownRecords>
}

/// The content of a records file.
package struct KnownRecords: Encodable, Hashable, Sendable {
    /// A record or list that failed.
    package struct Failure: Encodable, Hashable, Sendable {
        /// Its path: `pokemon/25`, or `pokemon` for a list.
        package let path: String
        /// Why, as a clause without full stop.
        package let reason: String
        /// When, in seconds since 1970.
        package let time: Int

        private enum CodingKeys: String, CodingKey {
            case path = "place"
            case reason, time
        }
    }

    /// Fetched records that are not in the database yet.
    package struct Unpublished: Encodable, Hashable, Sendable {
        /// The records that the database lacks, sorted: `pokemon/1026`.
        package let new: [String]
        /// The records of the database that have changed, sorted.
        package let changed: [String]
    }

    package let path: String
    /// How many bytes it has.
    package let size: Int
    /// How many records are in it.
    package let count: Int
    /// What failed, and has not succeeded since, sorted by path.
    package let failures: [Failure]
    /// Records that are not in the database yet; `nil` when all are.
    package let unpublished: Unpublished?
    /// How many references of the database's records name what the source does not have yet; they
    /// are left out.
    package let keptOut: Int
    /// Whether all facts are being made again, and not all have been.
    package let isFullRefresh: Bool
}

/// All that a status contains of the records file.
struct RecordsSurvey {
    let records: KnownRecords
    let ages: RecordAges
    let begunAt: Int?
    let finishedAt: Int?
    let address: String?

    init(_ store: RecordStore, of file: RecordsFile, for catalog: Catalog, now: Int) throws {
        let marks = try store.marks()
        let isFullRefresh = try store[.fullRefresh] != nil
        ages = RecordAges(catalog, marks, isFullRefresh: isFullRefresh, now: now)
        begunAt = try store[.begunAt].flatMap { Int($0) }
        finishedAt = try store[.finishedAt].flatMap { Int($0) }
        address = try store[.source]
        records = KnownRecords(
            path: file.path, size: file.size, count: marks.count, failures: try store.failures(),
            unpublished: try Self.unpublished(store, marks, catalog),
            keptOut: try store[.waiting].flatMap(Int.init) ?? 0, isFullRefresh: isFullRefresh)
    }

    private static func unpublished(
        _ store: RecordStore, _ marks: [ResourceKey: RecordStore.Mark], _ catalog: Catalog
    ) throws -> KnownRecords.Unpublished? {
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
        let group: WritableKeyPath<Self, Group> = resource == .move ? \.moves : \.others
        self[keyPath: group].total += 1
        if resource.kind.isExpired(fetchedAt: fetchedAt, now: now) {
            self[keyPath: group].expired += 1
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
