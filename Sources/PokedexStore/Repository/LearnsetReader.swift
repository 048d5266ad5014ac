import PokedexDomain
import SQLite

/// Reads learnsets, the one table that is long enough to be shared among threads.
struct LearnsetReader {
    private let statement: Statement

    /// The learnsets of some Pokémon, and which numbers they name.
    struct Chunk: Sendable {
        var learnsets: [(pokemon: Identifier<Pokemon>, learnset: Learnset)] = []
        var named = LearnsetNumbers()
    }

    init(connection: Connection) throws {
        statement = try connection.prepare(
            """
            SELECT pokemon_id, version_group_id, method_id, level, move_id, position
            FROM learnset WHERE pokemon_id BETWEEN ? AND ?
            ORDER BY pokemon_id, version_group_id, method_id, level, move_id
            """)
    }

    /// Reads the learnsets of the Pokémon with these numbers.
    func chunk(_ numbers: ClosedRange<Int>) throws -> Chunk {
        statement.reset()
        try statement.bind(numbers.lowerBound, at: 1)
        try statement.bind(numbers.upperBound, at: 2)
        var chunk = Chunk()
        var entries: [LearnsetEntry] = []
        var owner: Int?
        while try statement.step() {
            let pokemon = try number(0, FactRange.identifier)
            if pokemon != owner {
                chunk.add(entries, of: owner)
                entries.removeAll(keepingCapacity: true)
                owner = pokemon
            }
            entries.append(try entry(naming: &chunk.named))
        }
        chunk.add(entries, of: owner)
        return chunk
    }

    private func entry(naming named: inout LearnsetNumbers) throws -> LearnsetEntry {
        let versionGroup = try number(1, FactRange.smallIdentifier)
        let method = try number(2, FactRange.smallIdentifier)
        let level = try number(3, FactRange.learnLevel)
        let move = try number(4, FactRange.moveIdentifier)
        let isPositionUnknown = statement.isNull(at: 5)
        let entry = LearnsetEntry(
            move: Identifier(move), versionGroup: Identifier(versionGroup),
            method: Identifier(method), level: level,
            order: isPositionUnknown ? nil : try number(5, FactRange.learnPosition))
        guard let entry else { throw problem(4, "holds a number that is too large") }
        named.insert(versionGroup: versionGroup, method: method, move: move)
        return entry
    }

    @inline(__always)
    private func number(
        _ column: Int32, _ range: ClosedRange<Int>
    ) throws -> Int {
        guard let value = statement.exactInteger(at: column) else {
            throw problem(column, "holds something other than a number")
        }
        guard range.contains(value) else {
            throw problem(
                column,
                "holds \(value), but only \(range.lowerBound) to \(range.upperBound) is possible")
        }
        return value
    }

    private func problem(_ column: Int32, _ what: String) -> DatabaseProblem {
        let key = (0..<Int32(5)).map { statement.text(at: $0).map(quoted) ?? "?" }
        return DatabaseProblem(
            "table learnset, row \(key.joined(separator: "/")): "
                + "column \(statement.name(of: column)) \(what)")
    }
}

extension LearnsetReader.Chunk {
    /// Adds one Pokémon's entries, sorting those whose position among the moves of a level differs
    /// from the table's order.
    fileprivate mutating func add(_ entries: [LearnsetEntry], of owner: Int?) {
        guard let owner else { return }
        let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0 < $1 }
        let learnset = isSorted ? Learnset(sortedEntries: entries) : Learnset(entries: entries)
        learnsets.append((Identifier(owner), learnset))
    }
}

/// The numbers that learnsets name: which version groups, methods and moves.
struct LearnsetNumbers: Sendable {
    private var versionGroups = [Bool](repeating: false, count: 256)
    private var methods = [Bool](repeating: false, count: 256)
    private var moves = [Bool](repeating: false, count: 65_536)

    /// Notes the numbers of one entry, each of which its array has room for.
    mutating func insert(versionGroup: Int, method: Int, move: Int) {
        versionGroups[versionGroup] = true
        methods[method] = true
        moves[move] = true
    }

    /// A sentence about the first number that the catalog does not hold; `nil` when it holds all.
    func missing(in catalog: Catalog) -> String? {
        first(versionGroups, "version group", catalog.versionGroups.map(\.id.rawValue))
            ?? first(methods, "learn method", catalog.learnMethods.map(\.id.rawValue))
            ?? first(moves, "move", catalog.moves.map(\.id.rawValue))
    }

    private func first(_ named: [Bool], _ kind: String, _ present: [Int]) -> String? {
        let present = Set(present)
        let missing = named.indices.first { named[$0] && !present.contains($0) }
        return missing.map { "table learnset names \(kind) \($0), which does not exist" }
    }
}
