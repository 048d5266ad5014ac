import PokedexDomain

extension SampleCatalog {
    /// A stone that evolves Pikachu, a Berry and a Light Ball that it holds, and a ball.
    static func addItems(to catalog: inout Catalog) throws {
        catalog.itemCategories = try categories.map { number, slug in
            ItemCategory(
                id: Identifier(number), slug: try Slug(slug),
                name: LocalizedName(english: nil, japanese: nil))
        }
        catalog.items = try items.map { item in
            Item(
                id: Identifier(item.number), slug: try Slug(item.slug),
                name: LocalizedName(english: item.english, japanese: item.japanese),
                category: Identifier(item.category), flingPower: item.flingPower)
        }
        catalog.berries = [
            Berry(
                id: Identifier(7), slug: try Slug("oran"), item: Identifier(132),
                gift: Berry.Gift(type: Identifier(13), power: 60), growthHours: 4,
                firmness: .superHard, size: 35,
                flavors: [.spicy: 10, .dry: 10, .sweet: 0, .bitter: 10, .sour: 10])
        ]
    }

    private static let categories = [
        (3, "medicine"), (10, "evolution"), (18, "species-specific"), (34, "standard-balls"),
    ]

    private struct Draft {
        let number: Int
        let slug: String
        let english: String
        let japanese: String
        let category: Int
        let flingPower: Int?
    }

    private static let items = [
        Draft(
            number: 4, slug: "poke-ball", english: "Poké Ball", japanese: "モンスターボール",
            category: 34, flingPower: nil),
        Draft(
            number: 83, slug: "thunder-stone", english: "Thunder Stone", japanese: "かみなりのいし",
            category: 10, flingPower: 30),
        Draft(
            number: 132, slug: "oran-berry", english: "Oran Berry", japanese: "オレンのみ",
            category: 3, flingPower: 10),
        Draft(
            number: 213, slug: "light-ball", english: "Light Ball", japanese: "でんきだま",
            category: 18, flingPower: 30),
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
