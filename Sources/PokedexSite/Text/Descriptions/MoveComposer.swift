import PokedexDomain

/// Composes what a move does from its facts, in sentences; it says what they say and no more.
struct MoveComposer {
    let move: Move
    let words: MoveWords
    let effect: MoveEffect?
    let category: String

    /// The stage from which on every hit is a critical one.
    private static let alwaysCritical = 6

    init(_ move: Move, words: MoveWords) {
        self.move = move
        self.words = words
        effect = move.effect
        category = words.category(of: move.effect)
    }

    /// The sentences, the most important first; none where the facts say nothing.
    ///
    /// - Parameter own: what the facts leave out; only the priority follows it.
    func sentences(adding own: String? = nil) throws -> [String] {
        try [damage, oneHitKO, hits, critical, drain, healing, ailment].compactMap { $0 }
            + statChanges + [flinching, forcedSwitch, own, priority].compactMap { $0 }
    }

    var dealsDamage: Bool { move.damageClass != .status }

    /// Whom it does something to beside the damage.
    var audience: MoveAudience {
        let target = words.target(of: move)
        return dealsDamage ? MoveAudience(struckBy: target) : MoveAudience(aimedAt: target)
    }

    /// A sentence that tells a chance, unless it is sure: `chance` or `sure` below the key. The
    /// source's 0 means always, and so it is with moves that do nothing else.
    func sentence(
        _ key: String, chance: Int, _ values: [String: String]
    ) throws(TranslationError) -> String {
        let isSure = !dealsDamage || chance == 0 || chance >= 100
        return try words.phrase(
            "\(key).\(isSure ? "sure" : "chance")",
            values.merging(["percent": words.numbers.percent(chance)]) { own, _ in own })
    }

    private var damage: String? {
        get throws {
            guard dealsDamage else { return nil }
            let target = words.target(of: move)
            let struck =
                switch MoveAudience(aimedAt: target) {
                case .allOpponents: "all-opponents"
                case .allOthers, .everyone: "all-others"
                default: target == "random-opponent" ? target : "one"
                }
            return try words.phrase(
                "damage.\(struck)",
                [
                    "class": words.phrase("class.\(move.damageClass.rawValue)"),
                    "type": words.names.types[move.type].text,
                ])
        }
    }

    private var oneHitKO: String? {
        get throws { category == "ohko" ? try words.phrase("one-hit-ko") : nil }
    }

    private var hits: String? {
        get throws {
            guard let first = effect?.minimumHits ?? effect?.maximumHits,
                let last = effect?.maximumHits ?? effect?.minimumHits, last > 1
            else { return nil }
            let numbers = words.numbers
            return first == last
                ? try words.phrase("hits.exactly", ["count": numbers.integer(first)])
                : try words.phrase(
                    "hits.span",
                    ["first": numbers.integer(first), "last": numbers.integer(last)])
        }
    }

    private var critical: String? {
        get throws {
            guard let stage = effect?.criticalStage, dealsDamage, stage > 0 else { return nil }
            return switch stage {
            case 1: try words.phrase("critical.often")
            case ..<Self.alwaysCritical: try words.phrase("critical.very-often")
            default: try words.phrase("critical.always")
            }
        }
    }

    private var drain: String? {
        get throws {
            guard let drain = effect?.drain, drain != 0 else { return nil }
            return try words.phrase(
                drain > 0 ? "drain" : "recoil", ["share": words.share(abs(drain))])
        }
    }

    private var healing: String? {
        get throws {
            guard let healing = effect?.healing, healing != 0 else { return nil }
            let share = ["share": try words.share(abs(healing))]
            guard healing > 0 else { return try words.phrase("cost", share) }
            let healed = dealsDamage ? .user : audience
            return try words.phrase("healing", share.merging(words.who(healed)) { own, _ in own })
        }
    }

    private var flinching: String? {
        get throws {
            guard let chance = effect?.flinchChance, chance > 0 else { return nil }
            return try sentence("flinch", chance: chance, words.who(audience))
        }
    }

    private var forcedSwitch: String? {
        get throws { category == "force-switch" ? try words.phrase("force-switch") : nil }
    }

    private var priority: String? {
        get throws {
            guard move.priority != 0 else { return nil }
            return try words.phrase(
                move.priority > 0 ? "priority.before" : "priority.after",
                ["priority": words.numbers.signed(move.priority)])
        }
    }
}
