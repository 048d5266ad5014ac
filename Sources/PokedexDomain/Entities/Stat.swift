/// A value that battles use. PokéAPI's `stat`.
package enum Stat: String, CaseIterable, Hashable, Sendable {
    /// Hit points.
    case hp
    /// Attack.
    case attack
    /// Defense.
    case defense
    /// Special Attack.
    case specialAttack = "special-attack"
    /// Special Defense.
    case specialDefense = "special-defense"
    /// Speed.
    case speed
    /// Accuracy, which only moves change.
    case accuracy
    /// Evasion, which only moves change.
    case evasion
    /// Special, which stood for both special values in generation I.
    case special

    /// The six that every Pokémon has today, in the games' order.
    package static let permanent: [Stat] = [
        .hp, .attack, .defense, .specialAttack, .specialDefense, .speed,
    ]
}

/// One of a Pokémon's base stats.
package struct BaseStat: Hashable, Sendable {
    /// Which.
    package let stat: Stat
    /// Its value, from 1 to 255.
    package let base: Int
    /// The effort points that defeating the Pokémon gives for it, from 0 to 3.
    package let effort: Int

    /// Holds one base stat.
    package init(stat: Stat, base: Int, effort: Int) {
        self.stat = stat
        self.base = base
        self.effort = effort
    }
}

/// One of the 25 natures, which raise one stat by a tenth and lower another.
package struct Nature: Hashable, Sendable {
    /// Its number.
    package let id: Identifier<Nature>
    /// Its identifier.
    package let slug: Slug
    /// Its name.
    package let name: LocalizedName
    /// The stat it raises; `nil` for the five natures that change nothing.
    package let increased: Stat?
    /// The stat it lowers; `nil` for the five natures that change nothing.
    package let decreased: Stat?

    /// Holds one nature.
    package init(
        id: Identifier<Nature>, slug: Slug, name: LocalizedName, increased: Stat?, decreased: Stat?
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.increased = increased
        self.decreased = decreased
    }
}

extension [BaseStat] {
    /// The same in the games' order, which is that of ``Stat``'s cases.
    package var inOrder: [BaseStat] {
        Stat.allCases.flatMap { stat in filter { $0.stat == stat } }
    }
}
