import Parallelism
import PokedexDomain
import SQLite

/// Loads a catalog on two threads: one reads everything but the learnsets, the other begins with
/// the learnsets, and both share what is left of those.
struct ParallelLoad {
    let image: DatabaseImage

    private static let threads = 2
    private static let pokemonPerChunk = 64

    /// What one thread reads through its own connection.
    private struct Reader {
        let connection: Connection
        let learnsets: LearnsetReader
        var catalog: Catalog?
        var chunks: [Int: LearnsetReader.Chunk] = [:]

        init(_ image: DatabaseImage, _ shared: SharedImage) throws {
            connection = try image.open(reading: shared)
            learnsets = try LearnsetReader(connection: connection)
        }
    }

    /// Reads the whole catalog and checks that what it names exists.
    ///
    /// - Throws: the first problem, that of the table `learnset` last.
    func catalog() throws -> Catalog {
        let shared = SharedImage(image.bytes)
        let ranges = try chunkRanges(shared)
        let parts = try WorkerPool(jobs: Self.threads).run(count: ranges.count + 1) {
            try Reader(image, shared)
        } work: { (reader: inout Reader, piece) in
            if piece == 0 {
                reader.catalog = try CatalogReader(connection: reader.connection).catalog()
            } else {
                reader.chunks[piece] = try reader.learnsets.chunk(ranges[piece - 1])
            }
        } finish: { reader in
            (catalog: reader.catalog, chunks: reader.chunks)
        }
        guard let catalog = parts.lazy.compactMap(\.catalog).first else {
            throw DatabaseProblem("nothing was read")
        }
        return try joined(catalog, parts.flatMap(\.chunks).sorted { $0.key < $1.key }.map(\.value))
    }

    /// Ranges of Pokémon numbers that cover all numbers, with about as many Pokémon each.
    private func chunkRanges(_ shared: SharedImage) throws -> [ClosedRange<Int>] {
        let statement = try image.open(reading: shared).prepare("SELECT id FROM pokemon")
        var found: Set<Int> = []
        while try statement.step() { found.insert(statement.integer(at: 0)) }
        let numbers = found.filter(FactRange.identifier.contains).sorted()
        let ends = stride(from: Self.pokemonPerChunk, to: numbers.count, by: Self.pokemonPerChunk)
            .map { numbers[$0] }
        var ranges: [ClosedRange<Int>] = []
        var start = Int.min
        for end in ends {
            ranges.append(start...end)
            start = end + 1
        }
        return ranges + [start...Int.max]
    }

    private func joined(
        _ catalog: Catalog, _ chunks: [LearnsetReader.Chunk]
    ) throws -> Catalog {
        var catalog = catalog
        for chunk in chunks {
            if let missing = chunk.named.missing(in: catalog) { throw DatabaseProblem(missing) }
            for (pokemon, learnset) in chunk.learnsets {
                catalog.learnsets[pokemon] = learnset
            }
        }
        let pokemon = Set(catalog.pokemon.map(\.id))
        if let missing = catalog.learnsets.keys.filter({ !pokemon.contains($0) }).min() {
            throw DatabaseProblem(
                "table learnset, row \(missing.rawValue): it names pokemon \(missing.rawValue), "
                    + "which does not exist")
        }
        return catalog
    }
}
