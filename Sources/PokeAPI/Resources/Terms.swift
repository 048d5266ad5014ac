import PokedexDomain

// What is known by its name, and perhaps one thing more.

extension Term where Vocabulary: PokeAPIVocabulary {
    init(record: Fields) throws {
        self.init(id: try Self.id(record), slug: try record.slug(), name: try record.names())
    }

    /// A growth rate or a category of moves, which have no names.
    init(bareRecord record: Fields) throws {
        self.init(id: try Self.id(record), slug: try record.slug(), name: LocalizedName())
    }

    /// Learnsets have one byte for the number of a learn method.
    private static func id(_ record: Fields) throws -> Identifier<Term> {
        let isSmall = Vocabulary.resource == .moveLearnMethod
        return try record.id(isSmall ? FactRange.smallIdentifier : FactRange.wordIdentifier)
    }
}

extension Ability {
    init(record: Fields) throws {
        self.init(
            id: try record.id(), slug: try record.slug(), name: try record.names(),
            generation: try record.reference("generation"),
            isMainSeries: try record.flag("is_main_series"))
    }
}

extension Nature {
    init(record: Fields) throws {
        self.init(
            id: try record.id(), slug: try record.slug(), name: try record.names(),
            increased: try record.wordOrNull("increased_stat", "stat"),
            decreased: try record.wordOrNull("decreased_stat", "stat"))
    }
}

extension Location {
    /// A location with its areas, which are records of their own of which nothing else is read.
    init(record: Fields) throws {
        let areas = try record.list("areas") { area in
            LocationArea(
                id: Identifier(try area.reference(to: "location-area")), slug: try area.slug())
        }
        guard Set(areas.map(\.id)).count == areas.count else {
            throw record.malformed("areas", "has an area twice")
        }
        self.init(
            id: try record.id(), slug: try record.slug(), name: try record.names(),
            region: try record.referenceOrNull("region"), areas: areas)
    }
}

extension EncounterConditionValue {
    init(record: Fields) throws {
        self.init(
            id: try record.id(), slug: try record.slug(),
            condition: try record.reference("condition"))
    }
}
