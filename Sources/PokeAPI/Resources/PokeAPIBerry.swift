import PokedexDomain

/// PokéAPI's `berry`.
struct PokeAPIBerry: PokeAPIRecord {
    let id: Int
    let name: String
    let item: PokeAPIReference
    let giftType: Nullable<PokeAPIReference>
    let giftPower: Nullable<Int>
    let growthTime: Nullable<Int>
    let firmness: Nullable<PokeAPIWord>
    let size: Nullable<Int>
    let flavors: [Flavor]

    private enum CodingKeys: String, CodingKey {
        case id, name, item, firmness, size, flavors
        case giftType = "natural_gift_type"
        case giftPower = "natural_gift_power"
        case growthTime = "growth_time"
    }

    /// A flavour with its potency.
    struct Flavor: Decodable, Sendable {
        let potency: Int
        let flavor: PokeAPIWord
    }

    func facts() throws(MalformedResource) -> BerryFacts {
        var losses: [ResourceLoss] = []
        let firmness: Berry.Firmness? = try firmness.value?.word("firmness", "firmness.name")
        let berry = Berry(
            id: try Checked.id(id), slug: try Checked.slug(name), item: try item.id("item"),
            gift: try gift(&losses), growthHours: try growthHours(&losses), firmness: firmness,
            size: try Checked.number(size, FactRange.berrySize, "size"),
            flavors: try potencies())
        return BerryFacts(berry: berry, losses: losses)
    }

    /// A power without a type is none.
    private func gift(_ losses: inout [ResourceLoss]) throws(MalformedResource) -> Berry.Gift? {
        let type: Identifier<PokemonType>? = try giftType.id("natural_gift_type")
        let power = try Checked.number(giftPower, FactRange.itemPower, "natural_gift_power")
        switch (type, power) {
        case (let type?, let power?): return Berry.Gift(type: type, power: power)
        case (nil, nil): return nil
        case (nil, let power?):
            losses.append(
                ResourceLoss(
                    element: "natural gift",
                    reason: "natural_gift_power is \(power), but natural_gift_type is null"))
        case (let type?, nil):
            losses.append(
                ResourceLoss(
                    element: "natural gift",
                    reason: "natural_gift_type is \(ResourceKey(type)), but natural_gift_power is "
                        + "null"))
        }
        return nil
    }

    /// The source states the hours of one stage, but for Berries that came later, whose other values it
    /// does not know, those of all stages.
    private func growthHours(
        _ losses: inout [ResourceLoss]
    ) throws(MalformedResource) -> Int? {
        let hours = try Checked.number(growthTime, FactRange.growthHours, "growth_time")
        guard let hours, firmness.value == nil else { return hours }
        losses.append(
            ResourceLoss(
                element: "growth time",
                reason: "growth_time is \(hours), but it is not known of how many stages: firmness "
                    + "is null"))
        return nil
    }

    private func potencies() throws(MalformedResource) -> [Berry.Flavor: Int] {
        var potencies: [Berry.Flavor: Int] = [:]
        for (index, flavor) in flavors.enumerated() {
            let field = "flavors[\(index)]"
            let word: Berry.Flavor = try flavor.flavor.word("flavor", "\(field).flavor.name")
            let potency = try Checked.number(flavor.potency, FactRange.byte, "\(field).potency")
            guard potencies.updateValue(potency, forKey: word) == nil else {
                throw MalformedResource("flavors has \(word.rawValue) twice")
            }
        }
        guard potencies.isEmpty || potencies.count == Berry.Flavor.allCases.count else {
            throw MalformedResource("flavors are not the five that there are")
        }
        return potencies
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

extension Catalog {
    /// The Berries.
    var berryFacts: [BerryFacts] { berries.map { BerryFacts(berry: $0) } }
}
