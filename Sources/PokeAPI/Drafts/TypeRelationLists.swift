import PokedexDomain

/// The lists of each type's relations, as the source writes them: the whole state of a type on both
/// sides, today and in each generation after which one of its relations changed.
struct TypeRelationLists {
    private let types: [PokemonType]
    private let relations: [TypePair: [TypeRelation]]

    /// Takes the relations of a catalog.
    init(_ catalog: Catalog) {
        types = catalog.types
        relations = Dictionary(grouping: catalog.typeRelations) { relation in
            TypePair(
                attacking: relation.attacking.rawValue, defending: relation.defending.rawValue)
        }
    }

    /// The last generations of a type's past relations, the earliest first.
    func changes(of type: Identifier<PokemonType>) -> [Identifier<Generation>] {
        let own = relations.values.joined().filter { relation in
            relation.attacking == type || relation.defending == type
        }
        return Set(own.compactMap(\.lastGeneration)).sorted()
    }

    /// A type's relations up to and including a generation; today's for `nil`.
    func relations(
        of type: Identifier<PokemonType>, until generation: Identifier<Generation>?
    ) -> PokeAPITypeRelations {
        func others(_ percent: Int, isAttacking: Bool) -> [PokeAPIReference] {
            types.filter { other in
                let pair =
                    isAttacking
                    ? TypePair(attacking: type.rawValue, defending: other.id.rawValue)
                    : TypePair(attacking: other.id.rawValue, defending: type.rawValue)
                return relation(pair, until: generation, with: other)?.percent == percent
            }
            .map { PokeAPIReference(.type, $0.id) }
        }
        return PokeAPITypeRelations(
            noDamageTo: others(0, isAttacking: true),
            halfDamageTo: others(50, isAttacking: true),
            doubleDamageTo: others(200, isAttacking: true),
            noDamageFrom: others(0, isAttacking: false),
            halfDamageFrom: others(50, isAttacking: false),
            doubleDamageFrom: others(200, isAttacking: false))
    }

    /// What held of a pair: what ended first of that which had not ended yet. Of a type that came
    /// later the lists say nothing, unless the catalog does.
    private func relation(
        _ pair: TypePair, until generation: Identifier<Generation>?, with other: PokemonType
    ) -> TypeRelation? {
        let end = generation?.rawValue ?? Int.max
        let held = relations[pair, default: []].filter { $0.end >= end }.min { $0.end < $1.end }
        let isTold = held?.lastGeneration != nil || other.generation.rawValue <= end
        return isTold ? held : nil
    }
}

extension TypeRelation {
    /// The last generation's number; today's relations have no end.
    fileprivate var end: Int { lastGeneration?.rawValue ?? Int.max }
}
