/// Arranges those who learn a move in one generation as a table.
struct LearnersAssembler: Sendable {
    private let index: CatalogIndex
    private let cells: LearnsetCells

    init(_ index: CatalogIndex) {
        self.index = index
        cells = LearnsetCells(index)
    }

    /// The table of a generation.
    ///
    /// - Parameter entries: those of that move and generation, each Pokémon's together, in the
    ///   order of the rows.
    func learners(
        of move: Identifier<Move>, in generation: Identifier<Generation>, entries: [LearnerEntry]
    ) -> GenerationLearners {
        let games = games(of: entries)
        let learnerCells = LearnerCells(move: move, games: games, cells: cells)
        var patterns = Interner<[Int]>()
        var rows: [LearnerRow] = []
        entries[...].forEachRun(of: \.pokemon) { pokemon, entries in
            let pattern = patterns.position(of: learnerCells.pattern(of: entries))
            rows.append(LearnerRow(pokemon: pokemon, pattern: pattern))
        }
        let columns = games.indices.grouped { first, second in
            patterns.elements.allSatisfy { $0[first] == $0[second] }
        }
        return GenerationLearners(
            generation: generation, columns: columns.map { $0.map { games[$0] } },
            patterns: patterns.elements.map { pattern in
                columns.map { learnerCells.cell(at: pattern[$0[0]]) }
            },
            rows: rows)
    }

    /// The games that entries are of, in the order of their appearance.
    private func games(of entries: [LearnerEntry]) -> [Identifier<VersionGroup>] {
        var games: [Identifier<VersionGroup>] = []
        for entry in entries where !games.contains(entry.versionGroup) {
            games.append(entry.versionGroup)
        }
        return games.sorted { index[$0].order < index[$1].order }
    }
}

/// The cells of a move's table, each different one kept once.
///
/// It is a class only so that closures which use it copy one reference instead of its tables.
private final class LearnerCells {
    private let move: Identifier<Move>
    private let games: [Identifier<VersionGroup>]
    private let columns: PositionTable
    private let cells: LearnsetCells
    private var different = Interner<LearnerCell>()
    private var known: [UInt64: Int] = [:]
    private let notLearned: Int

    init(move: Identifier<Move>, games: [Identifier<VersionGroup>], cells: LearnsetCells) {
        self.move = move
        self.games = games
        self.cells = cells
        columns = PositionTable(games.map(\.rawValue))
        notLearned = different.position(of: LearnerCell(ways: []))
    }

    /// The cell of a number.
    func cell(at position: Int) -> LearnerCell { different.elements[position] }

    /// The cells' numbers of one Pokémon's row, one for each game.
    func pattern(of entries: ArraySlice<LearnerEntry>) -> [Int] {
        var pattern = games.map { _ in notLearned }
        entries.forEachRun(of: \.versionGroup) { game, entries in
            let column = columns[game.rawValue]
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
        var ways: [LearnerWay] = []
        entries.forEachRun(of: \.method) { method, entries in
            let cell = cells.cell(
                method: method, move: move, versionGroup: game, levels: entries.lazy.map(\.level))
            ways.append(LearnerWay(method: method, cell: cell))
        }
        return LearnerCell(
            ways: ways.sorted { cells.place(of: $0.method) < cells.place(of: $1.method) })
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
