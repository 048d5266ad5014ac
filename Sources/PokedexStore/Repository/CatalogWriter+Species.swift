import PokedexDomain
import SQLite

extension CatalogWriter {
    func writeSpecies(_ species: [Species]) throws(SQLiteError) {
        try insert(
            "species",
            """
            id, slug, name_en, name_ja, genus_en, genus_ja, generation_id, female_eighths, \
            capture_rate, base_happiness, hatch_counter, growth_rate_id, color_id, shape_id, \
            habitat_id, is_baby, is_legendary, is_mythical, has_gender_differences, \
            forms_switchable, evolves_from_id, evolution_chain_id
            """, species.map(columns))
        try insert(
            "species_egg_group", "species_id, position, egg_group_id",
            species.flatMap { species in
                numbered(species.eggGroups).map { [.init(species.id), .init($0), .init($1)] }
            })
    }

    func writeEvolutionChains(_ chains: [EvolutionChain]) throws(SQLiteError) {
        try insert(
            "evolution_chain", "id, baby_trigger_item_id",
            chains.map { [.init($0.id), .init($0.babyTriggerItem)] })
    }

    func writeEvolutions(_ chains: [EvolutionChain]) throws(SQLiteError) {
        let rows = chains.flatMap { chain in
            numbered(chain.evolutions).map { position, evolution in
                [.init(chain.id), .init(position)]
                    + columns(of: evolution) + columns(of: evolution.conditions)
            }
        }
        try insert(
            "evolution",
            """
            chain_id, position, from_species_id, into_species_id, trigger_id, base_form_id, \
            evolved_form_id, version_group_id, is_default, item_id, held_item_id, gender, \
            known_move_id, known_move_type_id, location_id, region_id, minimum_level, \
            minimum_happiness, minimum_beauty, minimum_affection, minimum_damage_taken, \
            minimum_move_count, minimum_steps, used_move_id, party_species_id, party_type_id, \
            trade_species_id, relative_physical_stats, time_of_day, near_special_rock, \
            needs_multiplayer, needs_overworld_rain, turn_upside_down
            """, rows)
    }

    private func columns(of species: Species) -> [SQLiteValue] {
        named(species.id, species.slug, species.name) + named(species.genus) + [
            .init(species.generation), .init(species.femaleEighths), .init(species.captureRate),
            .init(species.baseHappiness), .init(species.hatchCounter), .init(species.growthRate),
            .init(species.color), .init(species.shape), .init(species.habitat),
            .init(species.isBaby), .init(species.isLegendary), .init(species.isMythical),
            .init(species.hasGenderDifferences), .init(species.formsSwitchable),
            .init(species.evolvesFrom), .init(species.evolutionChain),
        ]
    }

    private func columns(of evolution: Evolution) -> [SQLiteValue] {
        [
            .init(evolution.from), .init(evolution.into), .init(evolution.trigger),
            .init(evolution.baseForm), .init(evolution.evolvedForm),
            .init(evolution.versionGroup), .init(evolution.isDefault),
        ]
    }

    private func columns(of conditions: EvolutionConditions) -> [SQLiteValue] {
        [
            .init(conditions.item), .init(conditions.heldItem),
            .init(word: conditions.gender.map(GenderWord.init)), .init(conditions.knownMove),
            .init(conditions.knownMoveType), .init(conditions.location),
            .init(conditions.region), .init(conditions.minimumLevel),
            .init(conditions.minimumHappiness), .init(conditions.minimumBeauty),
            .init(conditions.minimumAffection), .init(conditions.minimumDamageTaken),
            .init(conditions.minimumMoveCount), .init(conditions.minimumSteps),
            .init(conditions.usedMove), .init(conditions.partySpecies),
            .init(conditions.partyType), .init(conditions.tradeSpecies),
            .init(conditions.relativePhysicalStats), .init(word: conditions.timeOfDay),
            .init(conditions.nearSpecialRock), .init(conditions.needsMultiplayer),
            .init(conditions.needsOverworldRain), .init(conditions.turnUpsideDown),
        ]
    }
}
