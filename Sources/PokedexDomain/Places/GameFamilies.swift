/// Which Pokémon the games can have: those that learn anything there.
///
/// An add-on has no learnsets of its own. It has the Pokémon of the game that it extends, the last
/// one before it with learnsets.
package struct GamePokemon: Sendable {
    private let indexes: CatalogIndexes

    /// Asks a catalog.
    package init(_ indexes: CatalogIndexes) {
        self.indexes = indexes
    }

    /// Whether the games of a version group can have a Pokémon.
    package func has(
        _ pokemon: Identifier<Pokemon>, in group: Identifier<VersionGroup>
    ) -> Bool {
        guard let games = groupWithLearnsets(for: group) else { return false }
        return !indexes.entities.learnset(of: pokemon).entries(in: games).isEmpty
    }

    /// A Pokémon and all that it evolves into, as far as the games of a version group can have them.
    package func family(
        from pokemon: Identifier<Pokemon>, in group: Identifier<VersionGroup>
    ) -> [Identifier<Pokemon>] {
        ([pokemon] + indexes.families.evolutions(of: pokemon)).filter { has($0, in: group) }
    }

    /// The first of the family that a Pokémon evolves from in the games of a version group; `nil` if
    /// it is that itself.
    package func firstStage(
        before pokemon: Pokemon, in group: Identifier<VersionGroup>
    ) -> Pokemon? {
        indexes.families.preEvolutions(of: pokemon).last { has($0.id, in: group) }
    }

    private func groupWithLearnsets(
        for group: Identifier<VersionGroup>
    ) -> Identifier<VersionGroup>? {
        let order = indexes.entities[group].order
        return indexes.learnsetUse.games.last { $0.order <= order }?.id
    }
}
