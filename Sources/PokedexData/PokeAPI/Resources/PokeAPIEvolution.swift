/// One entry of `evolution_details`, and what it asks for beyond what this program knows.
struct PokeAPIEvolutionDetail: Decodable, Sendable {
    /// The entry as far as it is understood.
    let evolution: PokeAPIEvolution
    /// What else it asks for, as in JSON: `"needs_dance": true`; sorted by key.
    let unknownConditions: [String]

    init(from decoder: any Decoder) throws {
        evolution = try PokeAPIEvolution(from: decoder)
        let entry = try decoder.container(keyedBy: AnyKey.self)
        let unknown = entry.sortedKeys.filter {
            PokeAPIEvolution.CodingKeys(stringValue: $0.stringValue) == nil
        }
        unknownConditions = try unknown.compactMap { key in
            let value = try entry.decode(UnknownValue.self, forKey: key)
            return value.text.map { "\(quoted(key.stringValue)): \($0)" }
        }
    }
}

/// One entry of `evolution_details`, as far as it is understood.
struct PokeAPIEvolution: Decodable, Sendable {
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
