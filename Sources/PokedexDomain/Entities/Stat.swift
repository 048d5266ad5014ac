/// A value that battles use. PokéAPI's `stat`.
package enum Stat: String, CaseIterable, Hashable, Sendable {
    case hp
    case attack
    case defense
    case specialAttack = "special-attack"
    case specialDefense = "special-defense"
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
    package var stat: Stat
    /// Its value, from 1 to 255.
    package var base: Int
    /// The effort points that defeating the Pokémon gives for it, from 0 to 3.
    package var effort: Int

    package init(stat: Stat, base: Int, effort: Int) {
        (self.stat, self.base, self.effort) = (stat, base, effort)
    }
}

/// One of the 25 natures, which raise one stat by a tenth and lower another.
package struct Nature: Hashable, Sendable {
    package var id: Identifier<Nature>
    package var slug: Slug
    package var name: LocalizedName
    /// The stat it raises; `nil` for the five natures that change nothing.
    package var increased: Stat?
    /// The stat it lowers; `nil` for the five natures that change nothing.
    package var decreased: Stat?

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

/// How a stat follows from its base value.
///
/// Source: the games' formulas, as documented by Bulbapedia, "Stat".
package enum StatFormula: Hashable, Sendable {
    /// Generations I and II: individual values up to 15, and up to 65,535 points of stat experience.
    case withoutNatures
    /// Since generation III: individual values up to 31, up to 252 effort points, and natures.
    case withNatures

    /// That of most games of a generation.
    package init(_ generation: Identifier<Generation>) {
        self =
            generation.rawValue < MainGames.firstGenerationWithNatures
            ? .withoutNatures : .withNatures
    }
}

/// The values that a stat can have at a level.
///
/// The lowest has neither individual values nor effort and a nature that lowers it; the highest has
/// the most of both and a nature that raises it.
package struct StatRange: Hashable, Sendable {
    package var lowest: Int
    package var highest: Int

    /// - Parameter level: from 1 to 100.
    package init(_ stat: BaseStat, level: Int, formula: StatFormula) {
        let most = formula == .withNatures ? Self.mostWithNatures : Self.mostWithoutNatures
        let lowest = 2 * stat.base * level / 100
        let highest = (2 * stat.base + most) * level / 100
        switch stat.stat {
        case .hp where stat.base == 1:
            // Shedinja's, whatever its level.
            (self.lowest, self.highest) = (1, 1)
        case .hp:
            (self.lowest, self.highest) = (lowest + level + 10, highest + level + 10)
        case _ where formula == .withNatures:
            (self.lowest, self.highest) = ((lowest + 5) * 9 / 10, (highest + 5) * 11 / 10)
        default:
            (self.lowest, self.highest) = (lowest + 5, highest + 5)
        }
    }

    /// What individual values and a quarter of the effort points add to twice the base value.
    private static let mostWithNatures = 31 + 252 / 4
    /// Twice the individual values, and a quarter of the root of the experience, which counts up to 255.
    private static let mostWithoutNatures = 2 * 15 + 255 / 4
}

/// Each flavor belongs to a stat that natures change: a Pokémon likes the flavor of the stat that its
/// nature raises, and dislikes that of the lowered one.
extension Berry.Flavor {
    package var stat: Stat {
        switch self {
        case .spicy: .attack
        case .dry: .specialAttack
        case .sweet: .speed
        case .bitter: .specialDefense
        case .sour: .defense
        }
    }

    /// The flavor of a stat; `nil` for those that no nature changes.
    package init?(of stat: Stat) {
        guard let flavor = Self.allCases.first(where: { $0.stat == stat }) else { return nil }
        self = flavor
    }
}

extension Nature {
    /// What it changes; `nil` for the natures that change nothing, and have no liking either.
    package struct Effect: Hashable, Sendable {
        /// The stat that it raises by a tenth.
        package var raised: Stat
        /// The stat that it lowers by a tenth.
        package var lowered: Stat
        package var liked: Berry.Flavor
        package var disliked: Berry.Flavor
    }

    /// The stats that it changes, and the flavors that go with them; `nil` for a neutral one.
    package var effect: Effect? {
        guard let increased, let decreased, increased != decreased,
            let liked = Berry.Flavor(of: increased), let disliked = Berry.Flavor(of: decreased)
        else { return nil }
        return Effect(raised: increased, lowered: decreased, liked: liked, disliked: disliked)
    }
}

extension FactRange {
    package static let baseStat = 1...255
    package static let effort = 0...3
}
