/// All indexes over one catalog, made once and shared by all languages and pages.
///
/// It is a class so that values that hold it copy one reference.
package final class CatalogIndexes: Sendable {
    package let entities: CatalogIndex
    package let typeChart: TypeChart
    package let moveHistory: MoveHistory
    package let families: PokemonFamilies
    package let rosters: Rosters
    package let battleForms: BattleForms
    package let learnsets: LearnsetAssembler
    package let eggParents: EggParents
    package let places: PlaceIndex
    package let availability: AvailabilityFinder
    package let games: GameIndex
    package let itemUses: ItemUses
    package let heldItems: HeldItemTables
    package let eggGroupMembers: EggGroupMembers
    package let moveLearners: MoveLearners
    package let abilityHolders: AbilityHolders
    /// Where base stats stand among those of all species.
    package let statRanks: StatRanks
    /// The games and methods that learnsets name.
    package let learnsetUse: LearnsetUse
    /// The worlds and spots of the site's owner, which the catalog knows nothing of.
    package let worlds: Worlds
    private let dexNumbers: [Identifier<Species>: [DexNumber]]

    /// Indexes a catalog, with the worlds of the site's owner.
    package init(_ catalog: Catalog, worlds: Worlds = Worlds()) {
        self.worlds = worlds
        entities = CatalogIndex(catalog)
        typeChart = TypeChart(catalog)
        moveHistory = MoveHistory(entities)
        families = PokemonFamilies(entities)
        places = PlaceIndex(entities)
        rosters = Rosters(entities, places: places)
        battleForms = BattleForms(entities, rosters, places.games)
        learnsets = LearnsetAssembler(entities, families: families, battleForms: battleForms)
        eggParents = EggParents(entities, places.games)
        availability = AvailabilityFinder(
            entities, families: families, places: places, rosters: rosters)
        itemUses = ItemUses(entities, families: families)
        heldItems = HeldItemTables(entities, availability: availability)
        eggGroupMembers = EggGroupMembers(entities)
        moveLearners = MoveLearners(entities)
        abilityHolders = AbilityHolders(entities, places.games)
        statRanks = StatRanks(entities)
        learnsetUse = LearnsetUse(catalog)
        games = GameIndex(
            entities, families: families, battleForms: battleForms, games: places.games,
            use: learnsetUse, rosters: rosters)
        dexNumbers = catalog.pokedexes.reduce(into: [:]) { numbers, pokedex in
            for entry in pokedex.entries {
                numbers[entry.species, default: []].append(
                    DexNumber(pokedex: pokedex, number: entry.number))
            }
        }
    }

    package var catalog: Catalog { entities.catalog }

    package func pokemon(_ slug: Slug) -> Pokemon? { catalog.pokemon.first { $0.slug == slug } }

    /// The number of a species in a Pokédex.
    package struct DexNumber: Hashable, Sendable {
        package let pokedex: Pokedex
        /// The number there; 0 or more.
        package let number: Int
    }

    /// A species' numbers in all Pokédexes that list it, by the Pokédex's number.
    package func dexNumbers(of species: Identifier<Species>) -> [DexNumber] {
        dexNumbers[species] ?? []
    }
}
