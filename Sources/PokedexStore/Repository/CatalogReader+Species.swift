import PokedexDomain

extension CatalogReader {
    func species(
        varieties: Children<Species, Identifier<Pokemon>>
    ) throws(DatabaseProblem) -> [Species] {
        var varieties = varieties
        var eggGroups: Children<Species, Identifier<EggGroup>> = try children(
            of: Species.self, "species_egg_group", "species_id, egg_group_id",
            order: "1, position"
        ) { (row: inout Row) throws(DatabaseProblem) in try row.identifier() }
        let species = try rows(
            "species",
            """
            id, slug, name_en, name_ja, genus_en, genus_ja, generation_id, female_eighths, \
            capture_rate, base_happiness, hatch_counter, growth_rate_id, color_id, shape_id, \
            habitat_id, is_baby, is_legendary, is_mythical, has_gender_differences, \
            forms_switchable, evolves_from_id, evolution_chain_id
            """
        ) { (row: inout Row) throws(DatabaseProblem) in
            let id: Identifier<Species> = try row.identifier()
            return Species(
                id: id, slug: try row.slug(), name: try row.name(), genus: try row.name(),
                generation: try row.identifier(),
                femaleEighths: try row.optionalInteger(FactRange.femaleEighths),
                captureRate: try row.optionalInteger(FactRange.byte),
                baseHappiness: try row.optionalInteger(FactRange.byte),
                hatchCounter: try row.optionalInteger(FactRange.byte),
                growthRate: try row.optionalIdentifier(), eggGroups: eggGroups.take(id),
                color: try row.optionalIdentifier(), shape: try row.optionalIdentifier(),
                habitat: try row.optionalIdentifier(), isBaby: try row.flag(),
                isLegendary: try row.flag(), isMythical: try row.flag(),
                hasGenderDifferences: try row.flag(), formsSwitchable: try row.flag(),
                evolvesFrom: try row.optionalIdentifier(),
                evolutionChain: try row.optionalIdentifier(), varieties: varieties.take(id))
        }
        try eggGroups.requireNoneLeft()
        try varieties.requireNoneLeft()
        return species
    }

    func varieties() throws(DatabaseProblem) -> Children<Species, Identifier<Pokemon>> {
        try children(of: Species.self, "pokemon", "species_id, id", order: "1, position") {
            (row: inout Row) throws(DatabaseProblem) in try row.identifier()
        }
    }

    func evolutionChains() throws(DatabaseProblem) -> [EvolutionChain] {
        var evolutions = try evolutions()
        let chains = try rows("evolution_chain", "id, baby_trigger_item_id") {
            (row: inout Row) throws(DatabaseProblem) in
            let id: Identifier<EvolutionChain> = try row.identifier()
            return EvolutionChain(
                id: id, babyTriggerItem: try row.optionalIdentifier(),
                evolutions: evolutions.take(id))
        }
        try evolutions.requireNoneLeft()
        return chains
    }

    private func evolutions() throws(DatabaseProblem) -> Children<EvolutionChain, Evolution> {
        try children(
            of: EvolutionChain.self, "evolution",
            """
            chain_id, from_species_id, into_species_id, trigger_id, base_form_id, \
            evolved_form_id, version_group_id, is_default, item_id, held_item_id, gender, \
            known_move_id, known_move_type_id, location_id, region_id, minimum_level, \
            minimum_happiness, minimum_beauty, minimum_affection, minimum_damage_taken, \
            minimum_move_count, minimum_steps, used_move_id, party_species_id, party_type_id, \
            trade_species_id, relative_physical_stats, time_of_day, near_special_rock, \
            needs_multiplayer, needs_overworld_rain, turn_upside_down
            """, order: "1, position"
        ) { (row: inout Row) throws(DatabaseProblem) in
            Evolution(
                from: try row.identifier(), into: try row.identifier(),
                trigger: try row.identifier(), baseForm: try row.optionalIdentifier(),
                evolvedForm: try row.optionalIdentifier(), versionGroup: try row.identifier(),
                isDefault: try row.flag(), conditions: try conditions(&row))
        }
    }

    private func conditions(_ row: inout Row) throws(DatabaseProblem) -> EvolutionConditions {
        var conditions = EvolutionConditions()
        conditions.item = try row.optionalIdentifier()
        conditions.heldItem = try row.optionalIdentifier()
        let gender: GenderWord? = try row.optionalWord()
        conditions.gender = gender?.gender
        conditions.knownMove = try row.optionalIdentifier()
        conditions.knownMoveType = try row.optionalIdentifier()
        conditions.location = try row.optionalIdentifier()
        conditions.region = try row.optionalIdentifier()
        conditions.minimumLevel = try row.optionalInteger(FactRange.evolutionLevel)
        conditions.minimumHappiness = try row.optionalInteger(FactRange.byte)
        conditions.minimumBeauty = try row.optionalInteger(FactRange.byte)
        conditions.minimumAffection = try row.optionalInteger(FactRange.byte)
        conditions.minimumDamageTaken = try row.optionalInteger(FactRange.amount)
        conditions.minimumMoveCount = try row.optionalInteger(FactRange.amount)
        conditions.minimumSteps = try row.optionalInteger(FactRange.amount)
        conditions.usedMove = try row.optionalIdentifier()
        conditions.partySpecies = try row.optionalIdentifier()
        conditions.partyType = try row.optionalIdentifier()
        conditions.tradeSpecies = try row.optionalIdentifier()
        conditions.relativePhysicalStats = try row.optionalInteger(FactRange.comparison)
        conditions.timeOfDay = try row.optionalWord()
        conditions.nearSpecialRock = try row.flag()
        conditions.needsMultiplayer = try row.flag()
        conditions.needsOverworldRain = try row.flag()
        conditions.turnUpsideDown = try row.flag()
        return conditions
    }
}

/// A gender as the database writes it.
enum GenderWord: String, CaseIterable {
    /// Female.
    case female
    /// Male.
    case male

    /// The word for a gender.
    init(_ gender: EvolutionConditions.Gender) {
        switch gender {
        case .female: self = .female
        case .male: self = .male
        }
    }

    /// The gender that the word stands for.
    var gender: EvolutionConditions.Gender {
        switch self {
        case .female: .female
        case .male: .male
        }
    }
}
