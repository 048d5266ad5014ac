/// Arranges what Pokémon learn as tables: by generation, method and game.
///
/// It is a class only so that what holds it copies one reference instead of many tables.
public final class LearnsetAssembler: Sendable {
    let index: CatalogIndex
    private let families: PokemonFamilies
    private let battleForms: BattleForms
    let learnsetCells: LearnsetCells
    private let columns: PositionTable

    /// Prepares the tables of a catalog.
    public init(_ index: CatalogIndex, families: PokemonFamilies, battleForms: BattleForms) {
        self.index = index
        self.families = families
        self.battleForms = battleForms
        learnsetCells = LearnsetCells(index.catalog)
        columns = PositionTable(index.versionGroupsInOrder.map(\.id.rawValue))
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

    /// The place of a version group in time, from 0 on.
    func column(of versionGroup: Identifier<VersionGroup>) -> Int {
        columns[versionGroup.rawValue]
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
        let methods = entries.grouped { learnsetCells.place(of: $0.method) }
            .map { _, entries in
                table(of: entries[0].method, entries: entries, games: games)
            }
        return GenerationLearnset(
            generation: generation, versionGroups: games, methods: methods,
            inherited: inheritedMoves(
                besides: Set(entries.map(\.move)), games: games, from: earlierStages))
    }
}
