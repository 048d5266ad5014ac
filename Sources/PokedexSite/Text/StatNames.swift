import PokedexDomain

/// The names of the stats and of the classes of moves.
public struct StatNames: Sendable {
    private let names: [Stat: String]
    private let shortNames: [Stat: String]
    private let letters: [Stat: String]
    private let damageClasses: [DamageClass: String]

    /// Takes the words `stat` and `damage-class`.
    ///
    /// - Throws: ``TranslationError`` when one is missing.
    init(translation: Translation) throws(TranslationError) {
        var names: [Stat: String] = [:]
        var shortNames: [Stat: String] = [:]
        var letters: [Stat: String] = [:]
        for stat in Stat.allCases {
            names[stat] = try translation.text("stat.\(stat.rawValue).name")
            shortNames[stat] = try translation.text("stat.\(stat.rawValue).short")
            letters[stat] = try translation.text("stat.\(stat.rawValue).letter")
        }
        var damageClasses: [DamageClass: String] = [:]
        for damageClass in DamageClass.allCases {
            damageClasses[damageClass] = try translation.text(
                "damage-class.\(damageClass.rawValue)")
        }
        self.names = names
        self.shortNames = shortNames
        self.letters = letters
        self.damageClasses = damageClasses
    }

    /// A stat's name: "Special Attack", 「とくこう」.
    public func name(_ stat: Stat) -> String { names[stat, default: stat.rawValue] }

    /// A stat's short name: "Sp. Atk", 「特攻」.
    public func short(_ stat: Stat) -> String { shortNames[stat, default: stat.rawValue] }

    /// The letter that players call a stat by, 「C」; `nil` where they shorten its name, as to "SpA".
    public func letter(_ stat: Stat) -> String? {
        letters[stat].flatMap { $0.count == 1 ? $0 : nil }
    }

    /// The name of a class of moves: "Physical", 「物理」.
    public func name(_ damageClass: DamageClass) -> String {
        damageClasses[damageClass, default: damageClass.rawValue]
    }
}
