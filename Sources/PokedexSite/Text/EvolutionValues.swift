import PokedexDomain

/// The names and numbers that the words of evolutions are filled with. In English those of items
/// and types have their article: "a Thunder Stone", "an Electric".
struct EvolutionValues {
    /// All placeholders that the words may have.
    static let placeholders: Set<String> = [
        "affection", "beauty", "count", "damage", "friendship", "from", "held-item", "into",
        "item", "known-move", "known-move-type", "level", "party-species", "party-type", "place",
        "region", "special-rock", "steps", "trade-species", "used-move",
    ]

    private let names: Names
    private let numbers: Numbers
    private let items: [Identifier<Item>: String]
    private let places: [Identifier<Location>: String]
    private let rocks: [Identifier<Species>: String]
    private let anyRock: String

    /// Takes the words `evolution.item`, `.place` and `.special-rock`.
    ///
    /// - Throws: ``TranslationError`` when one that is always needed is missing.
    init(catalog: Catalog, names: Names, translation: Translation) throws(TranslationError) {
        self.names = names
        numbers = Numbers(language: names.language)
        let itemWords = translation.texts(under: "evolution.item")
        items = Self.table(catalog.items) {
            itemWords[$0.slug.text]
                ?? Self.withArticle(names.items[$0.id].text, in: names.language)
        }
        let placeWords = translation.texts(under: "evolution.place")
        let anyPlace = try translation.template("evolution.place.any", placeholders: ["location"])
        places = Self.table(catalog.locations) { location in
            placeWords[location.slug.text]
                ?? anyPlace.filled { _ in names.locations[location.id].text }
        }
        let rockWords = translation.texts(under: "evolution.special-rock")
        rocks = Self.table(catalog.species) { rockWords[$0.slug.text] }
        anyRock = try translation.text("evolution.special-rock.any")
    }

    /// The values of an evolution, by placeholder; those of conditions that it does not have are
    /// absent.
    func values(of evolution: Evolution) -> [String: String] {
        let conditions = evolution.conditions
        let all: [String: String?] = [
            "from": names.species[evolution.from].text,
            "into": names.species[evolution.into].text,
            "level": conditions.minimumLevel.map(numbers.integer),
            "friendship": conditions.minimumHappiness.map(numbers.integer),
            "beauty": conditions.minimumBeauty.map(numbers.integer),
            "affection": conditions.minimumAffection.map(numbers.integer),
            "damage": conditions.minimumDamageTaken.map(numbers.integer),
            "count": conditions.minimumMoveCount.map(numbers.integer),
            "steps": conditions.minimumSteps.map(numbers.integer),
            "item": conditions.item.flatMap { items[$0] },
            "held-item": conditions.heldItem.flatMap { items[$0] },
            "known-move": conditions.knownMove.map { names.moves[$0].text },
            "used-move": conditions.usedMove.map { names.moves[$0].text },
            "known-move-type": conditions.knownMoveType.map(typeWithArticle),
            "party-type": conditions.partyType.map(typeWithArticle),
            "party-species": conditions.partySpecies.map { names.species[$0].text },
            "trade-species": conditions.tradeSpecies.map { names.species[$0].text },
            "place": conditions.location.flatMap { places[$0] },
            "region": conditions.region.map { names.regions[$0].text },
            "special-rock": conditions.nearSpecialRock ? rocks[evolution.into] ?? anyRock : nil,
        ]
        return all.compactMapValues { $0 }
    }

    private func typeWithArticle(_ type: Identifier<PokemonType>) -> String {
        Self.withArticle(names.types[type].text, in: names.language)
    }

    private static func withArticle(_ name: String, in language: Language) -> String {
        guard language == .english, let initial = name.first else { return name }
        return ("AEIOU".contains(initial) ? "an " : "a ") + name
    }

    private static func table<Entity: NamedEntity>(
        _ entities: [Entity], text: (Entity) -> String?
    ) -> [Identifier<Entity>: String] {
        var table: [Identifier<Entity>: String] = [:]
        for entity in entities { table[entity.id] = text(entity) }
        return table
    }
}
