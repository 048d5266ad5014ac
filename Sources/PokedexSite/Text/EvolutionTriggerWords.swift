import PokedexDomain

/// The words for one trigger of evolutions.
struct EvolutionTriggerWords {
    /// The trigger alone: "Use an item".
    let plain: TextTemplate
    /// With what it needs: "Use {item}"; `nil` where there are no such words.
    let detailed: TextTemplate?
    /// As ``detailed``, with other conditions beside it; `nil` where that makes no difference.
    let amongOthers: TextTemplate?
    /// For species that evolve by it in a way of their own, by slug.
    let bySpecies: [String: TextTemplate]
    /// Whether the trigger alone tells nothing: it is the source's for whatever has no other.
    let saysNothing: Bool

    /// Takes a trigger's words.
    ///
    /// - Throws: ``TranslationError`` when there is no word for the trigger, or one has a placeholder
    ///   that evolutions don't know.
    init(slug: String, translation: Translation) throws(TranslationError) {
        saysNothing = slug == "other"
        plain = try translation.template("evolution.trigger.\(slug)", placeholders: [])
        detailed = try Self.template("evolution.detailed.\(slug)", translation)
        amongOthers = try Self.template("evolution.among-others.\(slug)", translation)
        var bySpecies: [String: TextTemplate] = [:]
        for key in translation.texts(under: "evolution.species").keys.sorted() {
            let parts = key.split(separator: ".")
            guard parts.count == 2, parts[1] == slug else { continue }
            bySpecies[String(parts[0])] = try Self.template("evolution.species.\(key)", translation)
        }
        self.bySpecies = bySpecies
    }

    /// The most telling words whose placeholders all have a value.
    func way(into species: String, values: [String: String]) -> TextTemplate {
        let candidates = [bySpecies[species], detailed].compactMap { $0 }
        return candidates.first { $0.placeholders.isSubset(of: values.keys) } ?? plain
    }

    private static func template(
        _ key: String, _ translation: Translation
    ) throws(TranslationError) -> TextTemplate? {
        guard translation.textIfPresent(key) != nil else { return nil }
        let template = try translation.template(key)
        guard template.placeholders.isSubset(of: EvolutionValues.placeholders) else {
            throw .wrongPlaceholders(
                key, file: translation.file, found: template.placeholders.sorted(),
                expected: EvolutionValues.placeholders.sorted())
        }
        return template
    }
}
