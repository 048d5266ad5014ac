import PokedexDomain

@testable import PokeAPI

/// What differs between a species and its JSON.
func speciesDifferences(_ species: Species, _ json: JSON) -> [String] {
    var found = Differences()
    let path = species.slug.text
    found.compare("\(path).name", path, json["name"].string)
    found.compare("\(path).names", species.name, json["names"].name())
    found.compare("\(path).genera", species.genus, json["genera"].name("genus"))
    found.compare("\(path).gender_rate", species.femaleEighths ?? -1, json["gender_rate"].int)
    let numbers: [(String, Int?)] = [
        ("capture_rate", species.captureRate), ("base_happiness", species.baseHappiness),
        ("hatch_counter", species.hatchCounter),
    ]
    for (key, value) in numbers { found.compare("\(path).\(key)", value, json[key].int) }
    let references: [(String, Int?)] = [
        ("generation", species.generation.rawValue), ("growth_rate", species.growthRate?.rawValue),
        ("color", species.color?.rawValue), ("shape", species.shape?.rawValue),
        ("habitat", species.habitat?.rawValue),
        ("evolves_from_species", species.evolvesFrom?.rawValue),
        ("evolution_chain", species.evolutionChain?.rawValue),
    ]
    for (key, value) in references { found.compare("\(path).\(key)", value, json[key].id) }
    let flags = [
        ("is_baby", species.isBaby), ("is_legendary", species.isLegendary),
        ("is_mythical", species.isMythical),
        ("has_gender_differences", species.hasGenderDifferences),
        ("forms_switchable", species.formsSwitchable),
    ]
    for (key, value) in flags { found.compare("\(path).\(key)", value, json[key].bool) }
    found.compare(
        "\(path).egg_groups", species.eggGroups.map(\.rawValue),
        json["egg_groups"].array.compactMap(\.id))
    found.compare(
        "\(path).varieties", species.varieties.map(\.rawValue),
        json["varieties"].array.compactMap { $0["pokemon"].id })
    return found.found
}

/// What differs between a family and its JSON.
func chainDifferences(_ chain: EvolutionChain, _ json: JSON) -> [String] {
    var found = Differences()
    let path = "chain \(chain.id.rawValue)"
    found.compare(
        "\(path).baby_trigger_item", chain.babyTriggerItem?.rawValue,
        json["baby_trigger_item"].id)
    let expected = steps(json["chain"])
    found.compare("\(path).evolutions", chain.evolutions.count, expected.count)
    for (evolution, step) in zip(chain.evolutions, expected) {
        let detail = step.detail
        found.compare(path, evolution.from.rawValue, step.from)
        found.compare(path, evolution.into.rawValue, step.into)
        for (key, value) in references(evolution) {
            found.compare("\(path).\(key)", value, detail[key].id)
        }
        for (key, value) in numbers(evolution.conditions) {
            found.compare("\(path).\(key)", value, detail[key].int)
        }
        for (key, value) in flags(evolution) {
            found.compare("\(path).\(key)", value, detail[key].bool)
        }
        found.compare(
            "\(path).time_of_day", evolution.conditions.timeOfDay?.rawValue ?? "",
            detail["time_of_day"].string)
        found.compare(
            "\(path) tells all", detail.keys,
            Set((references(evolution) + numbers(evolution.conditions)).map(\.0))
                .union(flags(evolution).map(\.0)).union(["time_of_day"]))
    }
    return found.found
}

private func steps(_ link: JSON) -> [(from: Int?, into: Int?, detail: JSON)] {
    link["evolves_to"].array.flatMap { next in
        next["evolution_details"].array.map { detail in
            (link["species"].id, next["species"].id, detail)
        } + steps(next)
    }
}

private func references(_ evolution: Evolution) -> [(String, Int?)] {
    let conditions = evolution.conditions
    return [
        ("trigger", evolution.trigger.rawValue), ("base_form", evolution.baseForm?.rawValue),
        ("evolved_form", evolution.evolvedForm?.rawValue),
        ("version_group", evolution.versionGroup.rawValue), ("item", conditions.item?.rawValue),
        ("held_item", conditions.heldItem?.rawValue),
        ("known_move", conditions.knownMove?.rawValue),
        ("known_move_type", conditions.knownMoveType?.rawValue),
        ("location", conditions.location?.rawValue), ("region", conditions.region?.rawValue),
        ("used_move", conditions.usedMove?.rawValue),
        ("party_species", conditions.partySpecies?.rawValue),
        ("party_type", conditions.partyType?.rawValue),
        ("trade_species", conditions.tradeSpecies?.rawValue),
    ]
}

private func numbers(_ conditions: EvolutionConditions) -> [(String, Int?)] {
    [
        ("gender", conditions.gender?.rawValue), ("min_level", conditions.minimumLevel),
        ("min_happiness", conditions.minimumHappiness), ("min_beauty", conditions.minimumBeauty),
        ("min_affection", conditions.minimumAffection),
        ("min_damage_taken", conditions.minimumDamageTaken),
        ("min_move_count", conditions.minimumMoveCount), ("min_steps", conditions.minimumSteps),
        ("relative_physical_stats", conditions.relativePhysicalStats),
    ]
}

private func flags(_ evolution: Evolution) -> [(String, Bool)] {
    let conditions = evolution.conditions
    return [
        ("is_default", evolution.isDefault), ("near_special_rock", conditions.nearSpecialRock),
        ("needs_multiplayer", conditions.needsMultiplayer),
        ("needs_overworld_rain", conditions.needsOverworldRain),
        ("turn_upside_down", conditions.turnUpsideDown),
    ]
}
