/// A move, such as Thunderbolt, as it is today.
package struct Move: Hashable, Sendable {
    /// Its number; above 10000 for moves of side games.
    package let id: Identifier<Move>
    /// Its identifier.
    package let slug: Slug
    /// Its name; 18 pairs of Z-moves share theirs.
    package let name: LocalizedName
    /// The generation it appeared in.
    package let generation: Identifier<Generation>
    /// Its type.
    package let type: Identifier<PokemonType>
    /// Its class today; before generation IV the type decided.
    package let damageClass: DamageClass
    /// Its power; `nil` for moves without one, or whose power is not fixed.
    package let power: Int?
    /// Its accuracy in percent; `nil` for moves that cannot miss.
    package let accuracy: Int?
    /// How often it can be used; `nil` where unknown.
    package let powerPoints: Int?
    /// When it strikes within a turn, from -7 (last) to 5.
    package let priority: Int
    /// Whom it strikes.
    package let target: Identifier<MoveTarget>
    /// The chance of its added effect in percent; `nil` for moves without one.
    package let effectChance: Int?
    /// What it does, in numbers; `nil` where the source has nothing (110 moves).
    package var effect: MoveEffect?
    /// The stats it changes, in the source's order.
    package let statChanges: [StatChange]
    /// What was different, sorted by the version group's order.
    package var past: [PastMoveValues]
    /// Its machines, sorted by the version group's order, then by number.
    package var machines: [Machine]

    /// Holds one move.
    package init(
        id: Identifier<Move>, slug: Slug, name: LocalizedName, generation: Identifier<Generation>,
        type: Identifier<PokemonType>, damageClass: DamageClass, power: Int?, accuracy: Int?,
        powerPoints: Int?, priority: Int, target: Identifier<MoveTarget>, effectChance: Int?,
        effect: MoveEffect?, statChanges: [StatChange], past: [PastMoveValues],
        machines: [Machine]
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
        self.machines = machines
    }
}

/// What a move does, in numbers: PokéAPI's `meta`.
package struct MoveEffect: Hashable, Sendable {
    /// The kind of effect.
    package let category: Identifier<MoveCategory>
    /// What it does to the target's condition.
    package let ailment: Identifier<MoveAilment>
    /// The ailment's chance in percent; 0 with an ailment means always.
    package let ailmentChance: Int
    /// How much more often it lands a critical hit, in stages.
    package let criticalStage: Int
    /// The damage in percent that the user gets back as HP; negative is recoil.
    package let drain: Int
    /// The chance in percent to make the target flinch.
    package let flinchChance: Int
    /// The part of its HP in percent that the user regains; negative is lost.
    package let healing: Int
    /// How often it strikes at least; `nil` for once.
    package let minimumHits: Int?
    /// How often it strikes at most; `nil` for once.
    package let maximumHits: Int?
    /// How many turns it lasts at least; `nil` for one.
    package let minimumTurns: Int?
    /// How many turns it lasts at most; `nil` for one.
    package let maximumTurns: Int?
    /// The chance in percent that it changes stats; 0 with changes means always.
    package let statChance: Int

    /// Holds one move's effect.
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
    /// Which.
    package let stat: Stat
    /// By how many stages, from -3 to 3 (12 for "to the most").
    package let stages: Int

    /// Holds one change.
    package init(stat: Stat, stages: Int) {
        self.stat = stat
        self.stages = stages
    }
}

/// What a move was in the games before a version group; `nil` is what did not change there.
package struct PastMoveValues: Hashable, Sendable {
    /// The first version group in which the values held no longer.
    package let before: Identifier<VersionGroup>
    /// The type before.
    package let type: Identifier<PokemonType>?
    /// The power before.
    package let power: Int?
    /// The accuracy before, in percent.
    package let accuracy: Int?
    /// The power points before.
    package let powerPoints: Int?
    /// The effect's chance before, in percent.
    package let effectChance: Int?

    /// Holds one set of past values.
    package init(
        before: Identifier<VersionGroup>, type: Identifier<PokemonType>?, power: Int?,
        accuracy: Int?, powerPoints: Int?, effectChance: Int?
    ) {
        self.before = before
        self.type = type
        self.power = power
        self.accuracy = accuracy
        self.powerPoints = powerPoints
        self.effectChance = effectChance
    }
}

/// A machine that teaches a move in some games.
package struct Machine: Hashable, Sendable {
    /// The kinds of machine.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Technical machine.
        case technicalMachine = "tm"
        /// Hidden machine.
        case hiddenMachine = "hm"
        /// Technical record.
        case technicalRecord = "tr"
    }

    /// The games.
    package let versionGroup: Identifier<VersionGroup>
    /// Its kind.
    package let kind: Kind
    /// Its number; 0 is possible (TM00 of Sword and Shield).
    package let number: Int

    /// Holds one machine.
    package init(versionGroup: Identifier<VersionGroup>, kind: Kind, number: Int) {
        self.versionGroup = versionGroup
        self.kind = kind
        self.number = number
    }
}
