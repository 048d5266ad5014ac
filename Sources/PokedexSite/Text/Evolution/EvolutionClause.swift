import PokedexDomain

/// One condition of an evolution as a clause of a sentence: "at night".
///
/// A new condition is shown by a clause in ``all`` and two texts in every translation:
/// `evolution.condition.{key}` for sentences, whose clauses have the order of these texts, and
/// `evolution.short.condition.{key}` for drawings, in the order of ``all``.
struct EvolutionClause: Sendable {
    /// The key below `evolution.condition`.
    let key: String
    /// The placeholders that its text must have.
    let placeholders: Set<String>
    /// What the condition fills sentences with, by placeholder; `nil` for an evolution without it.
    let values: @Sendable (Evolution, EvolutionTerms) -> [String: String]?

    /// The clauses of all conditions but the gender, which stands around the sentence.
    static let all: [EvolutionClause] =
        [
            .one("level") { $0.minimumLevel.map($1.number) },
            .one("item") { $0.item.map($1.item) },
            .one("held-item") { $0.heldItem.map($1.item) },
            .one("known-move") { $0.knownMove.map($1.move) },
            .one("known-move-type") { $0.knownMoveType.map($1.type) },
            .one("damage") { $0.minimumDamageTaken.map($1.number) },
            .one("steps") { $0.minimumSteps.map($1.number) },
            .one("used-move") { $0.minimumMoveCount == nil ? $0.usedMove.map($1.move) : nil },
            .one("move-count", "count") {
                $0.usedMove == nil ? $0.minimumMoveCount.map($1.number) : nil
            },
            .two("used-move-count", "used-move", "count") {
                ($0.usedMove.map($1.move), $0.minimumMoveCount.map($1.number))
            },
            .one("party-species") { $0.partySpecies.map($1.species) },
            .one("party-type") { $0.partyType.map($1.type) },
            .one("trade-species") { $0.tradeSpecies.map($1.species) },
            .one("location", "place") { $0.nearSpecialRock ? nil : $0.location.map($1.place) },
            .one("region") { $0.region.map($1.region) },
            .one("affection") {
                $0.minimumAffection == 1 ? nil : $0.minimumAffection.map($1.number)
            },
        ]
        + rocks + notedFigures + [
            .flag("attack-higher") { ($0.relativePhysicalStats ?? 0) > 0 },
            .flag("attack-equal") { $0.relativePhysicalStats == 0 },
            .flag("attack-lower") { ($0.relativePhysicalStats ?? 0) < 0 },
            .flag("multiplayer") { $0.needsMultiplayer },
            .flag("rain") { $0.needsOverworldRain },
            .flag("upside-down") { $0.turnUpsideDown },
        ]
        + EvolutionConditions.TimeOfDay.allCases.map { time in
            .flag(time.rawValue) { $0.timeOfDay == time }
        }

    /// Near a special rock, which is another one for each species.
    private static let rocks = [
        EvolutionClause(key: "special-rock", placeholders: ["special-rock"]) { evolution, terms in
            evolution.conditions.nearSpecialRock && evolution.conditions.location == nil
                ? ["special-rock": terms.rock(evolution.into)] : nil
        },
        EvolutionClause(key: "special-rock-at", placeholders: ["special-rock", "place"]) {
            evolution, terms in
            guard evolution.conditions.nearSpecialRock, let place = evolution.conditions.location
            else { return nil }
            return ["special-rock": terms.rock(evolution.into), "place": terms.place(place)]
        },
    ]

    /// Clauses without their figure; it stands in a note, or in the sentence of a trigger.
    private static let notedFigures = [
        EvolutionClause(key: "friendship", placeholders: []) { evolution, terms in
            evolution.conditions.minimumHappiness.map { terms.friendship($0, of: evolution) }
        },
        EvolutionClause(key: "beauty", placeholders: []) { evolution, terms in
            evolution.conditions.minimumBeauty.map { ["beauty": terms.number($0)] }
        },
        EvolutionClause(key: "affection-one", placeholders: []) { evolution, terms in
            evolution.conditions.minimumAffection == 1 ? ["affection": terms.number(1)] : nil
        },
        EvolutionClause(key: "nature", placeholders: []) { evolution, terms in
            evolution.evolvedForm.flatMap(terms.natures).map { ["natures": $0] }
        },
    ]

    /// All placeholders that sentences about evolutions may have.
    static let allPlaceholders = all.reduce(
        into: ["from", "into", "friendship", "beauty"] as Set<String>
    ) { $0.formUnion($1.placeholders) }
}

extension EvolutionClause {
    /// A clause with one placeholder, which mostly is called like its key.
    private static func one(
        _ key: String, _ placeholder: String? = nil,
        _ text: @escaping @Sendable (EvolutionConditions, EvolutionTerms) -> String?
    ) -> EvolutionClause {
        let placeholder = placeholder ?? key
        return EvolutionClause(key: key, placeholders: [placeholder]) { evolution, terms in
            text(evolution.conditions, terms).map { [placeholder: $0] }
        }
    }

    /// A clause with two placeholders, for evolutions that need both.
    private static func two(
        _ key: String, _ first: String, _ second: String,
        _ texts: @escaping @Sendable (EvolutionConditions, EvolutionTerms) -> (String?, String?)
    ) -> EvolutionClause {
        EvolutionClause(key: key, placeholders: [first, second]) { evolution, terms in
            guard case (let one?, let two?) = texts(evolution.conditions, terms) else {
                return nil
            }
            return [first: one, second: two]
        }
    }

    /// A clause without placeholder.
    private static func flag(
        _ key: String, _ isNeeded: @escaping @Sendable (EvolutionConditions) -> Bool
    ) -> EvolutionClause {
        EvolutionClause(key: key, placeholders: []) { evolution, _ in
            isNeeded(evolution.conditions) ? [:] : nil
        }
    }
}

/// The names and numbers that sentences about evolutions are filled with. Items and types have
/// their article where the language has one: "a Thunder Stone", "an Electric". The names of items are
/// marked for ``ItemText``.
struct EvolutionTerms: Sendable {
    private let names: Names
    private let numbers: Numbers
    private let hasArticles: Bool
    private let items: [Identifier<Item>: String]
    private let places: [Identifier<Location>: String]
    private let rocks: [Identifier<Species>: String]
    private let anyRock: String
    private let natures: [Identifier<Pokemon>: String]
    private let generations: [Identifier<VersionGroup>: Identifier<Generation>]

    /// Takes the texts `evolution.item`, `.place` and `.special-rock`.
    ///
    /// - Parameter hasArticles: whether nouns have an article where the language has one.
    /// - Throws: an error when one that is always needed is missing.
    init(
        catalog: Catalog, names: Names, translation: Translation, hasArticles: Bool = true
    ) throws {
        self.names = names
        self.hasArticles = hasArticles
        numbers = Numbers(language: names.language)
        let ownItems = hasArticles ? translation.texts(under: "evolution.item") : [:]
        items = catalog.items.reduce(into: [:]) { items, item in
            let name = names.items[item.id].text
            let text =
                ownItems[item.slug.text]
                ?? (hasArticles ? names.language.rules.withArticle(name) : name)
            items[item.id] =
                text.hasSuffix(name)
                ? text.dropLast(name.count) + ItemText.mark(item.id, name)
                : ItemText.mark(item.id, text)
        }
        let ownPlaces = translation.texts(under: "evolution.place")
        let anyPlace = try translation.template("evolution.place.any", placeholders: ["location"])
        places = catalog.namedLocations.reduce(into: [:]) { places, location in
            places[location.id] =
                ownPlaces[location.slug.text]
                ?? anyPlace.filled { _ in names.locations[location.id].text }
        }
        let ownRocks = translation.texts(under: "evolution.special-rock")
        rocks = catalog.species.reduce(into: [:]) { rocks, species in
            rocks[species.id] = ownRocks[species.slug.text]
        }
        anyRock = try translation.text("evolution.special-rock.any")
        natures = Self.natures(
            catalog, names: names, separator: try translation.text("ui.list.separator"))
        generations = catalog.versionGroups.reduce(into: [:]) { $0[$1.id] = $1.generation }
    }

    private static func natures(
        _ catalog: Catalog, names: Names, separator: String
    ) -> [Identifier<Pokemon>: String] {
        let known = catalog.natures.reduce(into: [:]) {
            $0[$1.slug.text] = names.natures[$1.id].text
        }
        return catalog.pokemon.reduce(into: [:]) { natures, pokemon in
            natures[pokemon.id] = FormNatures.all[pokemon.slug.text]
                .map { $0.compactMap { known[$0] }.joined(separator: separator) }
        }
    }

    func number(_ value: Int) -> String { numbers.integer(value) }
    func item(_ id: Identifier<Item>) -> String { items[id, default: ""] }
    func move(_ id: Identifier<Move>) -> String { names.moves[id].text }
    func species(_ id: Identifier<Species>) -> String { names.species[id].text }
    func region(_ id: Identifier<Region>) -> String { names.regions[id].text }

    func type(_ id: Identifier<PokemonType>) -> String {
        let name = names.types[id].text
        return hasArticles ? names.language.rules.withArticle(name) : name
    }

    /// The natures that lead to a form: "Hardy, Brave"; `nil` where no nature matters.
    func natures(_ form: Identifier<Pokemon>) -> String? { natures[form] }

    /// The least friendship, and what it was if it has changed. Ways of older games have one alone.
    func friendship(_ minimum: Int, of evolution: Evolution) -> [String: String] {
        guard evolution.isDefault, let generation = generations[evolution.versionGroup],
            FriendshipRule.changed(minimum, since: generation)
        else { return ["friendship": number(minimum)] }
        return [
            "friendship": number(FriendshipRule.today),
            "friendship-before": number(FriendshipRule.before),
        ]
    }

    /// Where it must be: "on Mt. Coronet".
    func place(_ id: Identifier<Location>) -> String { places[id, default: ""] }

    /// The rock near which a species appears: "the Moss Rock".
    func rock(_ species: Identifier<Species>) -> String { rocks[species] ?? anyRock }
}
