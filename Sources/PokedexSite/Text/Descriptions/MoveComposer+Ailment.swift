import PokedexDomain

extension MoveComposer {
    /// What becomes of those whom the move is aimed at: "10% chance to paralyze the target."
    var ailment: String? {
        get throws {
            let ailment = words.ailment(of: effect)
            guard let effect, !ailment.isEmpty, ailment != "none", ailment != "unknown" else {
                return nil
            }
            let key = words.has("ailment.\(ailment).sure") ? ailment : "other"
            var values = try words.who(audience)
            values["turns"] = try turns(of: effect, with: ailment)
            values["ailment"] = words.names.terms.moveAilments[effect.ailment].text
            return try sentence("ailment.\(key)", chance: effect.ailmentChance, values)
        }
    }

    /// How long it lasts: " for 1 to 3 turns"; empty where that is not told.
    ///
    /// Of sleep and confusion the source gives the counter's start, and the counter ends them in
    /// the turn in which it runs out: a counter of 2 to 4 is 1 to 3 turns.
    private func turns(
        of effect: MoveEffect, with ailment: String
    ) throws(TranslationError) -> String {
        guard let minimum = effect.minimumTurns ?? effect.maximumTurns,
            let maximum = effect.maximumTurns ?? effect.minimumTurns
        else { return "" }
        let isCounter = ailment == "sleep" || ailment == "confusion"
        let (first, last) = isCounter ? (minimum - 1, maximum - 1) : (minimum, maximum)
        guard first != last else { return try words.counted("turns", first) }
        return try words.phrase(
            "turns.span",
            ["first": words.numbers.integer(first), "last": words.numbers.integer(last)])
    }
}
