/// A family of species that evolve into one another.
package struct EvolutionChain: Hashable, Sendable {
    /// Its number.
    package let id: Identifier<EvolutionChain>
    /// The incense that a parent must hold for its Egg to hold the family's baby.
    package var babyTriggerItem: Identifier<Item>?
    /// The ways in which its species evolve, in the source's order.
    package var evolutions: [Evolution]

    /// Holds one family.
    package init(
        id: Identifier<EvolutionChain>, babyTriggerItem: Identifier<Item>?,
        evolutions: [Evolution]
    ) {
        self.id = id
        self.babyTriggerItem = babyTriggerItem
        self.evolutions = evolutions
    }
}

/// One way in which a species evolves into another. Those that differ only by game are one
/// evolution: today's way is the default one.
package struct Evolution: Hashable, Sendable {
    /// The species that evolves.
    package let from: Identifier<Species>
    /// The species it becomes.
    package let into: Identifier<Species>
    /// What sets it off.
    package let trigger: Identifier<EvolutionTrigger>
    /// The Pokémon it must be; `nil` for the default variety.
    package let baseForm: Identifier<Pokemon>?
    /// The Pokémon it becomes; `nil` for the default variety.
    package let evolvedForm: Identifier<Pokemon>?
    /// The version group in which it came to be.
    package let versionGroup: Identifier<VersionGroup>
    /// Whether it is today's way; `false` for those of older games.
    package let isDefault: Bool
    /// What else is needed.
    package let conditions: EvolutionConditions

    /// Holds one evolution.
    package init(
        from: Identifier<Species>, into: Identifier<Species>,
        trigger: Identifier<EvolutionTrigger>, baseForm: Identifier<Pokemon>?,
        evolvedForm: Identifier<Pokemon>?, versionGroup: Identifier<VersionGroup>,
        isDefault: Bool, conditions: EvolutionConditions
    ) {
        self.from = from
        self.into = into
        self.trigger = trigger
        self.baseForm = baseForm
        self.evolvedForm = evolvedForm
        self.versionGroup = versionGroup
        self.isDefault = isDefault
        self.conditions = conditions
    }
}

/// What an evolution needs besides its trigger; everything that is set must be met at once.
package struct EvolutionConditions: Hashable, Sendable {
    /// When it must be. PokéAPI's `time_of_day`.
    package enum TimeOfDay: String, CaseIterable, Hashable, Sendable {
        /// By day.
        case day
        /// At night.
        case night
        /// At dusk.
        case dusk
        /// Under a full moon.
        case fullMoon = "full-moon"
    }

    /// A gender. PokéAPI's `gender`, by number.
    package enum Gender: Int, CaseIterable, Hashable, Sendable {
        /// Female.
        case female = 1
        /// Male.
        case male = 2
    }

    /// The item that is used.
    package var item: Identifier<Item>?
    /// The item that it holds.
    package var heldItem: Identifier<Item>?
    /// Its gender.
    package var gender: Gender?
    /// The move that it knows.
    package var knownMove: Identifier<Move>?
    /// The type of a move that it knows.
    package var knownMoveType: Identifier<PokemonType>?
    /// The location.
    package var location: Identifier<Location>?
    /// The region.
    package var region: Identifier<Region>?
    /// The level from which on, 1 to 100.
    package var minimumLevel: Int?
    /// The friendship from which on, up to 255.
    package var minimumHappiness: Int?
    /// The beauty from which on, up to 255.
    package var minimumBeauty: Int?
    /// The affection from which on, in hearts.
    package var minimumAffection: Int?
    /// The damage in HP that it must have taken.
    package var minimumDamageTaken: Int?
    /// How often it must have used ``usedMove``.
    package var minimumMoveCount: Int?
    /// The steps it must have walked outside its ball.
    package var minimumSteps: Int?
    /// The move that it must have used.
    package var usedMove: Identifier<Move>?
    /// The species that must be in the party.
    package var partySpecies: Identifier<Species>?
    /// The type of a Pokémon that must be in the party.
    package var partyType: Identifier<PokemonType>?
    /// The species that it must be traded for.
    package var tradeSpecies: Identifier<Species>?
    /// 1: Attack above Defense; 0: both equal; -1: Attack below Defense.
    package var relativePhysicalStats: Int?
    /// When.
    package var timeOfDay: TimeOfDay?
    /// Whether it must be near a special rock.
    package var nearSpecialRock = false
    /// Whether others must play along.
    package var needsMultiplayer = false
    /// Whether it must rain outside of battle.
    package var needsOverworldRain = false
    /// Whether the console must be held upside down.
    package var turnUpsideDown = false

    /// Needs nothing.
    package init() {}
}
