/// PokéAPI's `move`.
struct PokeAPIMove: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let generation: PokeAPIReference
    let type: PokeAPIReference
    let damageClass: PokeAPIWord
    let power: Nullable<Int>
    let accuracy: Nullable<Int>
    let powerPoints: Nullable<Int>
    let priority: Int
    let target: PokeAPIReference
    let effectChance: Nullable<Int>
    let effect: Nullable<PokeAPIMoveEffect>
    let statChanges: [PokeAPIStatChange]
    let past: [PokeAPIPastMoveValues]

    private enum CodingKeys: String, CodingKey {
        case id, name, names, generation, type, power, accuracy, priority, target
        case damageClass = "damage_class"
        case powerPoints = "pp"
        case effectChance = "effect_chance"
        case effect = "meta"
        case statChanges = "stat_changes"
        case past = "past_values"
    }
}

/// A move's `meta`: what it does, in numbers.
struct PokeAPIMoveEffect: Codable, Hashable, Sendable {
    let category: PokeAPIReference
    let ailment: PokeAPIReference
    let ailmentChance: Int
    let criticalStage: Int
    let drain: Int
    let flinchChance: Int
    let healing: Int
    let minimumHits: Nullable<Int>
    let maximumHits: Nullable<Int>
    let minimumTurns: Nullable<Int>
    let maximumTurns: Nullable<Int>
    let statChance: Int

    private enum CodingKeys: String, CodingKey {
        case category, ailment, drain, healing
        case ailmentChance = "ailment_chance"
        case criticalStage = "crit_rate"
        case flinchChance = "flinch_chance"
        case minimumHits = "min_hits"
        case maximumHits = "max_hits"
        case minimumTurns = "min_turns"
        case maximumTurns = "max_turns"
        case statChance = "stat_chance"
    }
}

/// A stat that a move changes.
struct PokeAPIStatChange: Codable, Hashable, Sendable {
    let stages: Int
    let stat: PokeAPIWord

    private enum CodingKeys: String, CodingKey {
        case stat
        case stages = "change"
    }
}

/// What a move was before a version group; `null` is what did not change there.
struct PokeAPIPastMoveValues: Codable, Hashable, Sendable {
    let before: PokeAPIReference
    let type: Nullable<PokeAPIReference>
    let power: Nullable<Int>
    let accuracy: Nullable<Int>
    let powerPoints: Nullable<Int>
    let effectChance: Nullable<Int>

    private enum CodingKeys: String, CodingKey {
        case type, power, accuracy
        case before = "version_group"
        case powerPoints = "pp"
        case effectChance = "effect_chance"
    }
}
