import PokedexDomain

extension SampleCatalog {
    /// Generations, regions, version groups and games.
    static func addGames(to catalog: inout Catalog) throws {
        let regions: [(Int, String, String, String)] = [
            (1, "kanto", "Kanto", "カントー"), (2, "johto", "Johto", "ジョウト"),
            (3, "hoenn", "Hoenn", "ホウエン"), (4, "sinnoh", "Sinnoh", "シンオウ"),
            (5, "unova", "Unova", "イッシュ"), (6, "kalos", "Kalos", "カロス"),
            (7, "alola", "Alola", "アローラ"), (8, "galar", "Galar", "ガラル"),
            (10, "paldea", "Paldea", "パルデア"),
        ]
        catalog.regions = try regions.map { number, slug, english, japanese in
            Region(
                id: Identifier(number), slug: try Slug(slug),
                name: LocalizedName(english: english, japanese: japanese))
        }
        let numerals = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
        catalog.generations = try numerals.enumerated().map { place, numeral in
            Generation(
                id: Identifier(place + 1), slug: try Slug("generation-\(numeral)"),
                name: LocalizedName(
                    english: "Generation \(numeral.uppercased())", japanese: "第\(place + 1)世代"),
                mainRegion: Identifier(regions[place].0))
        }
        catalog.versionGroups = try versionGroups.map { number, slug, order, generation, region in
            VersionGroup(
                id: Identifier(number), slug: try Slug(slug), order: order,
                generation: Identifier(generation), regions: [Identifier(region)])
        }
        catalog.versions = try versions.map { number, slug, english, japanese, group in
            GameVersion(
                id: Identifier(number), slug: try Slug(slug),
                name: LocalizedName(english: english, japanese: japanese),
                versionGroup: Identifier(group))
        }
    }

    private static let versionGroups = [
        (1, "red-blue", order: 3, generation: 1, region: 1),
        (2, "yellow", order: 4, generation: 1, region: 1),
        (3, "gold-silver", order: 5, generation: 2, region: 2),
        (5, "ruby-sapphire", order: 7, generation: 3, region: 3),
        (8, "diamond-pearl", order: 12, generation: 4, region: 4),
        (9, "platinum", order: 13, generation: 4, region: 4),
        (11, "black-white", order: 15, generation: 5, region: 5),
        (15, "x-y", order: 17, generation: 6, region: 6),
        (17, "sun-moon", order: 19, generation: 7, region: 7),
        (20, "sword-shield", order: 22, generation: 8, region: 8),
        (25, "scarlet-violet", order: 27, generation: 9, region: 10),
        (30, "legends-za", order: 30, generation: 9, region: 6),
    ]

    private static let versions: [(Int, String, String, String, Int)] = [
        (1, "red", "Red", "赤", 1), (3, "yellow", "Yellow", "ピカチュウ", 2),
        (4, "gold", "Gold", "金", 3), (7, "ruby", "Ruby", "ルビー", 5),
        (12, "diamond", "Diamond", "ダイヤモンド", 8), (14, "platinum", "Platinum", "プラチナ", 9),
        (17, "black", "Black", "ブラック", 11), (23, "x", "X", "X", 15),
        (27, "sun", "Sun", "サン", 17), (33, "sword", "Sword", "ソード", 20),
        (40, "scarlet", "Scarlet", "スカーレット", 25),
        (47, "legends-za", "Legends: Z-A", "レジェンズ Z-A", 30),
    ]

    /// The national Pokédex and one of a region.
    static func addPokedexes(to catalog: inout Catalog) throws {
        catalog.pokedexes = [
            Pokedex(
                id: Identifier(1), slug: try Slug("national"),
                name: LocalizedName(english: "National", japanese: nil), region: nil,
                isMainSeries: true, versionGroups: [],
                entries: catalog.species.map {
                    PokedexEntry(number: $0.id.rawValue, species: $0.id)
                }),
            Pokedex(
                id: Identifier(2), slug: try Slug("kanto"),
                name: LocalizedName(english: "Kanto", japanese: nil), region: Identifier(1),
                isMainSeries: true, versionGroups: [Identifier(1), Identifier(2)],
                entries: [25, 26, 35, 145].map {
                    PokedexEntry(number: $0, species: Identifier($0))
                }),
        ]
    }
}
