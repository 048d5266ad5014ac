import PokedexDomain

/// One condition of an evolution as a part of a sentence; the raw value is its key in the words
/// `evolution.condition`.
enum EvolutionFragment: String, CaseIterable {
    case level, item, heldItem = "held-item", knownMove = "known-move"
    case knownMoveType = "known-move-type"
    case friendship, beauty, affection, affectionOne = "affection-one"
    case damage, steps, usedMove = "used-move", usedMoveCount = "used-move-count"
    case moveCount = "move-count"
    case partySpecies = "party-species", partyType = "party-type"
    case tradeSpecies = "trade-species"
    case attackHigher = "attack-higher", attackEqual = "attack-equal"
    case attackLower = "attack-lower"
    case day, night, dusk, fullMoon = "full-moon"
    case location, specialRockAt = "special-rock-at", specialRock = "special-rock", region
    case multiplayer, rain, upsideDown = "upside-down"

    /// The placeholders that its words must have, by the names in ``EvolutionValues``.
    var placeholders: Set<String> {
        switch self {
        case .level, .item, .heldItem, .knownMove, .knownMoveType, .affection, .damage, .steps,
            .usedMove, .partySpecies, .partyType, .tradeSpecies, .specialRock, .region:
            [rawValue]
        case .usedMoveCount: ["used-move", "count"]
        case .moveCount: ["count"]
        case .location: ["place"]
        case .specialRockAt: ["special-rock", "place"]
        case .friendship, .beauty, .affectionOne, .attackHigher, .attackEqual, .attackLower, .day,
            .night, .dusk, .fullMoon, .multiplayer, .rain, .upsideDown:
            []
        }
    }

    /// The fragments of all that an evolution needs, but for the gender, in the order in which a
    /// language says them.
    static func fragments(
        of conditions: EvolutionConditions, in language: Language
    ) -> [EvolutionFragment] {
        let needed = Set(ofPokemon(conditions) + ofCompany(conditions) + ofSurroundings(conditions))
        return order(in: language).filter(needed.contains)
    }

    private static func order(in language: Language) -> [EvolutionFragment] {
        switch language {
        case .english:
            [
                .level, .item, .usedMoveCount, .usedMove, .moveCount, .damage, .steps,
                .tradeSpecies, .knownMove, .knownMoveType, .day, .night, .dusk, .fullMoon,
                .heldItem, .friendship, .affectionOne, .affection, .beauty, .partySpecies,
                .partyType, .attackHigher, .attackEqual, .attackLower, .upsideDown, .location,
                .specialRockAt, .specialRock, .region, .rain, .multiplayer,
            ]
        case .japanese:
            [
                .region, .location, .specialRockAt, .specialRock, .friendship, .affectionOne,
                .affection, .beauty, .attackHigher, .attackEqual, .attackLower, .heldItem,
                .knownMove, .knownMoveType, .partySpecies, .partyType, .multiplayer, .rain, .day,
                .night, .dusk, .fullMoon, .damage, .usedMoveCount, .usedMove, .moveCount, .steps,
                .tradeSpecies, .upsideDown, .level, .item,
            ]
        }
    }
}

extension EvolutionFragment {
    private static func ofPokemon(_ conditions: EvolutionConditions) -> [EvolutionFragment] {
        var fragments: [EvolutionFragment] = []
        if conditions.minimumLevel != nil { fragments.append(.level) }
        if conditions.item != nil { fragments.append(.item) }
        if conditions.heldItem != nil { fragments.append(.heldItem) }
        if conditions.knownMove != nil { fragments.append(.knownMove) }
        if conditions.knownMoveType != nil { fragments.append(.knownMoveType) }
        if conditions.minimumHappiness != nil { fragments.append(.friendship) }
        if conditions.minimumBeauty != nil { fragments.append(.beauty) }
        if let hearts = conditions.minimumAffection {
            fragments.append(hearts == 1 ? .affectionOne : .affection)
        }
        if conditions.minimumDamageTaken != nil { fragments.append(.damage) }
        if conditions.minimumSteps != nil { fragments.append(.steps) }
        if let fragment = ofUsedMove(conditions) { fragments.append(fragment) }
        if let relation = conditions.relativePhysicalStats {
            fragments.append(
                relation == 0 ? .attackEqual : relation > 0 ? .attackHigher : .attackLower)
        }
        return fragments
    }

    private static func ofUsedMove(_ conditions: EvolutionConditions) -> EvolutionFragment? {
        switch (conditions.usedMove, conditions.minimumMoveCount) {
        case (.some, .some): .usedMoveCount
        case (.some, nil): .usedMove
        case (nil, .some): .moveCount
        case (nil, nil): nil
        }
    }

    private static func ofCompany(_ conditions: EvolutionConditions) -> [EvolutionFragment] {
        var fragments: [EvolutionFragment] = []
        if conditions.partySpecies != nil { fragments.append(.partySpecies) }
        if conditions.partyType != nil { fragments.append(.partyType) }
        if conditions.tradeSpecies != nil { fragments.append(.tradeSpecies) }
        if conditions.needsMultiplayer { fragments.append(.multiplayer) }
        if conditions.turnUpsideDown { fragments.append(.upsideDown) }
        return fragments
    }

    private static func ofSurroundings(_ conditions: EvolutionConditions) -> [EvolutionFragment] {
        var fragments: [EvolutionFragment] = []
        switch conditions.timeOfDay {
        case .day: fragments.append(.day)
        case .night: fragments.append(.night)
        case .dusk: fragments.append(.dusk)
        case .fullMoon: fragments.append(.fullMoon)
        case nil: break
        }
        switch (conditions.location != nil, conditions.nearSpecialRock) {
        case (true, true): fragments.append(.specialRockAt)
        case (true, false): fragments.append(.location)
        case (false, true): fragments.append(.specialRock)
        case (false, false): break
        }
        if conditions.region != nil { fragments.append(.region) }
        if conditions.needsOverworldRain { fragments.append(.rain) }
        return fragments
    }
}
