import Platform
import PokedexDomain
import SQLite

/// What is in a database's file: the bytes as they are, and as this program reads them.
package struct DatabaseContent {
    package let bytes: [UInt8]
    package let schemaVersion: Int
    /// The way in which its facts were made from the source's records.
    package let dataVersion: Int
    let image: DatabaseImage
}

extension SQLiteCatalogRepository {
    /// What helps against the problems that a verification has found.
    package static func cure(for problems: [String]) -> String {
        DatabaseProblem.cure(for: problems)
    }

    /// Whether the file's head is that of a database of ours, or it is empty.
    package var looksLikeOurs: Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var head = [UInt8](repeating: 0, count: DatabaseHeader.size)
        let count = pread(descriptor, &head, head.count, 0)
        if count == 0 { return true }
        guard count == head.count, let header = DatabaseHeader(head) else { return false }
        return header.applicationIdentifier == Schema.applicationIdentifier
    }

    /// Reads the file as a whole and leaves it alone.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func content() throws(CatalogError) -> DatabaseContent {
        let bytes = try file.read()
        return try explaining {
            let image = try DatabaseImage(bytes, schema: schema)
            return DatabaseContent(
                bytes: bytes, schemaVersion: image.fileVersion,
                dataVersion: try image.dataVersion(),
                image: image)
        }
    }

    /// All facts of what was read.
    ///
    /// - Throws: ``CatalogError/invalidData(_:_:)`` when they cannot be true.
    package func catalog(of content: DatabaseContent) throws(CatalogError) -> Catalog {
        try explaining { try ParallelLoad(image: content.image).catalog() }
    }
}

/// How many entities a catalog has, and other facts that readers ask for.
package struct CatalogCounts: Encodable, Hashable, Sendable {
    /// What is counted, by its name in reports; of families only those that the site has, too.
    package enum Element: String, Sendable {
        case species, pokemon, forms, moves, abilities, families, types, natures, items, locations
        case machines, regions, generations, games, pokedexes, learnsetEntries, encounters
    }

    private let counts: [Element: Int]

    package init(_ catalog: Catalog) {
        counts = [
            .species: catalog.species.count, .pokemon: catalog.pokemon.count,
            .forms: catalog.pokemon.reduce(0) { $0 + $1.forms.count },
            .moves: catalog.moves.count, .abilities: catalog.abilities.count,
            .families: PokemonFamilies(CatalogIndex(catalog)).all.count,
            .types: catalog.types.count, .natures: catalog.natures.count,
            .items: catalog.items.count, .locations: catalog.locations.count,
            .machines: catalog.moves.reduce(0) { $0 + $1.machines.count },
            .regions: catalog.regions.count, .generations: catalog.generations.count,
            .games: catalog.versions.count, .pokedexes: catalog.pokedexes.count,
            .learnsetEntries: catalog.learnsets.values.reduce(0) { $0 + $1.entries.count },
            .encounters: catalog.pokemon.reduce(0) { $0 + $1.encounters.count },
        ]
    }

    package subscript(element: Element) -> Int { counts[element] ?? 0 }

    /// Writes an object with the number of each element.
    package func encode(to encoder: any Encoder) throws {
        try Dictionary(uniqueKeysWithValues: counts.map { ($0.rawValue, $1) }).encode(to: encoder)
    }
}
