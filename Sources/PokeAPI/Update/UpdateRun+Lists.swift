import Foundation

extension UpdateRun {
    /// Reads when and from what the data set was made. Not every source says so; then what is known
    /// of it stays.
    mutating func readMeta() async throws {
        let answer = try? await queue.source.read(.meta, unlessTagged: nil) {
            (data) throws(MalformedResource) in
            (
                try JSONDecoder().record(PokeAPIMeta.self, from: data),
                try StoredRecord.content(of: data)
            )
        }
        guard case .value((let meta, let content), _) = answer else { return }
        tally.hasAnswer = true
        if meta != known.meta { try records.set(.unpublished, to: "1") }
        known.meta = meta
        try records.set(.meta, to: String(decoding: content, as: UTF8.self))
    }

    /// Reads the lists of what there is. Where one cannot be read, the last one counts.
    mutating func readLists(_ progress: (UpdateProgress) -> Void) async throws {
        let resources = PokeAPIResource.allCases.filter(\.kind.isListed)
        units[.lists] = UpdateUnits(records: resources.count)
        for resource in resources {
            try await readList(of: resource)
            units[.lists]?.finish(ResourceKey(resource, 0))
            tell(progress, .lists)
        }
    }

    private mutating func readList(of resource: PokeAPIResource) async throws {
        let last = try records.list(of: resource)
        if let last { listed[resource] = Set(last.ids) }
        do {
            let answer = try await queue.source.list(resource, unlessTagged: last?.tag)
            tally.hasAnswer = true
            if case .value(let list, let tag) = answer {
                listed[resource] = Set(list.ids)
                try records.put(
                    list: list.ids, of: resource, tag: list.malformed.isEmpty ? tag : nil,
                    at: options.now())
                try noteMalformed(list, of: resource)
            } else {
                try records.succeed(resource.rawValue)
            }
        } catch let error as PokeAPISourceError {
            try note(error, at: resource.rawValue)
        }
    }

    private mutating func noteMalformed(
        _ list: PokeAPIList, of resource: PokeAPIResource
    ) throws(RecordStoreError) {
        guard let entry = list.malformed.first else { return }
        try fail(resource.rawValue, "the list holds \(entry)")
    }

    /// Finds out what is new and what has not been looked at for too long.
    mutating func findDueRecords() {
        for (resource, ids) in listed {
            for id in ids { insertIfDue(ResourceKey(resource, id)) }
        }
    }

    /// Makes a record due when it is not known, too old, or failed before.
    mutating func insertIfDue(_ key: ResourceKey) {
        if isDue(key) { due.insert(key) }
    }

    private func isDue(_ key: ResourceKey) -> Bool {
        if tally.former.contains(key.description) { return true }
        guard known[key] != nil else { return true }
        let databaseTime = beginning.isFull ? 0 : beginning.databaseTime
        let fetchedAt = beginning.marks[key]?.fetchedAt ?? databaseTime
        return RefreshTerm.isOver(key.resource, fetchedAt: fetchedAt, now: options.now())
    }
}
