import PokedexDomain

/// What the pages ask about the facts, prepared once for both languages.
///
/// It is a class only so that what holds it copies one reference instead of many tables.
public final class CatalogIndexes: Sendable {
    /// Finds entities.
    public let index: CatalogIndex
    /// How types strike one another.
    public let typeChart: TypeChart
    /// What moves were in earlier games.
    public let moveHistory: MoveHistory
    /// What evolves from what.
    public let families: PokemonFamilies
    /// Forms that exist in battle alone.
    public let battleForms: BattleForms
    /// What Pokémon learn, as tables.
    public let learnsets: LearnsetAssembler
    /// How Pokémon come by their moves, earlier stages counted.
    public let moveAccess: MoveAccess
    /// From whom Eggs have their moves.
    public let eggParents: EggParents
    /// Who learns what.
    public let moveLearners: MoveLearners
    /// Who has which ability.
    public let abilityHolders: AbilityHolders
    /// The games in which anything is learned, in the order of their appearance.
    let gamesWithLearnsets: [VersionGroup]
    /// The methods by which anything is learned.
    let usedMethods: [LearnMethod]
    let learnMethods: [Identifier<LearnMethod>: LearnMethod]
    private let dexPlaces: [Identifier<Species>: [DexPlace]]

    /// Prepares a catalog for its pages.
    public init(_ catalog: Catalog) {
        index = CatalogIndex(catalog)
        typeChart = TypeChart(catalog)
        moveHistory = MoveHistory(index)
        families = PokemonFamilies(index)
        battleForms = BattleForms(index)
        learnsets = LearnsetAssembler(index, families: families, battleForms: battleForms)
        moveAccess = MoveAccess(index, families: families, battleForms: battleForms)
        eggParents = EggParents(index, battleForms: battleForms)
        moveLearners = MoveLearners(index, battleForms: battleForms)
        abilityHolders = AbilityHolders(index)
        let games = catalog.learnsets.values.reduce(into: Set()) { games, learnset in
            games.formUnion(learnset.versionGroups)
        }
        gamesWithLearnsets = index.versionGroupsInOrder.filter { games.contains($0.id) }
        let methods = catalog.learnsets.values.reduce(into: Set()) { methods, learnset in
            for entry in learnset.entries { methods.insert(entry.method) }
        }
        usedMethods = catalog.learnMethods.filter { methods.contains($0.id) }
        learnMethods = Dictionary(
            uniqueKeysWithValues: catalog.learnMethods.map { ($0.id, $0) })
        dexPlaces = catalog.pokedexes.reduce(into: [:]) { places, pokedex in
            for entry in pokedex.entries {
                places[entry.species, default: []].append(
                    DexPlace(pokedex: pokedex, number: entry.number))
            }
        }
    }

    /// The facts.
    public var catalog: Catalog { index.catalog }

    /// A species' place in a Pokédex.
    public struct DexPlace: Hashable, Sendable {
        /// The Pokédex.
        public let pokedex: Pokedex
        /// The number there.
        public let number: Int
    }

    /// A species' numbers in all Pokédexes, by the Pokédex's number.
    public func dexNumbers(of species: Identifier<Species>) -> [DexPlace] {
        dexPlaces[species] ?? []
    }

    /// The generation in which a form appeared.
    func generation(of pokemon: Pokemon) -> Identifier<Generation> {
        pokemon.forms.first.map { index[$0.versionGroup].generation }
            ?? index[pokemon.species].generation
    }

    /// A species' place in the catalog's list.
    public func position(of species: Identifier<Species>) -> Int {
        index.position(of: species)
    }
}
