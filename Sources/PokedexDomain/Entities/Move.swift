/// A move, such as Thunderbolt, as it is today.
package struct Move: Hashable, Sendable {
    /// Its number; above 10000 for moves of side games.
    package var id: Identifier<Move>
    package var slug: Slug
    /// Its name; 18 pairs of Z-moves share theirs.
    package var name: LocalizedName
    package var generation: Identifier<Generation>
    package var type: Identifier<PokemonType>
    /// Its class today; before generation IV the type decided.
    package var damageClass: DamageClass
    /// Its power; `nil` for moves without one, or whose power is not fixed.
    package var power: Int?
    /// Its accuracy in percent; `nil` for moves that cannot miss.
    package var accuracy: Int?
    /// How often it can be used; `nil` where unknown.
    package var powerPoints: Int?
    /// When it strikes within a turn, from -7 (last) to 5.
    package var priority: Int
    /// Whom it strikes.
    package var target: Identifier<MoveTarget>
    /// The chance of its added effect in percent; `nil` for moves without one.
    package var effectChance: Int?
    /// What it does, in numbers; `nil` where the source has nothing (110 moves).
    package var effect: MoveEffect?
    /// The stats it changes, in the source's order.
    package var statChanges: [StatChange]
    /// What was different, sorted by the version group's order.
    package var past: [PastMoveValues]
    /// What is different in single games that stand apart, sorted by the version group's order.
    package var inGames: [GameMoveValues]
    /// Its machines, sorted by the version group's order, then by number.
    package var machines: [Machine]

    package init(
        id: Identifier<Move>, slug: Slug, name: LocalizedName, generation: Identifier<Generation>,
        type: Identifier<PokemonType>, damageClass: DamageClass, power: Int?, accuracy: Int?,
        powerPoints: Int?, priority: Int, target: Identifier<MoveTarget>, effectChance: Int?,
        effect: MoveEffect?, statChanges: [StatChange], past: [PastMoveValues],
        inGames: [GameMoveValues] = [], machines: [Machine]
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.generation = generation
        self.type = type
        self.damageClass = damageClass
        self.power = power
        self.accuracy = accuracy
        self.powerPoints = powerPoints
        self.priority = priority
        self.target = target
        self.effectChance = effectChance
        self.effect = effect
        self.statChanges = statChanges
        self.past = past
        self.inGames = inGames
        self.machines = machines
    }
}

/// What a move does, in numbers: PokéAPI's `meta`.
package struct MoveEffect: Hashable, Sendable {
    package var category: Identifier<MoveCategory>
    /// What it does to the target's condition.
    package var ailment: Identifier<MoveAilment>
    /// The ailment's chance in percent; 0 with an ailment means always.
    package var ailmentChance: Int
    /// How much more often it lands a critical hit, in stages.
    package var criticalStage: Int
    /// The damage in percent that the user gets back as HP; negative is recoil.
    package var drain: Int
    /// The chance in percent to make the target flinch.
    package var flinchChance: Int
    /// The part of its HP in percent that the user regains; negative is lost.
    package var healing: Int
    /// How often it strikes at least; `nil` for once.
    package var minimumHits: Int?
    /// How often it strikes at most; `nil` for once.
    package var maximumHits: Int?
    /// How many turns it lasts at least; `nil` for one.
    package var minimumTurns: Int?
    /// How many turns it lasts at most; `nil` for one.
    package var maximumTurns: Int?
    /// The chance in percent that it changes stats; 0 with changes means always.
    package var statChance: Int

    package init(
        category: Identifier<MoveCategory>, ailment: Identifier<MoveAilment>, ailmentChance: Int,
        criticalStage: Int, drain: Int, flinchChance: Int, healing: Int, minimumHits: Int?,
        maximumHits: Int?, minimumTurns: Int?, maximumTurns: Int?, statChance: Int
    ) {
        self.category = category
        self.ailment = ailment
        self.ailmentChance = ailmentChance
        self.criticalStage = criticalStage
        self.drain = drain
        self.flinchChance = flinchChance
        self.healing = healing
        self.minimumHits = minimumHits
        self.maximumHits = maximumHits
        self.minimumTurns = minimumTurns
        self.maximumTurns = maximumTurns
        self.statChance = statChance
    }
}

/// A stat that a move raises or lowers.
package struct StatChange: Hashable, Sendable {
    package var stat: Stat
    /// By how many stages, from -3 to 3 (12 for "to the most").
    package var stages: Int

    package init(stat: Stat, stages: Int) { (self.stat, self.stages) = (stat, stages) }
}

/// What is different about a move in other games than those of today; `nil` is what is not. A power, an
/// accuracy or a chance of 0 is none.
package struct OtherMoveValues: Hashable, Sendable {
    package var type: Identifier<PokemonType>?
    package var damageClass: DamageClass?
    package var power: Int?
    package var accuracy: Int?
    package var powerPoints: Int?
    package var priority: Int?
    package var target: Identifier<MoveTarget>?
    package var effectChance: Int?

    package init(
        type: Identifier<PokemonType>? = nil, damageClass: DamageClass? = nil, power: Int? = nil,
        accuracy: Int? = nil, powerPoints: Int? = nil, priority: Int? = nil,
        target: Identifier<MoveTarget>? = nil, effectChance: Int? = nil
    ) {
        self.type = type
        self.damageClass = damageClass
        self.power = power
        self.accuracy = accuracy
        self.powerPoints = powerPoints
        self.priority = priority
        self.target = target
        self.effectChance = effectChance
    }
}

/// What a move was in the games before a version group.
package struct PastMoveValues: Hashable, Sendable {
    /// The first version group in which the values held no longer.
    package var before: Identifier<VersionGroup>
    package var values: OtherMoveValues

    package init(before: Identifier<VersionGroup>, values: OtherMoveValues) {
        (self.before, self.values) = (before, values)
    }
}

/// What a move is in one game alone, such as Legends: Arceus; it comes before past values.
package struct GameMoveValues: Hashable, Sendable {
    package var game: Identifier<VersionGroup>
    package var values: OtherMoveValues

    package init(game: Identifier<VersionGroup>, values: OtherMoveValues) {
        (self.game, self.values) = (game, values)
    }
}

/// A machine that teaches a move in some games.
package struct Machine: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case technicalMachine = "tm"
        case hiddenMachine = "hm"
        case technicalRecord = "tr"
    }

    package var versionGroup: Identifier<VersionGroup>
    package var kind: Kind
    /// Its number; 0 is possible (TM00 of Sword and Shield).
    package var number: Int

    package init(versionGroup: Identifier<VersionGroup>, kind: Kind, number: Int) {
        (self.versionGroup, self.kind, self.number) = (versionGroup, kind, number)
    }
}

extension FactRange {
    package static let percent = 0...100
    /// Percentages that may be losses.
    package static let signedPercent = -100...100
    package static let power = 0...1_000
    package static let powerPoints = 0...100
    package static let priority = -10...10
    package static let criticalStage = 0...10
    /// Hits and turns.
    package static let repetitions = 0...100
    /// Stages by which a stat changes.
    package static let stages = -12...12
    package static let machineNumber = 0...999
}
