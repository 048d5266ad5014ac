import PokedexDomain

/// Says in a language how Pokémon evolve. Every combination of conditions has a sentence, also one
/// that no game has used yet.
///
/// It is a class only so that what holds it copies one reference instead of many tables.
public final class EvolutionPhrases: Sendable {
    private let names: Names
    private let values: EvolutionValues
    private let triggers: [Identifier<EvolutionTrigger>: EvolutionTriggerWords]
    private let speciesSlugs: [Identifier<Species>: String]
    private let versionGroupOrder: [Identifier<VersionGroup>: Int]
    private let fragments: [EvolutionFragment: TextTemplate]
    private let genders: [EvolutionConditions.Gender: TextTemplate]
    private let withConditions: TextTemplate
    private let inGames: TextTemplate
    private let friendshipNote: TextTemplate
    private let beautyNote: TextTemplate
    private let incense: TextTemplate
    private let incenseNote: String
    private let bred: TextTemplate
    private let unlisted: [String: String]
    private let unknown: EvolutionPhrase
    private let translation: Translation

    /// Takes the words `evolution`.
    ///
    /// - Throws: ``TranslationError`` when a word is missing, also that for a trigger of the catalog, or
    ///   has the wrong placeholders.
    public init(catalog: Catalog, names: Names, translation: Translation) throws(TranslationError) {
        self.names = names
        self.translation = translation
        values = try EvolutionValues(catalog: catalog, names: names, translation: translation)
        triggers = try Self.triggers(of: catalog, translation: translation)
        speciesSlugs = Dictionary(
            catalog.species.map { ($0.id, $0.slug.text) }, uniquingKeysWith: { first, _ in first })
        versionGroupOrder = Dictionary(
            catalog.versionGroups.map { ($0.id, $0.order) }, uniquingKeysWith: { first, _ in first }
        )
        fragments = try Self.fragments(translation)
        genders = [
            .female: try translation.template("evolution.gender.female", placeholders: ["way"]),
            .male: try translation.template("evolution.gender.male", placeholders: ["way"]),
        ]
        withConditions = try translation.template(
            "evolution.frame.with-conditions", placeholders: ["way", "conditions"])
        inGames = try translation.template("evolution.frame.games", placeholders: ["games"])
        friendshipNote = try translation.template(
            "evolution.note.friendship", placeholders: ["friendship"])
        beautyNote = try translation.template("evolution.note.beauty", placeholders: ["beauty"])
        incense = try translation.template("evolution.incense", placeholders: ["item"])
        incenseNote = try translation.text("evolution.note.incense")
        bred = try translation.template("evolution.bred", placeholders: ["from", "into"])
        unlisted = translation.texts(under: "evolution.unlisted")
        unknown = EvolutionPhrase(text: try translation.text("evolution.unknown"))
    }

    /// One way to evolve; that of an older game has the game's name.
    public func phrase(for evolution: Evolution) -> EvolutionPhrase {
        let values = values.values(of: evolution)
        return EvolutionPhrase(
            text: text(of: evolution, values: values),
            note: note(values: values),
            games: evolution.isDefault ? nil : games([evolution.versionGroup]))
    }

    /// The ways of one evolution: today's first, then those of older games in their order. Ways
    /// that differ by game alone are one, with all the games' names.
    public func phrases(for evolutions: [Evolution]) -> [EvolutionPhrase] {
        var phrases: [EvolutionPhrase] = []
        for evolution in evolutions where evolution.isDefault {
            let phrase = phrase(for: evolution)
            if !phrases.contains(phrase) { phrases.append(phrase) }
        }
        var older: [(phrase: EvolutionPhrase, games: [Identifier<VersionGroup>])] = []
        for evolution in olderWays(of: evolutions) {
            let ofGame = phrase(for: evolution)
            let phrase = EvolutionPhrase(text: ofGame.text, note: ofGame.note)
            if phrases.contains(phrase) { continue }
            if let place = older.firstIndex(where: { $0.phrase == phrase }) {
                older[place].games.append(evolution.versionGroup)
            } else {
                older.append((phrase, [evolution.versionGroup]))
            }
        }
        return phrases
            + older.map {
                EvolutionPhrase(text: $0.phrase.text, note: $0.phrase.note, games: games($0.games))
            }
    }

    /// A step of which the source does not tell how it is made: our own words for the species, as
    /// far as there are any.
    public func phrase(unlistedInto species: Identifier<Species>) -> EvolutionPhrase {
        if let text = unlisted[speciesSlugs[species, default: ""]] {
            return EvolutionPhrase(text: text)
        }
        note(species)
        return unknown
    }

    /// How a baby is bred with its family's incense.
    public func phrase(incense item: Identifier<Item>) -> EvolutionPhrase {
        EvolutionPhrase(
            text: incense.filled { _ in names.items[item].text }, note: incenseNote)
    }

    /// A step without any evolution: the first species is bred from the second one, as Phione is
    /// from Manaphy.
    public func phrase(
        bred child: Identifier<Species>, from parent: Identifier<Species>
    ) -> EvolutionPhrase {
        EvolutionPhrase(
            text: bred.filled { names.species[$0 == "from" ? child : parent].text })
    }
}

extension EvolutionPhrases {
    /// Notes that no words tell how a species evolves.
    private func note(_ species: Identifier<Species>) {
        translation.note(.evolution(names.language), of: speciesSlugs[species, default: ""])
    }

    private func text(of evolution: Evolution, values: [String: String]) -> String {
        guard let trigger = triggers[evolution.trigger] else {
            preconditionFailure("the catalog has no trigger \(evolution.trigger.rawValue)")
        }
        let way = trigger.way(into: speciesSlugs[evolution.into, default: ""], values: values)
        let others = EvolutionFragment.fragments(of: evolution.conditions, in: names.language)
            .filter { $0.placeholders.isEmpty || !$0.placeholders.isSubset(of: way.placeholders) }
        if trigger.saysNothing, way == trigger.plain, others.isEmpty { note(evolution.into) }
        let sentence =
            others.isEmpty
            ? filled(way, values)
            : text(
                way: way == trigger.detailed ? trigger.amongOthers ?? way : way, others: others,
                values: values)
        guard let gender = evolution.conditions.gender else { return sentence }
        return genders[gender]?.filled { _ in sentence } ?? sentence
    }

    private func text(
        way: TextTemplate, others: [EvolutionFragment], values: [String: String]
    ) -> String {
        let conditions = others.compactMap { fragments[$0].map { filled($0, values) } }
            .joined(separator: names.language == .english ? " " : "")
        return withConditions.filled { $0 == "way" ? filled(way, values) : conditions }
    }

    private func note(values: [String: String]) -> String? {
        let notes = [friendshipNote, beautyNote].compactMap { $0.filled(with: values) }
        return notes.isEmpty ? nil : notes.joined(separator: comma)
    }

    private func games(_ versionGroups: [Identifier<VersionGroup>]) -> String {
        let list = versionGroups.map { names.versionGroups[$0].text }.joined(separator: comma)
        return inGames.filled { _ in list }
    }

    private var comma: String { names.language == .english ? ", " : "、" }

    private func filled(_ template: TextTemplate, _ values: [String: String]) -> String {
        template.filled { values[$0, default: ""] }
    }

    private func olderWays(of evolutions: [Evolution]) -> [Evolution] {
        let order = { (evolution: Evolution) in
            self.versionGroupOrder[evolution.versionGroup, default: 0]
        }
        return evolutions.enumerated().filter { !$0.element.isDefault }
            .sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }
            .map(\.element)
    }

    private static func triggers(
        of catalog: Catalog, translation: Translation
    ) throws(TranslationError) -> [Identifier<EvolutionTrigger>: EvolutionTriggerWords] {
        var triggers: [Identifier<EvolutionTrigger>: EvolutionTriggerWords] = [:]
        for trigger in catalog.evolutionTriggers {
            triggers[trigger.id] = try EvolutionTriggerWords(
                slug: trigger.slug.text, translation: translation)
        }
        return triggers
    }

    private static func fragments(
        _ translation: Translation
    ) throws(TranslationError) -> [EvolutionFragment: TextTemplate] {
        var fragments: [EvolutionFragment: TextTemplate] = [:]
        for fragment in EvolutionFragment.allCases {
            fragments[fragment] = try translation.template(
                "evolution.condition.\(fragment.rawValue)", placeholders: fragment.placeholders)
        }
        return fragments
    }
}
