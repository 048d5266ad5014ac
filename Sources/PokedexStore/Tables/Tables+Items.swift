import PokedexDomain

extension Tables {
    static let items = Table<Item>("item") { row in
        try Item(
            id: row.id(\.id), slug: row.slug(\.slug), name: row.names("name", \.name),
            category: row("item_category_id", \.category),
            flingPower: row("fling_power", \.flingPower, FactRange.itemPower))
    }

    static let berries = Table<Berry>("berry") { row in
        let giftType = try row("gift_type_id", \.gift?.type)
        let giftPower = try row("gift_power", \.gift?.power, FactRange.itemPower)
        return try Berry(
            id: row.id(\.id), slug: row.slug(\.slug), item: row("item_id", \.item),
            gift: giftType.flatMap { type in
                giftPower.map { Berry.Gift(type: type, power: $0) }
            },
            growthHours: row("growth_hours", \.growthHours, FactRange.growthHours),
            firmness: row("firmness", \.firmness),
            size: row("size", \.size, FactRange.berrySize), flavors: flavors(row))
    }

    /// A column for each flavour, all NULL where they are not known.
    private static func flavors(
        _ row: TableRow<Berry>
    ) throws -> [Berry.Flavor: Int] {
        let potencies: [(Berry.Flavor, Int?)] = try [
            (.spicy, row("spicy", \.flavors[.spicy], FactRange.byte)),
            (.dry, row("dry", \.flavors[.dry], FactRange.byte)),
            (.sweet, row("sweet", \.flavors[.sweet], FactRange.byte)),
            (.bitter, row("bitter", \.flavors[.bitter], FactRange.byte)),
            (.sour, row("sour", \.flavors[.sour], FactRange.byte)),
        ]
        let known = potencies.compactMap { flavor, potency in potency.map { (flavor, $0) } }
        guard known.isEmpty || known.count == potencies.count else {
            throw row.problem("some flavors are known and some are not")
        }
        return Dictionary(known, uniquingKeysWith: { first, _ in first })
    }

    static let pokemonHeldItems = Table<HeldItem>(
        "held_item", of: "pokemon_id", position: "position", key: ["item_id", "version_ids"]
    ) { row in
        let item = try row("item_id", \.item)
        let versions = try row("version_ids", \.versions)
        let chance = try row("chance", \.chance, FactRange.heldChance)
        guard !versions.isEmpty else { throw row.problem("no game is named") }
        return HeldItem(item: item, versions: versions, chance: chance)
    }
}
