import PokedexDomain

extension Item {
    init(record: Fields) throws {
        self.init(
            id: try record.id(), slug: try record.slug(), name: try record.names(),
            category: try record.reference("category"),
            flingPower: try record.numberOrNull("fling_power", FactRange.itemPower))
    }
}

/// A kind of item, with its items where these are balls.
struct ItemCategoryFacts: ResourceFacts {
    let category: ItemCategory
    let balls: [Identifier<Item>]

    var number: Int { category.id.rawValue }
    var uniqueSlug: Slug? { category.slug }
    var namedItems: [Identifier<Item>] { balls }
}

extension ItemCategoryFacts {
    init(record: Fields) throws {
        category = try ItemCategory(bareRecord: record)
        balls = category.isOfBalls ? try record.references("items") : []
    }
}

/// A Berry, and what had to be left out of it.
struct BerryFacts: ResourceFacts {
    var berry: Berry
    var losses: [ResourceLoss] = []

    var number: Int { berry.id.rawValue }
    var uniqueSlug: Slug? { berry.slug }
    var namedItems: [Identifier<Item>] { [berry.item] }
}

extension BerryFacts {
    init(record: Fields) throws {
        let firmness: Berry.Firmness? = try record.wordOrNull("firmness", "firmness")
        var losses: [ResourceLoss] = []
        berry = Berry(
            id: try record.id(), slug: try record.slug(), item: try record.reference("item"),
            gift: try Self.gift(record, &losses),
            growthHours: try Self.growthHours(record, firmness, &losses), firmness: firmness,
            size: try record.numberOrNull("size", FactRange.berrySize),
            flavors: try Self.flavors(record))
        self.losses = losses
    }

    /// A power without a type is none.
    private static func gift(
        _ record: Fields, _ losses: inout [ResourceLoss]
    ) throws -> Berry.Gift? {
        let type: Identifier<PokemonType>? = try record.referenceOrNull("natural_gift_type")
        let power = try record.numberOrNull("natural_gift_power", FactRange.itemPower)
        if let type, let power { return Berry.Gift(type: type, power: power) }
        guard type != nil || power != nil else { return nil }
        let reason =
            type.map {
                "natural_gift_type is \(ResourceKey($0)), but natural_gift_power is null"
            } ?? "natural_gift_power is \(power ?? 0), but natural_gift_type is null"
        losses.append(ResourceLoss(element: "natural gift", reason: reason))
        return nil
    }

    /// The source states the hours of one stage, but for Berries that came later, whose other values it
    /// does not know, those of all stages.
    private static func growthHours(
        _ record: Fields, _ firmness: Berry.Firmness?, _ losses: inout [ResourceLoss]
    ) throws -> Int? {
        let hours = try record.numberOrNull("growth_time", FactRange.growthHours)
        guard let hours, firmness == nil else { return hours }
        losses.append(
            ResourceLoss(
                element: "growth time",
                reason: "growth_time is \(hours), but it is not known of how many stages: firmness "
                    + "is null"))
        return nil
    }

    private static func flavors(_ record: Fields) throws -> [Berry.Flavor: Int] {
        var potencies: [Berry.Flavor: Int] = [:]
        for flavor in try record.objects("flavors") {
            let word: Berry.Flavor = try flavor.word("flavor", "flavor")
            let potency = try flavor.number("potency", FactRange.byte)
            guard potencies.updateValue(potency, forKey: word) == nil else {
                throw record.malformed("flavors", "has \(word.rawValue) twice")
            }
        }
        guard potencies.isEmpty || potencies.count == Berry.Flavor.allCases.count else {
            throw record.malformed("flavors", "are not the five that there are")
        }
        return potencies
    }
}

extension Catalog {
    var itemCategoryFacts: [ItemCategoryFacts] {
        itemCategories.map { category in
            ItemCategoryFacts(
                category: category,
                balls: category.isOfBalls
                    ? items.filter { $0.category == category.id }.map(\.id) : [])
        }
    }

    var berryFacts: [BerryFacts] { berries.map { BerryFacts(berry: $0) } }
}
