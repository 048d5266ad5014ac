/// Finds entities of a catalog by number, and what belongs together, without searching.
///
/// All subscripts and positions take numbers that the catalog holds; others are a programmer's
/// mistake. It is a class so that values that hold it copy one reference.
package final class CatalogIndex: Sendable {
    package let catalog: Catalog
    /// The version groups in the order of their release.
    package let versionGroupsInOrder: [VersionGroup]
    private let releases: PositionTable<VersionGroup>
    private let generations: EntityTable<Generation>
    private let regions: EntityTable<Region>
    private let versionGroups: EntityTable<VersionGroup>
    private let types: EntityTable<PokemonType>
    private let abilities: EntityTable<Ability>
    private let moves: EntityTable<Move>
    private let species: EntityTable<Species>
    private let pokemon: EntityTable<Pokemon>
    private let chains: EntityTable<EvolutionChain>
    private let learnMethods: EntityTable<LearnMethod>
    private let eggGroups: EntityTable<EggGroup>
    private let versions: EntityTable<GameVersion>
    private let items: EntityTable<Item>
    private let locations: EntityTable<Location>
    private let encounterMethods: EntityTable<EncounterMethod>
    private let speciesByChain: [Identifier<EvolutionChain>: [Species]]

    package init(_ catalog: Catalog) {
        self.catalog = catalog
        versionGroupsInOrder = catalog.versionGroups.inOrderOfRelease
        releases = PositionTable(versionGroupsInOrder.map(\.id))
        generations = EntityTable(catalog.generations, \.id)
        regions = EntityTable(catalog.regions, \.id)
        versionGroups = EntityTable(catalog.versionGroups, \.id)
        types = EntityTable(catalog.types, \.id)
        abilities = EntityTable(catalog.abilities, \.id)
        moves = EntityTable(catalog.moves, \.id)
        species = EntityTable(catalog.species, \.id)
        pokemon = EntityTable(catalog.pokemon, \.id)
        chains = EntityTable(catalog.evolutionChains, \.id)
        learnMethods = EntityTable(catalog.learnMethods, \.id)
        eggGroups = EntityTable(catalog.eggGroups, \.id)
        versions = EntityTable(catalog.versions, \.id)
        items = EntityTable(catalog.items, \.id)
        locations = EntityTable(catalog.locations, \.id)
        encounterMethods = EntityTable(catalog.encounterMethods, \.id)
        speciesByChain = catalog.species.reduce(into: [:]) { members, species in
            if let chain = species.evolutionChain { members[chain, default: []].append(species) }
        }
    }

    package subscript(id: Identifier<Generation>) -> Generation { generations[id] }
    package subscript(id: Identifier<Region>) -> Region { regions[id] }
    package subscript(id: Identifier<VersionGroup>) -> VersionGroup { versionGroups[id] }
    package subscript(id: Identifier<PokemonType>) -> PokemonType { types[id] }
    package subscript(id: Identifier<Ability>) -> Ability { abilities[id] }
    package subscript(id: Identifier<Move>) -> Move { moves[id] }
    package subscript(id: Identifier<Species>) -> Species { species[id] }
    package subscript(id: Identifier<Pokemon>) -> Pokemon { pokemon[id] }
    package subscript(id: Identifier<EvolutionChain>) -> EvolutionChain { chains[id] }
    package subscript(id: Identifier<LearnMethod>) -> LearnMethod { learnMethods[id] }
    package subscript(id: Identifier<EggGroup>) -> EggGroup { eggGroups[id] }
    package subscript(id: Identifier<GameVersion>) -> GameVersion { versions[id] }
    package subscript(id: Identifier<Item>) -> Item { items[id] }
    package subscript(id: Identifier<Location>) -> Location { locations[id] }
    package subscript(id: Identifier<EncounterMethod>) -> EncounterMethod { encounterMethods[id] }

    package func position(of id: Identifier<Generation>) -> Int { generations.positions[id] }
    package func position(of id: Identifier<VersionGroup>) -> Int { versionGroups.positions[id] }
    package func position(of id: Identifier<PokemonType>) -> Int { types.positions[id] }
    package func position(of id: Identifier<Ability>) -> Int { abilities.positions[id] }
    package func position(of id: Identifier<Move>) -> Int { moves.positions[id] }
    package func position(of id: Identifier<Pokemon>) -> Int { pokemon.positions[id] }
    package func position(of id: Identifier<Species>) -> Int { species.positions[id] }
    package func position(of id: Identifier<LearnMethod>) -> Int { learnMethods.positions[id] }
}

extension CatalogIndex {
    /// The generation in which a Pokémon appeared: that of its main form's games, or its species'
    /// where the source lists no form.
    package func generation(of pokemon: Pokemon) -> Identifier<Generation> {
        pokemon.mainForm.map { self[$0.versionGroup].generation }
            ?? self[pokemon.species].generation
    }

    /// How many of eight Pokémon are female, `nil` for those without gender: its own value, or that of its
    /// species.
    package func femaleEighths(of pokemon: Pokemon) -> Int? {
        pokemon.ownFemaleEighths ?? self[pokemon.species].femaleEighths
    }

    /// The Egg groups of a Pokémon today: its own, or those of its species.
    package func eggGroups(of pokemon: Pokemon) -> [Identifier<EggGroup>] {
        pokemon.ownEggGroups.isEmpty ? self[pokemon.species].eggGroups : pokemon.ownEggGroups
    }

    /// The Egg groups of a Pokémon in a generation.
    package func eggGroups(
        of pokemon: Pokemon, in generation: Identifier<Generation>
    ) -> [Identifier<EggGroup>] {
        guard pokemon.ownEggGroups.isEmpty else { return pokemon.ownEggGroups }
        let species = self[pokemon.species]
        return species.pastEggGroups.elements(in: generation) ?? species.eggGroups
    }

    /// The Egg groups of a Pokémon in a game: those of the game alone, else those of its generation.
    package func eggGroups(
        of pokemon: Pokemon, in game: Identifier<VersionGroup>
    ) -> [Identifier<EggGroup>] {
        let own = pokemon.inGames.first { $0.game == game && !$0.eggGroups.isEmpty }
        return own?.eggGroups ?? eggGroups(of: pokemon, in: self[game].generation)
    }

    /// The Egg groups of a Pokémon in an era.
    package func eggGroups(of pokemon: Pokemon, in era: Era) -> [Identifier<EggGroup>] {
        era.game.map { eggGroups(of: pokemon, in: $0) }
            ?? eggGroups(of: pokemon, in: era.generation)
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

/// The entities of a list, found by their numbers.
private struct EntityTable<Entity: Sendable>: Sendable {
    let positions: PositionTable<Entity>
    private let entities: [Entity]

    init(_ entities: [Entity], _ id: (Entity) -> Identifier<Entity>) {
        self.entities = entities
        positions = PositionTable(entities.map(id))
    }

    subscript(id: Identifier<Entity>) -> Entity { entities[positions[id]] }
}

/// The positions of entities in a list, found by their numbers.
package struct PositionTable<Entity>: Sendable {
    /// By number less `lowest`; -1 for a number that the list lacks.
    private let positions: [Int32]
    private let lowest: Int
    /// Those of numbers far above the others, which added records have.
    private let far: [Int: Int32]

    package init(_ ids: [Identifier<Entity>]) {
        let numbers = ids.map(\.rawValue)
        let lowest = numbers.min() ?? 0
        let near = numbers.filter { $0 - lowest < 1 << 15 }
        var positions = [Int32](repeating: -1, count: (near.max() ?? lowest - 1) - lowest + 1)
        var far: [Int: Int32] = [:]
        for (position, number) in numbers.enumerated() {
            if positions.indices.contains(number - lowest) {
                positions[number - lowest] = Int32(position)
            } else {
                far[number] = Int32(position)
            }
        }
        (self.positions, self.lowest, self.far) = (positions, lowest, far)
    }

    /// The position of an entity that is in the list.
    package subscript(id: Identifier<Entity>) -> Int {
        guard let position = find(id) else {
            preconditionFailure("the list has no entity of number \(id.rawValue)")
        }
        return position
    }

    /// The position of an entity; `nil` where the list lacks it.
    @inline(__always)
    func find(_ id: Identifier<Entity>) -> Int? {
        let place = id.rawValue - lowest
        let position =
            positions.indices.contains(place) ? positions[place] : far[id.rawValue] ?? -1
        return position < 0 ? nil : Int(position)
    }
}

/// A value for each of some entities, found without hashing.
package struct ValueTable<Entity, Value: Sendable>: Sendable {
    private let values: [Value]
    private let positions: PositionTable<Entity>

    package init(_ values: [Identifier<Entity>: Value]) {
        self.values = Array(values.values)
        positions = PositionTable(Array(values.keys))
    }

    package subscript(id: Identifier<Entity>) -> Value? { positions.find(id).map { values[$0] } }
}
