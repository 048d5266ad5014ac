/// An item that evolves a Pokémon, that a family's baby needs, that wild Pokémon hold, a Berry, or a
/// Poké Ball: PokéAPI's `item`, as far as something names it.
package struct Item: Hashable, Sendable {
    /// Its number.
    package let id: Identifier<Item>
    /// Its identifier.
    package let slug: Slug
    /// Its name as far as the source has one; the rest are in `content/strings/`.
    package let name: LocalizedName
    /// What kind of thing it is; `nil` where unknown.
    package var category: Identifier<ItemCategory>?
    /// The power of the move Fling with it; `nil` where it cannot be flung, or that is unknown.
    package let flingPower: Int?

    /// Holds one item.
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
        /// The move's type.
        package let type: Identifier<PokemonType>
        /// Its power in the first generation that has the Berry.
        package let power: Int

        /// Holds a type with a power.
        package init(type: Identifier<PokemonType>, power: Int) {
            self.type = type
            self.power = power
        }
    }

    /// How it tastes. PokéAPI's `berry-flavor`.
    package enum Flavor: String, CaseIterable, Hashable, Sendable {
        /// Flavours, in the games' order.
        case spicy, dry, sweet, bitter, sour
    }

    /// How firm it is. PokéAPI's `berry-firmness`.
    package enum Firmness: String, CaseIterable, Hashable, Sendable {
        /// The softest.
        case verySoft = "very-soft"
        /// Soft.
        case soft
        /// Hard.
        case hard
        /// Very hard.
        case veryHard = "very-hard"
        /// The hardest.
        case superHard = "super-hard"
    }

    /// Its number among the Berries.
    package let id: Identifier<Berry>
    /// Its identifier among the Berries, such as `cheri`.
    package let slug: Slug
    /// The item that it is.
    package let item: Identifier<Item>
    /// What Natural Gift becomes with it; `nil` where unknown.
    package var gift: Gift?
    /// The hours that each of the four stages of its plant takes; `nil` where unknown.
    package let growthHours: Int?
    /// How firm it is; `nil` where unknown.
    package let firmness: Firmness?
    /// Its size in millimetres; `nil` where unknown.
    package let size: Int?
    /// The potency of each flavour, 0 for those that it lacks; empty where unknown.
    package let flavors: [Flavor: Int]

    /// Holds one Berry.
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
    /// The item.
    package let item: Identifier<Item>
    /// In which games, by number; at least one.
    package var versions: [Identifier<GameVersion>]
    /// How many of a hundred hold it, 1 to 100.
    package let chance: Int

    /// Holds one item with its games.
    package init(item: Identifier<Item>, versions: [Identifier<GameVersion>], chance: Int) {
        self.item = item
        self.versions = versions
        self.chance = chance
    }
}

extension HeldItem: Comparable {
    /// Orders by item and games.
    package static func < (first: Self, second: Self) -> Bool {
        first.item == second.item
            ? first.versions.lexicographicallyPrecedes(second.versions)
            : first.item < second.item
    }
}
