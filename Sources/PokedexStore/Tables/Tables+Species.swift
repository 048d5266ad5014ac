import PokedexDomain

extension Tables {
    static let species = Table<Species>("species") { row in
        try Species(
            id: row.id(\.id), slug: row.slug(\.slug), name: row.names("name", \.name),
            genus: row.names("genus", \.genus), generation: row("generation_id", \.generation),
            femaleEighths: row("female_eighths", \.femaleEighths, FactRange.femaleEighths),
            captureRate: row("capture_rate", \.captureRate, FactRange.byte),
            baseHappiness: row("base_happiness", \.baseHappiness, FactRange.byte),
            hatchCounter: row("hatch_counter", \.hatchCounter, FactRange.byte),
            growthRate: row("growth_rate_id", \.growthRate),
            eggGroups: row.list("egg_groups", eggGroups, \.eggGroups),
            pastEggGroups: grouped(
                row.list("past_egg_groups", pastEggGroups, { flat($0.pastEggGroups) })),
            color: row("color_id", \.color), shape: row("shape_id", \.shape),
            habitat: row("habitat_id", \.habitat), isBaby: row("is_baby", \.isBaby),
            isLegendary: row("is_legendary", \.isLegendary),
            isMythical: row("is_mythical", \.isMythical),
            hasGenderDifferences: row("has_gender_differences", \.hasGenderDifferences),
            formsSwitchable: row("forms_switchable", \.formsSwitchable),
            evolvesFrom: row("evolves_from_id", \.evolvesFrom),
            evolutionChain: row("evolution_chain_id", \.evolutionChain),
            varieties: row.list("varieties", varieties, \.varieties))
    }

    private static let eggGroups = Table<Identifier<EggGroup>>(
        "species_egg_group", of: "species_id", position: "position"
    ) { row in
        try row("egg_group_id", \.self)
    }

    private static let pastEggGroups = Table<Then<Generation, Identifier<EggGroup>>>(
        "species_past_egg_group", of: "species_id", key: ["last_generation_id", "egg_group_id"]
    ) { row in
        try Then(
            time: row("last_generation_id", \.time), slot: 0,
            element: row("egg_group_id", \.element))
    }

    private static let varieties = Table<Identifier<Pokemon>>(
        "pokemon", of: "species_id", position: "position", isView: true
    ) { row in
        try row("id", \.self)
    }

    static let evolutionChains = Table<EvolutionChain>("evolution_chain") { row in
        try EvolutionChain(
            id: row.id(\.id), babyTriggerItem: row("baby_trigger_item_id", \.babyTriggerItem),
            evolutions: row.list("evolutions", evolutions, \.evolutions))
    }

    private static let evolutions = Table<Evolution>(
        "evolution", of: "chain_id", position: "position"
    ) { row in
        try Evolution(
            from: row("from_species_id", \.from), into: row("into_species_id", \.into),
            trigger: row("trigger_id", \.trigger), baseForm: row("base_form_id", \.baseForm),
            evolvedForm: row("evolved_form_id", \.evolvedForm),
            versionGroup: row("version_group_id", \.versionGroup),
            isDefault: row("is_default", \.isDefault), conditions: conditions(row))
    }

    private static func conditions(
        _ row: TableRow<Evolution>
    ) throws -> EvolutionConditions {
        var it = EvolutionConditions()
        it.item = try row("item_id", \.conditions.item)
        it.heldItem = try row("held_item_id", \.conditions.heldItem)
        it.gender = try row("gender", \.conditions.gender)
        it.knownMove = try row("known_move_id", \.conditions.knownMove)
        it.knownMoveType = try row("known_move_type_id", \.conditions.knownMoveType)
        it.location = try row("location_id", \.conditions.location)
        it.region = try row("region_id", \.conditions.region)
        it.minimumLevel = try row(
            "minimum_level", \.conditions.minimumLevel, FactRange.evolutionLevel)
        it.minimumHappiness = try row(
            "minimum_happiness", \.conditions.minimumHappiness, FactRange.byte)
        it.minimumBeauty = try row("minimum_beauty", \.conditions.minimumBeauty, FactRange.byte)
        it.minimumAffection = try row(
            "minimum_affection", \.conditions.minimumAffection, FactRange.byte)
        it.minimumDamageTaken = try row(
            "minimum_damage_taken", \.conditions.minimumDamageTaken, FactRange.amount)
        it.minimumMoveCount = try row(
            "minimum_move_count", \.conditions.minimumMoveCount, FactRange.amount)
        it.minimumSteps = try row("minimum_steps", \.conditions.minimumSteps, FactRange.amount)
        it.usedMove = try row("used_move_id", \.conditions.usedMove)
        it.partySpecies = try row("party_species_id", \.conditions.partySpecies)
        it.partyType = try row("party_type_id", \.conditions.partyType)
        it.tradeSpecies = try row("trade_species_id", \.conditions.tradeSpecies)
        it.relativePhysicalStats = try row(
            "relative_physical_stats", \.conditions.relativePhysicalStats, FactRange.comparison)
        it.timeOfDay = try row("time_of_day", \.conditions.timeOfDay)
        it.nearSpecialRock = try row("near_special_rock", \.conditions.nearSpecialRock)
        it.needsMultiplayer = try row("needs_multiplayer", \.conditions.needsMultiplayer)
        it.needsOverworldRain = try row("needs_overworld_rain", \.conditions.needsOverworldRain)
        it.turnUpsideDown = try row("turn_upside_down", \.conditions.turnUpsideDown)
        return it
    }
}
