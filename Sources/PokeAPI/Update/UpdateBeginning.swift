import Foundation
import PokedexDomain

/// What is there when an update begins.
struct UpdateBeginning {
    /// All records that are known: those of the database, and those fetched since.
    var known = KnownFacts()
    /// What known records were before they were fetched last, as long as the database does not hold
    /// them as they were fetched.
    var former: [ResourceKey: any ResourceFacts] = [:]
    /// When records were fetched.
    let marks: [ResourceKey: RecordStore.Mark]
    /// When the facts of the database were made, in seconds since 1970; 0 where there are none.
    let databaseTime: Int
    /// Whether no fact of the database is to stay that is not confirmed by a record.
    let isFull: Bool
    /// Why that is so, unless the user asked for it.
    let reason: String?

    /// Reads everything that is known.
    init(
        records: RecordStore, catalog: Catalog?, reason: String?, options: UpdateOptions
    ) throws(RecordStoreError) {
        self.reason = reason
        // A refresh that was interrupted continues, unless another kind of refresh is asked for.
        let underWay = try records[.fullRefresh].flatMap(RecordStore.Refresh.init)
        isFull = underWay != nil || options.isFull || reason != nil
        if options.isFull, underWay != .records {
            try records.begin(.records)
        } else if isFull, underWay == nil {
            try records.begin(.facts)
        }
        if try records[.begunAt] == nil { try records.set(.begunAt, to: "\(options.now())") }
        databaseTime = catalog?.source.date ?? 0
        marks = try records.marks()
        if let catalog { known = KnownFacts(catalog) }
        try readRecords(records)
    }

    private mutating func readRecords(_ records: RecordStore) throws(RecordStoreError) {
        let isPublished = try records[.unpublished] == nil
        former = try records.formerFacts()
        for (key, facts) in try records.facts() {
            if !isPublished, former[key] == nil { former[key] = known[key] }
            known[key] = facts
        }
        if let meta = try records[.meta] {
            known.meta = try? JSONDecoder().decode(PokeAPIMeta.self, from: Data(meta.utf8))
        }
    }
}
