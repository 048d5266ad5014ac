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
    /// Whether everything is fetched again, not only what is new or too old.
    let isFull: Bool
    /// Why everything is fetched again although nobody asked for it.
    let reason: String?

    /// Reads everything that is known.
    init(
        records: RecordStore, catalog: Catalog?, reason: String?, options: UpdateOptions
    ) throws(RecordStoreError) {
        self.reason = reason
        // One that was interrupted goes on where it was.
        let isUnderWay = try records[.fullRefresh] != nil
        isFull = isUnderWay || options.isFull || reason != nil
        if isFull, !isUnderWay { try records.beginFullRefresh() }
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
