import PokedexDomain
import PokedexStore

extension UpdateRun {
    /// Joins everything that is known and writes it into the database, unless nothing has changed.
    mutating func publish(
        to repository: SQLiteCatalogRepository, _ progress: (UpdateProgress) -> Void
    ) throws {
        try forgetOldFailures()
        if beginning.isFull { try endFullRefresh() }
        if try beginning.isFull || records[.unpublished] != nil || !repository.exists {
            units[.writing] = UpdateUnits(records: 1)
            tell(progress, .writing)
            try write(to: repository)
        }
        if tally.stop == nil { try records.set(.finishedAt, to: "\(options.now())") }
    }

    private mutating func write(to repository: SQLiteCatalogRepository) throws {
        known.removeUnnamedTerms()
        dropReplaced()
        let catalog: Catalog
        do {
            catalog = try join()
        } catch CatalogError.invalidData where tally.stop != nil || tally.failed > 0 {
            // Not enough has come yet to show anything; it is kept, and the next run goes on.
            return
        }
        tally.hasChangedDatabase = try repository.replace(with: catalog)
        try records.notePublication()
    }

    /// What failed is due again. If it was not asked for although everything was, the source has it
    /// no more.
    private func forgetOldFailures() throws(RecordStoreError) {
        guard tally.stop == nil else { return }
        let asked = Set(due.taken.map(\.description))
        for failure in try records.failures()
        where failure.place.contains("/") && !asked.contains(failure.place) {
            try records.succeed(failure.place)
        }
    }

    /// What the source lists under another number now stands in place of what it listed before.
    private mutating func dropReplaced() {
        for key in unlisted() {
            guard let slug = known[key]?.uniqueSlug else { continue }
            let isReplaced = listed[key.resource]?.contains { id in
                known[ResourceKey(key.resource, id)]?.uniqueSlug == slug
            }
            if isReplaced ?? false { known[key] = nil }
        }
    }

    /// Once everything was fetched again, what the source no longer lists goes.
    private mutating func endFullRefresh() throws(RecordStoreError) {
        guard tally.stop == nil else { return }
        let gone = unlisted()
        for key in gone { known[key] = nil }
        try records.remove(gone)
        let hasFailed = try records.failures().contains { $0.place.hasPrefix("machine") }
        if listed[.machine] != nil, !hasFailed { known.unnumberedMachines = [:] }
        try records.set(.fullRefresh, to: nil)
    }

    /// Joins what is known. A record that contradicts itself or others is refused: what it was before
    /// takes its place, and the others are joined anew.
    private mutating func join() throws -> Catalog {
        while true {
            var assembler = CatalogAssembler(known)
            let (catalog, report) = try assembler.assemble()
            // What is wrong in itself goes first: others may lack nothing once it is as it was.
            let isAgain =
                try refuse(report.skipped.filter { !$0.isWaiting })
                || refuse(report.skipped.filter(\.isWaiting))
            if isAgain { continue }
            try records.set(.waiting, to: "\(report.waiting)")
            return catalog
        }
    }

    /// Takes back records that could not be joined; those that only lack others, and were nothing
    /// before, wait.
    ///
    /// - Returns: whether any of them was something before, so that joining must begin again.
    private mutating func refuse(
        _ skipped: [ImportReport.Skipped]
    ) throws(RecordStoreError) -> Bool {
        var hasReplaced = false
        for skipped in skipped {
            guard let id = skipped.id else { continue }
            let key = ResourceKey(skipped.resource, id)
            let old = former.removeValue(forKey: key)
            guard old != nil || !skipped.isWaiting else { continue }
            if tally.refused.insert(key).inserted {
                try fail(key.description, skipped.reason)
                try records.revert(key)
            }
            guard let old else { continue }
            known[key] = old
            hasReplaced = true
        }
        return hasReplaced
    }
}
