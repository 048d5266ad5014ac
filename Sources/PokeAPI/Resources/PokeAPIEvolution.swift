import PokedexDomain

/// One entry of `evolution_details`, and what it asks for beyond what this program knows.
struct PokeAPIEvolutionDetail: Hashable, Sendable {
    /// The entry as far as it is understood.
    let evolution: PokeAPIEvolution
    /// What else it asks for, by key; values that ask for nothing are left out.
    let unknown: [String: UnknownValue]

    /// What else it asks for, as in JSON: `"needs_dance": true`; sorted by key.
    var unknownConditions: [String] {
        unknown.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \($0.value)" }
    }
}

/// It is written in the shape that it is read from, unknown keys beside the known ones, so that
/// nothing of the source's can be taken for something else.
extension PokeAPIEvolutionDetail: Codable {
    init(from decoder: any Decoder) throws {
        evolution = try PokeAPIEvolution(from: decoder)
        let entry = try decoder.container(keyedBy: AnyKey.self)
        var unknown: [String: UnknownValue] = [:]
        for key in entry.sortedKeys
        where PokeAPIEvolution.CodingKeys(stringValue: key.stringValue) == nil {
            unknown[key.stringValue] = try UnknownValue(
                decodedBy: try entry.superDecoder(forKey: key))
        }
        self.unknown = unknown
    }

    func encode(to encoder: any Encoder) throws {
        try evolution.encode(to: encoder)
        var entry = encoder.container(keyedBy: AnyKey.self)
        for (key, value) in unknown {
            try entry.encode(value, forKey: AnyKey(stringValue: key))
        }
    }
}

/// One entry of `evolution_details`, as far as it is understood.
struct PokeAPIEvolution: Codable, Hashable, Sendable {
    let trigger: PokeAPIReference
    let baseForm: Nullable<PokeAPIReference>
    let evolvedForm: Nullable<PokeAPIReference>
    let versionGroup: PokeAPIReference
    let isDefault: Bool
    let item: Nullable<PokeAPIReference>
    let heldItem: Nullable<PokeAPIReference>
    let gender: Nullable<Int>
    let knownMove: Nullable<PokeAPIReference>
    let knownMoveType: Nullable<PokeAPIReference>
    let location: Nullable<PokeAPIReference>
    let region: Nullable<PokeAPIReference>
    let minimumLevel: Nullable<Int>
    let minimumHappiness: Nullable<Int>
    let minimumBeauty: Nullable<Int>
    let minimumAffection: Nullable<Int>
    let minimumDamageTaken: Nullable<Int>
    let minimumMoveCount: Nullable<Int>
    let minimumSteps: Nullable<Int>
    let usedMove: Nullable<PokeAPIReference>
    let partySpecies: Nullable<PokeAPIReference>
    let partyType: Nullable<PokeAPIReference>
    let tradeSpecies: Nullable<PokeAPIReference>
    let relativePhysicalStats: Nullable<Int>
    let timeOfDay: String
    let nearSpecialRock: Bool
    let needsMultiplayer: Bool
    let needsOverworldRain: Bool
    let turnUpsideDown: Bool

    fileprivate enum CodingKeys: String, CodingKey {
        case trigger, item, gender, location, region
        case baseForm = "base_form"
        case evolvedForm = "evolved_form"
        case versionGroup = "version_group"
        case isDefault = "is_default"
        case heldItem = "held_item"
        case knownMove = "known_move"
        case knownMoveType = "known_move_type"
        case minimumLevel = "min_level"
        case minimumHappiness = "min_happiness"
        case minimumBeauty = "min_beauty"
        case minimumAffection = "min_affection"
        case minimumDamageTaken = "min_damage_taken"
        case minimumMoveCount = "min_move_count"
        case minimumSteps = "min_steps"
        case usedMove = "used_move"
        case partySpecies = "party_species"
        case partyType = "party_type"
        case tradeSpecies = "trade_species"
        case relativePhysicalStats = "relative_physical_stats"
        case timeOfDay = "time_of_day"
        case nearSpecialRock = "near_special_rock"
        case needsMultiplayer = "needs_multiplayer"
        case needsOverworldRain = "needs_overworld_rain"
        case turnUpsideDown = "turn_upside_down"
    }
}
