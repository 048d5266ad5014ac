extension Version1 {
    /// Families, species and Pokédexes.
    static let species = """
        CREATE TABLE evolution_chain (
            id INTEGER PRIMARY KEY,
            baby_trigger_item_id INTEGER REFERENCES item ON DELETE SET NULL
        ) STRICT;

        CREATE TABLE species (
            id INTEGER PRIMARY KEY,
            \(slug),
            \(names),
            genus_en TEXT CHECK (genus_en <> ''),
            genus_ja TEXT CHECK (genus_ja <> ''),
            generation_id INTEGER NOT NULL REFERENCES generation ON DELETE CASCADE,
            female_eighths INTEGER CHECK (female_eighths BETWEEN 0 AND 8),
            capture_rate INTEGER CHECK (capture_rate BETWEEN 0 AND 255),
            base_happiness INTEGER CHECK (base_happiness BETWEEN 0 AND 255),
            hatch_counter INTEGER CHECK (hatch_counter BETWEEN 0 AND 255),
            growth_rate_id INTEGER REFERENCES growth_rate ON DELETE SET NULL,
            color_id INTEGER REFERENCES color ON DELETE SET NULL,
            shape_id INTEGER REFERENCES shape ON DELETE SET NULL,
            habitat_id INTEGER REFERENCES habitat ON DELETE SET NULL,
            is_baby INTEGER NOT NULL CHECK (is_baby IN (0, 1)),
            is_legendary INTEGER NOT NULL CHECK (is_legendary IN (0, 1)),
            is_mythical INTEGER NOT NULL CHECK (is_mythical IN (0, 1)),
            has_gender_differences INTEGER NOT NULL CHECK (has_gender_differences IN (0, 1)),
            forms_switchable INTEGER NOT NULL CHECK (forms_switchable IN (0, 1)),
            evolves_from_id INTEGER
                REFERENCES species ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
            evolution_chain_id INTEGER REFERENCES evolution_chain ON DELETE SET NULL
        ) STRICT;

        CREATE TABLE species_egg_group (
            species_id INTEGER NOT NULL REFERENCES species ON DELETE CASCADE,
            position INTEGER NOT NULL CHECK (position >= 1),
            egg_group_id INTEGER NOT NULL REFERENCES egg_group ON DELETE CASCADE,
            PRIMARY KEY (species_id, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE pokedex (
            id INTEGER PRIMARY KEY,
            \(slug),
            \(names),
            region_id INTEGER REFERENCES region ON DELETE SET NULL,
            is_main_series INTEGER NOT NULL CHECK (is_main_series IN (0, 1))
        ) STRICT;

        CREATE TABLE pokedex_version_group (
            pokedex_id INTEGER NOT NULL REFERENCES pokedex ON DELETE CASCADE,
            version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
            PRIMARY KEY (pokedex_id, version_group_id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE pokedex_entry (
            pokedex_id INTEGER NOT NULL REFERENCES pokedex ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number BETWEEN 0 AND 100000),
            species_id INTEGER NOT NULL REFERENCES species ON DELETE CASCADE,
            PRIMARY KEY (pokedex_id, number, species_id)
        ) STRICT, WITHOUT ROWID;
        """

    /// How species evolve.
    static let evolutions = """
        CREATE TABLE evolution (
            chain_id INTEGER NOT NULL REFERENCES evolution_chain ON DELETE CASCADE,
            position INTEGER NOT NULL CHECK (position >= 1),
            from_species_id INTEGER NOT NULL REFERENCES species ON DELETE CASCADE,
            into_species_id INTEGER NOT NULL REFERENCES species ON DELETE CASCADE,
            trigger_id INTEGER NOT NULL REFERENCES evolution_trigger ON DELETE CASCADE,
            base_form_id INTEGER REFERENCES pokemon ON DELETE CASCADE,
            evolved_form_id INTEGER REFERENCES pokemon ON DELETE CASCADE,
            version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
            is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
            item_id INTEGER REFERENCES item ON DELETE CASCADE,
            held_item_id INTEGER REFERENCES item ON DELETE CASCADE,
            gender TEXT CHECK (gender IN ('female', 'male')),
            known_move_id INTEGER REFERENCES move ON DELETE CASCADE,
            known_move_type_id INTEGER REFERENCES type ON DELETE CASCADE,
            location_id INTEGER REFERENCES location ON DELETE CASCADE,
            region_id INTEGER REFERENCES region ON DELETE CASCADE,
            minimum_level INTEGER CHECK (minimum_level BETWEEN 1 AND 100),
            minimum_happiness INTEGER CHECK (minimum_happiness BETWEEN 0 AND 255),
            minimum_beauty INTEGER CHECK (minimum_beauty BETWEEN 0 AND 255),
            minimum_affection INTEGER CHECK (minimum_affection BETWEEN 0 AND 255),
            minimum_damage_taken INTEGER CHECK (minimum_damage_taken BETWEEN 0 AND 100000),
            minimum_move_count INTEGER CHECK (minimum_move_count BETWEEN 0 AND 100000),
            minimum_steps INTEGER CHECK (minimum_steps BETWEEN 0 AND 100000),
            used_move_id INTEGER REFERENCES move ON DELETE CASCADE,
            party_species_id INTEGER REFERENCES species ON DELETE CASCADE,
            party_type_id INTEGER REFERENCES type ON DELETE CASCADE,
            trade_species_id INTEGER REFERENCES species ON DELETE CASCADE,
            relative_physical_stats INTEGER CHECK (relative_physical_stats IN (-1, 0, 1)),
            time_of_day TEXT CHECK (time_of_day IN ('day', 'night', 'dusk', 'full-moon')),
            near_special_rock INTEGER NOT NULL CHECK (near_special_rock IN (0, 1)),
            needs_multiplayer INTEGER NOT NULL CHECK (needs_multiplayer IN (0, 1)),
            needs_overworld_rain INTEGER NOT NULL CHECK (needs_overworld_rain IN (0, 1)),
            turn_upside_down INTEGER NOT NULL CHECK (turn_upside_down IN (0, 1)),
            PRIMARY KEY (chain_id, position)
        ) STRICT, WITHOUT ROWID;
        """
}
