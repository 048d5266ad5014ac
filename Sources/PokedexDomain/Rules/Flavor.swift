/// A flavor of food. Each belongs to a stat that natures change: a Pokémon likes the flavor of the stat
/// that its nature raises, and dislikes that of the lowered one.
package enum Flavor: String, CaseIterable, Hashable, Sendable {
    /// Attack's.
    case spicy
    /// Special Attack's.
    case dry
    /// Speed's.
    case sweet
    /// Special Defense's.
    case bitter
    /// Defense's.
    case sour

    /// The stat that it belongs to.
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
        package let raised: Stat
        /// The stat that it lowers by a tenth.
        package let lowered: Stat
        /// The flavor that the Pokémon likes.
        package let liked: Flavor
        /// The flavor that the Pokémon dislikes.
        package let disliked: Flavor
    }

    /// The stats that it changes, and the flavors that go with them; `nil` for a neutral one.
    package var effect: Effect? {
        guard let increased, let decreased, increased != decreased,
            let liked = Flavor(of: increased), let disliked = Flavor(of: decreased)
        else { return nil }
        return Effect(raised: increased, lowered: decreased, liked: liked, disliked: disliked)
    }
}
