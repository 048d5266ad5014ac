import Foundation
import Parallelism
import PokedexDomain
import Synchronization

/// Makes a catalog from PokéAPI's JSON.
package struct CatalogImporter: Sendable {
    private let source: PokeAPIFolder

    /// - Parameter source: the folder with the JSON.
    package init(source: PokeAPIFolder) {
        self.source = source
    }

    /// Reads everything and assembles it. What is missing or malformed is skipped and reported; what
    /// names it goes without it, or is skipped too. The same input gives the same catalog and report.
    ///
    /// - Parameters:
    ///   - jobs: how many records are read at once, 1 or more.
    ///   - progress: called after every record, on any thread, one call at a time.
    /// - Throws: ``CatalogError/invalidData(_:_:)`` when not a single Pokémon is usable.
    package func run(
        jobs: Int, progress: @escaping @Sendable (ImportProgress) -> Void
    ) throws(CatalogError) -> (catalog: Catalog, report: ImportReport) {
        var reading = Reading(source: source, pool: WorkerPool(jobs: jobs), progress: progress)
        reading.readAll()
        var assembler = CatalogAssembler(reading.known, skipped: reading.skipped)
        return try assembler.assemble()
    }
}

/// How far an import is with one kind of record.
package struct ImportProgress: Hashable, Sendable {
    /// The kind that is being read.
    package let resource: PokeAPIResource
    /// How many records are done, skipped ones too.
    package let done: Int
    /// How many there are.
    package let total: Int
}

/// What has been read so far.
private struct Reading {
    let source: PokeAPIFolder
    let pool: WorkerPool
    let progress: @Sendable (ImportProgress) -> Void
    var known = KnownFacts()
    var skipped: [ImportReport.Skipped] = []

    /// Reads all kinds that are listed, and the items that they name.
    mutating func readAll() {
        known.meta = try? source.read(.meta) { (data) throws(MalformedResource) in
            try JSONDecoder().record(PokeAPIMeta.self, from: data)
        }
        for resource in PokeAPIResource.allCases where resource.kind.isListed {
            readListed(resource)
        }
        read(.item, known.namedItems.map(\.rawValue))
    }

    private mutating func readListed(_ resource: PokeAPIResource) {
        if let parent = resource.parent { return read(resource, known.ids(of: parent)) }
        do {
            let list = try source.list(resource)
            read(resource, list.ids)
            skipped += list.malformed.map { entry in
                .init(resource: resource, id: nil, reason: "the list holds \(entry)")
            }
        } catch {
            let reason = "there is no list of them: \(error)"
            skipped.append(.init(resource: resource, id: nil, reason: reason))
        }
    }

    private mutating func read(_ resource: PokeAPIResource, _ ids: [Int]) {
        typealias Outcome = (id: Int, result: Result<any ResourceFacts, PokeAPISourceError>)
        let (source, progress, kind) = (source, progress, resource.kind)
        let ids = Set(ids).sorted()
        let done = Mutex(0)
        let outcomes = pool.run(count: ids.count) {
            [Outcome]()
        } work: { outcomes, index in
            let id = ids[index]
            outcomes.append(
                (
                    id,
                    Result { () throws(PokeAPISourceError) in
                        try source.read(.resource(resource, id)) {
                            (data) throws(MalformedResource) in
                            try kind.readAndShorten(data, id: id).facts
                        }
                    }
                ))
            // Counting and calling are one step, so that no number is missing or there twice.
            done.withLock { done in
                done += 1
                progress(ImportProgress(resource: resource, done: done, total: ids.count))
            }
        } finish: { outcomes in
            outcomes
        }
        for (id, result) in outcomes.joined().sorted(by: { $0.id < $1.id }) {
            switch result {
            case .success(let facts): known[ResourceKey(resource, id)] = facts
            case .failure(let error):
                skipped.append(.init(resource: resource, id: id, reason: error.description))
            }
        }
    }
}
