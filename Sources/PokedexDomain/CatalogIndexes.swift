/// All indexes over one catalog, made once and shared by all languages and pages.
///
/// It is a class so that values that hold it copy one reference.
package final class CatalogIndexes: Sendable {
    /// Entities by number.
    package let entities: CatalogIndex
    /// How types affect each other.
    package let typeChart: TypeChart
    /// What moves were in earlier games.
    package let moveHistory: MoveHistory
    /// What evolves from what.
    package let families: PokemonFamilies
    /// Forms that exist only in battle.
    package let battleForms: BattleForms
    /// What Pokémon learn, as tables.
    package let learnsets: LearnsetAssembler
    /// How Pokémon get their moves, earlier stages included.
    package let moveAccess: MoveAccess
    /// From whom Eggs have their moves.
    package let eggParents: EggParents
    /// Where Pokémon are met.
    package let places: PlaceIndex
    /// How players get Pokémon.
    package let availability: AvailabilityFinder
    /// What games have.
    package let games: GameIndex
    /// What items are for.
    package let itemUses: ItemUses
    /// What wild Pokémon hold.
    package let heldItems: HeldItemTables
    /// Who is in each egg group.
    package let eggGroupMembers: EggGroupMembers
    /// Who learns a move, as tables.
    package let moveLearners: MoveLearners
    /// Who has an ability.
    package let abilityHolders: AbilityHolders
    /// Where base stats stand among those of all species.
    package let statRanks: StatRanks
    /// The games and methods that learnsets name.
    package let learnsetUse: LearnsetUse
    /// The worlds and spots of the site's owner, which the catalog knows nothing of.
    package let worlds: Worlds
    private let dexNumbers: [Identifier<Species>: [DexNumber]]

    /// Indexes a catalog.
    package convenience init(_ catalog: Catalog) {
        self.init(catalog, worlds: Worlds())
    }

    /// Indexes a catalog, with the worlds of the site's owner.
    package init(_ catalog: Catalog, worlds: Worlds) {
        self.worlds = worlds
        entities = CatalogIndex(catalog)
        typeChart = TypeChart(catalog)
        moveHistory = MoveHistory(entities)
        families = PokemonFamilies(entities)
        battleForms = BattleForms(entities)
        learnsets = LearnsetAssembler(entities, families: families, battleForms: battleForms)
        moveAccess = MoveAccess(entities, families: families, battleForms: battleForms)
        eggParents = EggParents(entities)
        places = PlaceIndex(entities)
        availability = AvailabilityFinder(entities, families: families, places: places)
        itemUses = ItemUses(entities, families: families)
        heldItems = HeldItemTables(entities, availability: availability)
        eggGroupMembers = EggGroupMembers(entities)
        moveLearners = MoveLearners(entities)
        abilityHolders = AbilityHolders(entities)
        statRanks = StatRanks(entities)
        learnsetUse = LearnsetUse(catalog)
        games = GameIndex(
            entities, games: places.games, access: moveAccess, use: learnsetUse,
            availability: availability)
        dexNumbers = catalog.pokedexes.reduce(into: [:]) { numbers, pokedex in
            for entry in pokedex.entries {
                numbers[entry.species, default: []].append(
                    DexNumber(pokedex: pokedex, number: entry.number))
            }
        }
    }

    /// The catalog.
    package var catalog: Catalog { entities.catalog }

    /// A Pokémon by its slug.
    package func pokemon(_ slug: Slug) -> Pokemon? { catalog.pokemon.first { $0.slug == slug } }

    /// The number of a species in a Pokédex.
    package struct DexNumber: Hashable, Sendable {
        /// The Pokédex.
        package let pokedex: Pokedex
        /// The number there; 0 or more.
        package let number: Int
    }

    /// A species' numbers in all Pokédexes that list it, by the Pokédex's number.
    package func dexNumbers(of species: Identifier<Species>) -> [DexNumber] {
        dexNumbers[species] ?? []
    }
}
