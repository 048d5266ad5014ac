/// Finds entities of a catalog by number, and what belongs together, without searching.
///
/// It is a class only so that what holds it copies one reference instead of many tables.
public final class CatalogIndex: Sendable {
    /// The facts.
    public let catalog: Catalog
    /// The version groups in the order of their appearance.
    public let versionGroupsInOrder: [VersionGroup]
    private let generationPositions: PositionTable
    private let regionPositions: PositionTable
    private let versionGroupPositions: PositionTable
    private let typePositions: PositionTable
    private let abilityPositions: PositionTable
    private let movePositions: PositionTable
    private let speciesPositions: PositionTable
    private let pokemonPositions: PositionTable
    private let chainPositions: PositionTable
    private let members: [Identifier<EvolutionChain>: [Species]]

    /// Indexes a catalog.
    public init(_ catalog: Catalog) {
        self.catalog = catalog
        versionGroupsInOrder = catalog.versionGroups.sorted { $0.order < $1.order }
        generationPositions = PositionTable(catalog.generations.map(\.id.rawValue))
        regionPositions = PositionTable(catalog.regions.map(\.id.rawValue))
        versionGroupPositions = PositionTable(catalog.versionGroups.map(\.id.rawValue))
        typePositions = PositionTable(catalog.types.map(\.id.rawValue))
        abilityPositions = PositionTable(catalog.abilities.map(\.id.rawValue))
        movePositions = PositionTable(catalog.moves.map(\.id.rawValue))
        speciesPositions = PositionTable(catalog.species.map(\.id.rawValue))
        pokemonPositions = PositionTable(catalog.pokemon.map(\.id.rawValue))
        chainPositions = PositionTable(catalog.evolutionChains.map(\.id.rawValue))
        members = catalog.species.reduce(into: [:]) { members, species in
            if let chain = species.evolutionChain { members[chain, default: []].append(species) }
        }
    }

    /// The generation of a number that the catalog holds.
    public subscript(id: Identifier<Generation>) -> Generation {
        catalog.generations[generationPositions[id.rawValue]]
    }

    /// The region of a number that the catalog holds.
    public subscript(id: Identifier<Region>) -> Region {
        catalog.regions[regionPositions[id.rawValue]]
    }

    /// The version group of a number that the catalog holds.
    public subscript(id: Identifier<VersionGroup>) -> VersionGroup {
        catalog.versionGroups[versionGroupPositions[id.rawValue]]
    }

    /// The type of a number that the catalog holds.
    public subscript(id: Identifier<PokemonType>) -> PokemonType {
        catalog.types[typePositions[id.rawValue]]
    }

    /// The ability of a number that the catalog holds.
    public subscript(id: Identifier<Ability>) -> Ability {
        catalog.abilities[abilityPositions[id.rawValue]]
    }

    /// The move of a number that the catalog holds.
    public subscript(id: Identifier<Move>) -> Move {
        catalog.moves[movePositions[id.rawValue]]
    }

    /// The species of a number that the catalog holds.
    public subscript(id: Identifier<Species>) -> Species {
        catalog.species[speciesPositions[id.rawValue]]
    }

    /// The Pokémon of a number that the catalog holds.
    public subscript(id: Identifier<Pokemon>) -> Pokemon {
        catalog.pokemon[pokemonPositions[id.rawValue]]
    }

    /// The family of a number that the catalog holds.
    public subscript(id: Identifier<EvolutionChain>) -> EvolutionChain {
        catalog.evolutionChains[chainPositions[id.rawValue]]
    }

    /// The place of a type in ``Catalog/types``.
    public func position(of id: Identifier<PokemonType>) -> Int { typePositions[id.rawValue] }

    /// The place of a version group in ``Catalog/versionGroups``.
    public func position(of id: Identifier<VersionGroup>) -> Int {
        versionGroupPositions[id.rawValue]
    }

    /// The place of an ability in ``Catalog/abilities``.
    public func position(of id: Identifier<Ability>) -> Int { abilityPositions[id.rawValue] }

    /// The place of a move in ``Catalog/moves``.
    public func position(of id: Identifier<Move>) -> Int { movePositions[id.rawValue] }

    /// The place of a Pokémon in ``Catalog/pokemon``.
    public func position(of id: Identifier<Pokemon>) -> Int { pokemonPositions[id.rawValue] }

    /// The place of a species in ``Catalog/species``.
    public func position(of id: Identifier<Species>) -> Int { speciesPositions[id.rawValue] }

    /// The variety that a species' name alone means.
    public func defaultPokemon(of species: Identifier<Species>) -> Pokemon {
        self[self[species].varieties[0]]
    }

    /// The species of a family, by number.
    public func members(of chain: Identifier<EvolutionChain>) -> [Species] {
        members[chain] ?? []
    }

    /// What a Pokémon learns by itself; empty where it has no list of its own.
    public func learnset(of pokemon: Identifier<Pokemon>) -> Learnset {
        catalog.learnsets[pokemon] ?? .empty
    }
}
