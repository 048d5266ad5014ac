import Diagnostics

/// How much experience a Pokémon needs in all for each level, by its species' growth rate.
///
/// Source: the games' formulas, as documented by Bulbapedia, "Experience". Fractions are dropped.
package enum ExperienceCurve: String, CaseIterable, Hashable, Sendable {
    /// 1,250,000 points at level 100.
    case slow
    /// 1,000,000 points.
    case medium
    /// 800,000 points.
    case fast
    /// 1,059,860 points.
    case mediumSlow = "medium-slow"
    /// 600,000 points: "Erratic".
    case slowThenVeryFast = "slow-then-very-fast"
    /// 1,640,000 points: "Fluctuating".
    case fastThenVerySlow = "fast-then-very-slow"

    /// The levels that a Pokémon can have.
    package static let levels = 1...100

    /// - Throws: `DiagnosticError` when there is no formula for it.
    package init(_ rate: GrowthRate) throws(DiagnosticError) {
        guard let curve = Self(rawValue: rate.slug.text) else {
            throw DiagnosticError(
                "growth rate \"\(rate.slug)\": its experience is not known; "
                    + "ExperienceCurve needs its formula")
        }
        self = curve
    }

    /// The experience points from level 1 up to a level: 0 at level 1.
    ///
    /// - Parameter level: one of ``levels``.
    package func experience(atLevel level: Int) -> Int {
        precondition(Self.levels.contains(level))
        guard level > 1 else { return 0 }
        let cube = level * level * level
        return switch self {
        case .slow: 5 * cube / 4
        case .medium: cube
        case .fast: 4 * cube / 5
        case .mediumSlow: 6 * cube / 5 - 15 * level * level + 100 * level - 140
        case .slowThenVeryFast: Self.erratic(level, cube)
        case .fastThenVerySlow: Self.fluctuating(level, cube)
        }
    }

    private static func erratic(_ level: Int, _ cube: Int) -> Int {
        switch level {
        case ...50: cube * (100 - level) / 50
        case ...68: cube * (150 - level) / 100
        case ...98: cube * ((1911 - 10 * level) / 3) / 500
        default: cube * (160 - level) / 100
        }
    }

    private static func fluctuating(_ level: Int, _ cube: Int) -> Int {
        switch level {
        case ...15: cube * (24 + (level + 1) / 3) / 50
        case ...35: cube * (14 + level) / 50
        default: cube * (32 + level / 2) / 50
        }
    }
}
