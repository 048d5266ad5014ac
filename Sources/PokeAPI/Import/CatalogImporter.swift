import Foundation
import Parallelism
import PokedexDomain
import PokedexStore

/// Makes a catalog from PokéAPI's JSON.
package struct CatalogImporter: Sendable {
    private let source: PokeAPIFolder

    package init(source: PokeAPIFolder) { self.source = source }

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
    package let resource: PokeAPIResource
    /// How many records are done, skipped ones too.
    package let done: Int
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
        known.meta = try? source.read(.meta) { try PokeAPIMeta($0) }
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
        typealias Outcome = (id: Int, result: Result<any ResourceFacts, any Error>)
        let (source, progress, kind) = (source, progress, resource.kind)
        let ids = Set(ids).sorted()
        let done = Guarded(0)
        let outcomes = pool.run(count: ids.count) {
            [Outcome]()
        } work: { outcomes, index in
            let id = ids[index]
            let result = Result<any ResourceFacts, any Error> {
                try source.read(.resource(resource, id)) {
                    try kind.readAndShorten($0, id: id).facts
                }
            }
            outcomes.append((id, result))
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
                skipped.append(.init(resource: resource, id: id, reason: "\(error)"))
            }
        }
    }
}

/// PokéAPI's content as files: `api/v2/{resource}/{id}/index.json` in a folder, as the repository
/// PokeAPI/api-data has them in `data`.
package struct PokeAPIFolder: Sendable {
    private let path: String

    /// The file of a record or a list: `data/api/v2/pokemon/25/index.json`.
    ///
    /// - Parameters:
    ///   - path: of the record, such as `pokemon/25`.
    ///   - folder: the one that holds `api/v2`.
    package static func file(of path: String, in folder: String) -> String {
        "\(content(of: folder))/\(path)/index.json"
    }

    private static func content(of folder: String) -> String { "\(folder)/api/v2" }

    /// Looks for the content in a folder.
    ///
    /// - Parameter path: the folder that holds `api/v2`.
    /// - Throws: ``CatalogError/notFound(_:_:)`` when there is no `api/v2` in it.
    package init(path: String) throws(CatalogError) {
        let content = Self.content(of: path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: content, isDirectory: &isFolder),
            isFolder.boolValue
        else {
            throw .notFound(
                path,
                "there is no folder api/v2 in it, nor data_source.csv; name the folder that holds "
                    + "PokéAPI's content, which is `data` in the repository PokeAPI/api-data, or one "
                    + "that `database export` has written")
        }
        self.path = content
    }

    /// Reads the file `{path}/index.json`.
    ///
    /// - Throws: ``PokeAPISourceError`` when it is missing or unreadable, or cannot be decoded.
    func read<Value>(
        _ path: PokeAPIPath, as decode: (Data) throws -> Value
    ) throws(PokeAPISourceError) -> Value {
        let data = try data(at: "\(path)/index.json")
        do {
            return try decode(data)
        } catch {
            throw PokeAPISourceError(MalformedResource(error).reason)
        }
    }

    /// The list of all records of a kind.
    ///
    /// - Throws: ``PokeAPISourceError`` when it is missing or unreadable, or entries are missing.
    func list(_ resource: PokeAPIResource) throws(PokeAPISourceError) -> PokeAPIList {
        let list = try read(.list(resource, offset: 0)) { try PokeAPIList($0, of: resource) }
        try list.requireStatedCount()
        return list
    }

    private func data(at file: String) throws(PokeAPISourceError) -> Data {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        do {
            return try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
            throw PokeAPISourceError("\(path)/\(file) is missing")
        } catch {
            throw PokeAPISourceError("\(path)/\(file) cannot be read: \(Self.reason(error))")
        }
    }

    /// The system's error, which Foundation's error contains.
    private static func reason(_ error: any Error) -> String {
        guard let cause = (error as? CocoaError)?.underlying as? POSIXError else {
            return error.localizedDescription
        }
        return systemReason(cause.code.rawValue)
    }
}
