import PokedexDomain

/// Finds what changed from one catalog to another, kind by kind.
struct CatalogComparison {
    private let old: FactSheet
    private let new: FactSheet
    /// The kinds in which anything changed.
    private(set) var kinds: [KindDifference] = []

    /// Compares two catalogs.
    init(_ old: Catalog, _ new: Catalog) {
        self.old = FactSheet(old)
        self.new = FactSheet(new)
        compareGames()
        comparePokemon()
        compareVocabularies()
    }

    private mutating func compareGames() {
        compare("region", \.catalog.regions, \.id) { $0.describe($1) }
        compare("generation", \.catalog.generations, \.id) { $0.describe($1) }
        compare("version_group", \.catalog.versionGroups, \.id) { $0.describe($1) }
        compare("version", \.catalog.versions, \.id) { $0.describe($1) }
        compare("pokedex", \.catalog.pokedexes, \.id) { $0.describe($1) }
    }

    private mutating func comparePokemon() {
        compare("type", \.relatedTypes, \.type.id) { $0.describe($1) }
        compare("ability", \.catalog.abilities, \.id) { $0.describe($1) }
        compare("nature", \.catalog.natures, \.id) { $0.describe($1) }
        compare("move", \.catalog.moves, \.id) { $0.describe($1) }
        compare("species", \.catalog.species, \.id) { $0.describe($1) }
        compare("pokemon", \.learningPokemon, \.pokemon.id) { $0.describe($1) }
        compare("form", \.ownedForms, \.form.id) { $0.describe($1) }
        compare("evolution_chain", \.catalog.evolutionChains, \.id) { $0.describe($1) }
    }

    private mutating func compareVocabularies() {
        compare("egg_group", \.catalog.eggGroups, \.id) { $0.describe($1) }
        compare("growth_rate", \.catalog.growthRates, \.id) { $0.describe($1) }
        compare("color", \.catalog.colors, \.id) { $0.describe($1) }
        compare("shape", \.catalog.shapes, \.id) { $0.describe($1) }
        compare("habitat", \.catalog.habitats, \.id) { $0.describe($1) }
        compare("learn_method", \.catalog.learnMethods, \.id) { $0.describe($1) }
        compare("move_target", \.catalog.moveTargets, \.id) { $0.describe($1) }
        compare("move_ailment", \.catalog.moveAilments, \.id) { $0.describe($1) }
        compare("move_category", \.catalog.moveCategories, \.id) { $0.describe($1) }
        compare("evolution_trigger", \.catalog.evolutionTriggers, \.id) { $0.describe($1) }
        compare("item", \.catalog.items, \.id) { $0.describe($1) }
        compare("location", \.catalog.locations, \.id) { $0.describe($1) }
    }

    /// Compares the entities of a kind by their numbers.
    private mutating func compare<Entity: Hashable, Kind>(
        _ kind: String, _ list: (FactSheet) -> [Entity], _ id: (Entity) -> Identifier<Kind>,
        _ describe: (FactSheet, Entity) -> Described
    ) {
        let before = Dictionary(list(old).map { (id($0), $0) }, uniquingKeysWith: { $1 })
        let after = Dictionary(list(new).map { (id($0), $0) }, uniquingKeysWith: { $1 })
        let difference = KindDifference(
            kind: kind,
            added: list(new).filter { before[id($0)] == nil }.map { describe(new, $0).title },
            removed: list(old).filter { after[id($0)] == nil }.map { describe(old, $0).title },
            changed: list(new).compactMap { entity in
                guard let former = before[id(entity)], former != entity else { return nil }
                return change(from: describe(old, former), to: describe(new, entity))
            })
        if !difference.isEmpty { kinds.append(difference) }
    }

    /// What changed of an entity; `nil` when it is only told with another, as a Pokémon's forms.
    private func change(from former: Described, to entity: Described) -> EntityChange? {
        let facts = Fact.changes(from: former.facts, to: entity.facts)
        return facts.isEmpty ? nil : EntityChange(entity: entity.title, facts: facts)
    }
}

extension KindDifference {
    fileprivate var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }
}
