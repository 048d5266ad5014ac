/// Which Pokémon only one version of a pair has: Ekans in Red, Sandshrew in Blue. The facts do not
/// tell it reliably, so it has a table of its own, `content/version-exclusives.json`.
///
/// It names the default variety, regional forms, and single forms that the table lists, such as Mega
/// Charizard X. Other forms of these Pokémon, such as Mega Pinsir, are not in it.
package struct VersionExclusives: Sendable {
    /// The two versions of a version group. An add-on is a pair of its own.
    package struct Pair: Hashable, Sendable {
        package let versionGroup: Identifier<VersionGroup>
        /// One for each version, by the version's number.
        package let sides: [Side]
    }

    /// What one version of a pair has and the other lacks.
    package struct Side: Hashable, Sendable {
        package let version: Identifier<GameVersion>
        /// Its Pokémon by national number; of one species, the default variety first.
        package let pokemon: [Identifier<Pokemon>]
    }

    /// The pairs in the order of their release.
    package let pairs: [Pair]
    private let pairsByGroup: [Identifier<VersionGroup>: Pair]
    private let versions: [Identifier<VersionGroup>: [Identifier<Pokemon>: Identifier<GameVersion>]]

    /// Orders the Pokémon of every pair.
    ///
    /// - Parameter pokemon: what each version of a pair has alone. Both versions of every pair have
    ///   a set, which may be empty.
    package init(
        _ index: CatalogIndex, pokemon: [Identifier<GameVersion>: Set<Identifier<Pokemon>>]
    ) {
        let sides = Dictionary(
            grouping: index.catalog.versions.filter { pokemon[$0.id] != nil }, by: \.versionGroup
        ).mapValues { versions in
            versions.map { version in
                Side(
                    version: version.id,
                    pokemon: Self.inNationalOrder(pokemon[version.id] ?? [], index))
            }
        }
        pairs = index.versionGroupsInOrder.compactMap { group in
            sides[group.id].map { Pair(versionGroup: group.id, sides: $0) }
        }
        pairsByGroup = Dictionary(uniqueKeysWithValues: pairs.map { ($0.versionGroup, $0) })
        versions = sides.mapValues { sides in
            sides.reduce(into: [:]) { versions, side in
                for pokemon in side.pokemon { versions[pokemon] = side.version }
            }
        }
    }

    /// The pair of a version group; `nil` for games without a counterpart, such as Yellow.
    package func pair(of group: Identifier<VersionGroup>) -> Pair? { pairsByGroup[group] }

    /// The only version of a version group that has a Pokémon; `nil` where both have it, or neither,
    /// and for games without a counterpart.
    package func onlyVersion(
        with pokemon: Identifier<Pokemon>, of group: Identifier<VersionGroup>
    ) -> Identifier<GameVersion>? {
        versions[group]?[pokemon]
    }

    private static func inNationalOrder(
        _ pokemon: Set<Identifier<Pokemon>>, _ index: CatalogIndex
    ) -> [Identifier<Pokemon>] {
        pokemon.sorted { (index[$0].species, $0) < (index[$1].species, $1) }
    }
}

/// Families as far as games have their members.
package struct GameFamilies: Sendable {
    private let indexes: CatalogIndexes

    package init(_ indexes: CatalogIndexes) { self.indexes = indexes }

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
