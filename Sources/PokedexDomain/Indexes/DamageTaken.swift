/// What an ability changes in the damage that its Pokémon takes: factors by type, or by one of the
/// two ``conditions``.
package struct AbilityMatchUp: Hashable, Sendable {
    private let factors: [Slug: Multiplier]
    /// The factor of the damage by types that are super effective.
    package let superEffective: Multiplier
    /// The factor of the damage by all other types.
    package let notSuperEffective: Multiplier

    package init(_ factors: [Slug: Multiplier]) {
        self.factors = factors
        superEffective = factors[Self.conditions[0], default: .ordinary]
        notSuperEffective = factors[Self.conditions[1], default: .ordinary]
    }

    /// What stands in place of a type for all types that are super effective, and for all others.
    package static let conditions = ["super-effective", "not-super-effective"].compactMap {
        try? Slug($0)
    }

    /// The factor of the damage by moves of a type alone.
    package subscript(type: Slug) -> Multiplier { factors[type, default: .ordinary] }

    /// Abilities that changed nothing in the damage when they were new. Until generation V, these two
    /// drew moves to their Pokémon and did not make it immune.
    private static let firstGenerations: [String: Identifier<Generation>] = [
        "lightning-rod": Identifier(5), "storm-drain": Identifier(5),
    ]

    /// Whether an ability is there and its factors hold in a generation; `nil` is today.
    package static func counts(
        _ ability: Ability, in generation: Identifier<Generation>?
    ) -> Bool {
        guard let generation else { return true }
        return generation >= firstGenerations[ability.slug.text] ?? ability.generation
    }

    /// The damage that a Pokémon with the ability takes.
    ///
    /// - Parameter times: the damage by the type chart.
    package func damage(by type: Slug, _ times: Multiplier) -> Multiplier {
        times * self[type] * (times > .ordinary ? superEffective : notSuperEffective)
    }
}

/// The damage that a Pokémon takes from moves of one type.
package struct DamageTaken: Hashable, Sendable {
    /// By its types; where all its abilities agree on another multiplier, that one.
    package let times: Multiplier
    /// The abilities with which it is another one, in the order of their slots.
    package let exceptions: [Exception]

    package struct Exception: Hashable, Sendable {
        package let ability: Identifier<Ability>
        /// The damage that a Pokémon with it takes.
        package let times: Multiplier
    }

    /// Compares the abilities that a Pokémon can have.
    ///
    /// - Parameters:
    ///   - byTypes: the damage by the type chart.
    ///   - byAbility: the damage with each ability, in the order of their slots.
    init(byTypes: Multiplier, byAbility: [Exception]) {
        let first = byAbility.first?.times ?? byTypes
        let times = byAbility.allSatisfy { $0.times == first } ? first : byTypes
        self.times = times
        exceptions = byAbility.filter { $0.times != times }
    }
}

extension TypeChart {
    /// The damage that a Pokémon takes from moves of a type.
    ///
    /// - Parameters:
    ///   - types: the Pokémon's.
    ///   - abilities: those that it can have, each with what it changes in the generation; `nil` where that
    ///     is nothing.
    ///   - generation: the generation whose rules count; `nil` for today's.
    package func damage(
        by attacking: PokemonType, to types: [Identifier<PokemonType>],
        abilities: [(id: Identifier<Ability>, matchUp: AbilityMatchUp?)],
        in generation: Identifier<Generation>? = nil
    ) -> DamageTaken {
        let times = multiplier(of: attacking.id, against: types, in: generation)
        return DamageTaken(
            byTypes: times,
            byAbility: abilities.map { id, matchUp in
                DamageTaken.Exception(
                    ability: id, times: matchUp?.damage(by: attacking.slug, times) ?? times)
            })
    }
}
