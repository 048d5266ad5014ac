/// A gift that a Pokémon has, such as Static.
package struct Ability: Hashable, Sendable {
    /// Its number.
    package let id: Identifier<Ability>
    /// Its identifier.
    package let slug: Slug
    /// Its name.
    package let name: LocalizedName
    /// The generation it appeared in.
    package let generation: Identifier<Generation>
    /// Whether it belongs to the main series of games (313 of 373).
    package let isMainSeries: Bool

    /// Holds one ability.
    package init(
        id: Identifier<Ability>, slug: Slug, name: LocalizedName,
        generation: Identifier<Generation>, isMainSeries: Bool
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.generation = generation
        self.isMainSeries = isMainSeries
    }
}

/// An ability that a Pokémon may have.
package struct AbilitySlot: Hashable, Sendable {
    /// The slot: 1 and 2 are the ordinary ones, 3 is the hidden one.
    package let slot: Int
    /// Whether it is the hidden ability.
    package let isHidden: Bool
    /// The ability; `nil` in a past list where the slot was empty.
    package let ability: Identifier<Ability>?

    /// Holds one slot.
    package init(slot: Int, isHidden: Bool, ability: Identifier<Ability>?) {
        self.slot = slot
        self.isHidden = isHidden
        self.ability = ability
    }
}
