import PokedexDomain

/// Composes what a move does from its facts, in sentences; it adds nothing to the facts.
struct MoveComposer {
    let move: Move
    let phrases: MovePhrases
    var effect: MoveEffect? { move.effect }
    var category: String { phrases.category(of: effect) }

    /// The stage from which on every hit is a critical one.
    private static let alwaysCritical = 6

    /// The sentences, the most important first; none where the facts say nothing.
    ///
    /// - Parameter own: what the facts leave out; only the priority follows it.
    func sentences(adding own: String? = nil) throws -> [String] {
        let before = try [damage(), oneHitKO(), hits(), critical(), drain(), healing(), ailment()]
        let after = try [flinching(), forcedSwitch(), own, priority()]
        return try before.compactMap { $0 } + statChanges() + after.compactMap { $0 }
    }

    var dealsDamage: Bool { move.damageClass != .status }

    /// Whom it does something to beside the damage.
    var audience: MoveAudience {
        let target = phrases.target(of: move)
        return dealsDamage ? MoveAudience(struckBy: target) : MoveAudience(aimedAt: target)
    }

    /// A sentence with its chance, unless it is certain: `chance` or `sure` below the key. The
    /// source's 0 means always, and so it is with moves that do nothing else.
    func sentence(_ key: String, chance: Int, _ values: [String: String]) throws -> String {
        let isSure = !dealsDamage || chance == 0 || chance >= 100
        return try phrases.phrase(
            "\(key).\(isSure ? "sure" : "chance")",
            values.merging(["percent": phrases.numbers.percent(chance)]) { own, _ in own })
    }

    private func damage() throws -> String? {
        guard dealsDamage else { return nil }
        let target = phrases.target(of: move)
        let struck =
            switch MoveAudience(aimedAt: target) {
            case .allOpponents: "all-opponents"
            case .allOthers, .everyone: "all-others"
            default: target == "random-opponent" ? target : "one"
            }
        // Its class is not the same in all games.
        return try phrases.phrase(
            "damage.\(struck)", ["type": phrases.names.types[move.type].text])
    }

    private func oneHitKO() throws -> String? {
        category == "ohko" ? try phrases.phrase("one-hit-ko") : nil
    }

    private func hits() throws -> String? {
        guard let first = effect?.minimumHits ?? effect?.maximumHits,
            let last = effect?.maximumHits ?? effect?.minimumHits, last > 1
        else { return nil }
        let numbers = phrases.numbers
        guard first == last else {
            return try phrases.phrase(
                "hits.span",
                ["first": numbers.integer(first), "last": numbers.integer(last)])
        }
        return first == 2
            ? try phrases.phrase("hits.twice")
            : try phrases.phrase("hits.exactly", ["count": numbers.integer(first)])
    }

    private func critical() throws -> String? {
        guard let stage = effect?.criticalStage, dealsDamage, stage > 0 else { return nil }
        return switch stage {
        case 1: try phrases.phrase("critical.often")
        case ..<Self.alwaysCritical: try phrases.phrase("critical.very-often")
        default: try phrases.phrase("critical.always")
        }
    }

    private func drain() throws -> String? {
        guard let drain = effect?.drain, drain != 0 else { return nil }
        return try phrases.phrase(
            drain > 0 ? "drain" : "recoil", ["share": phrases.share(abs(drain))])
    }

    private func healing() throws -> String? {
        guard let healing = effect?.healing, healing != 0 else { return nil }
        let share = ["share": try phrases.share(abs(healing))]
        guard healing > 0 else { return try phrases.phrase("cost", share) }
        let healed = dealsDamage ? .user : audience
        return try phrases.phrase("healing", share.merging(phrases.who(healed)) { own, _ in own })
    }

    private func flinching() throws -> String? {
        guard let chance = effect?.flinchChance, chance > 0 else { return nil }
        return try sentence("flinch", chance: chance, phrases.who(audience))
    }

    private func forcedSwitch() throws -> String? {
        category == "force-switch" ? try phrases.phrase("force-switch") : nil
    }

    private func priority() throws -> String? {
        guard move.priority != 0 else { return nil }
        return try phrases.phrase(
            move.priority > 0 ? "priority.before" : "priority.after",
            ["priority": phrases.numbers.signed(move.priority)])
    }
}

extension MoveComposer {
    /// What happens to those whom the move is aimed at: "10% chance to paralyze the target."
    func ailment() throws -> String? {
        let ailment = phrases.ailment(of: effect)
        guard let effect, !ailment.isEmpty, ailment != "none", ailment != "unknown" else {
            return nil
        }
        let key = phrases.has("ailment.\(ailment).sure") ? ailment : "other"
        var values = try phrases.who(audience)
        values["turns"] = try turns(of: effect, with: ailment)
        values["ailment"] = phrases.names.terms.moveAilments[effect.ailment].text
        return try sentence("ailment.\(key)", chance: effect.ailmentChance, values)
    }

    /// How long it lasts: " for 1 to 3 turns"; empty where the source has no turns.
    ///
    /// Of sleep and confusion the source gives the counter's start, and the counter ends them in
    /// the turn in which it runs out: a counter of 2 to 4 is 1 to 3 turns.
    private func turns(of effect: MoveEffect, with ailment: String) throws -> String {
        guard let minimum = effect.minimumTurns ?? effect.maximumTurns,
            let maximum = effect.maximumTurns ?? effect.minimumTurns
        else { return "" }
        let isCounter = ailment == "sleep" || ailment == "confusion"
        let (first, last) = isCounter ? (minimum - 1, maximum - 1) : (minimum, maximum)
        guard first != last else { return try phrases.counted("turns", first) }
        return try phrases.phrase(
            "turns.span",
            ["first": phrases.numbers.integer(first), "last": phrases.numbers.integer(last)])
    }
}

extension MoveComposer {
    /// What happens to stats: first those that rise, then those that fall. Of an attack whose
    /// effect is unknown it is not known either whose they are.
    func statChanges() throws -> [String] {
        guard effect != nil || !dealsDamage else { return [] }
        return try [
            ("raise", move.statChanges.filter { $0.stages > 0 }),
            ("lower", move.statChanges.filter { $0.stages < 0 }),
        ].filter { !$0.1.isEmpty }.map { direction, changes in
            try sentence(direction: direction, changes)
        }
    }

    private func sentence(direction: String, _ changes: [StatChange]) throws -> String {
        let audience = audience(ofRise: direction == "raise")
        let key = audience == .user ? "own-stats" : "others-stats"
        return try sentence(
            "\(key).\(direction)", chance: effect?.statChance ?? 0,
            phrases.who(audience).merging(
                ["changes": try text(of: changes, key: key)]) { own, _ in own })
    }

    /// Whose stats change: an attack's category decides, else it raises the user's and lowers the
    /// target's.
    private func audience(ofRise isRise: Bool) -> MoveAudience {
        guard dealsDamage else { return audience }
        return switch category {
        case "damage-raise": .user
        case "damage-lower": audience
        default: isRise ? .user : audience
        }
    }

    /// "Attack and Defense by 1 stage", by stages in the source's order.
    private func text(of changes: [StatChange], key: String) throws -> String {
        try changes.map(\.stages).unique.map { count in
            let stats = try changes.filter { $0.stages == count }.map {
                try phrases.phrase("stat.\($0.stat.rawValue)")
            }
            return try phrases.phrase(
                "\(key).\(stats.count == 1 ? "one-stat" : "several-stats")",
                ["stats": phrases.list(stats), "stages": phrases.counted("stages", abs(count))])
        }.joined(separator: try phrases.phrase("list.changes"))
    }
}

/// Whom a part of a move's description is about: the keys of `move-text.who`.
enum MoveAudience: String, CaseIterable {
    case user
    case target
    /// Each of the several that the attack strikes, who were named before.
    case eachTarget = "each-target"
    case allOpponents = "all-opponents"
    case allOthers = "all-others"
    case ally
    case allies
    case userAndAllies = "user-and-allies"
    case userOrAlly = "user-or-ally"
    case everyone

    /// Those whom a move is aimed at.
    ///
    /// - Parameter target: the slug of PokéAPI's `move-target`.
    init(aimedAt target: String) {
        self =
            switch target {
            case "user", "users-field": .user
            case "all-opponents", "opponents-field": .allOpponents
            case "all-other-pokemon": .allOthers
            case "ally": .ally
            case "all-allies": .allies
            case "user-and-allies": .userAndAllies
            case "user-or-ally": .userOrAlly
            case "all-pokemon", "entire-field": .everyone
            default: .target
            }
    }

    /// Those whom an attack strikes, after a sentence that named them.
    init(struckBy target: String) {
        switch Self(aimedAt: target) {
        case .allOpponents, .allOthers, .everyone: self = .eachTarget
        default: self = .target
        }
    }
}
