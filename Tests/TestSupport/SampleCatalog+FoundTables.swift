import PokedexDomain

extension SampleCatalog {
    /// Puts four of the Pokémon at four places, one of which has two areas, and adds Pearl: Diamond and
    /// Pearl have chances by time of day and with a swarm, Yellow has some that do not add up, Sword has
    /// none. Numbers and slugs are those of the games.
    package static func addFoundTables(to catalog: inout Catalog) throws {
        catalog.versions.append(
            GameVersion(
                id: Identifier(13), slug: try Slug("pearl"),
                name: LocalizedName(english: "Pearl", japanese: "パール"),
                versionGroup: Identifier(8)))
        catalog.locations = try places.map { number, slug, english, region, areas in
            Location(
                id: Identifier(number), slug: try Slug(slug),
                name: LocalizedName(english: english, japanese: nil),
                region: Identifier(region),
                areas: try areas.map { number, slug in
                    LocationArea(id: Identifier(number), slug: try Slug(slug))
                })
        }
        catalog.encounterMethods = try terms([
            (1, "walk", nil, nil), (4, "super-rod", nil, nil), (18, "gift", nil, nil),
            (57, "wanderer", nil, nil), (61, "max-raid", nil, nil),
        ])
        catalog.encounterConditions = try terms([
            (1, "swarm", nil, nil), (2, "time", nil, nil), (28, "max-den-rating", nil, nil),
        ])
        catalog.encounterConditionValues = try values.map { number, slug, condition in
            EncounterConditionValue(
                id: Identifier(number), slug: try Slug(slug), condition: Identifier(condition))
        }
        for position in catalog.pokemon.indices {
            let own = encounters[catalog.pokemon[position].slug.text] ?? []
            catalog.pokemon[position].encounters = own.sorted()
        }
    }

    private static let places = [
        (
            34, "sinnoh-route-204", "Route 204", 4,
            [
                (1, "sinnoh-route-204-south-towards-jubilife-city"),
                (2, "sinnoh-route-204-north-towards-floaroma-town"),
            ]
        ),
        (99, "kanto-route-2", "Route 2", 1, [(3, "kanto-route-2-south-towards-viridian-city")]),
        (155, "viridian-forest", "Viridian Forest", 1, [(4, "viridian-forest-area")]),
        (928, "rolling-fields", "Rolling Fields", 8, [(5, "rolling-fields-area")]),
    ]

    private static let values = [
        (1, "swarm-yes", 1), (2, "swarm-no", 1), (3, "time-morning", 2), (4, "time-day", 2),
        (5, "time-night", 2), (247, "weather-normal", 28), (249, "weather-raining", 28),
    ]

    /// The chances of Route 204's southern area are 100 % in every state, those of its northern one in
    /// Diamond and in Pearl. Yellow's Route 2 lacks 10 %.
    private static let encounters = [
        "pikachu": [
            encounter(20, 4...6, versions: [12, 13], area: 1, conditions: [3]),
            encounter(20, 4...6, versions: [12, 13], area: 1, conditions: [4]),
            encounter(30, 8...8, versions: [12], area: 2),
            encounter(100, 20...30, versions: [12, 14], area: 1, method: 4),
            encounter(40, 3...5, area: 3),
            encounter(5, 3...5, area: 4),
            encounter(100, 5...5, versions: [3], area: 4, method: 18),
            encounter(100, 35...40, versions: [33], area: 5, method: 61),
        ],
        "raichu": [
            encounter(40, 15...15, versions: [12, 13], area: 1, conditions: [1]),
            encounter(100, 40...42, versions: [33], area: 5, method: 57, conditions: [249]),
        ],
        "clefairy": [
            encounter(40, 5...5, versions: [12, 13], area: 1),
            encounter(40, 5...5, versions: [12, 13], area: 1, conditions: [2]),
            encounter(70, 7...9, versions: [12], area: 2),
            encounter(100, 7...9, versions: [13], area: 2),
            encounter(100, 20...25, versions: [13], area: 1, method: 4),
            encounter(60, 4...4, area: 3),
            encounter(90, 4...4, versions: [3], area: 3),
            encounter(95, 3...5, area: 4),
            encounter(100, 15...18, versions: [33], area: 5, method: 57, conditions: [247]),
            encounter(100, 15...18, versions: [33], area: 5, method: 57, conditions: [249]),
        ],
        "pichu": [
            encounter(20, 2...2, versions: [12, 13], area: 1, conditions: [5])
        ],
    ]
}
