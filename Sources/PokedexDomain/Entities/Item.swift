/// An item that evolves a Pokémon, that a family's baby needs, that wild Pokémon hold, a Berry, or a
/// Poké Ball: PokéAPI's `item`, as far as something names it.
package struct Item: Hashable, Sendable {
    package var id: Identifier<Item>
    package var slug: Slug
    /// Its name as far as the source has one; the rest are in `content/strings/`.
    package var name: LocalizedName
    /// What kind of thing it is; `nil` where unknown.
    package var category: Identifier<ItemCategory>?
    /// The power of the move Fling with it; `nil` where it cannot be flung, or that is unknown.
    package var flingPower: Int?

    package init(
        id: Identifier<Item>, slug: Slug, name: LocalizedName,
        category: Identifier<ItemCategory>? = nil, flingPower: Int? = nil
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.category = category
        self.flingPower = flingPower
    }
}

extension Term where Vocabulary == PokedexDomain.Vocabulary.ItemCategories {
    /// Whether its items are Poké Balls, all of which belong to the catalog.
    package var isOfBalls: Bool { slug.text.hasSuffix("-balls") }
}

/// What is special about a Berry: PokéAPI's `berry`. But for Natural Gift, the values are those of
/// Diamond, Pearl and Platinum, and unknown for Berries that came later.
package struct Berry: Hashable, Sendable {
    /// What the move Natural Gift becomes with it.
    package struct Gift: Hashable, Sendable {
        package var type: Identifier<PokemonType>
        /// Its power in the first generation that has the Berry.
        package var power: Int

        package init(type: Identifier<PokemonType>, power: Int) {
            (self.type, self.power) = (type, power)
        }
    }

    /// How it tastes, in the games' order. PokéAPI's `berry-flavor`.
    package enum Flavor: String, CaseIterable, Hashable, Sendable {
        case spicy, dry, sweet, bitter, sour
    }

    /// How firm it is. PokéAPI's `berry-firmness`.
    package enum Firmness: String, CaseIterable, Hashable, Sendable {
        case verySoft = "very-soft"
        case soft
        case hard
        case veryHard = "very-hard"
        case superHard = "super-hard"
    }

    /// Its number among the Berries.
    package var id: Identifier<Berry>
    /// Its identifier among the Berries, such as `cheri`.
    package var slug: Slug
    package var item: Identifier<Item>
    /// What Natural Gift becomes with it; `nil` where unknown.
    package var gift: Gift?
    /// The hours that each of the four stages of its plant takes; `nil` where unknown.
    package var growthHours: Int?
    /// How firm it is; `nil` where unknown.
    package var firmness: Firmness?
    /// Its size in millimetres; `nil` where unknown.
    package var size: Int?
    /// The potency of each flavour, 0 for those that it lacks; empty where unknown.
    package var flavors: [Flavor: Int]

    package init(
        id: Identifier<Berry>, slug: Slug, item: Identifier<Item>, gift: Gift?, growthHours: Int?,
        firmness: Firmness?, size: Int?, flavors: [Flavor: Int]
    ) {
        self.id = id
        self.slug = slug
        self.item = item
        self.gift = gift
        self.growthHours = growthHours
        self.firmness = firmness
        self.size = size
        self.flavors = flavors
    }
}

/// An item that a wild Pokémon may hold, in the games that agree about it.
package struct HeldItem: Hashable, Sendable {
    package var item: Identifier<Item>
    /// In which games, by number; at least one.
    package var versions: [Identifier<GameVersion>]
    /// How many of a hundred hold it, 1 to 100.
    package var chance: Int

    package init(item: Identifier<Item>, versions: [Identifier<GameVersion>], chance: Int) {
        (self.item, self.versions, self.chance) = (item, versions, chance)
    }
}

extension HeldItem: Comparable {
    package static func < (first: Self, second: Self) -> Bool {
        first.item == second.item
            ? first.versions.lexicographicallyPrecedes(second.versions)
            : first.item < second.item
    }
}

/// The power that the move Natural Gift has with a Berry. The source states that of the first
/// generation that has the Berry; Generation VI raised the powers of all Berries that were there.
package enum NaturalGiftRule {
    /// The generation from which on the powers are higher.
    package static let changed = Identifier<Generation>(6)
    /// The highest power before; Berries that came later have 100.
    private static let highestBefore = 80
    private static let increase = 20

    /// The power since ``changed``, and the one before; that is `nil` for Berries that came later.
    package static func powers(_ gift: Berry.Gift) -> (today: Int, before: Int?) {
        gift.power > highestBefore
            ? (gift.power, nil) : (gift.power + increase, gift.power)
    }
}

extension FactRange {
    /// How many of a hundred wild Pokémon hold an item.
    package static let heldChance = 1...100
    /// The power of a move that an item decides.
    package static let itemPower = 1...1_000
    /// The hours of a stage of a Berry's plant.
    package static let growthHours = 1...1_000
    /// A Berry's millimetres.
    package static let berrySize = 1...10_000
}
