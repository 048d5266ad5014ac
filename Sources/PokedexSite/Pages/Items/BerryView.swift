import Mustache
import PokedexDomain

/// What is special about a Berry, for its page.
struct BerryView {
    private let berry: Berry
    private let site: LocalizedSite

    /// A plant has four stages, each of which takes as long.
    private static let stages = 4
    /// The games that have the move Natural Gift before its powers were raised.
    private static let firstGenerationWithGift = Identifier<Generation>(4)

    init(_ berry: Berry, _ site: LocalizedSite) {
        self.berry = berry
        self.site = site
    }

    /// The facts that are known, with their terms.
    var facts: [Value] {
        get throws {
            let facts = [
                ("flavors", try flavors), ("growth", try growth),
                ("firmness", try berry.firmness.map { try site.phrase("ui.item.\($0.rawValue)") }),
                ("size", try berry.size.map(size)),
            ]
            return try facts.compactMap { key, text in
                try text.map {
                    ["term": .text(try site.phrase("ui.item.\(key)")), "text": .text($0)]
                }
            }
        }
    }

    /// What Natural Gift becomes with it; `null` where that is not known.
    var gift: Value {
        get throws {
            guard let gift = berry.gift else { return .null }
            let powers = NaturalGiftRule.powers(gift)
            let last = Identifier<Generation>(NaturalGiftRule.changed.rawValue - 1)
            return [
                "badge": site.partials.typeBadges[gift.type],
                "power": .text(
                    try site.phrase(
                        "ui.item.power", ["power": site.numbers.integer(powers.today)])),
                "before": try powers.before.map { power in
                    .text(
                        try site.phrase(
                            "ui.item.power-before",
                            [
                                "power": site.numbers.integer(power),
                                "generations": try site.generations(
                                    from: Self.firstGenerationWithGift, to: last),
                            ]))
                } ?? .null,
            ]
        }
    }

    /// "Spicy 10, Dry 10"; `nil` where the flavours are not known.
    private var flavors: String? {
        get throws {
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

    /// How long its plant grows until it bears fruit.
    private var growth: String? {
        get throws {
            try berry.growthHours.map {
                try site.phrase(
                    "ui.item.hours", ["hours": site.numbers.integer($0 * Self.stages)])
            }
        }
    }

    private func size(_ millimetres: Int) throws -> String {
        try site.phrase("ui.item.millimetres", ["size": site.numbers.integer(millimetres)])
    }
}
