/// A family of species that evolve into one another.
package struct EvolutionChain: Hashable, Sendable {
    package var id: Identifier<EvolutionChain>
    /// The incense that a parent must hold for its Egg to hold the family's baby.
    package var babyTriggerItem: Identifier<Item>?
    /// The ways in which its species evolve, in the source's order.
    package var evolutions: [Evolution]

    package init(
        id: Identifier<EvolutionChain>, babyTriggerItem: Identifier<Item>?,
        evolutions: [Evolution]
    ) {
        (self.id, self.babyTriggerItem, self.evolutions) = (id, babyTriggerItem, evolutions)
    }
}

/// One way in which a species evolves into another. Those that differ only by game are one
/// evolution: today's way is the default one.
package struct Evolution: Hashable, Sendable {
    package var from: Identifier<Species>
    package var into: Identifier<Species>
    /// What sets it off.
    package var trigger: Identifier<EvolutionTrigger>
    /// The Pokémon it must be; `nil` for the default variety.
    package var baseForm: Identifier<Pokemon>?
    /// The Pokémon it becomes; `nil` for the default variety.
    package var evolvedForm: Identifier<Pokemon>?
    /// The version group in which it came to be.
    package var versionGroup: Identifier<VersionGroup>
    /// Whether it is today's way; `false` for those of older games.
    package var isDefault: Bool
    /// What else is needed.
    package var conditions: EvolutionConditions

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
        case day
        case night
        case dusk
        case fullMoon = "full-moon"
    }

    package enum Gender: Int, CaseIterable, Hashable, Sendable {
        case female = 1
        case male = 2
    }

    /// The item that is used.
    package var item: Identifier<Item>?
    package var heldItem: Identifier<Item>?
    package var gender: Gender?
    package var knownMove: Identifier<Move>?
    package var knownMoveType: Identifier<PokemonType>?
    package var location: Identifier<Location>?
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
    package var usedMove: Identifier<Move>?
    /// The species that must be in the party.
    package var partySpecies: Identifier<Species>?
    /// The type of a Pokémon that must be in the party.
    package var partyType: Identifier<PokemonType>?
    /// The species that it must be traded for.
    package var tradeSpecies: Identifier<Species>?
    /// 1: Attack above Defense; 0: both equal; -1: Attack below Defense.
    package var relativePhysicalStats: Int?
    package var timeOfDay: TimeOfDay?
    /// Whether it must be near a special rock.
    package var nearSpecialRock = false
    /// Whether others must play along.
    package var needsMultiplayer = false
    /// Whether it must rain outside of battle.
    package var needsOverworldRain = false
    /// Whether the console must be held upside down.
    package var turnUpsideDown = false

    package init() {}

    /// The items that they name.
    package var items: [Identifier<Item>] { [item, heldItem].compactMap(\.self) }
}

/// The least friendship of evolutions that need it. All need the same, which changed once; PokéAPI
/// states one of the two figures, whichever games it describes.
package enum FriendshipRule {
    /// Since generation VIII.
    package static let today = 160
    /// Up to generation VII.
    package static let before = 220
    private static let lastGenerationBefore = Identifier<Generation>(7)

    /// Whether an evolution once needed ``before`` and needs ``today`` now.
    ///
    /// - Parameters:
    ///   - minimum: what the source states.
    ///   - generation: that of the first games with the evolution.
    package static func changed(_ minimum: Int, since generation: Identifier<Generation>) -> Bool {
        [today, before].contains(minimum) && generation <= lastGenerationBefore
    }
}

/// Which species come from which; none may come from itself.
package struct Ancestry {
    private var descendants: [Identifier<Species>: Set<Identifier<Species>>] = [:]

    package init() {}

    /// Adds that one species becomes another.
    ///
    /// - Returns: `false`, adding nothing, when the first comes from the second already.
    package mutating func insert(
        _ from: Identifier<Species>, before into: Identifier<Species>
    ) -> Bool {
        guard !isReachable(from, from: into) else { return false }
        descendants[from, default: []].insert(into)
        return true
    }

    private func isReachable(
        _ goal: Identifier<Species>, from start: Identifier<Species>
    ) -> Bool {
        var seen: Set<Identifier<Species>> = []
        var waiting = [start]
        while let species = waiting.popLast() {
            if species == goal { return true }
            guard seen.insert(species).inserted else { continue }
            waiting += descendants[species] ?? []
        }
        return false
    }
}

extension FactRange {
    package static let evolutionLevel = 1...100
    /// Damage, moves and steps that an evolution needs.
    package static let amount = 0...100_000
    /// Attack compared with Defense.
    package static let comparison = -1...1
}
