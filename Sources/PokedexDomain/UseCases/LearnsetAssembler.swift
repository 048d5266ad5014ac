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
        learnsetCells = LearnsetCells(index)
        columns = PositionTable(index.versionGroupsInOrder.map(\.id.rawValue))
    }

    /// A Pokémon's tables, the newest generation first; those of its base for a form taken only in
    /// battle, in the games where the form exists.
    public func learnsets(of pokemon: Pokemon) -> [GenerationLearnset] {
        let own = battleForms.effectiveLearnset(of: pokemon)
        let learner = battleForms.base(of: pokemon) ?? pokemon
        let earlierStages = families.preEvolutions(of: learner).map(\.id)
        return gamesByGeneration(of: own).map { generation, games in
            learnset(own, of: generation, games: games, earlierStages: earlierStages)
        }
    }

    /// The games of a learnset in the order of their appearance, the newest generation first.
    private func gamesByGeneration(
        of learnset: Learnset
    ) -> [(Identifier<Generation>, [Identifier<VersionGroup>])] {
        let games = learnset.versionGroups.sorted {
            columns[$0.rawValue] < columns[$1.rawValue]
        }
        return Dictionary(grouping: games) { index[$0].generation }
            .sorted { $0.key > $1.key }
    }

    private func learnset(
        _ learnset: Learnset, of generation: Identifier<Generation>,
        games: [Identifier<VersionGroup>], earlierStages: [Identifier<Pokemon>]
    ) -> GenerationLearnset {
        GenerationLearnset(
            generation: generation, versionGroups: games,
            methods: tables(of: learnset, games: games),
            inherited: inheritedMoves(besides: learnset, games: games, from: earlierStages))
    }
}
