import Dispatch
import PokedexDomain
import SQLite
import Synchronization

/// Loads a catalog on two threads: one reads everything but the learnsets, the other begins with
/// the learnsets, and both share what is left of those.
struct ParallelLoad {
    let image: DatabaseImage

    private static let threads = 2
    private static let pokemonPerChunk = 64

    fileprivate struct Progress: Sendable {
        var catalog: Catalog?
        var chunks: [Int: LearnsetReader.Chunk] = [:]
        var next = 0
        var problem: DatabaseProblem?
    }

    /// Reads the whole catalog and checks that what it names exists.
    func catalog() throws(DatabaseProblem) -> Catalog {
        let ranges = try chunkRanges()
        let progress = Mutex(Progress())
        DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
            do throws(DatabaseProblem) {
                try work(thread: thread, ranges: ranges, progress: progress)
            } catch {
                progress.withLock { $0.problem = $0.problem ?? error }
            }
        }
        let result = progress.withLock { $0 }
        if let problem = result.problem { throw problem }
        guard let catalog = result.catalog else { throw DatabaseProblem("nothing was read") }
        return try joined(catalog, result.chunks)
    }

    private func work(
        thread: Int, ranges: [ClosedRange<Int>], progress: borrowing Mutex<Progress>
    ) throws(DatabaseProblem) {
        let connection = try image.open()
        if thread == 0 {
            let catalog = try CatalogReader(connection: connection).catalog()
            progress.withLock { $0.catalog = catalog }
        }
        let reader = try LearnsetReader(connection: connection)
        while let index = progress.withLock({ $0.takeNext(below: ranges.count) }) {
            let chunk = try reader.chunk(ranges[index])
            progress.withLock { $0.chunks[index] = chunk }
        }
    }

    /// Ranges of Pokémon numbers that cover all numbers, with about as many Pokémon each.
    private func chunkRanges() throws(DatabaseProblem) -> [ClosedRange<Int>] {
        let connection = try image.open()
        let numbers = try readingDatabase { () throws(SQLiteError) in
            let statement = try connection.prepare("SELECT id FROM pokemon ORDER BY id")
            var numbers: Set<Int> = []
            while try statement.step() { numbers.insert(statement.integer(at: 0)) }
            return numbers.filter(FactRange.identifier.contains).sorted()
        }
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
        _ catalog: Catalog, _ chunks: [Int: LearnsetReader.Chunk]
    ) throws(DatabaseProblem) -> Catalog {
        var catalog = catalog
        for (_, chunk) in chunks.sorted(by: { $0.key < $1.key }) {
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

extension ParallelLoad.Progress {
    /// The next piece of work below a count; `nil` when none is left or something failed.
    fileprivate mutating func takeNext(below count: Int) -> Int? {
        guard problem == nil, next < count else { return nil }
        defer { next += 1 }
        return next
    }
}
