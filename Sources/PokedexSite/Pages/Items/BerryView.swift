import Mustache
import PokedexDomain

/// What is special about a Berry, for its page.
struct BerryView {
    let site: LocalizedSite
    let berry: Berry

    /// A plant has four stages, each of which takes as long.
    private static let stages = 4
    /// The games that have the move Natural Gift before its powers were raised.
    private static let firstGenerationWithGift = Identifier<Generation>(4)

    /// The facts that are known, with their terms.
    func facts() throws -> [Object] {
        try site.terms(
            "ui.item",
            [
                "flavors": flavors(),
                "growth": berry.growthHours.map {
                    try site.phrase(
                        "ui.item.hours", ["hours": site.numbers.integer($0 * Self.stages)])
                },
                "firmness": berry.firmness.map { try site.phrase("ui.item.\($0.rawValue)") },
                "size": berry.size.map {
                    try site.phrase("ui.item.millimetres", ["size": site.numbers.integer($0)])
                },
            ])
    }

    /// What Natural Gift becomes with it; `null` where that is not known.
    func gift() throws -> Object? {
        guard let gift = berry.gift else { return nil }
        let powers = NaturalGiftRule.powers(gift)
        let last = Identifier<Generation>(NaturalGiftRule.changed.rawValue - 1)
        return try [
            "badge": site.partials.typeBadges[gift.type],
            "power": site.phrase("ui.item.power", ["power": site.numbers.integer(powers.today)]),
            "before": powers.before.map { power in
                try site.phrase(
                    "ui.item.power-before",
                    try [
                        "power": site.numbers.integer(power),
                        "generations": site.generations(
                            from: Self.firstGenerationWithGift, to: last),
                    ])
            },
        ]
    }

    /// "Spicy 10, Dry 10"; `nil` where the flavours are not known.
    private func flavors() throws -> String? {
        let tasted = try Berry.Flavor.allCases.compactMap { flavor -> String? in
            guard let potency = berry.flavors[flavor], potency > 0 else { return nil }
            return try site.phrase(
                "ui.item.flavor",
                [
                    "flavor": site.phrase("ui.item.\(flavor.rawValue)"),
                    "potency": site.numbers.integer(potency),
                ])
        }
        return tasted.isEmpty ? nil : try site.list(tasted)
    }
}
