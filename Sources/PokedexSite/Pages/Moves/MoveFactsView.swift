import Mustache
import PokedexDomain

/// A move's facts beside its key figures: those that apply to it.
struct MoveFactsView {
    let site: LocalizedSite
    let move: Move
    /// The games since it appeared.
    let games: [VersionGroup]
    private var effect: MoveEffect? { move.effect }

    /// The stage from which on every hit is a critical one.
    private static let alwaysCritical = 6
    /// PokéAPI's number for no ailment at all.
    private static let noAilment = Identifier<MoveAilment>(0)

    /// The rows: each a term, what is known, and sometimes more.
    func rows() throws -> [Object] {
        try targets() + basics()
            + [
                ailment(), effectChance(), statChanges(), flinching(), critical(), drain(),
                healing(), hits(), turns(),
            ].compactMap(\.self)
    }

    private func basics() throws -> [Object] {
        try [
            row("introduced", site.names.generations[move.generation].text),
            row("pp-max", move.powerPoints.map { site.numbers.integer($0 * 8 / 5) }),
            row("effect", effect.map { site.names.terms.moveCategories[$0.category].text }),
        ]
    }

    /// Whom it strikes in a game, and whether that is known of today alone.
    private struct Target: Hashable {
        let target: Identifier<MoveTarget>
        let isAssumed: Bool
    }

    /// Whom it strikes, and in the games where it is others. If no others are known, games other than the newest
    /// that may have the move get today's, marked as assumed.
    private func targets() throws -> [Object] {
        let history = site.indexes.moveHistory
        let newest = games.last { site.indexes.games.mayTeach(move, in: $0) }?.generation
        let isUnknown = games.allSatisfy { history.values(of: move, in: $0).target == move.target }
        let today = Target(target: move.target, isAssumed: false)
        let targets = GameVariant.all(games, today: today) { game in
            let target = history.values(of: move, in: game).target
            let isNewest = game.generation == newest && !game.hasUnknownMoveValues
            return Target(target: target, isAssumed: isUnknown && !isNewest)
        }
        return try targets.map { target in
            target.marks.marking(
                try row(
                    "target", site.names.terms.moveTargets[target.fact.target].text,
                    more: target.fact.isAssumed ? site.phrase("ui.move-page.target-today") : nil))
        }
    }

    private func ailment() throws -> Object? {
        guard let effect, effect.ailment != Self.noAilment else { return nil }
        return try row(
            "ailment", site.names.terms.moveAilments[effect.ailment].text,
            more: chance(effect.ailmentChance))
    }

    /// The chance of an added effect, where no other row has it.
    private func effectChance() throws -> Object? {
        let shown = effect.map { [$0.ailmentChance, $0.statChance, $0.flinchChance] } ?? []
        guard let percent = move.effectChance, !shown.contains(percent) else { return nil }
        return try row("added-effect", try chance(percent))
    }

    private func statChanges() throws -> Object? {
        guard !move.statChanges.isEmpty else { return nil }
        let changes = try move.statChanges.map { change in
            try site.phrase(
                "ui.move-page.stat-change",
                [
                    "stat": site.names.stats.name(change.stat),
                    "stages": site.numbers.signed(change.stages),
                ])
        }
        return try row(
            "stat-changes", site.list(changes), more: effect.flatMap { try chance($0.statChance) })
    }

    private func flinching() throws -> Object? {
        guard let percent = effect?.flinchChance, percent > 0 else { return nil }
        return try row("flinching", try chance(percent))
    }

    private func critical() throws -> Object? {
        guard let effect, move.damageClass != .status, !isOneHitKO(effect) else { return nil }
        return try row("critical", try criticalRate(effect.criticalStage))
    }

    /// Whether the move takes all HP at once, which no critical hit can better.
    private func isOneHitKO(_ effect: MoveEffect) -> Bool {
        site.indexes.catalog.moveCategories.contains {
            $0.id == effect.category && $0.slug.text == "ohko"
        }
    }

    private func criticalRate(_ stage: Int) throws -> String {
        switch stage {
        case 0: try site.phrase("ui.move-page.critical-rate.ordinary")
        case Self.alwaysCritical...: try site.phrase("ui.move-page.critical-rate.always")
        default:
            try site.phrase(
                "ui.move-page.critical-rate.stages", ["stages": site.numbers.signed(stage)])
        }
    }

    private func drain() throws -> Object? {
        guard let drain = effect?.drain, drain != 0 else { return nil }
        let part = try site.phrase(
            "ui.move-page.of-damage", ["percent": site.numbers.percent(abs(drain))])
        return try row(drain > 0 ? "drain" : "recoil", part)
    }

    private func healing() throws -> Object? {
        guard let healing = effect?.healing, healing != 0 else { return nil }
        let part = try site.phrase(
            "ui.move-page.of-hp", ["percent": site.numbers.percent(abs(healing))])
        return try row(healing > 0 ? "healing" : "cost", part)
    }

    private func hits() throws -> Object? {
        guard let hits = try span(effect?.minimumHits, effect?.maximumHits) else { return nil }
        return try row("hits", try site.phrase("ui.move-page.hit-count", ["count": hits]))
    }

    private func turns() throws -> Object? {
        guard let turns = try span(effect?.minimumTurns, effect?.maximumTurns) else { return nil }
        return try row("turns", try site.phrase("ui.move-page.turn-count", ["count": turns]))
    }

    /// "2–5", or one number where both are equal; `nil` where neither is known.
    private func span(_ minimum: Int?, _ maximum: Int?) throws -> String? {
        guard let first = minimum ?? maximum, let last = maximum ?? minimum else { return nil }
        guard first != last else { return site.numbers.integer(first) }
        return try site.phrase(
            "ui.move-page.span",
            ["first": site.numbers.integer(first), "last": site.numbers.integer(last)])
    }

    /// A chance in words; `nil` for 0, the source's number for "always".
    private func chance(_ percent: Int) throws -> String? {
        guard percent > 0 else { return nil }
        return try site.phrase("ui.move-page.chance", ["percent": site.numbers.percent(percent)])
    }

    /// A row; what a translation says of the conditions of this move's fact stands in place of `more`.
    private func row(_ term: String, _ text: String?, more: String? = nil) throws -> Object {
        let condition = site.translation.textIfPresent(
            "ui.move-page.condition.\(move.slug.text).\(term)")
        return try EraMarks().marking([
            "term": site.phrase("ui.move-page.\(term)"),
            "value": site.known(text),
            "more": condition ?? more,
        ])
    }
}
