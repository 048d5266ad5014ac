import PokedexDomain

/// The other way round: what a catalog holds, as records.
extension ResourceDrafts {
    /// Takes what a catalog holds as the records from which ``CatalogAssembler`` makes it again.
    ///
    /// They are PokéAPI's records as far as they are used: names in the languages of the site,
    /// families without the species that nothing is known to evolve into, machines with numbers of
    /// our own. The names of growth rates and of categories of moves are left out, since those
    /// records have none.
    init(_ catalog: Catalog) {
        self.init()
        meta = PokeAPIMeta(catalog.source)
        pictureBase = catalog.source.pictureBase
        addVocabularies(of: catalog)
        addGames(of: catalog)
        addBattle(of: catalog)
        addMoves(of: catalog)
        addMachines(of: catalog)
        addSpecies(of: catalog)
        addPokemon(of: catalog)
        addEvolutionChains(of: catalog)
    }

    private mutating func addVocabularies(of catalog: Catalog) {
        terms[.eggGroup] = Self.records(catalog.eggGroups) { PokeAPITerm($0) }
        terms[.pokemonColor] = Self.records(catalog.colors) { PokeAPITerm($0) }
        terms[.pokemonShape] = Self.records(catalog.shapes) { PokeAPITerm($0) }
        terms[.pokemonHabitat] = Self.records(catalog.habitats) { PokeAPITerm($0) }
        terms[.moveLearnMethod] = Self.records(catalog.learnMethods) { PokeAPITerm($0) }
        terms[.moveTarget] = Self.records(catalog.moveTargets) { PokeAPITerm($0) }
        terms[.moveAilment] = Self.records(catalog.moveAilments) { PokeAPITerm($0) }
        terms[.evolutionTrigger] = Self.records(catalog.evolutionTriggers) { PokeAPITerm($0) }
        terms[.item] = Self.records(catalog.items) { PokeAPITerm($0) }
        terms[.location] = Self.records(catalog.locations) { PokeAPITerm($0) }
        bareTerms[.growthRate] = Self.records(catalog.growthRates) { PokeAPIBareTerm($0) }
        bareTerms[.moveCategory] = Self.records(catalog.moveCategories) { PokeAPIBareTerm($0) }
    }

    /// The records of a catalog's entities, by number.
    static func records<Entity, Record: PokeAPIRecord>(
        _ entities: [Entity], _ record: (Entity) -> Record
    ) -> [Int: Record] {
        entities.reduce(into: [:]) { records, entity in
            let record = record(entity)
            records[record.id] = record
        }
    }
}

extension PokeAPIMeta {
    /// Tells when and from what a data set was made; `nil` where its source did not say.
    init?(_ source: CatalogSource) {
        guard source.date != 0 || !source.commit.isEmpty else { return nil }
        self.init(date: "\(source.date)", commit: source.commit)
    }
}

extension PokeAPITerm {
    init<Vocabulary>(_ term: Term<Vocabulary>) {
        self.init(id: term.id.rawValue, name: term.slug.text, names: PokeAPINames(term.name))
    }
}

extension PokeAPIBareTerm {
    init<Vocabulary>(_ term: Term<Vocabulary>) {
        self.init(id: term.id.rawValue, name: term.slug.text)
    }
}
