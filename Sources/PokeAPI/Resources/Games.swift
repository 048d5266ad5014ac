import Foundation
import PokedexDomain

extension Region {
    init(record: Fields) throws {
        self.init(id: try record.id(), slug: try record.slug(), name: try record.names())
    }
}

extension VersionGroup {
    init(record: Fields) throws {
        self.init(
            id: try record.id(FactRange.smallIdentifier), slug: try record.slug(),
            order: try record.number("order", FactRange.position),
            generation: try record.reference("generation"),
            regions: Set(try record.references("regions")).sorted())
    }
}

extension GameVersion {
    init(record: Fields) throws {
        self.init(
            id: try record.id(), slug: try record.slug(), name: try record.names(),
            versionGroup: try record.reference("version_group"))
    }
}

extension Pokedex {
    init(record: Fields) throws {
        let entries = try record.list("pokemon_entries") { entry in
            PokedexEntry(
                number: try entry.number("entry_number", FactRange.entryNumber),
                species: try entry.reference("pokemon_species"))
        }
        self.init(
            id: try record.id(), slug: try record.slug(), name: try record.names(),
            region: try record.referenceOrNull("region"),
            isMainSeries: try record.flag("is_main_series"),
            versionGroups: Set(try record.references("version_groups")).sorted(),
            entries: Set(entries).sorted { ($0.number, $0.species) < ($1.number, $1.species) })
    }
}

/// PokéAPI's `meta`: when and from what the data set was made.
struct PokeAPIMeta: Hashable, Sendable {
    /// Seconds since 1970.
    let date: String
    let commit: String
}

extension PokeAPIMeta {
    init(_ data: Data) throws {
        self = try DecodedJSON.value(of: data) { decoder in
            let meta = try Fields(decoder)
            return PokeAPIMeta(date: try meta.text("deploy_date"), commit: try meta.text("hash"))
        }
    }
}

/// A generation, and what came with it, which an update fetches first.
struct GenerationFacts: ResourceFacts {
    let generation: Generation
    /// The numbers of its species.
    let species: Set<Int>
    /// The numbers of its moves.
    let moves: Set<Int>

    var number: Int { generation.id.rawValue }
    var uniqueSlug: Slug? { generation.slug }
}

extension GenerationFacts {
    init(record: Fields) throws {
        func numbers(_ key: AnyKey, _ resource: PokeAPIResource) throws -> Set<Int> {
            let urls = try record.ifPresent(key) { try record.list($0) { try $0.text("url") } }
            return Set(
                (urls ?? []).compactMap { PokeAPIPath.number(in: $0.utf8, of: resource.rawValue) })
        }
        generation = Generation(
            id: try record.id(), slug: try record.slug(), name: try record.names(),
            mainRegion: try record.reference("main_region"))
        species = try numbers("pokemon_species", .pokemonSpecies)
        moves = try numbers("moves", .move)
    }
}

extension Catalog {
    var generationFacts: [GenerationFacts] {
        let species = Dictionary(grouping: species, by: \.generation)
        let moves = Dictionary(grouping: moves, by: \.generation)
        return generations.map { generation in
            GenerationFacts(
                generation: generation,
                species: Set((species[generation.id] ?? []).map(\.id.rawValue)),
                moves: Set((moves[generation.id] ?? []).map(\.id.rawValue)))
        }
    }
}
