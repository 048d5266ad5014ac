/// Says how a move is learned in some games, from the entries of a learnset.
struct LearnsetCells: Sendable {
    private let machines: MachineTable
    private let knownMethods: [Identifier<LearnMethod>: LearnMethod.Known]

    /// Reads the machines and methods of a catalog.
    init(_ catalog: Catalog) {
        machines = MachineTable(catalog.moves)
        knownMethods = Dictionary(
            uniqueKeysWithValues: catalog.learnMethods.compactMap { method in
                method.known.map { (method.id, $0) }
            })
    }

    /// How a move is learned in one game, from the entries of that game and method.
    func cell(
        method: Identifier<LearnMethod>, move: Identifier<Move>,
        versionGroup: Identifier<VersionGroup>, levels: [Int]
    ) -> LearnsetCell {
        switch knownMethods[method] {
        case .levelUp:
            return .levels(levels)
        case .machine:
            let labels = machines[move, versionGroup]
            return labels.isEmpty ? .learned : .machines(labels)
        default:
            return .learned
        }
    }

    /// A method's place among the methods: by level, machine, Egg, tutor, then the rarer ones.
    func place(of method: Identifier<LearnMethod>) -> Int {
        switch knownMethods[method] {
        case .levelUp: 0
        case .machine: 1
        case .egg: 2
        case .lightBallEgg: 3
        case .tutor: 4
        case nil: 100 + method.rawValue
        }
    }
}

/// The machines that teach each move in each game.
struct MachineTable: Sendable {
    private struct Key: Hashable {
        let move: Identifier<Move>
        let versionGroup: Identifier<VersionGroup>
    }

    private let labels: [Key: [Machine.Label]]

    /// Reads the machines of all moves.
    init(_ moves: [Move]) {
        var labels: [Key: [Machine.Label]] = [:]
        for move in moves {
            for machine in move.machines {
                let key = Key(move: move.id, versionGroup: machine.versionGroup)
                labels[key, default: []].append(machine.label)
            }
        }
        self.labels = labels.mapValues { $0.sorted() }
    }

    /// The machines that teach a move in some games, sorted; empty where none does.
    subscript(
        move: Identifier<Move>, versionGroup: Identifier<VersionGroup>
    ) -> [Machine.Label] {
        labels[Key(move: move, versionGroup: versionGroup)] ?? []
    }
}
