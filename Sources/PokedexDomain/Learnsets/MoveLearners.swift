/// Everyone who learns a move in the games of one generation.
package struct GenerationLearners: Hashable, Sendable {
    package let generation: Identifier<Generation>
    /// The games of each column, in the order of their release: neighbours in time in which everyone
    /// learns the move alike share one. Games in which nobody learns it are absent.
    package let columns: [[Identifier<VersionGroup>]]
    /// The different rows, each with a cell for every column; Pokémon share them, because most learn
    /// a move like many others.
    package let patterns: [[LearnerCell]]
    /// The Pokémon, by national number, then in the order of their species' varieties.
    package let rows: [LearnerRow]
}

package struct LearnerRow: Hashable, Sendable {
    package let pokemon: Identifier<Pokemon>
    /// The index of its cells in ``GenerationLearners/patterns``.
    package let pattern: Int
}

/// How a Pokémon learns a move in some games.
package struct LearnerCell: Hashable, Sendable {
    /// All ways: by level, machine, Egg, tutor, then the rarer ones; empty where it does not.
    package let ways: [LearnerWay]
}

package struct LearnerWay: Hashable, Sendable {
    package let method: Identifier<LearnMethod>
    package let cell: LearnsetCell
}

/// Who learns a move: a table of the newest generation that has it, and one of all games before.
package struct LearnersOfMove: Hashable, Sendable {
    package let newest: GenerationLearners
    /// `nil` where no older generation has it.
    package let earlier: EarlierLearners?
}

/// Everyone who learns a move in the games before the newest generation that has it.
package struct EarlierLearners: Hashable, Sendable {
    /// The games in which anybody learns it.
    package let games: GamesByGeneration
    /// How many Pokémon learn it in each generation of ``games``, in their order.
    package let counts: [Int]
    /// The different rows, which Pokémon share: all ways, the newest games first.
    package let patterns: [[Way]]
    /// The Pokémon, by national number, then in the order of their species' varieties.
    package let rows: [LearnerRow]

    /// How a Pokémon learns a move in some games.
    package struct Way: Hashable, Sendable {
        package let games: GameGroup
        package let cell: LearnerCell
    }
}

/// Finds everyone who learns a move.
///
/// Forms taken only in battle are left out: their base stands for them.
package struct MoveLearners: Sendable {
    private let index: CatalogIndex
    private let cells: LearnsetCellMaker
    /// The entries of all learnsets, by their move's position in the catalog; each list by national number, variety,
    /// and then as in the learnset.
    private let entries: [[LearnerEntry]]
    /// By a game's position in the catalog.
    private let generations: [Identifier<Generation>]

    package init(_ index: CatalogIndex) {
        self.index = index
        cells = LearnsetCellMaker(index)
        let catalog = index.catalog
        let learners = catalog.species.flatMap(\.varieties).filter { !index[$0].isBattleOnly }
        var counts = [Int](repeating: 0, count: catalog.moves.count)
        for entry in learners.lazy.flatMap({ index.learnset(of: $0).entries }) {
            counts[index.position(of: entry.move)] += 1
        }
        // Growing would leave a third of the memory unused.
        var entries = counts.map { count in
            var list: [LearnerEntry] = []
            list.reserveCapacity(count)
            return list
        }
        for id in learners {
            for entry in index.learnset(of: id).entries {
                entries[index.position(of: entry.move)].append(
                    LearnerEntry(pokemon: id, entry: entry))
            }
        }
        self.entries = entries
        generations = catalog.versionGroups.map(\.generation)
    }

    /// Who learns a move; `nil` where nobody does.
    package func learners(of move: Identifier<Move>) -> LearnersOfMove? {
        let entries = entries[index.position(of: move)]
        guard let newest = entries.lazy.map(generation).max() else { return nil }
        return LearnersOfMove(
            newest: table(
                of: move, in: newest, entries: entries.filter { generation(of: $0) == newest }),
            earlier: earlier(of: move, entries: entries.filter { generation(of: $0) < newest }))
    }

    /// How many rows the tables of ``learners(of:)`` have, which takes less than making them.
    package func rowCounts(of move: Identifier<Move>) -> (newest: Int, earlier: Int) {
        let entries = entries[index.position(of: move)]
        let newest = entries.lazy.map(generation).max()
        var counts = (newest: 0, earlier: 0)
        entries[...].forEachRun(of: \.pokemon) { _, entries in
            if entries.contains(where: { generation(of: $0) == newest }) { counts.newest += 1 }
            if entries.contains(where: { generation(of: $0) != newest }) { counts.earlier += 1 }
        }
        return counts
    }

    private func generation(of entry: LearnerEntry) -> Identifier<Generation> {
        generations[index.position(of: entry.versionGroup)]
    }

    private func earlier(of move: Identifier<Move>, entries: [LearnerEntry]) -> EarlierLearners? {
        guard !entries.isEmpty else { return nil }
        let games = index.inOrder(Set(entries.map(\.versionGroup)))
        let (columns, byGeneration) = (PositionTable(games), GamesByGeneration(games, index))
        let learnerCells = LearnerCells(move: move, games: games, cells: cells)
        let (rows, patterns) = learnerCells.rows(of: entries)
        let notLearned = learnerCells.notLearned
        return EarlierLearners(
            games: byGeneration,
            counts: byGeneration.parts.map { part in
                let columns = part.versionGroups.map { columns[$0] }
                let learning = patterns.map { pattern in
                    columns.contains { pattern[$0] != notLearned }
                }
                return rows.count { learning[$0.pattern] }
            },
            patterns: patterns.map { pattern in
                byGeneration.groups { game in
                    let cell = pattern[columns[game]]
                    return cell == notLearned ? nil : cell
                }.map { .init(games: $0.games, cell: learnerCells.cell(at: $0.fact)) }
            },
            rows: rows)
    }

    /// - Parameter entries: those of that move and generation, each Pokémon's together, in the
    ///   order of the rows.
    private func table(
        of move: Identifier<Move>, in generation: Identifier<Generation>, entries: [LearnerEntry]
    ) -> GenerationLearners {
        let games = index.inOrder(Set(entries.map(\.versionGroup)))
        let learnerCells = LearnerCells(move: move, games: games, cells: cells)
        let (rows, patterns) = learnerCells.rows(of: entries)
        let columns = games.indices.grouped { first, second in
            patterns.allSatisfy { $0[first] == $0[second] }
        }
        return GenerationLearners(
            generation: generation, columns: columns.map { $0.map { games[$0] } },
            patterns: patterns.map { pattern in
                columns.map { learnerCells.cell(at: pattern[$0[0]]) }
            },
            rows: rows)
    }
}

/// One entry of a learnset and whose it is. Twelve bytes: there are over 600,000.
private struct LearnerEntry: Sendable {
    private let pokemonNumber: Int32
    private let entry: LearnsetEntry

    init(pokemon: Identifier<Pokemon>, entry: LearnsetEntry) {
        pokemonNumber = Int32(pokemon.rawValue)
        self.entry = entry
    }

    var pokemon: Identifier<Pokemon> { Identifier(Int(pokemonNumber)) }
    var versionGroup: Identifier<VersionGroup> { entry.versionGroup }
    var method: Identifier<LearnMethod> { entry.method }
    var level: Int { entry.level }
}

/// The cells of a move's table, each different one kept once.
///
/// It is a class so that closures that use it copy one reference.
private final class LearnerCells {
    private let move: Identifier<Move>
    private let games: [Identifier<VersionGroup>]
    private let columns: PositionTable<VersionGroup>
    private let cells: LearnsetCellMaker
    private var different = Interner<LearnerCell>()
    private var known: [UInt64: Int] = [:]
    let notLearned: Int

    init(move: Identifier<Move>, games: [Identifier<VersionGroup>], cells: LearnsetCellMaker) {
        (self.move, self.games, self.cells) = (move, games, cells)
        columns = PositionTable(games)
        notLearned = different.position(of: LearnerCell(ways: []))
    }

    func cell(at position: Int) -> LearnerCell { different.elements[position] }

    /// The rows of entries, each Pokémon's together, and their different patterns: a cell's number for
    /// each game.
    func rows(of entries: [LearnerEntry]) -> (rows: [LearnerRow], patterns: [[Int]]) {
        var patterns = Interner<[Int]>()
        let rows = entries[...].mapRuns(of: \.pokemon) { pokemon, entries in
            LearnerRow(pokemon: pokemon, pattern: patterns.position(of: pattern(of: entries)))
        }
        return (rows, patterns.elements)
    }

    /// The cells' numbers of one Pokémon's row, one for each game.
    private func pattern(of entries: ArraySlice<LearnerEntry>) -> [Int] {
        var pattern = games.map { _ in notLearned }
        entries.forEachRun(of: \.versionGroup) { game, entries in
            let column = columns[game]
            pattern[column] = position(of: entries, column: column)
        }
        return pattern
    }

    /// The number of the cell that the entries of one Pokémon in one game decide.
    private func position(of entries: ArraySlice<LearnerEntry>, column: Int) -> Int {
        let key = Self.key(of: entries, column: column)
        if let key, let position = known[key] { return position }
        let position = different.position(of: cell(of: entries, in: games[column]))
        if let key { known[key] = position }
        return position
    }

    /// Everything that decides a cell, in one number; `nil` for the few that have more entries than
    /// fit: each takes two bytes, the column one.
    private static func key(of entries: ArraySlice<LearnerEntry>, column: Int) -> UInt64? {
        guard entries.count <= 3 else { return nil }
        return entries.reduce(UInt64(column) + 1) { key, entry in
            key << 16 | UInt64(entry.method.rawValue) << 8 | UInt64(entry.level)
        }
    }

    private func cell(
        of entries: ArraySlice<LearnerEntry>, in game: Identifier<VersionGroup>
    ) -> LearnerCell {
        let ways = entries.mapRuns(of: \.method) { method, entries in
            LearnerWay(
                method: method,
                cell: cells.cell(
                    method: method, move: move, versionGroup: game,
                    levels: entries.lazy.map(\.level)))
        }
        return LearnerCell(
            ways: ways.sorted { cells.rank(of: $0.method) < cells.rank(of: $1.method) })
    }
}

/// Keeps each different element once, numbered in the order in which they came.
private struct Interner<Element: Hashable> {
    private(set) var elements: [Element] = []
    private var positions: [Element: Int] = [:]

    mutating func position(of element: Element) -> Int {
        if let position = positions[element] { return position }
        positions[element] = elements.count
        elements.append(element)
        return elements.count - 1
    }
}
