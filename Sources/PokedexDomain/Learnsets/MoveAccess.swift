/// How Pokémon get their moves: by themselves, or by learning them at an earlier stage and
/// evolving, in a game that has both.
///
/// Forms taken only in battle have the moves of their base, in the games where the form exists.
package struct MoveAccess: Sendable {
    private let index: CatalogIndex
    private let families: PokemonFamilies
    private let battleForms: BattleForms
    private let machines: MachineTable
    private let machineMethod: Identifier<LearnMethod>?

    /// Looks moves up in a catalog's learnsets.
    package init(_ index: CatalogIndex, families: PokemonFamilies, battleForms: BattleForms) {
        self.index = index
        self.families = families
        self.battleForms = battleForms
        machines = MachineTable(index)
        machineMethod = index.catalog.learnMethods.first { $0.known == .machine }?.id
    }

    /// One way in which a Pokémon gets a move in a game.
    package struct Way: Hashable, Sendable {
        /// The earlier stage that learns it; `nil` where the Pokémon does so itself.
        package let stage: Identifier<Pokemon>?
        /// The move, the game, the method and the level.
        package let entry: LearnsetEntry
        /// The machines that teach it there, sorted; empty for other methods.
        package let machines: [Machine.Label]
    }

    /// The games in which a Pokémon exists, which are those in which it learns anything, by number.
    package func games(of pokemon: Pokemon) -> [Identifier<VersionGroup>] {
        battleForms.effectiveLearnset(of: pokemon).versionGroups
    }

    /// What a Pokémon learns itself in a game.
    func ownEntries(
        of pokemon: Pokemon, in game: Identifier<VersionGroup>
    ) -> ArraySlice<LearnsetEntry> {
        battleForms.effectiveLearnset(of: pokemon).entries(in: game)
    }

    /// What an earlier stage learns in a game.
    func entries(
        of stage: Identifier<Pokemon>, in game: Identifier<VersionGroup>
    ) -> ArraySlice<LearnsetEntry> {
        index.learnset(of: stage).entries(in: game)
    }

    /// Whether a Pokémon exists in a game.
    package func exists(_ pokemon: Pokemon, in game: Identifier<VersionGroup>) -> Bool {
        !ownEntries(of: pokemon, in: game).isEmpty
    }

    /// The Pokémon that a Pokémon evolves from, the nearest first; those of its base for a form
    /// taken only in battle.
    package func earlierStages(of pokemon: Pokemon) -> [Identifier<Pokemon>] {
        families.preEvolutions(of: battleForms.learner(of: pokemon)).map(\.id)
    }

    /// The ways in which a Pokémon gets a move in a game: its own, then those of its earlier
    /// stages, the nearest first; each as its learnset orders them. Empty where there is none.
    package func ways(
        of pokemon: Pokemon, to move: Identifier<Move>, in game: Identifier<VersionGroup>
    ) -> [Way] {
        ways(of: pokemon, in: game) { $0.move == move }
    }

    /// The ways in which a Pokémon gets moves in a game by entries that `counts` accepts, in the
    /// order of ``ways(of:to:in:)``.
    package func ways(
        of pokemon: Pokemon, in game: Identifier<VersionGroup>,
        where counts: (LearnsetEntry) -> Bool
    ) -> [Way] {
        let own = ownEntries(of: pokemon, in: game)
        guard !own.isEmpty else { return [] }
        let stages = earlierStages(of: pokemon).flatMap { stage in
            entries(of: stage, in: game).filter(counts).map { way(at: stage, $0) }
        }
        return own.filter(counts).map { way(at: nil, $0) } + stages
    }

    /// What a Pokémon can have in a game through an earlier stage alone: for each move and method
    /// that it does not learn so itself, the ways of the nearest stage that does; by stage, and
    /// then as its learnset orders them.
    ///
    /// A move that it learns itself in another way is among them; ``ways(of:to:in:)`` has all ways.
    package func inheritedWays(
        of pokemon: Pokemon, in game: Identifier<VersionGroup>
    ) -> [Way] {
        let own = ownEntries(of: pokemon, in: game)
        guard !own.isEmpty else { return [] }
        var known = Set(own.map(MoveAndMethod.init))
        return earlierStages(of: pokemon).flatMap { stage in
            let entries = self.entries(of: stage, in: game)
                .filter { !known.contains(MoveAndMethod($0)) }
            known.formUnion(entries.map(MoveAndMethod.init))
            return entries.map { way(at: stage, $0) }
        }
    }

    /// Whether an entry that `counts` accepts gives a Pokémon one of some moves: one of its own, or
    /// of its earlier stages in the games where it exists.
    package func canHave(
        anyOf moves: Set<Identifier<Move>>, _ pokemon: Pokemon,
        where counts: (LearnsetEntry) -> Bool
    ) -> Bool {
        let own = battleForms.effectiveLearnset(of: pokemon)
        if own.entries.contains(where: { moves.contains($0.move) && counts($0) }) { return true }
        return earlierStages(of: pokemon).contains { stage in
            index.learnset(of: stage).entries.contains {
                moves.contains($0.move) && counts($0)
                    && !own.entries(in: $0.versionGroup).isEmpty
            }
        }
    }

    private func way(at stage: Identifier<Pokemon>?, _ entry: LearnsetEntry) -> Way {
        let isByMachine = entry.method == machineMethod
        return Way(
            stage: stage, entry: entry,
            machines: isByMachine ? machines[entry.move, entry.versionGroup] : [])
    }

    private struct MoveAndMethod: Hashable {
        let move: Identifier<Move>
        let method: Identifier<LearnMethod>

        init(_ entry: LearnsetEntry) {
            move = entry.move
            method = entry.method
        }
    }
}
