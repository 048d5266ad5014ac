/// A gift that a Pokémon has, such as Static.
public struct Ability: Hashable, Sendable {
    /// Its number.
    public let id: Identifier<Ability>
    /// Its identifier.
    public let slug: Slug
    /// Its name.
    public let name: LocalizedName
    /// The generation it appeared in.
    public let generation: Identifier<Generation>
    /// Whether it belongs to the main series of games (313 of 373).
    public let isMainSeries: Bool

    /// Holds one ability.
    public init(
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
public struct AbilitySlot: Hashable, Sendable {
    /// The slot: 1 and 2 are the ordinary ones, 3 is the hidden one.
    public let slot: Int
    /// Whether it is the hidden ability.
    public let isHidden: Bool
    /// The ability; `nil` in a past list where the slot was empty.
    public let ability: Identifier<Ability>?

    /// Holds one slot.
    public init(slot: Int, isHidden: Bool, ability: Identifier<Ability>?) {
        self.slot = slot
        self.isHidden = isHidden
        self.ability = ability
    }
}
