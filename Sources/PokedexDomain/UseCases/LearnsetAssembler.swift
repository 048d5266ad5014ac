/// Arranges what Pokémon learn as tables: by generation, method and game.
public struct LearnsetAssembler: Sendable {
    let index: CatalogIndex
    private let families: PokemonFamilies
    private let battleForms: BattleForms
    private let machines: MachineTable
    private let knownMethods: [Identifier<LearnMethod>: LearnMethod.Known]
    private let columnsByVersionGroup: [Identifier<VersionGroup>: Int]

    /// Prepares the tables of a catalog.
    public init(_ index: CatalogIndex, families: PokemonFamilies, battleForms: BattleForms) {
        self.index = index
        self.families = families
        self.battleForms = battleForms
        machines = MachineTable(index.catalog.moves)
        knownMethods = Dictionary(
            uniqueKeysWithValues: index.catalog.learnMethods.compactMap { method in
                method.known.map { (method.id, $0) }
            })
        columnsByVersionGroup = Dictionary(
            uniqueKeysWithValues: index.versionGroupsInOrder.enumerated().map { ($1.id, $0) })
    }

    /// A Pokémon's tables, the newest generation first; those of its base for a form taken only in
    /// battle, in the games where the form exists.
    public func learnsets(of pokemon: Pokemon) -> [GenerationLearnset] {
        let own = battleForms.effectiveLearnset(of: pokemon)
        let learner = battleForms.base(of: pokemon) ?? pokemon
        let earlierStages = families.preEvolutions(of: learner)
        return byGeneration(own.entries).map { generation, entries in
            learnset(of: generation, entries: entries, earlierStages: earlierStages)
        }
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

    /// The place of a version group in time, from 0 on.
    func column(of versionGroup: Identifier<VersionGroup>) -> Int {
        columnsByVersionGroup[versionGroup] ?? 0
    }

    private func byGeneration(
        _ entries: [LearnsetEntry]
    ) -> [(Identifier<Generation>, [LearnsetEntry])] {
        let groups = Dictionary(grouping: entries) { index[$0.versionGroup].generation }
        return groups.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
    }

    private func learnset(
        of generation: Identifier<Generation>, entries: [LearnsetEntry], earlierStages: [Pokemon]
    ) -> GenerationLearnset {
        let games = Set(entries.map(\.versionGroup)).sorted { column(of: $0) < column(of: $1) }
        let methods = Dictionary(grouping: entries, by: \.method)
            .sorted { sortKey(of: $0.key) < sortKey(of: $1.key) }
            .map { method, entries in table(of: method, entries: entries, games: games) }
        return GenerationLearnset(
            generation: generation, versionGroups: games, methods: methods,
            inherited: inheritedMoves(
                besides: Set(entries.map(\.move)), games: games, from: earlierStages))
    }

    private func sortKey(of method: Identifier<LearnMethod>) -> Int {
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
