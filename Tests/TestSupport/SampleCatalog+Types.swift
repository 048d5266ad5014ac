import PokedexDomain

extension SampleCatalog {
    /// Types with their relations: some of today's and one of the past.
    static func addTypes(to catalog: inout Catalog) throws {
        catalog.types = try types.map { number, slug, english, japanese, generation, damageClass in
            PokemonType(
                id: Identifier(number), slug: try Slug(slug),
                name: LocalizedName(english: english, japanese: japanese),
                generation: Identifier(generation), damageClass: damageClass)
        }
        catalog.typeRelations = try relations.map { attacking, defending, percent, last in
            TypeRelation(
                attacking: try catalog.types.entity(attacking, \.slug).id,
                defending: try catalog.types.entity(defending, \.slug).id, percent: percent,
                lastGeneration: last.map { Identifier($0) })
        }.sorted { key($0) < key($1) }
    }

    private static func key(_ relation: TypeRelation) -> (Int, Int, Int) {
        let last = relation.lastGeneration?.rawValue ?? .max
        return (relation.attacking.rawValue, relation.defending.rawValue, last)
    }

    private static let types: [(Int, String, String, String, Int, DamageClass?)] = [
        (1, "normal", "Normal", "ノーマル", 1, .physical),
        (3, "flying", "Flying", "ひこう", 1, .physical),
        (5, "ground", "Ground", "じめん", 1, .physical),
        (8, "ghost", "Ghost", "ゴースト", 1, .physical),
        (9, "steel", "Steel", "はがね", 2, .physical),
        (11, "water", "Water", "みず", 1, .special),
        (12, "grass", "Grass", "くさ", 1, .special),
        (13, "electric", "Electric", "でんき", 1, .special),
        (14, "psychic", "Psychic", "エスパー", 1, .special),
        (17, "dark", "Dark", "あく", 2, .special),
        (18, "fairy", "Fairy", "フェアリー", 6, .special),
        (19, "stellar", "Stellar", "ステラ", 9, nil),
        (10002, "shadow", "Shadow", "ダーク", 3, nil),
    ]

    private static let relations: [(String, String, Int, Int?)] = [
        ("normal", "ghost", 0, nil), ("normal", "steel", 50, nil),
        ("ghost", "normal", 0, nil), ("ghost", "psychic", 0, 1), ("ghost", "psychic", 200, nil),
        ("ghost", "steel", 50, 5), ("ghost", "dark", 50, nil),
        ("electric", "flying", 200, nil), ("electric", "water", 200, nil),
        ("electric", "ground", 0, nil), ("electric", "grass", 50, nil),
        ("electric", "electric", 50, nil), ("ground", "electric", 200, nil),
        ("ground", "flying", 0, nil), ("dark", "psychic", 200, nil),
        ("dark", "steel", 50, 5), ("dark", "fairy", 50, nil),
    ]

    /// Abilities: of the main games, two of one name, and one of a side game.
    static func addAbilities(to catalog: inout Catalog) throws {
        catalog.abilities = try abilities.map { number, slug, english, japanese, generation in
            Ability(
                id: Identifier(number), slug: try Slug(slug),
                name: LocalizedName(english: english, japanese: japanese),
                generation: Identifier(generation), isMainSeries: number < 10000)
        }
    }

    private static let abilities: [(Int, String, String, String?, Int)] = [
        (9, "static", "Static", "せいでんき", 3),
        (31, "lightning-rod", "Lightning Rod", "ひらいしん", 3),
        (46, "pressure", "Pressure", "プレッシャー", 3),
        (56, "cute-charm", "Cute Charm", "メロメロボディ", 3),
        (98, "magic-guard", "Magic Guard", "マジックガード", 4),
        (132, "friend-guard", "Friend Guard", "フレンドガード", 5),
        (207, "surge-surfer", "Surge Surfer", "サーフテール", 7),
        (266, "as-one-glastrier", "As One", "じんばいったい", 8),
        (267, "as-one-spectrier", "As One", "じんばいったい", 8),
        (10001, "mountaineer", "Mountaineer", nil, 5),
    ]
}
