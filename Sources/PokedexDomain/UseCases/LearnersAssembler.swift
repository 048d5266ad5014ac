/// Arranges those who learn a move in one generation as a table.
struct LearnersAssembler: Sendable {
    private let index: CatalogIndex
    private let cells: LearnsetCells

    init(_ index: CatalogIndex) {
        self.index = index
        cells = LearnsetCells(index.catalog)
    }

    /// The table of a generation.
    ///
    /// - Parameter entries: those of that move and generation, each Pokémon's together, in the
    ///   order of the rows.
    func learners(
        of move: Identifier<Move>, in generation: Identifier<Generation>, entries: [LearnerEntry]
    ) -> GenerationLearners {
        let games = Set(entries.map(\.versionGroup)).sorted { index[$0].order < index[$1].order }
        var patterns = Interner<[Int]>()
        var learnerCells = LearnerCells(move: move, games: games, cells: cells)
        let rows = runs(of: entries, by: \.pokemon).map { pokemon, entries in
            let pattern = learnerCells.pattern(of: entries)
            return LearnerRow(pokemon: pokemon, pattern: patterns.position(of: pattern))
        }
        let columns = mergedColumns(of: patterns.elements, count: games.count)
        return GenerationLearners(
            generation: generation, columns: columns.map { $0.map { games[$0] } },
            patterns: patterns.elements.map { pattern in
                columns.map { learnerCells.cell(at: pattern[$0[0]]) }
            },
            rows: rows)
    }

    /// Groups neighbouring columns whose cells agree in every row.
    private func mergedColumns(of patterns: [[Int]], count: Int) -> [[Int]] {
        (0..<count).reduce(into: []) { groups, column in
            if let last = groups.last?.last, patterns.allSatisfy({ $0[last] == $0[column] }) {
                groups[groups.count - 1].append(column)
            } else {
                groups.append([column])
            }
        }
    }
}

/// The cells of a move's table, each different one kept once.
private struct LearnerCells {
    private let move: Identifier<Move>
    private let games: [Identifier<VersionGroup>]
    private let columns: [Identifier<VersionGroup>: Int]
    private let cells: LearnsetCells
    private var different = Interner<LearnerCell>()
    private var known: [Key: Int] = [:]
    private let notLearned: Int

    /// The entries of one Pokémon in one game, which decide a cell.
    private struct Key: Hashable {
        let column: Int
        let methods: [Identifier<LearnMethod>]
        let levels: [Int]
    }

    init(move: Identifier<Move>, games: [Identifier<VersionGroup>], cells: LearnsetCells) {
        self.move = move
        self.games = games
        self.cells = cells
        columns = Dictionary(uniqueKeysWithValues: games.enumerated().map { ($1, $0) })
        notLearned = different.position(of: LearnerCell(ways: []))
    }

    /// The cell of a number.
    func cell(at position: Int) -> LearnerCell { different.elements[position] }

    /// The cells' numbers of one Pokémon's row, one for each game.
    mutating func pattern(of entries: ArraySlice<LearnerEntry>) -> [Int] {
        var pattern = [Int](repeating: notLearned, count: games.count)
        for (game, entries) in runs(of: entries, by: \.versionGroup) {
            guard let column = columns[game] else { continue }
            pattern[column] = position(of: entries, column: column)
        }
        return pattern
    }

    private mutating func position(of entries: ArraySlice<LearnerEntry>, column: Int) -> Int {
        let key = Key(
            column: column, methods: entries.map(\.method), levels: entries.map(\.level))
        if let position = known[key] { return position }
        let ways = runs(of: entries, by: \.method).map { method, entries in
            way(method, levels: entries.map(\.level), in: games[column])
        }
        let position = different.position(
            of: LearnerCell(
                ways: ways.sorted { cells.place(of: $0.method) < cells.place(of: $1.method) }))
        known[key] = position
        return position
    }

    private func way(
        _ method: Identifier<LearnMethod>, levels: [Int], in game: Identifier<VersionGroup>
    ) -> LearnerWay {
        let cell = cells.cell(method: method, move: move, versionGroup: game, levels: levels)
        return LearnerWay(method: method, cell: cell)
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

/// The stretches of neighbours that agree in a property.
private func runs<Entries: RandomAccessCollection, Property: Equatable>(
    of entries: Entries, by property: (LearnerEntry) -> Property
) -> [(Property, Entries.SubSequence)] where Entries.Element == LearnerEntry {
    var runs: [(Property, Entries.SubSequence)] = []
    var start = entries.startIndex
    while start != entries.endIndex {
        let value = property(entries[start])
        let end = entries[start...].firstIndex { property($0) != value } ?? entries.endIndex
        runs.append((value, entries[start..<end]))
        start = end
    }
    return runs
}
