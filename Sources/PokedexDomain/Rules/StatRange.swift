/// The values that a stat can have at a level, by the formula of generation III and later.
///
/// The lowest has neither individual values nor effort and a nature that lowers it; the highest has
/// 31 individual values, 252 effort points and a nature that raises it.
///
/// Source: the games' formula, as documented by Bulbapedia, "Stat".
public struct StatRange: Hashable, Sendable {
    /// The lowest value.
    public let lowest: Int
    /// The highest value.
    public let highest: Int

    /// The range of a stat.
    ///
    /// - Parameter level: from 1 to 100.
    public init(_ stat: BaseStat, level: Int) {
        let lowest = 2 * stat.base * level / 100
        let highest = (2 * stat.base + Self.mostIndividual + Self.mostEffort / 4) * level / 100
        switch stat.stat {
        case .hp where stat.base == 1:
            // Shedinja's, whatever its level.
            (self.lowest, self.highest) = (1, 1)
        case .hp:
            (self.lowest, self.highest) = (lowest + level + 10, highest + level + 10)
        default:
            (self.lowest, self.highest) = ((lowest + 5) * 9 / 10, (highest + 5) * 11 / 10)
        }
    }

    private static let mostIndividual = 31
    private static let mostEffort = 252
}
