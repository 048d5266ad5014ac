import PokedexDomain

extension SampleCatalog {
    /// The small vocabularies and the natures.
    static func addTerms(to catalog: inout Catalog) throws {
        catalog.eggGroups = try terms([
            (5, "ground", "Field", "りくじょう"), (6, "fairy", "Fairy", "ようせい"),
            (13, "ditto", "Ditto", "メタモン"), (15, "no-eggs", "Undiscovered", "タマゴみはっけん"),
        ])
        catalog.growthRates = try terms([
            (1, "slow", "slow", nil), (2, "medium", "medium", nil), (3, "fast", "fast", nil),
        ])
        catalog.colors = try terms([
            (6, "pink", "Pink", "ピンク"), (8, "red", "Red", "あか"), (10, "yellow", "Yellow", "きいろ"),
        ])
        catalog.shapes = try terms([
            (6, "upright", "Upright", nil), (8, "quadruped", "Quadruped", nil),
            (9, "wings", "Wings", nil), (12, "humanoid", "Humanoid", nil),
        ])
        catalog.habitats = try terms([
            (2, "forest", "forest", nil), (4, "mountain", "mountain", nil),
            (5, "rare", "rare", nil),
        ])
        catalog.learnMethods = try terms([
            (1, "level-up", "Level up", nil), (2, "egg", "Egg", nil), (3, "tutor", "Tutor", nil),
            (4, "machine", "Machine", nil),
            (5, "stadium-surfing-pikachu", "Stadium: Surfing Pikachu", nil),
            (6, "light-ball-egg", "Volt Tackle Pichu", nil),
        ])
        catalog.evolutionTriggers = try terms([
            (1, "level-up", "Level up", nil), (3, "use-item", "Use item", nil),
        ])
        try addItems(to: &catalog)
        try addMoveTerms(to: &catalog)
        try addNatures(to: &catalog)
    }

    private static func addMoveTerms(to catalog: inout Catalog) throws {
        catalog.moveTargets = try terms([
            (7, "user", nil, nil), (9, "all-other-pokemon", nil, nil),
            (10, "selected-pokemon", nil, nil), (11, "all-opponents", nil, nil),
        ])
        catalog.moveAilments = try terms([
            (0, "none", "none", nil), (1, "paralysis", "Paralysis", nil),
        ])
        catalog.moveCategories = try terms([
            (0, "damage", nil, nil), (1, "ailment", nil, nil), (4, "damage-ailment", nil, nil),
            (7, "damage-raise", nil, nil), (13, "unique", nil, nil),
        ])
    }

    private static func addNatures(to catalog: inout Catalog) throws {
        catalog.natures = [
            Nature(
                id: Identifier(1), slug: try Slug("hardy"),
                name: LocalizedName(english: "Hardy", japanese: "がんばりや"), increased: nil,
                decreased: nil),
            Nature(
                id: Identifier(4), slug: try Slug("modest"),
                name: LocalizedName(english: "Modest", japanese: "ひかえめ"),
                increased: .specialAttack, decreased: .attack),
        ]
    }

    static func terms<Kind>(
        _ terms: [(Int, String, String?, String?)]
    ) throws -> [Term<Kind>] {
        try terms.map { number, slug, english, japanese in
            Term(
                id: Identifier(number), slug: try Slug(slug),
                name: LocalizedName(english: english, japanese: japanese))
        }
    }
}
