-- The tables of schema 4, the first that was released, in the order in which they name one another.
-- content/DATABASE.md describes them. SQLite keeps this text in every database, so that a change of it
-- would be another database: new columns and tables come with the next migration.

-- What the facts were made from, and how many rows there were then.
CREATE TABLE data_source (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    made_at INTEGER NOT NULL CHECK (made_at >= 0),
    commit_hash TEXT NOT NULL,
    picture_base TEXT NOT NULL
) STRICT;

CREATE TABLE table_row_count (
    table_name TEXT PRIMARY KEY,
    row_count INTEGER NOT NULL CHECK (row_count >= 0)
) STRICT, WITHOUT ROWID;

-- The small vocabularies, and what else has only a name.
CREATE TABLE egg_group (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE growth_rate (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE color (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE shape (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE habitat (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE learn_method (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE move_target (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE move_ailment (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE move_category (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE evolution_trigger (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE item (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE location (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE region (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

-- Generations, version groups and games.
CREATE TABLE generation (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> ''),
    main_region_id INTEGER NOT NULL REFERENCES region ON DELETE CASCADE
) STRICT;

CREATE TABLE version_group (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    position INTEGER NOT NULL UNIQUE CHECK (position BETWEEN 1 AND 1000),
    generation_id INTEGER NOT NULL REFERENCES generation ON DELETE CASCADE
) STRICT;

CREATE TABLE version_group_region (
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    region_id INTEGER NOT NULL REFERENCES region ON DELETE CASCADE,
    PRIMARY KEY (version_group_id, region_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE version (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> ''),
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE
) STRICT;

-- Types, abilities and natures.
CREATE TABLE type (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> ''),
    generation_id INTEGER NOT NULL REFERENCES generation ON DELETE CASCADE,
    damage_class TEXT CHECK (damage_class IN ('status', 'physical', 'special'))
) STRICT;

CREATE TABLE type_relation (
    attacking_type_id INTEGER NOT NULL REFERENCES type ON DELETE CASCADE,
    defending_type_id INTEGER NOT NULL REFERENCES type ON DELETE CASCADE,
    percent INTEGER NOT NULL CHECK (percent IN (0, 50, 200)),
    PRIMARY KEY (attacking_type_id, defending_type_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE past_type_relation (
    attacking_type_id INTEGER NOT NULL REFERENCES type ON DELETE CASCADE,
    defending_type_id INTEGER NOT NULL REFERENCES type ON DELETE CASCADE,
    last_generation_id INTEGER NOT NULL REFERENCES generation ON DELETE CASCADE,
    percent INTEGER NOT NULL CHECK (percent IN (0, 50, 100, 200)),
    PRIMARY KEY (attacking_type_id, defending_type_id, last_generation_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE ability (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> ''),
    generation_id INTEGER NOT NULL REFERENCES generation ON DELETE CASCADE,
    is_main_series INTEGER NOT NULL CHECK (is_main_series IN (0, 1))
) STRICT;

CREATE TABLE nature (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> ''),
    increased_stat TEXT CHECK (increased_stat IN ('hp', 'attack', 'defense', 'special-attack', 'special-defense', 'speed', 'accuracy', 'evasion', 'special')),
    decreased_stat TEXT CHECK (decreased_stat IN ('hp', 'attack', 'defense', 'special-attack', 'special-defense', 'speed', 'accuracy', 'evasion', 'special'))
) STRICT;

-- Moves and what belongs to them.
CREATE TABLE move (
    id INTEGER PRIMARY KEY CHECK (id <= 65535),
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> ''),
    generation_id INTEGER NOT NULL REFERENCES generation ON DELETE CASCADE,
    type_id INTEGER NOT NULL REFERENCES type ON DELETE CASCADE,
    damage_class TEXT NOT NULL CHECK (damage_class IN ('status', 'physical', 'special')),
    power INTEGER CHECK (power BETWEEN 0 AND 1000),
    accuracy INTEGER CHECK (accuracy BETWEEN 0 AND 100),
    power_points INTEGER CHECK (power_points BETWEEN 0 AND 100),
    priority INTEGER NOT NULL CHECK (priority BETWEEN -10 AND 10),
    target_id INTEGER NOT NULL REFERENCES move_target ON DELETE CASCADE,
    effect_chance INTEGER CHECK (effect_chance BETWEEN 0 AND 100)
) STRICT;

CREATE TABLE move_effect (
    move_id INTEGER PRIMARY KEY REFERENCES move ON DELETE CASCADE,
    category_id INTEGER NOT NULL REFERENCES move_category ON DELETE CASCADE,
    ailment_id INTEGER NOT NULL REFERENCES move_ailment ON DELETE CASCADE,
    ailment_chance INTEGER NOT NULL CHECK (ailment_chance BETWEEN 0 AND 100),
    critical_stage INTEGER NOT NULL CHECK (critical_stage BETWEEN 0 AND 10),
    drain INTEGER NOT NULL CHECK (drain BETWEEN -100 AND 100),
    flinch_chance INTEGER NOT NULL CHECK (flinch_chance BETWEEN 0 AND 100),
    healing INTEGER NOT NULL CHECK (healing BETWEEN -100 AND 100),
    minimum_hits INTEGER CHECK (minimum_hits BETWEEN 0 AND 100),
    maximum_hits INTEGER CHECK (maximum_hits BETWEEN 0 AND 100),
    minimum_turns INTEGER CHECK (minimum_turns BETWEEN 0 AND 100),
    maximum_turns INTEGER CHECK (maximum_turns BETWEEN 0 AND 100),
    stat_chance INTEGER NOT NULL CHECK (stat_chance BETWEEN 0 AND 100)
) STRICT;

CREATE TABLE move_stat_change (
    move_id INTEGER NOT NULL REFERENCES move ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 1),
    stat TEXT NOT NULL CHECK (stat IN ('hp', 'attack', 'defense', 'special-attack', 'special-defense', 'speed', 'accuracy', 'evasion', 'special')),
    stages INTEGER NOT NULL CHECK (stages BETWEEN -12 AND 12),
    PRIMARY KEY (move_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE move_past_value (
    move_id INTEGER NOT NULL REFERENCES move ON DELETE CASCADE,
    before_version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    type_id INTEGER REFERENCES type ON DELETE CASCADE,
    power INTEGER CHECK (power BETWEEN 0 AND 1000),
    accuracy INTEGER CHECK (accuracy BETWEEN 0 AND 100),
    power_points INTEGER CHECK (power_points BETWEEN 0 AND 100),
    effect_chance INTEGER CHECK (effect_chance BETWEEN 0 AND 100),
    PRIMARY KEY (move_id, before_version_group_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE machine (
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('tm', 'hm', 'tr')),
    number INTEGER NOT NULL CHECK (number BETWEEN 0 AND 999),
    move_id INTEGER NOT NULL REFERENCES move ON DELETE CASCADE,
    PRIMARY KEY (version_group_id, kind, number)
) STRICT, WITHOUT ROWID;

-- Families, species and Pokédexes.
CREATE TABLE evolution_chain (
    id INTEGER PRIMARY KEY,
    baby_trigger_item_id INTEGER REFERENCES item ON DELETE SET NULL
) STRICT;

CREATE TABLE species (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> ''),
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
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> ''),
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

-- Pokémon, forms and what belongs to them.
CREATE TABLE pokemon (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    species_id INTEGER NOT NULL REFERENCES species ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 1),
    is_default INTEGER NOT NULL CHECK (is_default = (position = 1)),
    height INTEGER CHECK (height BETWEEN 1 AND 1000000),
    weight INTEGER CHECK (weight BETWEEN 1 AND 1000000),
    base_experience INTEGER CHECK (base_experience BETWEEN 0 AND 100000),
    UNIQUE (species_id, position)
) STRICT;

CREATE TABLE pokemon_type (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 2),
    type_id INTEGER NOT NULL REFERENCES type ON DELETE CASCADE,
    PRIMARY KEY (pokemon_id, slot)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_stat (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    stat TEXT NOT NULL CHECK (stat IN ('hp', 'attack', 'defense', 'special-attack', 'special-defense', 'speed', 'accuracy', 'evasion', 'special')),
    base INTEGER NOT NULL CHECK (base BETWEEN 1 AND 255),
    effort INTEGER NOT NULL CHECK (effort BETWEEN 0 AND 3),
    PRIMARY KEY (pokemon_id, stat)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_ability (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 3),
    is_hidden INTEGER NOT NULL CHECK (is_hidden IN (0, 1)),
    ability_id INTEGER NOT NULL REFERENCES ability ON DELETE CASCADE,
    PRIMARY KEY (pokemon_id, slot)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_past_type (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    last_generation_id INTEGER NOT NULL REFERENCES generation ON DELETE CASCADE,
    slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 2),
    type_id INTEGER NOT NULL REFERENCES type ON DELETE CASCADE,
    PRIMARY KEY (pokemon_id, last_generation_id, slot)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_past_stat (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    last_generation_id INTEGER NOT NULL REFERENCES generation ON DELETE CASCADE,
    stat TEXT NOT NULL CHECK (stat IN ('hp', 'attack', 'defense', 'special-attack', 'special-defense', 'speed', 'accuracy', 'evasion', 'special')),
    base INTEGER NOT NULL CHECK (base BETWEEN 1 AND 255),
    effort INTEGER NOT NULL CHECK (effort BETWEEN 0 AND 3),
    PRIMARY KEY (pokemon_id, last_generation_id, stat)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_past_ability (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    last_generation_id INTEGER NOT NULL REFERENCES generation ON DELETE CASCADE,
    slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 3),
    is_hidden INTEGER NOT NULL CHECK (is_hidden IN (0, 1)),
    ability_id INTEGER REFERENCES ability ON DELETE CASCADE,
    PRIMARY KEY (pokemon_id, last_generation_id, slot)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_picture (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('default', 'shiny', 'female', 'home', 'home-shiny',
        'artwork', 'artwork-shiny')),
    path TEXT NOT NULL CHECK (path <> ''),
    PRIMARY KEY (pokemon_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE form (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 1),
    form_slug TEXT NOT NULL
        CHECK (form_slug NOT GLOB '*[^a-z0-9-]*' AND length(form_slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> ''),
    label_en TEXT CHECK (label_en <> ''),
    label_ja TEXT CHECK (label_ja <> ''),
    is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
    is_battle_only INTEGER NOT NULL CHECK (is_battle_only IN (0, 1)),
    is_mega INTEGER NOT NULL CHECK (is_mega IN (0, 1)),
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    picture TEXT CHECK (picture <> ''),
    UNIQUE (pokemon_id, position)
) STRICT;

CREATE TABLE form_type (
    form_id INTEGER NOT NULL REFERENCES form ON DELETE CASCADE,
    slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 2),
    type_id INTEGER NOT NULL REFERENCES type ON DELETE CASCADE,
    PRIMARY KEY (form_id, slot)
) STRICT, WITHOUT ROWID;

-- What Pokémon learn: the one long table, whose key holds all columns but one.
CREATE TABLE learnset (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    method_id INTEGER NOT NULL REFERENCES learn_method ON DELETE CASCADE,
    level INTEGER NOT NULL CHECK (level BETWEEN 0 AND 100),
    move_id INTEGER NOT NULL REFERENCES move ON DELETE CASCADE,
    position INTEGER CHECK (position BETWEEN 0 AND 254),
    PRIMARY KEY (pokemon_id, version_group_id, method_id, level, move_id)
) STRICT, WITHOUT ROWID;

-- How species evolve.
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

-- Where and how Pokémon are met. A list of references is a JSON array of numbers: SQLite's own
-- functions for JSON are not for schemas of files that may come from strangers.
CREATE TABLE location_area (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    location_id INTEGER NOT NULL REFERENCES location ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 1),
    UNIQUE (location_id, position)
) STRICT;

CREATE TABLE encounter_method (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE encounter_condition (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE encounter_condition_value (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    encounter_condition_id INTEGER NOT NULL
        REFERENCES encounter_condition ON DELETE CASCADE
) STRICT;

CREATE TABLE encounter (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 1),
    location_area_id INTEGER NOT NULL REFERENCES location_area ON DELETE CASCADE,
    encounter_method_id INTEGER NOT NULL REFERENCES encounter_method ON DELETE CASCADE,
    condition_value_ids TEXT NOT NULL CHECK (condition_value_ids GLOB '[[]*]' AND condition_value_ids NOT GLOB '*[^][0-9,]*'),
    version_ids TEXT NOT NULL CHECK (version_ids GLOB '[[]*]' AND version_ids NOT GLOB '*[^][0-9,]*'),
    lowest_level INTEGER NOT NULL CHECK (lowest_level BETWEEN 1 AND 100),
    highest_level INTEGER NOT NULL CHECK (highest_level BETWEEN lowest_level AND 100),
    chance INTEGER NOT NULL CHECK (chance BETWEEN 0 AND 10000),
    PRIMARY KEY (pokemon_id, position)
) STRICT, WITHOUT ROWID;

-- What items are, the Berries among them, and what wild Pokémon hold.
CREATE TABLE item_category (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    name_en TEXT CHECK (name_en <> ''),
name_ja TEXT CHECK (name_ja <> '')
) STRICT;

CREATE TABLE berry (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80),
    item_id INTEGER NOT NULL UNIQUE REFERENCES item ON DELETE CASCADE,
    gift_type_id INTEGER REFERENCES type ON DELETE SET NULL,
    gift_power INTEGER CHECK (gift_power BETWEEN 1 AND 1000),
    growth_hours INTEGER CHECK (growth_hours BETWEEN 1 AND 1000),
    firmness TEXT CHECK
        (firmness IN ('very-soft', 'soft', 'hard', 'very-hard', 'super-hard')),
    size INTEGER CHECK (size BETWEEN 1 AND 10000),
    spicy INTEGER CHECK (spicy BETWEEN 0 AND 255),
    dry INTEGER CHECK (dry BETWEEN 0 AND 255),
    sweet INTEGER CHECK (sweet BETWEEN 0 AND 255),
    bitter INTEGER CHECK (bitter BETWEEN 0 AND 255),
    sour INTEGER CHECK (sour BETWEEN 0 AND 255)
) STRICT;

CREATE TABLE held_item (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 1),
    item_id INTEGER NOT NULL REFERENCES item ON DELETE CASCADE,
    version_ids TEXT NOT NULL CHECK (version_ids GLOB '[[]*]' AND version_ids NOT GLOB '*[^][0-9,]*'),
    chance INTEGER NOT NULL CHECK (chance BETWEEN 1 AND 100),
    PRIMARY KEY (pokemon_id, position)
) STRICT, WITHOUT ROWID;

-- These columns came later than their tables, which still shows in what SQLite keeps of them.
ALTER TABLE data_source ADD COLUMN data_version INTEGER NOT NULL DEFAULT 1 CHECK (data_version >= 1);
ALTER TABLE location ADD COLUMN region_id INTEGER REFERENCES region ON DELETE SET NULL;
ALTER TABLE item ADD COLUMN item_category_id INTEGER
    REFERENCES item_category ON DELETE SET NULL;
ALTER TABLE item ADD COLUMN fling_power INTEGER
    CHECK (fling_power BETWEEN 1 AND 1000);
