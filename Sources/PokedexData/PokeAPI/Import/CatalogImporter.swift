import Foundation
import PokedexDomain

/// Makes a catalog from PokéAPI's JSON.
public struct CatalogImporter: Sendable {
    private let source: any PokeAPISource

    /// Takes the JSON from a source.
    public init(source: any PokeAPISource) {
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
        var reading = Reading(
            reader: ResourceReader(source: source, jobs: max(1, jobs), progress: progress))
        reading.readAll()
        var assembler = CatalogAssembler(drafts: reading.drafts, skipped: reading.skipped)
        return try assembler.assemble()
    }
}

/// Reads one kind after the other.
private struct Reading {
    let reader: ResourceReader
    var drafts = ResourceDrafts()
    var skipped: [ImportReport.Skipped] = []

    mutating func readAll() {
        readMeta()
        for resource in PokeAPIResource.allCases where resource.isReadWhole {
            read(resource)
        }
        readNamedTerms()
    }

    private mutating func readMeta() {
        drafts.meta = try? JSONDecoder().decode(PokeAPIMeta.self, from: reader.source.fetchMeta())
    }

    private mutating func read(_ resource: PokeAPIResource) {
        switch resource {
        case .generation: drafts.generations = all(resource)
        case .versionGroup: drafts.versionGroups = all(resource)
        case .version: drafts.versions = all(resource)
        case .type: drafts.types = all(resource)
        case .ability: drafts.abilities = all(resource)
        case .nature: drafts.natures = all(resource)
        case .move: drafts.moves = all(resource)
        case .machine: drafts.machines = all(resource)
        case .pokemonSpecies: drafts.species = all(resource)
        case .pokemon: drafts.pokemon = taken(reader.readAll(resource) { try PokemonDraft($0) })
        case .pokemonForm: drafts.forms = all(resource)
        case .evolutionChain: drafts.evolutionChains = all(resource)
        case .pokedex: drafts.pokedexes = all(resource)
        case .growthRate, .moveCategory: drafts.bareTerms[resource] = all(resource)
        case .region, .eggGroup, .pokemonColor, .pokemonShape, .pokemonHabitat, .moveLearnMethod,
            .moveTarget, .moveAilment, .evolutionTrigger, .item, .location:
            drafts.terms[resource] = all(resource)
        }
    }

    /// Items and places are many; only those that evolutions and families name are facts here.
    private mutating func readNamedTerms() {
        let chains = drafts.evolutionChains.values
        let named = chains.map { $0.named }
        drafts.terms[.item] = taken(
            reader.read(.item, named.flatMap(\.items)) { (record: PokeAPITerm) in record })
        drafts.terms[.location] = taken(
            reader.read(.location, named.flatMap(\.locations)) { (record: PokeAPITerm) in record })
    }

    private mutating func all<Record: PokeAPIRecord>(_ resource: PokeAPIResource) -> [Int: Record] {
        taken(reader.readAll(resource) { (record: Record) in record })
    }

    private mutating func taken<Draft>(_ result: ResourceReader.Result<Draft>) -> [Int: Draft] {
        skipped += result.skipped
        return result.drafts
    }
}
