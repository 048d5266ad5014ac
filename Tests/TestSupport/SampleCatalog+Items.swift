import PokedexDomain

extension SampleCatalog {
    /// A stone that evolves Pikachu, a Berry and a Light Ball that it holds, and a ball.
    static func addItems(to catalog: inout Catalog) throws {
        catalog.itemCategories = try terms([
            (3, "medicine", nil, nil), (10, "evolution", nil, nil),
            (18, "species-specific", nil, nil), (34, "standard-balls", nil, nil),
        ])
        catalog.items = try items.map { number, slug, english, japanese, category, flingPower in
            Item(
                id: Identifier(number), slug: try Slug(slug),
                name: LocalizedName(english: english, japanese: japanese),
                category: Identifier(category), flingPower: flingPower)
        }
        catalog.berries = [
            Berry(
                id: Identifier(7), slug: try Slug("oran"), item: Identifier(132),
                gift: Berry.Gift(type: Identifier(13), power: 60), growthHours: 4,
                firmness: .superHard, size: 35,
                flavors: [.spicy: 10, .dry: 10, .sweet: 0, .bitter: 10, .sour: 10])
        ]
    }

    private static let items: [(Int, String, String, String, Int, Int?)] = [
        (4, "poke-ball", "Poké Ball", "モンスターボール", 34, nil),
        (83, "thunder-stone", "Thunder Stone", "かみなりのいし", 10, 30),
        (132, "oran-berry", "Oran Berry", "オレンのみ", 3, 10),
        (213, "light-ball", "Light Ball", "でんきだま", 18, 30),
    ]

    /// Lets Pikachu hold Berries in Ruby and in generation IV, and a Light Ball from Gold on.
    package static func addHeldItems(to catalog: inout Catalog) {
        for index in catalog.pokemon.indices {
            switch catalog.pokemon[index].slug.text {
            case "pikachu":
                catalog.pokemon[index].heldItems = [
                    held(132, [7, 12, 14], 50), held(213, [7], 1), held(213, [12, 14, 17], 5),
                ]
            case "clefairy": catalog.pokemon[index].heldItems = [held(132, [12, 14], 50)]
            default: break
            }
        }
    }

    private static func held(_ item: Int, _ versions: [Int], _ chance: Int) -> HeldItem {
        HeldItem(item: Identifier(item), versions: versions.map { Identifier($0) }, chance: chance)
    }
}
