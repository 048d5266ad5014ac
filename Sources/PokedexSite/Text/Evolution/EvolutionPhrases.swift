import PokedexDomain
import Synchronization

/// A way to evolve, as a sentence.
package struct EvolutionPhrase: Hashable, Sendable {
    /// What to do: "Level up at night with high friendship".
    package let text: ItemText
    /// The same in a few words, for drawings: "Friendship, night".
    package let short: ItemText
    /// The exact figures: "Friendship of 160 or more"; `nil` where there is nothing to add.
    package let note: String?
    /// The games in which it was so: "Diamond & Pearl"; `nil` for today's way.
    package let games: String?

    /// - Parameter short: the text itself unless given.
    package init(
        text: ItemText, short: ItemText? = nil, note: String? = nil, games: String? = nil
    ) {
        self.text = text
        self.short = short ?? text
        self.note = note
        self.games = games
    }
}

/// How Pokémon evolve, as sentences of one language. Every combination of conditions has a sentence,
/// also one that no game has used yet.
///
/// It is a class so that values that hold it copy one reference.
package final class EvolutionPhrases: Sendable {
    private let index: CatalogIndex
    private let names: Names
    private let terms: EvolutionTerms
    private let short: ShortEvolutionTexts
    private let triggers: [Identifier<EvolutionTrigger>: TriggerTemplates]
    /// In the order of the language's sentences.
    private let clauses: [(clause: EvolutionClause, template: TextTemplate)]
    private let genders: [EvolutionConditions.Gender: TextTemplate]
    private let withConditions: TextTemplate
    private let inGames: TextTemplate
    private let notes: [[TextTemplate]]
    private let separator: String
    private let incense: TextTemplate
    private let incenseNote: String
    private let bred: TextTemplate
    private let unlisted: [String: String]
    private let unknown: EvolutionPhrase
    private let translation: Translation
    /// The phrases so far: a family's pages all have the same.
    private let made = Mutex<[Evolution: EvolutionPhrase]>([:])

    /// Takes the texts `evolution`.
    ///
    /// - Throws: an error when a text is missing, also that of a trigger of the catalog,
    ///   or has the wrong placeholders.
    package init(_ index: CatalogIndex, names: Names, translation: Translation) throws {
        self.index = index
        self.names = names
        self.translation = translation
        terms = try EvolutionTerms(catalog: index.catalog, names: names, translation: translation)
        short = try ShortEvolutionTexts(index, names: names, translation: translation)
        triggers = try index.catalog.evolutionTriggers.reduce(into: [:]) {
            $0[$1.id] = try TriggerTemplates($1, translation)
        }
        clauses = try Self.clauses(translation)
        genders = try EvolutionConditions.Gender.each {
            try translation.template("evolution.gender.\($0)", placeholders: ["way"])
        }
        withConditions = try translation.template(
            "evolution.frame.with-conditions", placeholders: ["way", "conditions"])
        inGames = try translation.template("evolution.frame.games", placeholders: ["games"])
        notes = try Self.notes(translation)
        separator = try translation.text("ui.list.separator")
        incense = try translation.template("evolution.incense", placeholders: ["item"])
        incenseNote = try translation.text("evolution.note.incense")
        bred = try translation.template("evolution.bred", placeholders: ["from", "into"])
        unlisted = translation.texts(under: "evolution.unlisted")
        unknown = EvolutionPhrase(text: ItemText(try translation.text("evolution.unknown")))
    }

    /// The texts of notes: of each list the first one of which all values are known.
    private static func notes(_ translation: Translation) throws -> [[TextTemplate]] {
        func note(_ key: String, _ others: String...) throws -> TextTemplate {
            try translation.template(
                "evolution.note.\(key)", placeholders: Set(others.isEmpty ? [key] : others))
        }
        return [
            [
                try note("friendship-changed", "friendship", "friendship-before"),
                try note("friendship"),
            ],
            [try note("beauty")], [try note("natures")],
        ]
    }

    private static func clauses(
        _ translation: Translation
    ) throws -> [(clause: EvolutionClause, template: TextTemplate)] {
        let clauses = try translation.clauses("evolution.condition")
        let order = try translation.object(under: "evolution.condition").map(\.name)
        return clauses.sorted { first, second in
            order.firstIndex(of: first.clause.key) ?? .max
                < order.firstIndex(of: second.clause.key) ?? .max
        }
    }

    /// One way to evolve; that of an older game has the game's name.
    package func phrase(for evolution: Evolution) -> EvolutionPhrase {
        made.value(of: evolution) { newPhrase(for: evolution) }
    }

    private func newPhrase(for evolution: Evolution) -> EvolutionPhrase {
        var values = [
            "from": terms.species(evolution.from), "into": terms.species(evolution.into),
        ]
        var needed: [(clause: EvolutionClause, template: TextTemplate)] = []
        for clause in clauses {
            guard let own = clause.clause.values(evolution, terms) else { continue }
            needed.append(clause)
            values.merge(own) { first, _ in first }
        }
        let notes = notes.compactMap { $0.lazy.compactMap { $0.filled(with: values) }.first }
        let text = ItemText(text(of: evolution, needed, values: values))
        return EvolutionPhrase(
            text: text, short: short.text(of: evolution) ?? text,
            note: notes.isEmpty ? nil : notes.joined(separator: separator),
            games: evolution.isDefault ? nil : games([evolution.versionGroup]))
    }

    /// The ways of one evolution: today's first, then those of older games in their order. Ways
    /// that differ by game alone are one, with all the games' names.
    package func phrases(for evolutions: [Evolution]) -> [EvolutionPhrase] {
        let phrases = evolutions.filter(\.isDefault).map(phrase(for:)).unique
        var older: [(phrase: EvolutionPhrase, games: [Identifier<VersionGroup>])] = []
        for evolution in olderWays(of: evolutions) {
            let ofGame = phrase(for: evolution)
            let phrase = EvolutionPhrase(text: ofGame.text, short: ofGame.short, note: ofGame.note)
            if phrases.contains(phrase) { continue }
            if let same = older.firstIndex(where: { $0.phrase == phrase }) {
                older[same].games.append(evolution.versionGroup)
            } else {
                older.append((phrase, [evolution.versionGroup]))
            }
        }
        return phrases
            + older.map {
                EvolutionPhrase(
                    text: $0.phrase.text, short: $0.phrase.short, note: $0.phrase.note,
                    games: games($0.games))
            }
    }

    /// The ways from one Pokémon of a family to another; that it is bred, or unknown, where there
    /// are none.
    package func phrases(
        from base: PokemonFamilies.Node, to node: PokemonFamilies.Node
    ) -> [EvolutionPhrase] {
        guard node.ways.isEmpty else { return phrases(for: node.ways) }
        let species = index[node.pokemon].species
        return [
            node.isBred
                ? phrase(bred: index[base.pokemon].species, from: species)
                : phrase(unlistedInto: species)
        ]
    }

    /// A step for which the source lists no way: our own text for the species, or "unknown".
    package func phrase(unlistedInto species: Identifier<Species>) -> EvolutionPhrase {
        if let text = unlisted[index[species].slug.text] {
            return EvolutionPhrase(text: ItemText(text))
        }
        noteGap(species)
        return unknown
    }

    /// How a baby is bred with its family's incense.
    package func phrase(incense item: Identifier<Item>) -> EvolutionPhrase {
        let name = ItemText.mark(item, names.items[item].text)
        return EvolutionPhrase(text: ItemText(incense.filled { _ in name }), note: incenseNote)
    }

    /// A step without any evolution: the first species is bred from the second one, as Phione is
    /// from Manaphy.
    package func phrase(
        bred child: Identifier<Species>, from parent: Identifier<Species>
    ) -> EvolutionPhrase {
        EvolutionPhrase(
            text: ItemText(bred.filled { names.species[$0 == "from" ? child : parent].text }))
    }
}

extension EvolutionPhrases {
    /// The sentence: the trigger's, and the clauses of conditions that it does not name itself.
    private func text(
        of evolution: Evolution,
        _ needed: [(clause: EvolutionClause, template: TextTemplate)], values: [String: String]
    ) -> String {
        guard let trigger = triggers[evolution.trigger] else {
            preconditionFailure("the catalog has no trigger \(evolution.trigger.rawValue)")
        }
        let way = trigger.way(into: index[evolution.into].slug.text, values: values)
        let others = needed.filter { clause, _ in
            clause.placeholders.isEmpty || !clause.placeholders.isSubset(of: way.placeholders)
        }
        if trigger.isOther, way == trigger.plain, others.isEmpty { noteGap(evolution.into) }
        let sentence =
            others.isEmpty
            ? filled(way, values)
            : withConditions.filled {
                $0 == "way"
                    ? filled(way == trigger.detailed ? trigger.amongOthers ?? way : way, values)
                    : others.map { filled($0.template, values) }
                        .joined(separator: names.language.rules.wordSeparator)
            }
        guard let gender = evolution.conditions.gender else { return sentence }
        return genders[gender]?.filled { _ in sentence } ?? sentence
    }

    private func games(_ versionGroups: [Identifier<VersionGroup>]) -> String {
        let list = versionGroups.map { names.versionGroups[$0].text }.joined(separator: separator)
        return inGames.filled { _ in list }
    }

    private func filled(_ template: TextTemplate, _ values: [String: String]) -> String {
        template.filled { values[$0, default: ""] }
    }

    private func olderWays(of evolutions: [Evolution]) -> [Evolution] {
        let order = { (evolution: Evolution) in self.index[evolution.versionGroup].order }
        return evolutions.enumerated().filter { !$0.element.isDefault }
            .sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }
            .map(\.element)
    }

    /// Notes that no text says how a species evolves.
    private func noteGap(_ species: Identifier<Species>) {
        translation.note(.evolution(names.language), of: index[species].slug.text)
    }
}

/// The ways to evolve in a few words, for drawings: "Lv 20, day".
private struct ShortEvolutionTexts {
    private let index: CatalogIndex
    private let terms: EvolutionTerms
    /// Those that need no mention beside their conditions have none.
    private let triggers: [Identifier<EvolutionTrigger>: String]
    private let conditions: [(clause: EvolutionClause, template: TextTemplate)]
    private let genders: [EvolutionConditions.Gender: String]
    /// What the conditions of a species' evolution do not say, by slug.
    private let bySpecies: [String: String]
    private let separator: String

    /// Takes the texts `evolution.short`.
    ///
    /// - Throws: an error when one is missing or has the wrong placeholders.
    init(_ index: CatalogIndex, names: Names, translation: Translation) throws {
        self.index = index
        terms = try EvolutionTerms(
            catalog: index.catalog, names: names, translation: translation, hasArticles: false)
        let triggers = translation.texts(under: "evolution.short.trigger")
        self.triggers = index.catalog.evolutionTriggers.reduce(into: [:]) {
            $0[$1.id] = triggers[$1.slug.text]
        }
        conditions = try translation.clauses("evolution.short.condition")
        genders = try EvolutionConditions.Gender.each {
            try translation.text("evolution.short.gender.\($0)")
        }
        bySpecies = translation.texts(under: "evolution.short.species")
        separator = try translation.text("evolution.short.separator")
    }

    /// A way; `nil` where neither its trigger nor a condition has a short text.
    func text(of evolution: Evolution) -> ItemText? {
        let conditions = conditions.map { clause, template in
            clause.values(evolution, terms).flatMap { template.filled(with: $0) }
        }
        let others = [
            evolution.conditions.gender.flatMap { genders[$0] },
            bySpecies[index[evolution.into].slug.text],
        ]
        let parts = ([triggers[evolution.trigger]] + conditions + others).compactMap { $0 }
        return parts.isEmpty ? nil : ItemText(parts.joined(separator: separator)).capitalized
    }
}

extension Translation {
    /// The texts of all clauses below a key.
    fileprivate func clauses(
        _ key: String
    ) throws -> [(clause: EvolutionClause, template: TextTemplate)] {
        try EvolutionClause.all.map { clause in
            (clause, try template("\(key).\(clause.key)", placeholders: clause.placeholders))
        }
    }
}

private struct TriggerTemplates {
    /// The trigger alone: "Use an item".
    let plain: TextTemplate
    /// With what it needs: "Use {item}"; `nil` where there is no such text.
    let detailed: TextTemplate?
    /// As ``detailed``, with other conditions beside it; `nil` where that makes no difference.
    let amongOthers: TextTemplate?
    /// For species that evolve by it in a way of their own, by slug.
    let bySpecies: [String: TextTemplate]
    /// Whether it is the trigger of whatever has no other, whose own text says nothing.
    let isOther: Bool

    /// - Throws: an error when there is neither a text for the trigger nor a name in facts, or a text has
    ///   a placeholder that no condition fills.
    init(_ trigger: EvolutionTrigger, _ translation: Translation) throws {
        let slug = trigger.slug.text
        isOther = slug == "other"
        let key = "evolution.trigger.\(slug)"
        let isAdded = trigger.id.rawValue >= FactRange.firstAdded
        let name = isAdded ? trigger.name[translation.language].flatMap { TextTemplate($0) } : nil
        let own = translation.textIfPresent(key) == nil ? name : nil
        plain = try own ?? translation.template(key, placeholders: [])
        detailed = try Self.template("evolution.detailed.\(slug)", translation)
        amongOthers = try Self.template("evolution.among-others.\(slug)", translation)
        let keys = translation.texts(under: "evolution.species").keys.sorted()
        bySpecies = try keys.reduce(into: [:]) { bySpecies, key in
            let parts = key.split(separator: ".")
            guard parts.count == 2, parts[1] == slug else { return }
            bySpecies[String(parts[0])] = try Self.template("evolution.species.\(key)", translation)
        }
    }

    /// The most specific text whose placeholders all have a value.
    func way(into species: String, values: [String: String]) -> TextTemplate {
        [bySpecies[species], detailed].compactMap { $0 }
            .first { $0.placeholders.isSubset(of: values.keys) } ?? plain
    }

    private static func template(
        _ key: String, _ translation: Translation
    ) throws -> TextTemplate? {
        guard translation.textIfPresent(key) != nil else { return nil }
        let template = try translation.template(key)
        let known = EvolutionClause.allPlaceholders
        guard template.placeholders.isSubset(of: known) else {
            throw translation.wrongPlaceholders(template, key, expected: known)
        }
        return template
    }
}
