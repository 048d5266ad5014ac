/// How a move is learned in some games, from the entries of a learnset.
///
/// It is a class so that values that hold it copy one reference.
final class LearnsetCellMaker: Sendable {
    private let index: CatalogIndex
    let machines: MachineTable
    /// What is known of the methods, in the catalog's order.
    private let knownMethods: [LearnMethod.Known?]
    /// The cells of one level alone, by level: most cells are one of these, so each is made once.
    private let levelCells: [LearnsetCell]

    init(_ index: CatalogIndex) {
        self.index = index
        machines = MachineTable(index)
        knownMethods = index.catalog.learnMethods.map(\.known)
        levelCells = LearnsetEntry.levels.map { .levels([$0]) }
    }

    /// How a move is learned in one game, from the entries of that game and method.
    func cell(
        method: Identifier<LearnMethod>, move: Identifier<Move>,
        versionGroup: Identifier<VersionGroup>, levels: some Collection<Int>
    ) -> LearnsetCell {
        switch known(method) {
        case .levelUp:
            if let level = levels.first, levels.count == 1, LearnsetEntry.levels.contains(level) {
                return levelCells[level]
            }
            return .levels(Array(levels))
        case .machine:
            let labels = machines[move, versionGroup]
            return labels.isEmpty ? .learned : .machines(labels)
        default:
            return .learned
        }
    }

    /// What methods are sorted by: level, machine, Egg, tutor, then the rarer ones by number.
    func rank(of method: Identifier<LearnMethod>) -> Int {
        switch known(method) {
        case .levelUp: 0
        case .machine: 1
        case .egg: 2
        case .lightBallEgg: 3
        case .tutor: 4
        case nil: 100 + method.rawValue
        }
    }

    private func known(_ method: Identifier<LearnMethod>) -> LearnMethod.Known? {
        knownMethods[index.position(of: method)]
    }
}

/// The machines that teach each move in each game, those of its add-ons among them.
package struct MachineTable: Sendable {
    private typealias Machines = (game: Identifier<VersionGroup>, labels: [Machine.Label])

    private let index: CatalogIndex
    /// By the move's position in the catalog.
    private let machines: [[Machines]]

    package init(_ index: CatalogIndex) {
        self.index = index
        let mains = MainGames.mains(of: index.catalog.versionGroups)
        machines = index.catalog.moves.map { move in
            Dictionary(grouping: move.machines) { mains[$0.versionGroup] ?? $0.versionGroup }
                .map { ($0, Set($1.map(\.label)).sorted()) }
        }
    }

    /// The games whose machines teach a move, in no particular order.
    package func games(of move: Identifier<Move>) -> [Identifier<VersionGroup>] {
        machines[index.position(of: move)].map(\.game)
    }

    /// The machines that teach a move in a main game, sorted; empty where none does.
    package subscript(
        move: Identifier<Move>, game: Identifier<VersionGroup>
    ) -> [Machine.Label] {
        machines[index.position(of: move)].first { $0.game == game }?.labels ?? []
    }
}

extension ArraySlice {
    /// Visits the runs of neighbours that agree in a property.
    @inline(__always)
    func forEachRun<Property: Equatable>(
        of property: (Element) -> Property, body: (Property, ArraySlice) -> Void
    ) {
        var start = startIndex
        while start < endIndex {
            let value = property(self[start])
            var end = start + 1
            while end < endIndex, property(self[end]) == value { end += 1 }
            body(value, self[start..<end])
            start = end
        }
    }

    /// One result for each run of neighbours that agree in a property.
    @inline(__always)
    func mapRuns<Property: Equatable, Result>(
        of property: (Element) -> Property, transform: (Property, ArraySlice) -> Result
    ) -> [Result] {
        var results: [Result] = []
        forEachRun(of: property) { results.append(transform($0, $1)) }
        return results
    }
}

extension Range<Int> {
    /// The numbers in groups of neighbours: each joins the one before where both agree.
    func grouped(where agree: (Int, Int) -> Bool) -> [[Int]] {
        reduce(into: []) { groups, number in
            if let last = groups.last?.last, agree(last, number) {
                groups[groups.count - 1].append(number)
            } else {
                groups.append([number])
            }
        }
    }
}
