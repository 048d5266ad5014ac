extension SampleTree {
    /// Adds the species and their family.
    mutating func addSpecies() {
        for (id, slug) in [(1, "leafling"), (2, "treeling")] {
            let others = #", {"is_default": false, "pokemon": \#(Self.url("pokemon/10001"))}"#
            add(
                "pokemon-species", id, slug,
                """
                "genera": [{"genus": "Leaf Pokémon", "language": {"name": "en"}}],
                "generation": \(Self.url("generation/1")), "gender_rate": \(id == 1 ? -1 : 4),
                "capture_rate": 45, "base_happiness": 70, "hatch_counter": 20,
                "growth_rate": \(Self.url("growth-rate/1")),
                "egg_groups": [\(Self.url("egg-group/1"))],
                "color": \(Self.url("pokemon-color/1")), "shape": \(Self.url("pokemon-shape/1")),
                "habitat": \(id == 1 ? Self.url("pokemon-habitat/1") : "null"),
                "is_baby": false, "is_legendary": false, "is_mythical": false,
                "has_gender_differences": false, "forms_switchable": false,
                "evolves_from_species": \(id == 1 ? "null" : Self.url("pokemon-species/1")),
                "evolution_chain": \(Self.url("evolution-chain/1")),
                "varieties": [{"is_default": true, "pokemon": \(Self.url("pokemon/\(id)"))}\
                \(id == 1 ? "" : others)]
                """)
        }
        files["evolution-chain/1"] = """
            {"id": 1, "baby_trigger_item": \(Self.url("item/2")), "chain": {
                "species": \(Self.url("pokemon-species/1")), "evolution_details": [],
                "evolves_to": [{"species": \(Self.url("pokemon-species/2")), "evolves_to": [],
                    "evolution_details": [\(Self.evolution)]}]}}
            """
    }

    private static var evolution: String {
        let nulls = [
            "held_item", "gender", "known_move", "known_move_type", "region", "min_happiness",
            "min_beauty", "min_affection", "min_damage_taken", "min_move_count", "min_steps",
            "used_move", "party_species", "party_type", "trade_species", "base_form",
        ].map { #""\#($0)": null"# }.joined(separator: ", ")
        return """
            {"trigger": \(url("evolution-trigger/1")), "item": \(url("item/1")),
             "location": \(url("location/1")), "min_level": 16, "relative_physical_stats": 0,
             "evolved_form": \(url("pokemon/10001")), "version_group": \(url("version-group/1")),
             "is_default": true, "time_of_day": "dusk", "near_special_rock": false,
             "needs_multiplayer": false, "needs_overworld_rain": false,
             "turn_upside_down": true, \(nulls)}
            """
    }

    /// Adds the Pokémon and their forms.
    mutating func addPokemon() {
        for (id, slug, species) in [
            (1, "leafling", 1), (2, "treeling", 2), (10001, "treeling-big", 2),
        ] {
            files["pokemon/\(id)"] = Self.pokemon(id, slug, species)
            files["pokemon-form/\(id)"] = """
                {"id": \(id), "name": "\(slug)", "form_name": "\(id > 10000 ? "big" : "")",
                 "names": [], "form_names": [], "pokemon": \(Self.url("pokemon/\(id)")),
                 "types": [{"slot": 1, "type": \(Self.url("type/1"))}], "is_default": true,
                 "is_battle_only": false, "is_mega": false,
                 "version_group": \(Self.url("version-group/1")),
                 "sprites": {"front_default": null}}
                """
        }
    }

    private static func pokemon(_ id: Int, _ slug: String, _ species: Int) -> String {
        let stats = ["hp", "attack", "defense", "special-attack", "special-defense", "speed"]
            .map { #"{"base_stat": 45, "effort": 0, "stat": {"name": "\#($0)"}}"# }
        let base = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites"
        return """
            {"id": \(id), "name": "\(slug)", "species": \(url("pokemon-species/\(species)")),
             "is_default": \(id < 10000), "height": 7, "weight": \(id < 10000 ? 69 : 0),
             "base_experience": null, "held_items": [], "types": [{"slot": 1, "type": \(url("type/1"))}],
             "stats": [\(stats.joined(separator: ","))],
             "abilities": [{"slot": 1, "is_hidden": false, "ability": \(url("ability/1"))}],
             "past_types": [{"generation": \(url("generation/1")),
                "types": [{"slot": 1, "type": \(url("type/2"))}]}],
             "past_stats": [{"generation": \(url("generation/1")),
                "stats": [{"base_stat": 50, "effort": 0, "stat": {"name": "special"}}]}],
             "past_abilities": [{"generation": \(url("generation/1")),
                "abilities": [{"slot": 3, "is_hidden": true, "ability": null}]}],
             "sprites": {"front_default": "\(base)/pokemon/\(id).png",
                "other": {"official-artwork": {"front_default": null}}},
             "forms": [\(url("pokemon-form/\(id)"))],
             "moves": [{"move": \(url("move/1")), "version_group_details": [
                {"level_learned_at": 5, "order": 2, \(learned)},
                {"level_learned_at": 1, "order": null, \(learned)}]},
                {"move": \(url("move/2")), "version_group_details": [
                {"level_learned_at": 5, "order": 1, \(learned)}]}]}
            """
    }

    private static let learned = """
        "move_learn_method": \(url("move-learn-method/1")), "version_group": \
        \(url("version-group/1"))
        """
}
