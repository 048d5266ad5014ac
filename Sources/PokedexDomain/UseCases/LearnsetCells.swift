/// Says how a move is learned in some games, from the entries of a learnset.
///
/// It is a class only so that what holds it copies one reference instead of many tables.
final class LearnsetCells: Sendable {
    private let machines: MachineTable
    private let methods: PositionTable
    /// What is known of the methods, in the catalog's order.
    private let knownMethods: [LearnMethod.Known?]
    /// The cells of one level alone, by level: they are the most, and so each is kept once.
    private let levelCells: [LearnsetCell]

    /// Reads the machines and methods of a catalog.
    init(_ index: CatalogIndex) {
        machines = MachineTable(index)
        methods = PositionTable(index.catalog.learnMethods.map(\.id.rawValue))
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

    /// A method's place among the methods: by level, machine, Egg, tutor, then the rarer ones.
    func place(of method: Identifier<LearnMethod>) -> Int {
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
        knownMethods[methods[method.rawValue]]
    }
}

/// The machines that teach each move in each game.
struct MachineTable: Sendable {
    /// Those of some games, sorted.
    private struct Machines {
        let versionGroup: Identifier<VersionGroup>
        let labels: [Machine.Label]
    }

    private let index: CatalogIndex
    /// By the move's place in the catalog.
    private let machines: [[Machines]]

    /// Reads the machines of all moves.
    init(_ index: CatalogIndex) {
        self.index = index
        machines = index.catalog.moves.map { move in
            Dictionary(grouping: move.machines, by: \.versionGroup).map { group, machines in
                Machines(versionGroup: group, labels: machines.map(\.label).sorted())
            }
        }
    }

    /// The machines that teach a move in some games, sorted; empty where none does.
    subscript(
        move: Identifier<Move>, versionGroup: Identifier<VersionGroup>
    ) -> [Machine.Label] {
        machines[index.position(of: move)].first { $0.versionGroup == versionGroup }?.labels ?? []
    }
}
