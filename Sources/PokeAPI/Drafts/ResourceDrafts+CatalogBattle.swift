import PokedexDomain

extension ResourceDrafts {
    /// Adds types with their relations, abilities and natures.
    mutating func addBattle(of catalog: Catalog) {
        let lists = TypeRelationLists(catalog)
        types = Self.records(catalog.types) { PokeAPIType($0, lists) }
        abilities = Self.records(catalog.abilities) { PokeAPIAbility($0) }
        natures = Self.records(catalog.natures) { PokeAPINature($0) }
    }
}

extension PokeAPIType {
    fileprivate init(_ type: PokemonType, _ lists: TypeRelationLists) {
        self.init(
            id: type.id.rawValue, name: type.slug.text, names: PokeAPINames(type.name),
            generation: PokeAPIReference(.generation, type.generation),
            damageClass: Nullable(type.damageClass.map { PokeAPIWord($0) }),
            relations: lists.relations(of: type.id, until: nil),
            pastRelations: lists.changes(of: type.id).map { generation in
                PokeAPIPastTypeRelations(
                    generation: PokeAPIReference(.generation, generation),
                    relations: lists.relations(of: type.id, until: generation))
            })
    }
}

extension PokeAPIAbility {
    fileprivate init(_ ability: Ability) {
        self.init(
            id: ability.id.rawValue, name: ability.slug.text, names: PokeAPINames(ability.name),
            generation: PokeAPIReference(.generation, ability.generation),
            isMainSeries: ability.isMainSeries)
    }
}

extension PokeAPINature {
    fileprivate init(_ nature: Nature) {
        self.init(
            id: nature.id.rawValue, name: nature.slug.text, names: PokeAPINames(nature.name),
            increased: Nullable(nature.increased.map { PokeAPIWord($0) }),
            decreased: Nullable(nature.decreased.map { PokeAPIWord($0) }))
    }
}
