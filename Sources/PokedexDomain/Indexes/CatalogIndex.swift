/// Finds entities of a catalog by number, and what belongs together, without searching.
///
/// All subscripts and positions take numbers that the catalog holds; others are a programmer's
/// mistake. It is a class so that values that hold it copy one reference.
package final class CatalogIndex: Sendable {
    package let catalog: Catalog
    /// The version groups in the order of their release.
    package let versionGroupsInOrder: [VersionGroup]
    private let generations: PositionTable<Generation>
    private let regions: PositionTable<Region>
    private let versionGroups: PositionTable<VersionGroup>
    private let releases: PositionTable<VersionGroup>
    private let types: PositionTable<PokemonType>
    private let abilities: PositionTable<Ability>
    private let moves: PositionTable<Move>
    private let species: PositionTable<Species>
    private let pokemon: PositionTable<Pokemon>
    private let chains: PositionTable<EvolutionChain>
    private let learnMethods: PositionTable<LearnMethod>
    private let eggGroups: PositionTable<EggGroup>
    private let versions: PositionTable<GameVersion>
    private let items: PositionTable<Item>
    private let locations: PositionTable<Location>
    private let encounterMethods: PositionTable<EncounterMethod>
    private let speciesByChain: [Identifier<EvolutionChain>: [Species]]

    package init(_ catalog: Catalog) {
        self.catalog = catalog
        versionGroupsInOrder = catalog.versionGroups.inOrderOfRelease
        releases = PositionTable(versionGroupsInOrder.map(\.id))
        generations = PositionTable(catalog.generations.map(\.id))
        regions = PositionTable(catalog.regions.map(\.id))
        versionGroups = PositionTable(catalog.versionGroups.map(\.id))
        types = PositionTable(catalog.types.map(\.id))
        abilities = PositionTable(catalog.abilities.map(\.id))
        moves = PositionTable(catalog.moves.map(\.id))
        species = PositionTable(catalog.species.map(\.id))
        pokemon = PositionTable(catalog.pokemon.map(\.id))
        chains = PositionTable(catalog.evolutionChains.map(\.id))
        learnMethods = PositionTable(catalog.learnMethods.map(\.id))
        eggGroups = PositionTable(catalog.eggGroups.map(\.id))
        versions = PositionTable(catalog.versions.map(\.id))
        items = PositionTable(catalog.items.map(\.id))
        locations = PositionTable(catalog.locations.map(\.id))
        encounterMethods = PositionTable(catalog.encounterMethods.map(\.id))
        speciesByChain = catalog.species.reduce(into: [:]) { members, species in
            if let chain = species.evolutionChain { members[chain, default: []].append(species) }
        }
    }

    package subscript(id: Identifier<Generation>) -> Generation {
        catalog.generations[generations[id]]
    }

    package subscript(id: Identifier<Region>) -> Region { catalog.regions[regions[id]] }

    package subscript(id: Identifier<VersionGroup>) -> VersionGroup {
        catalog.versionGroups[versionGroups[id]]
    }

    package subscript(id: Identifier<PokemonType>) -> PokemonType { catalog.types[types[id]] }

    package subscript(id: Identifier<Ability>) -> Ability { catalog.abilities[abilities[id]] }

    package subscript(id: Identifier<Move>) -> Move { catalog.moves[moves[id]] }

    package subscript(id: Identifier<Species>) -> Species { catalog.species[species[id]] }

    package subscript(id: Identifier<Pokemon>) -> Pokemon { catalog.pokemon[pokemon[id]] }

    package subscript(id: Identifier<EvolutionChain>) -> EvolutionChain {
        catalog.evolutionChains[chains[id]]
    }

    package subscript(id: Identifier<LearnMethod>) -> LearnMethod {
        catalog.learnMethods[learnMethods[id]]
    }

    package subscript(id: Identifier<EggGroup>) -> EggGroup { catalog.eggGroups[eggGroups[id]] }

    package subscript(id: Identifier<GameVersion>) -> GameVersion { catalog.versions[versions[id]] }

    package subscript(id: Identifier<Item>) -> Item { catalog.items[items[id]] }

    package subscript(id: Identifier<Location>) -> Location { catalog.locations[locations[id]] }

    package subscript(id: Identifier<EncounterMethod>) -> EncounterMethod {
        catalog.encounterMethods[encounterMethods[id]]
    }

    package func position(of id: Identifier<Generation>) -> Int { generations[id] }

    package func position(of id: Identifier<VersionGroup>) -> Int { versionGroups[id] }

    package func position(of id: Identifier<PokemonType>) -> Int { types[id] }

    package func position(of id: Identifier<Ability>) -> Int { abilities[id] }

    package func position(of id: Identifier<Move>) -> Int { moves[id] }

    package func position(of id: Identifier<Pokemon>) -> Int { pokemon[id] }

    package func position(of id: Identifier<Species>) -> Int { species[id] }

    package func position(of id: Identifier<LearnMethod>) -> Int { learnMethods[id] }
}

extension CatalogIndex {
    /// The generation in which a Pokémon appeared: that of its main form's games, or its species'
    /// where the source lists no form.
    package func generation(of pokemon: Pokemon) -> Identifier<Generation> {
        pokemon.mainForm.map { self[$0.versionGroup].generation }
            ?? self[pokemon.species].generation
    }

    /// The variety that a species' name alone means.
    package func defaultPokemon(of species: Identifier<Species>) -> Pokemon {
        self[self[species].varieties[0]]
    }

    /// The species of an evolution chain, by number.
    package func members(of chain: Identifier<EvolutionChain>) -> [Species] {
        speciesByChain[chain] ?? []
    }

    /// The species that an evolution chain is named after, which evolves from none; `nil` for a
    /// chain without species.
    package func firstSpecies(of chain: Identifier<EvolutionChain>) -> Species? {
        let members = members(of: chain)
        return members.first { $0.evolvesFrom == nil } ?? members.first
    }

    /// What a Pokémon learns by itself; empty where it has no learnset of its own.
    package func learnset(of pokemon: Identifier<Pokemon>) -> Learnset {
        catalog.learnsets[pokemon] ?? .empty
    }

    /// Version groups in the order of their release.
    package func inOrder(
        _ versionGroups: some Sequence<Identifier<VersionGroup>>
    ) -> [Identifier<VersionGroup>] {
        versionGroups.sorted { releases[$0] < releases[$1] }
    }
}

/// The positions of entities in a list, found by their numbers.
package struct PositionTable<Entity>: Sendable {
    /// By number less `lowest`; -1 for a number that the list lacks.
    private let positions: [Int32]
    private let lowest: Int

    package init(_ ids: [Identifier<Entity>]) {
        let numbers = ids.map(\.rawValue)
        let lowest = numbers.min() ?? 0
        var positions = [Int32](repeating: -1, count: (numbers.max() ?? lowest - 1) - lowest + 1)
        for (position, number) in numbers.enumerated() {
            positions[number - lowest] = Int32(position)
        }
        self.positions = positions
        self.lowest = lowest
    }

    /// The position of an entity that is in the list.
    package subscript(id: Identifier<Entity>) -> Int {
        let position = positions[id.rawValue - lowest]
        precondition(position >= 0, "the list has no entity of number \(id.rawValue)")
        return Int(position)
    }
}
