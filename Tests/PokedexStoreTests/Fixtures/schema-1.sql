-- A database as the first schema had it: its tables as SQLite kept them in the first
-- content/pokedex.sqlite, and the rows of Everything.catalog() as they were written then.
-- The tables never change; the rows follow that catalog.
PRAGMA page_size = 4096;
PRAGMA application_id = 1347109976;
PRAGMA user_version = 1;
BEGIN;

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

CREATE TABLE learnset (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    method_id INTEGER NOT NULL REFERENCES learn_method ON DELETE CASCADE,
    level INTEGER NOT NULL CHECK (level BETWEEN 0 AND 100),
    move_id INTEGER NOT NULL REFERENCES move ON DELETE CASCADE,
    position INTEGER CHECK (position BETWEEN 0 AND 254),
    PRIMARY KEY (pokemon_id, version_group_id, method_id, level, move_id)
) STRICT, WITHOUT ROWID;

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

INSERT INTO data_source VALUES
    (1, 1700000000, '0123abcd', 'https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/');

INSERT INTO table_row_count VALUES
    ('ability', 1),
    ('color', 1),
    ('data_source', 1),
    ('egg_group', 1),
    ('evolution', 2),
    ('evolution_chain', 1),
    ('evolution_trigger', 1),
    ('form', 4),
    ('form_type', 6),
    ('generation', 2),
    ('growth_rate', 1),
    ('habitat', 1),
    ('item', 2),
    ('learn_method', 1),
    ('learnset', 8),
    ('location', 1),
    ('machine', 1),
    ('move', 2),
    ('move_ailment', 1),
    ('move_category', 1),
    ('move_effect', 1),
    ('move_past_value', 1),
    ('move_stat_change', 1),
    ('move_target', 1),
    ('nature', 1),
    ('past_type_relation', 2),
    ('pokedex', 1),
    ('pokedex_entry', 2),
    ('pokedex_version_group', 1),
    ('pokemon', 3),
    ('pokemon_ability', 2),
    ('pokemon_past_ability', 4),
    ('pokemon_past_stat', 5),
    ('pokemon_past_type', 4),
    ('pokemon_picture', 9),
    ('pokemon_stat', 18),
    ('pokemon_type', 4),
    ('region', 1),
    ('shape', 1),
    ('species', 2),
    ('species_egg_group', 2),
    ('type', 2),
    ('type_relation', 2),
    ('version', 2),
    ('version_group', 2),
    ('version_group_region', 2);

INSERT INTO egg_group VALUES
    (1, 'plant', 'Plant', '名1');

INSERT INTO growth_rate VALUES
    (1, 'slow', NULL, NULL);

INSERT INTO color VALUES
    (1, 'green', 'Green', '名1');

INSERT INTO shape VALUES
    (1, 'ball', 'Ball', '名1');

INSERT INTO habitat VALUES
    (1, 'cave', 'Cave', '名1');

INSERT INTO learn_method VALUES
    (1, 'level-up', 'Level-Up', '名1');

INSERT INTO move_target VALUES
    (1, 'selected', 'Selected', '名1');

INSERT INTO move_ailment VALUES
    (1, 'burn', 'Burn', '名1');

INSERT INTO move_category VALUES
    (0, 'damage', NULL, NULL);

INSERT INTO evolution_trigger VALUES
    (1, 'use-item', 'Use-Item', '名1');

INSERT INTO item VALUES
    (1, 'leaf-stone', 'Leaf-Stone', '名1'),
    (2, 'sweet-incense', 'Sweet-Incense', '名2');

INSERT INTO location VALUES
    (1, 'old-wood', 'Old-Wood', '名1');

INSERT INTO region VALUES
    (1, 'northland', 'Northland', '名1');

INSERT INTO generation VALUES
    (1, 'generation-i', 'Generation-I', '名1', 1),
    (2, 'generation-ii', 'Generation-Ii', '名2', 1);

INSERT INTO version_group VALUES
    (1, 'first', 2, 1),
    (2, 'second', 1, 2);

INSERT INTO version_group_region VALUES
    (1, 1),
    (2, 1);

INSERT INTO version VALUES
    (1, 'first-game', 'First-Game', '名1', 1),
    (2, 'second-game', 'Second-Game', '名2', 2);

INSERT INTO type VALUES
    (1, 'plant', 'Plant', '名1', 1, 'special'),
    (2, 'stone', 'Stone', '名2', 1, NULL);

INSERT INTO type_relation VALUES
    (1, 1, 50),
    (2, 1, 200);

INSERT INTO past_type_relation VALUES
    (1, 1, 1, 0),
    (1, 1, 2, 100);

INSERT INTO ability VALUES
    (1, 'static-leaf', 'Static-Leaf', '名1', 1, 1);

INSERT INTO nature VALUES
    (1, 'bold', 'Bold', '名1', 'defense', 'attack');

INSERT INTO move VALUES
    (1, 'leaf-cut', 'Leaf-Cut', '名1', 1, 1, 'physical', 40, 100, 35, -1, 1, 10),
    (2, 'rest-up', 'Rest-Up', '名2', 2, 2, 'status', NULL, NULL, NULL, 0, 1, NULL);

INSERT INTO move_effect VALUES
    (1, 0, 1, 10, 1, -25, 0, 0, 2, 5, NULL, NULL, 20);

INSERT INTO move_stat_change VALUES
    (1, 1, 'speed', -1);

INSERT INTO move_past_value VALUES
    (1, 1, NULL, 35, NULL, NULL, NULL);

INSERT INTO machine VALUES
    (1, 'tm', 0, 1);

INSERT INTO evolution_chain VALUES
    (1, NULL);

INSERT INTO species VALUES
    (1, 'leafling', 'Leafling', '名1', 'Leaf Pokémon', NULL, 1, NULL, 45, 70, 20, 1, 1, 1, 1, 0, 0, 0, 0, 0, NULL, 1),
    (2, 'treeling', 'Treeling', '名2', 'Leaf Pokémon', NULL, 1, 4, 45, 70, 20, 1, 1, 1, NULL, 0, 0, 0, 0, 0, 1, 1);

INSERT INTO species_egg_group VALUES
    (1, 1, 1),
    (2, 1, 1);

INSERT INTO pokedex VALUES
    (1, 'national', 'National', '名1', NULL, 1);

INSERT INTO pokedex_version_group VALUES
    (1, 1);

INSERT INTO pokedex_entry VALUES
    (1, 0, 2),
    (1, 1, 1);

INSERT INTO pokemon VALUES
    (1, 'leafling', 1, 1, 1, 7, 69, NULL),
    (2, 'treeling', 2, 1, 1, 7, 69, NULL),
    (10001, 'treeling-big', 2, 2, 0, NULL, NULL, 0);

INSERT INTO pokemon_type VALUES
    (1, 1, 1),
    (2, 1, 1),
    (10001, 1, 2),
    (10001, 2, 1);

INSERT INTO pokemon_stat VALUES
    (1, 'attack', 45, 0),
    (1, 'defense', 45, 0),
    (1, 'hp', 45, 0),
    (1, 'special-attack', 45, 0),
    (1, 'special-defense', 45, 0),
    (1, 'speed', 45, 0),
    (2, 'attack', 45, 0),
    (2, 'defense', 45, 0),
    (2, 'hp', 45, 0),
    (2, 'special-attack', 45, 0),
    (2, 'special-defense', 45, 0),
    (2, 'speed', 45, 0),
    (10001, 'attack', 45, 0),
    (10001, 'defense', 45, 0),
    (10001, 'hp', 45, 0),
    (10001, 'special-attack', 45, 0),
    (10001, 'special-defense', 45, 0),
    (10001, 'speed', 45, 0);

INSERT INTO pokemon_ability VALUES
    (1, 1, 0, 1),
    (2, 1, 0, 1);

INSERT INTO pokemon_past_type VALUES
    (1, 1, 1, 2),
    (2, 1, 1, 2),
    (10001, 1, 1, 2),
    (10001, 2, 1, 1);

INSERT INTO pokemon_past_stat VALUES
    (1, 1, 'special', 50, 0),
    (2, 1, 'special', 50, 0),
    (10001, 1, 'special', 50, 0),
    (10001, 2, 'defense', 255, 0),
    (10001, 2, 'hp', 1, 3);

INSERT INTO pokemon_past_ability VALUES
    (1, 1, 3, 1, NULL),
    (2, 1, 3, 1, NULL),
    (10001, 2, 1, 0, 1),
    (10001, 2, 2, 0, NULL);

INSERT INTO pokemon_picture VALUES
    (1, 'default', 'pokemon/1.png'),
    (2, 'default', 'pokemon/2.png'),
    (10001, 'artwork', 'pokemon/artwork/3.png'),
    (10001, 'artwork-shiny', 'pokemon/artwork-shiny/3.png'),
    (10001, 'default', 'pokemon/default/3.png'),
    (10001, 'female', 'pokemon/female/3.png'),
    (10001, 'home', 'pokemon/home/3.png'),
    (10001, 'home-shiny', 'pokemon/home-shiny/3.png'),
    (10001, 'shiny', 'pokemon/shiny/3.png');

INSERT INTO form VALUES
    (1, 'leafling', 1, 1, '', NULL, NULL, NULL, NULL, 1, 0, 0, 1, NULL),
    (2, 'treeling', 2, 1, '', NULL, NULL, NULL, NULL, 1, 0, 0, 1, NULL),
    (20000, 'treeling-big-0', 10001, 1, '', 'Big 0', NULL, NULL, 'すがた', 1, 0, 0, 2, NULL),
    (20001, 'treeling-big-1', 10001, 2, 'mega-x', 'Big 1', '大', NULL, 'すがた', 0, 1, 1, 2, 'pokemon/3.png');

INSERT INTO form_type VALUES
    (1, 1, 1),
    (2, 1, 1),
    (20000, 1, 2),
    (20000, 2, 1),
    (20001, 1, 2),
    (20001, 2, 1);

INSERT INTO learnset VALUES
    (1, 1, 1, 1, 1, NULL),
    (1, 1, 1, 5, 1, 2),
    (1, 1, 1, 5, 2, 1),
    (10001, 1, 1, 0, 1, NULL),
    (10001, 1, 1, 1, 1, 0),
    (10001, 1, 1, 100, 1, NULL),
    (10001, 2, 1, 1, 2, 1),
    (10001, 2, 1, 100, 2, 254);

INSERT INTO evolution VALUES
    (1, 1, 1, 2, 1, NULL, 10001, 1, 1, 1, NULL, NULL, NULL, NULL, 1, NULL, 16, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 'dusk', 0, 0, 0, 1),
    (1, 2, 1, 2, 1, 1, NULL, 2, 0, 1, 2, 'male', 1, 2, 1, 1, 100, 220, 170, 2, 49, 20, 1000, 2, 1, 1, 2, -1, 'full-moon', 1, 1, 1, 1);

COMMIT;
