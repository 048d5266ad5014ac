/// How the types of its target change what a move does. With most moves it follows from the move's
/// type; this has the others, by the rules of the games, which the source does not tell.
package struct MoveEffectiveness: Sendable {
    /// What the types of its target change.
    package enum Kind: Hashable, Sendable {
        case damage
        /// The damage of a move whose type can be another one.
        case damageOfSomeType
        /// Whether it strikes, of moves whose damage is fixed.
        case fixedDamage
        /// Whether it strikes, of moves that knock out.
        case knockOut
        /// Nothing: it strikes all types alike.
        case nothing
    }

    package let kind: Kind
    /// The type that counts besides its own; `nil` for most moves.
    package let second: String?
    /// The multipliers that do not follow from its types, by the slug of the target's.
    private let exceptions: [String: Multiplier]

    /// - Parameter generation: whose rules count; `nil` for today's.
    package init(of move: Move, in generation: Identifier<Generation>? = nil) {
        let generation = generation ?? .init(.max)
        let slug = move.slug.text
        kind =
            if let last = Self.withoutMatchUps[slug], last.contains(generation.rawValue) {
                .nothing
            } else if Self.fixedDamage.contains(slug) {
                // Generation I does not look at types.
                generation.rawValue == 1 ? .nothing : .fixedDamage
            } else if Self.knockOuts.contains(slug) {
                .knockOut
            } else if Self.ofSomeType.contains(slug) {
                .damageOfSomeType
            } else {
                .damage
            }
        second = slug == "flying-press" ? "flying" : nil
        exceptions =
            switch slug {
            case "freeze-dry": ["water": Multiplier(percent: 200)]
            case "sky-drop": ["flying": Multiplier(percent: 0)]
            case "thousand-arrows": ["flying": .ordinary]
            case "nihil-light": ["fairy": .ordinary]
            case "sheer-cold" where generation.rawValue >= 7: ["ice": Multiplier(percent: 0)]
            default: [:]
            }
    }

    /// What a move does to a target of one type.
    ///
    /// - Parameters:
    ///   - type: the slug of the target's type.
    ///   - times: what the type chart says of the move's types.
    package func multiplier(against type: String, _ times: Multiplier) -> Multiplier {
        if let exception = exceptions[type] { return exception }
        return switch kind {
        case .damage, .damageOfSomeType: times
        case .fixedDamage, .knockOut: times.quarters == 0 ? times : .ordinary
        case .nothing: .ordinary
        }
    }

    private static let fixedDamage: Set = [
        "comeuppance", "counter", "dragon-rage", "endeavor", "final-gambit", "guardian-of-alola",
        "metal-burst", "mirror-coat", "natures-madness", "night-shade", "psywave", "ruination",
        "seismic-toss", "sonic-boom", "super-fang",
    ]
    private static let ofSomeType: Set = [
        "aura-wheel", "hidden-power", "ivy-cudgel", "judgment", "multi-attack", "natural-gift",
        "raging-bull", "revelation-dance", "techno-blast", "tera-blast", "tera-starstorm",
        "terrain-pulse", "weather-ball",
    ]
    private static let knockOuts: Set = ["fissure", "guillotine", "horn-drill", "sheer-cold"]
    /// The generations in which moves strike all types alike.
    private static let withoutMatchUps: [String: ClosedRange<Int>] = [
        "beat-up": 2...4, "bide": 1...Int.max, "doom-desire": 3...4, "future-sight": 2...4,
        "struggle": 2...Int.max,
    ]
}
