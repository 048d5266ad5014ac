/// Families as far as games have their members.
package struct GameFamilies: Sendable {
    private let indexes: CatalogIndexes

    /// Asks a catalog.
    package init(_ indexes: CatalogIndexes) {
        self.indexes = indexes
    }

    /// Whether the games of a version group have a Pokémon.
    package func has(
        _ pokemon: Identifier<Pokemon>, in group: Identifier<VersionGroup>
    ) -> Bool {
        indexes.availability.has(pokemon, in: group)
    }

    /// A Pokémon and all that it evolves into, as far as the games of a version group have them.
    package func members(
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
}
