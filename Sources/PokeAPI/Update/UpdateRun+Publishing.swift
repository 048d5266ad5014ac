import PokedexDomain

extension UpdateRun {
    /// Assembles everything that is known and writes it into the database, unless nothing has changed.
    mutating func publish(to repository: some CatalogRepository) throws {
        try forgetOldFailures()
        if isFull { try endFullRefresh() }
        if try isFull || records[.unpublished] != nil || !repository.exists {
            units[.writing] = UpdateUnits(records: 1)
            show(.writing)
            try write(to: repository)
        }
        if report.stop == nil { try records.set(.finishedAt, to: "\(options.now())") }
    }

    private mutating func write(to repository: some CatalogRepository) throws {
        known.removeUnnamedItems()
        dropReplaced()
        dateFacts()
        let catalog: Catalog
        do {
            catalog = try assemble()
        } catch CatalogError.invalidData where report.stop != nil || failed > 0 {
            // There is not a single Pokémon yet; the records remain, and the next run goes on.
            return
        }
        report.hasChangedDatabase = try repository.save(catalog)
        try records.notePublication()
    }

    /// Where the source does not say when its data were made, they are as old as the update that has
    /// fetched or confirmed every record.
    private mutating func dateFacts() {
        let isWhole = isFull || databaseTime == 0
        guard !hasMeta, isWhole, report.stop == nil else { return }
        known.meta = PokeAPIMeta(date: "\(options.now())", commit: "")
    }

    /// What failed is due again. If it was not requested although everything was, the source does not
    /// have it any more.
    private func forgetOldFailures() throws {
        guard report.stop == nil else { return }
        let requested = Set(due.taken.map(\.description))
        for failure in try records.failures()
        where failure.path.contains("/") && !requested.contains(failure.path) {
            try records.succeed(failure.path)
        }
    }

    /// A record that the source lists under another number now replaces the former one.
    private mutating func dropReplaced() {
        for key in unlisted() {
            guard let slug = known[key]?.uniqueSlug else { continue }
            let isReplaced = listed[key.resource]?.contains { id in
                known[ResourceKey(key.resource, id)]?.uniqueSlug == slug
            }
            if isReplaced ?? false { known[key] = nil }
        }
    }

    /// Removes what the source no longer lists, after everything was fetched or made again.
    private mutating func endFullRefresh() throws {
        guard report.stop == nil else { return }
        let gone = unlisted()
        for key in gone { known[key] = nil }
        try records.remove(gone)
        let hasFailed = try records.failures().contains { $0.path.hasPrefix("machine") }
        if listed[.machine] != nil, !hasFailed { known.unnumberedMachines = [:] }
        try records.set(.fullRefresh, to: nil)
    }

    /// Assembles what is known. A record that contradicts itself or others is refused: what it was
    /// before replaces it, and everything is assembled again.
    private mutating func assemble() throws -> Catalog {
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

    /// Takes back records that could not be assembled; those that only lack others, and were not
    /// known before, wait.
    ///
    /// - Returns: whether any of them was known before, so that everything must be assembled again.
    private mutating func refuse(_ skipped: [ImportReport.Skipped]) throws -> Bool {
        var hasReplaced = false
        for skipped in skipped {
            guard let id = skipped.id else { continue }
            let key = ResourceKey(skipped.resource, id)
            let old = former.removeValue(forKey: key)
            guard old != nil || !skipped.isWaiting else { continue }
            if refused.insert(key).inserted {
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
