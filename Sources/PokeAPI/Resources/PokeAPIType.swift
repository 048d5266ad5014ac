/// PokéAPI's `type`.
struct PokeAPIType: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let generation: PokeAPIReference
    let damageClass: Nullable<PokeAPIWord>
    let relations: PokeAPITypeRelations
    let pastRelations: [PokeAPIPastTypeRelations]

    private enum CodingKeys: String, CodingKey {
        case id, name, names, generation
        case damageClass = "move_damage_class"
        case relations = "damage_relations"
        case pastRelations = "past_damage_relations"
    }
}

/// The types that a type's moves strike, and that strike it, with other than ordinary damage.
struct PokeAPITypeRelations: Codable, Hashable, Sendable {
    let noDamageTo: [PokeAPIReference]
    let halfDamageTo: [PokeAPIReference]
    let doubleDamageTo: [PokeAPIReference]
    let noDamageFrom: [PokeAPIReference]
    let halfDamageFrom: [PokeAPIReference]
    let doubleDamageFrom: [PokeAPIReference]

    private enum CodingKeys: String, CodingKey {
        case noDamageTo = "no_damage_to"
        case halfDamageTo = "half_damage_to"
        case doubleDamageTo = "double_damage_to"
        case noDamageFrom = "no_damage_from"
        case halfDamageFrom = "half_damage_from"
        case doubleDamageFrom = "double_damage_from"
    }
}

/// The whole of a type's relations as they were up to and including a generation.
struct PokeAPIPastTypeRelations: Codable, Hashable, Sendable {
    let generation: PokeAPIReference
    let relations: PokeAPITypeRelations

    private enum CodingKeys: String, CodingKey {
        case generation
        case relations = "damage_relations"
    }
}
