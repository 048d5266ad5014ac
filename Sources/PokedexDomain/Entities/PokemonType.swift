/// A type of Pokémon and moves: the eighteen of the chart, and stellar, unknown and shadow.
package struct PokemonType: Hashable, Sendable {
    package var id: Identifier<PokemonType>
    package var slug: Slug
    package var name: LocalizedName
    package var generation: Identifier<Generation>
    /// The class all its damaging moves had in generations I–III; `nil` for types without one.
    package var damageClass: DamageClass?

    package init(
        id: Identifier<PokemonType>, slug: Slug, name: LocalizedName,
        generation: Identifier<Generation>, damageClass: DamageClass?
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.generation = generation
        self.damageClass = damageClass
    }
}

/// How strongly one type's moves strike another type, where it is not the ordinary damage.
package struct TypeRelation: Hashable, Sendable {
    /// The move's type.
    package var attacking: Identifier<PokemonType>
    /// The struck Pokémon's type.
    package var defending: Identifier<PokemonType>
    /// The damage in percent of the ordinary: 0, 50 or 200; 100 only in the past.
    package var percent: Int
    /// The last generation in which it held; `nil` for today's.
    package var lastGeneration: Identifier<Generation>?

    package init(
        attacking: Identifier<PokemonType>, defending: Identifier<PokemonType>, percent: Int,
        lastGeneration: Identifier<Generation>?
    ) {
        self.attacking = attacking
        self.defending = defending
        self.percent = percent
        self.lastGeneration = lastGeneration
    }
}

/// Whether a move strikes with the body, from afar, or not at all. PokéAPI's `move-damage-class`.
package enum DamageClass: String, CaseIterable, Hashable, Sendable {
    /// Deals no damage.
    case status
    /// Uses Attack against Defense.
    case physical
    /// Uses Special Attack against Special Defense.
    case special
}

extension [TypeRelation] {
    /// Sorted by the types, then by generation, those of today last.
    package var inOrder: [TypeRelation] {
        let today = Identifier<Generation>(.max)
        return sorted { first, second in
            (first.attacking, first.defending, first.lastGeneration ?? today)
                < (second.attacking, second.defending, second.lastGeneration ?? today)
        }
    }
}
