import Foundation
import PokedexDomain

/// Makes a catalog from PokéAPI's JSON.
public struct CatalogImporter: Sendable {
    private let source: PokeAPIFolder

    /// Takes the JSON from a source.
    public init(source: PokeAPIFolder) {
        self.source = source
    }

    /// Reads everything and joins it. What is missing or malformed is skipped and reported; what
    /// names it goes without, or is skipped too. The same input gives the same catalog and report.
    ///
    /// - Parameters:
    ///   - jobs: how many resources are read at once, 1 or more.
    ///   - progress: is told of every resource that is done, from any thread, one call at a time.
    /// - Throws: ``CatalogError/invalidData(_:)`` when not a single Pokémon is usable.
    public func run(
        jobs: Int, progress: @escaping @Sendable (ImportProgress) -> Void
    ) throws(CatalogError) -> (catalog: Catalog, report: ImportReport) {
        let reader = ResourceReader(source: source, jobs: max(1, jobs), progress: progress)
        var drafts = ResourceDrafts()
        drafts.meta = reader.readMeta()
        var skipped: [ImportReport.Skipped] = []
        for resource in PokeAPIResource.allCases where resource.isReadWhole {
            skipped += reader.readAll(resource, into: &drafts)
        }
        for (resource, ids) in drafts.namedTerms {
            skipped += reader.read(resource, ids, into: &drafts)
        }
        var assembler = CatalogAssembler(drafts: drafts, skipped: skipped)
        return try assembler.assemble()
    }
}
