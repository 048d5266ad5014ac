import PokedexDomain

/// All that a status tells from the file of records.
struct RecordsSurvey {
    let status: Fetched<KnownRecords>
    var ages: RecordAges?
    var begunAt: Int?
    var finishedAt: Int?
    var address: String?

    /// Looks at what was fetched for a database of these facts.
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
                    .init(place: $0.place, reason: $0.reason, time: $0.time)
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
