import PokedexDomain

extension CatalogAssembler {
    /// What an evolution asks for besides its trigger.
    func conditions(
        _ draft: PokeAPIEvolution, _ place: String
    ) throws(MalformedResource) -> EvolutionConditions {
        var conditions = EvolutionConditions()
        conditions.item = try essential(draft.item, .item, "\(place).item")
        conditions.heldItem = try essential(draft.heldItem, .item, "\(place).held_item")
        conditions.gender = try gender(draft.gender.value, "\(place).gender")
        conditions.knownMove = try essential(draft.knownMove, .move, "\(place).known_move")
        conditions.knownMoveType = try essential(
            draft.knownMoveType, .type, "\(place).known_move_type")
        conditions.location = try essential(draft.location, .location, "\(place).location")
        conditions.region = try essential(draft.region, .region, "\(place).region")
        conditions.usedMove = try essential(draft.usedMove, .move, "\(place).used_move")
        conditions.partySpecies = try essential(
            draft.partySpecies, .pokemonSpecies, "\(place).party_species")
        conditions.partyType = try essential(draft.partyType, .type, "\(place).party_type")
        conditions.tradeSpecies = try essential(
            draft.tradeSpecies, .pokemonSpecies, "\(place).trade_species")
        conditions.timeOfDay = try timeOfDay(draft.timeOfDay, "\(place).time_of_day")
        conditions.nearSpecialRock = draft.nearSpecialRock
        conditions.needsMultiplayer = draft.needsMultiplayer
        conditions.needsOverworldRain = draft.needsOverworldRain
        conditions.turnUpsideDown = draft.turnUpsideDown
        try setNumbers(of: draft, place, in: &conditions)
        return conditions
    }

    private func setNumbers(
        of draft: PokeAPIEvolution, _ place: String, in conditions: inout EvolutionConditions
    ) throws(MalformedResource) {
        conditions.minimumLevel = try Checked.number(
            draft.minimumLevel, FactRange.evolutionLevel, "\(place).min_level")
        conditions.minimumHappiness = try Checked.number(
            draft.minimumHappiness, FactRange.byte, "\(place).min_happiness")
        conditions.minimumBeauty = try Checked.number(
            draft.minimumBeauty, FactRange.byte, "\(place).min_beauty")
        conditions.minimumAffection = try Checked.number(
            draft.minimumAffection, FactRange.byte, "\(place).min_affection")
        conditions.minimumDamageTaken = try Checked.number(
            draft.minimumDamageTaken, FactRange.amount, "\(place).min_damage_taken")
        conditions.minimumMoveCount = try Checked.number(
            draft.minimumMoveCount, FactRange.amount, "\(place).min_move_count")
        conditions.minimumSteps = try Checked.number(
            draft.minimumSteps, FactRange.amount, "\(place).min_steps")
        conditions.relativePhysicalStats = try Checked.number(
            draft.relativePhysicalStats, FactRange.comparison, "\(place).relative_physical_stats")
    }

    private func gender(
        _ number: Int?, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> EvolutionConditions.Gender? {
        guard let number else { return nil }
        guard let gender = EvolutionConditions.Gender(rawValue: number) else {
            throw MalformedResource("\(field()) is \(number), but only 1 and 2 are possible")
        }
        return gender
    }

    private func timeOfDay(
        _ text: String, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> EvolutionConditions.TimeOfDay? {
        text.isEmpty ? nil : try PokeAPIWord(name: text).word("time of day", field())
    }
}
