import TestSupport
import Testing

@testable import PokedexDomain

/// The sample catalog with the encounters of a test in place of its own.
///
/// It has the places `place-1` to `place-5`; `place-1` has the areas 11 to 13, `place-2` 21 to 23.
/// Places 1 to 3 are in Kanto, 4 in Sinnoh, 5 in none.
struct PlacesFixture {
    let sample: SampleCatalog
    let indexes: CatalogIndexes
    var places: PlaceIndex { indexes.places }

    /// - Parameters:
    ///   - met: who is met, such as `pikachu 30 3-5 @12 in:red+blue by:surf time-day, clefairy 70`: the
    ///     chance, and where they are not usual (3–3, 11, Red, walking, always) the levels, the area,
    ///     the versions, the method and the conditions.
    ///   - change: what else a test wants otherwise.
    init(_ met: String = "", change: (inout Catalog) throws -> Void = { _ in }) throws {
        sample = try SampleCatalog { catalog in
            try Self.addGames(to: &catalog)
            catalog.locations = try (1...5).map { number in
                Location(
                    id: Identifier(number), slug: try Slug("place-\(number)"),
                    name: LocalizedName(),
                    region: number == 5 ? nil : Identifier(number == 4 ? 4 : 1),
                    areas: try (1...3).map {
                        LocationArea(
                            id: Identifier(number * 10 + $0), slug: try Slug("area-\(number)-\($0)")
                        )
                    })
            }
            catalog.encounterMethods = try Self.terms(Self.methods)
            catalog.encounterConditions = try Self.terms(Self.conditions.map(\.condition))
            catalog.encounterConditionValues = try Self.values.enumerated().map { place, value in
                EncounterConditionValue(
                    id: Identifier(place + 1), slug: try Slug(value.slug),
                    condition: Identifier(value.condition))
            }
            for position in catalog.pokemon.indices { catalog.pokemon[position].encounters = [] }
            for meet in met.split(separator: ",") {
                let words = meet.split(separator: " ").map(String.init)
                let encounter = try Self.encounter(words.dropFirst(), catalog)
                try catalog.pokemon.change(words[0], \.slug) {
                    $0.encounters = ($0.encounters + [encounter]).sorted()
                }
            }
            try change(&catalog)
        }
        indexes = CatalogIndexes(sample.catalog)
    }

    /// Second versions and add-ons, which the sample lacks.
    private static func addGames(to catalog: inout Catalog) throws {
        for (number, slug, order, generation) in [
            (41, "the-isle-of-armor", 23, 8), (42, "the-crown-tundra", 24, 8),
        ] {
            catalog.versionGroups.append(
                VersionGroup(
                    id: Identifier(number), slug: try Slug(slug), order: order,
                    generation: Identifier(generation), regions: [Identifier(8)]))
        }
        for (number, slug, group) in [
            (51, "blue", 1), (52, "shield", 20), (53, "isle-sword", 41), (54, "isle-shield", 41),
            (55, "tundra-sword", 42),
        ] {
            catalog.versions.append(
                GameVersion(
                    id: Identifier(number), slug: try Slug(slug),
                    name: LocalizedName(), versionGroup: Identifier(group)))
        }
    }

    private static let methods = [
        "walk", "surf", "gift", "npc-trade", "static", "max-raid", "tera-raid", "wanderer",
    ]

    private static let conditions: [(condition: String, values: [String])] = [
        ("time", ["time-morning", "time-day", "time-night"]),
        ("season", ["season-spring", "season-summer"]), ("swarm", ["swarm-yes", "swarm-no"]),
        ("radar", ["radar-on", "radar-off"]),
        (
            "weekday",
            ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
                .map { "weekday-\($0)" }
        ),
        ("max-den-rating", ["weather-normal", "weather-raining", "weather-fog"]),
        ("story-progress", ["story-progress-hall-of-fame"]),
    ]

    private static let values: [(slug: String, condition: Int)] = conditions.enumerated().flatMap {
        place, condition in
        condition.values.map { (slug: $0, condition: place + 1) }
    }

    private static func terms<Kind>(_ slugs: [String]) throws -> [Term<Kind>] {
        try slugs.enumerated().map { place, slug in
            Term(id: Identifier(place + 1), slug: try Slug(slug), name: LocalizedName())
        }
    }

    private static func encounter(
        _ words: ArraySlice<String>, _ catalog: Catalog
    ) throws -> Encounter {
        func find<Entity>(
            _ slug: Substring, _ entities: [Entity], _ path: KeyPath<Entity, Slug>
        ) throws -> Entity {
            try #require(entities.first { $0[keyPath: path].text == slug }, "\(slug)")
        }
        var encounter = TestSupport.encounter(0, 3...3, area: 11)
        for word in words {
            let text = word.drop { $0 != ":" && $0 != "@" }.dropFirst()
            if word == "?" {
                encounter.chance = nil
            } else if word == "?-?" {
                encounter.levels = nil
            } else if word == "@?" {
                encounter.area = nil
            } else if let chance = Int(word) {
                encounter.chance = Percentage(chance)
            } else if word.hasPrefix("@") {
                encounter.area = Identifier(try #require(Int(text)))
            } else if word.hasPrefix("in:") {
                encounter.versions = try text.split(separator: "+").map {
                    try find($0, catalog.versions, \.slug).id
                }.sorted()
            } else if word.hasPrefix("by:") {
                encounter.method = try find(text, catalog.encounterMethods, \.slug).id
            } else if word.first?.isNumber == true {
                let levels = word.split(separator: "-").compactMap { Int($0) }
                encounter.levels = levels[0]...levels[1]
            } else {
                encounter.conditions.append(
                    try find(word[...], catalog.encounterConditionValues, \.slug).id)
                encounter.conditions.sort()
            }
        }
        return encounter
    }
}

extension PlacesFixture {
    /// A game by the slug of its version group.
    func game(_ slug: String) throws -> Identifier<VersionGroup> {
        try sample.versionGroup(slug).id
    }

    /// The tables of a place in a game, each a line of its way and columns, then a sorted line for
    /// each row: `pikachu +swarm-yes in red: 3-5, 40 -`. A `?` is a chance that is not known, a `-`
    /// stands where it is absent.
    func tables(at place: Int = 1, in game: String = "red-blue") throws -> [String] {
        places.tables(at: Identifier(place), in: try self.game(game)).flatMap(lines)
    }

    /// The tables of a Pokémon in a game; each line of a table names the place.
    func tables(of pokemon: String, in game: String = "red-blue") throws -> [String] {
        places.tables(of: try sample.pokemon(pokemon), in: try self.game(game)).flatMap { table in
            ["place-\(table.location?.rawValue ?? 0)"] + lines(of: table)
        }
    }

    func lines(of table: FoundTable) -> [String] {
        let head = [sample.index[table.method].slug.text] + table.columns.map(slug)
        return [head.joined(separator: " ")] + table.rows.map(line).sorted()
    }

    private func line(_ row: FoundRow) -> String {
        let signs = row.signs.map { " +\(slug($0))" }.joined()
        let versions = row.versions.map { sample.index[$0].slug.text }.joined(separator: " ")
        let levels = row.levels.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "any"
        let cells = row.cells.map { cell in
            switch cell {
            case .absent: "-"
            case .met: "?"
            case .chance(let range):
                Set([range.lowerBound, range.upperBound]).sorted()
                    .map { $0.hundredths % 100 == 0 ? "\($0.hundredths / 100)" : "\($0)" }
                    .joined(separator: "-")
            }
        }
        return "\(sample.index[row.pokemon].slug)\(signs) in \(versions): \(levels), "
            + cells.joined(separator: " ")
    }

    private func slug(_ value: Identifier<EncounterConditionValue>) -> String {
        sample.catalog.encounterConditionValues.first { $0.id == value }?.slug.text ?? "?"
    }
}
