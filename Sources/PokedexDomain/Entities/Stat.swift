/// A value that battles use. PokéAPI's `stat`.
public enum Stat: String, CaseIterable, Hashable, Sendable {
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
    public static let permanent: [Stat] = [
        .hp, .attack, .defense, .specialAttack, .specialDefense, .speed,
    ]
}

/// One of a Pokémon's base stats.
public struct BaseStat: Hashable, Sendable {
    /// Which.
    public let stat: Stat
    /// Its value, from 1 to 255.
    public let base: Int
    /// The effort points that defeating the Pokémon gives for it, from 0 to 3.
    public let effort: Int

    /// Holds one base stat.
    public init(stat: Stat, base: Int, effort: Int) {
        self.stat = stat
        self.base = base
        self.effort = effort
    }
}

/// One of the 25 natures, which raise one stat by a tenth and lower another.
public struct Nature: Hashable, Sendable {
    /// Its number.
    public let id: Identifier<Nature>
    /// Its identifier.
    public let slug: Slug
    /// Its name.
    public let name: LocalizedName
    /// The stat it raises; `nil` for the five natures that change nothing.
    public let increased: Stat?
    /// The stat it lowers; `nil` for the five natures that change nothing.
    public let decreased: Stat?

    /// Holds one nature.
    public init(
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
