import PokedexDomain

/// PokéAPI's `region`.
struct PokeAPIRegion: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>

    func facts() throws(MalformedResource) -> Region {
        Region(
            id: try Checked.id(id), slug: try Checked.slug(name),
            name: try names.localized("names"))
    }
}

/// PokéAPI's `generation`.
struct PokeAPIGeneration: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let mainRegion: PokeAPIReference
    /// What came with it, which an update fetches first; `nil` where the source has no list.
    let moves: [PokeAPIReference]?
    let species: [PokeAPIReference]?

    private enum CodingKeys: String, CodingKey {
        case id, name, names, moves
        case mainRegion = "main_region"
        case species = "pokemon_species"
    }

    func facts() throws(MalformedResource) -> GenerationFacts {
        GenerationFacts(
            generation: Generation(
                id: try Checked.id(id), slug: try Checked.slug(name),
                name: try names.localized("names"), mainRegion: try mainRegion.id("main_region")),
            species: Set((species ?? []).compactMap { $0.number(of: .pokemonSpecies) }),
            moves: Set((moves ?? []).compactMap { $0.number(of: .move) }))
    }
}

/// A generation, and what came with it.
struct GenerationFacts: ResourceFacts {
    let generation: Generation
    /// The numbers of its species.
    let species: Set<Int>
    /// The numbers of its moves.
    let moves: Set<Int>

    var number: Int { generation.id.rawValue }
    var uniqueSlug: Slug? { generation.slug }
}

/// PokéAPI's `version-group`.
struct PokeAPIVersionGroup: PokeAPIRecord {
    let id: Int
    let name: String
    let order: Int
    let generation: PokeAPIReference
    let regions: [PokeAPIReference]

    func facts() throws(MalformedResource) -> VersionGroup {
        VersionGroup(
            id: try Checked.id(id, FactRange.smallIdentifier), slug: try Checked.slug(name),
            order: try Checked.number(order, FactRange.position, "order"),
            generation: try generation.id("generation"),
            regions: Set(try regions.ids("regions")).sorted())
    }
}

/// PokéAPI's `version`.
struct PokeAPIVersion: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let versionGroup: PokeAPIReference

    private enum CodingKeys: String, CodingKey {
        case id, name, names
        case versionGroup = "version_group"
    }

    func facts() throws(MalformedResource) -> GameVersion {
        GameVersion(
            id: try Checked.id(id), slug: try Checked.slug(name),
            name: try names.localized("names"), versionGroup: try versionGroup.id("version_group"))
    }
}

/// PokéAPI's `pokedex`.
struct PokeAPIPokedex: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let isMainSeries: Bool
    let region: Nullable<PokeAPIReference>
    let versionGroups: [PokeAPIReference]
    let entries: [Entry]

    private enum CodingKeys: String, CodingKey {
        case id, name, names, region
        case isMainSeries = "is_main_series"
        case versionGroups = "version_groups"
        case entries = "pokemon_entries"
    }

    struct Entry: Decodable, Sendable {
        let number: Int
        let species: PokeAPIReference

        private enum CodingKeys: String, CodingKey {
            case number = "entry_number"
            case species = "pokemon_species"
        }
    }

    func facts() throws(MalformedResource) -> Pokedex {
        Pokedex(
            id: try Checked.id(id), slug: try Checked.slug(name),
            name: try names.localized("names"), region: try region.id("region"),
            isMainSeries: isMainSeries,
            versionGroups: Set(try versionGroups.ids("version_groups")).sorted(),
            entries: try sortedEntries())
    }

    private func sortedEntries() throws(MalformedResource) -> [PokedexEntry] {
        let all = try entries.enumerated().map { (index, entry) throws(MalformedResource) in
            let field = "pokemon_entries[\(index)]"
            return PokedexEntry(
                number: try Checked.number(
                    entry.number, FactRange.entryNumber, "\(field).entry_number"),
                species: try entry.species.id("\(field).pokemon_species"))
        }
        return Set(all).sorted { ($0.number, $0.species) < ($1.number, $1.species) }
    }
}

/// PokéAPI's `meta`: when and from what the data set was made.
struct PokeAPIMeta: Decodable, Hashable, Sendable {
    /// Seconds since 1970.
    let date: String
    let commit: String

    private enum CodingKeys: String, CodingKey {
        case date = "deploy_date"
        case commit = "hash"
    }
}

extension Catalog {
    /// The generations, with the species and moves of each.
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
