/// How a stat follows from its base value.
///
/// Source: the games' formulas, as documented by Bulbapedia, "Stat".
package enum StatFormula: Hashable, Sendable {
    /// Generations I and II: individual values up to 15, and up to 65,535 points of stat experience.
    case withoutNatures
    /// Since generation III: individual values up to 31, up to 252 effort points, and natures.
    case withNatures
}

/// The values that a stat can have at a level.
///
/// The lowest has neither individual values nor effort and a nature that lowers it; the highest has
/// the most of both and a nature that raises it.
package struct StatRange: Hashable, Sendable {
    /// The lowest value.
    package let lowest: Int
    /// The highest value.
    package let highest: Int

    /// The range of a stat.
    ///
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
