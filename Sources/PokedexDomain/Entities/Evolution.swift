/// A family of species that evolve into one another.
public struct EvolutionChain: Hashable, Sendable {
    /// Its number.
    public let id: Identifier<EvolutionChain>
    /// The incense that a parent must hold for its Egg to hold the family's baby.
    public package(set) var babyTriggerItem: Identifier<Item>?
    /// The ways in which its species evolve, in the source's order.
    public package(set) var evolutions: [Evolution]

    /// Holds one family.
    public init(
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
public struct Evolution: Hashable, Sendable {
    /// The species that evolves.
    public let from: Identifier<Species>
    /// The species it becomes.
    public let into: Identifier<Species>
    /// What sets it off.
    public let trigger: Identifier<EvolutionTrigger>
    /// The Pokémon it must be; `nil` for the default variety.
    public let baseForm: Identifier<Pokemon>?
    /// The Pokémon it becomes; `nil` for the default variety.
    public let evolvedForm: Identifier<Pokemon>?
    /// The version group in which it came to be.
    public let versionGroup: Identifier<VersionGroup>
    /// Whether it is today's way; `false` for those of older games.
    public let isDefault: Bool
    /// What else is needed.
    public let conditions: EvolutionConditions

    /// Holds one evolution.
    public init(
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
public struct EvolutionConditions: Hashable, Sendable {
    /// When it must be. PokéAPI's `time_of_day`.
    public enum TimeOfDay: String, CaseIterable, Hashable, Sendable {
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
    public enum Gender: Int, CaseIterable, Hashable, Sendable {
        /// Female.
        case female = 1
        /// Male.
        case male = 2
    }

    /// The item that is used.
    public var item: Identifier<Item>?
    /// The item that it holds.
    public var heldItem: Identifier<Item>?
    /// Its gender.
    public var gender: Gender?
    /// The move that it knows.
    public var knownMove: Identifier<Move>?
    /// The type of a move that it knows.
    public var knownMoveType: Identifier<PokemonType>?
    /// The location.
    public var location: Identifier<Location>?
    /// The region.
    public var region: Identifier<Region>?
    /// The level from which on, 1 to 100.
    public var minimumLevel: Int?
    /// The friendship from which on, up to 255.
    public var minimumHappiness: Int?
    /// The beauty from which on, up to 255.
    public var minimumBeauty: Int?
    /// The affection from which on, in hearts.
    public var minimumAffection: Int?
    /// The damage in HP that it must have taken.
    public var minimumDamageTaken: Int?
    /// How often it must have used ``usedMove``.
    public var minimumMoveCount: Int?
    /// The steps it must have walked outside its ball.
    public var minimumSteps: Int?
    /// The move that it must have used.
    public var usedMove: Identifier<Move>?
    /// The species that must be in the party.
    public var partySpecies: Identifier<Species>?
    /// The type of a Pokémon that must be in the party.
    public var partyType: Identifier<PokemonType>?
    /// The species that it must be traded for.
    public var tradeSpecies: Identifier<Species>?
    /// 1: Attack above Defense; 0: both equal; -1: Attack below Defense.
    public var relativePhysicalStats: Int?
    /// When.
    public var timeOfDay: TimeOfDay?
    /// Whether it must be near a special rock.
    public var nearSpecialRock = false
    /// Whether others must play along.
    public var needsMultiplayer = false
    /// Whether it must rain outside of battle.
    public var needsOverworldRain = false
    /// Whether the console must be held upside down.
    public var turnUpsideDown = false

    /// Needs nothing.
    public init() {}
}
