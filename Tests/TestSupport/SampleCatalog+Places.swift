import PokedexDomain

/// An encounter by the numbers of what it names.
package func encounter(
    _ chance: Int, _ levels: ClosedRange<Int>, versions: [Int] = [1], area: Int = 1,
    method: Int = 1, conditions: [Int] = []
) -> Encounter {
    Encounter(
        area: Identifier(area), method: Identifier(method),
        conditions: conditions.map { Identifier($0) },
        versions: versions.map { Identifier($0) }, levels: levels, chance: Percentage(chance))
}

extension SampleCatalog {
    /// Puts Pokémon at three places, two of which share their name, and adds an add-on of Sword.
    ///
    /// - Viridian Forest has two areas: in one, Pikachu is met in Red and in Yellow; in the other,
    ///   Pikachu in the add-on, and Pichu in Platinum.
    /// - Clefairy is met on the first route of Kanto in Red, Zapdos on that of Kalos in X.
    package static func addPlaces(to catalog: inout Catalog) throws {
        try addIsleOfArmor(to: &catalog)
        catalog.encounterMethods = [
            EncounterMethod(
                id: Identifier(1), slug: try Slug("walk"),
                name: LocalizedName(english: nil, japanese: nil))
        ]
        catalog.locations += [
            try location(155, "kalos-route-1", "Route 1", "１番道路", region: 6, areas: [4]),
            try location(295, "kanto-route-1", "Route 1", "１番道路", region: 1, areas: [3]),
            try location(
                321, "viridian-forest", "Viridian Forest", "トキワのもり", region: 1, areas: [1, 2]),
        ]
        let encounters: [String: [Encounter]] = [
            "pikachu": [
                encounter(5, 3...5, versions: [1, 3], area: 1),
                encounter(5, 20...20, versions: [36], area: 2),
            ],
            "pichu": [encounter(10, 4...4, versions: [14], area: 2)],
            "clefairy": [encounter(1, 8...8, versions: [1], area: 3)],
            "zapdos": [encounter(100, 50...50, versions: [23], area: 4)],
        ]
        for position in catalog.pokemon.indices {
            let slug = catalog.pokemon[position].slug.text
            catalog.pokemon[position].encounters = encounters[slug] ?? []
        }
    }

    /// Adds an add-on of Sword, the version 36.
    package static func addIsleOfArmor(to catalog: inout Catalog) throws {
        catalog.versionGroups.append(
            VersionGroup(
                id: Identifier(21), slug: try Slug("the-isle-of-armor"), order: 23,
                generation: Identifier(8), regions: [Identifier(8)]))
        catalog.versions.append(
            GameVersion(
                id: Identifier(36), slug: try Slug("the-isle-of-armor"),
                name: LocalizedName(english: "The Isle of Armor", japanese: "鎧の孤島"),
                versionGroup: Identifier(21)))
    }

    private static func location(
        _ number: Int, _ slug: String, _ english: String, _ japanese: String, region: Int,
        areas: [Int]
    ) throws -> Location {
        Location(
            id: Identifier(number), slug: try Slug(slug),
            name: LocalizedName(english: english, japanese: japanese),
            region: Identifier(region),
            areas: try areas.map {
                LocationArea(id: Identifier($0), slug: try Slug("\(slug)-area-\($0)"))
            })
    }
}
