-- Encounters whose place, level or chance is unknown, chances with decimals, evolutions that a game lacks, and
-- what Pokémon are in single games.
CREATE TABLE new_encounter (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 1),
    location_area_id INTEGER REFERENCES location_area ON DELETE CASCADE,
    encounter_method_id INTEGER NOT NULL REFERENCES encounter_method ON DELETE CASCADE,
    condition_value_ids TEXT NOT NULL CHECK (condition_value_ids GLOB '[[]*]' AND condition_value_ids NOT GLOB '*[^][0-9,]*'),
    version_ids TEXT NOT NULL CHECK (version_ids GLOB '[[]*]' AND version_ids NOT GLOB '*[^][0-9,]*'),
    lowest_level INTEGER CHECK (lowest_level BETWEEN 1 AND 100),
    highest_level INTEGER CHECK (highest_level BETWEEN lowest_level AND 100),
    chance REAL CHECK (chance BETWEEN 0 AND 10000),
    PRIMARY KEY (pokemon_id, position),
    CHECK ((lowest_level IS NULL) = (highest_level IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO new_encounter SELECT * FROM encounter;

DROP TABLE encounter;

ALTER TABLE new_encounter RENAME TO encounter;

CREATE TABLE missing_evolution (
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    PRIMARY KEY (version_group_id, pokemon_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_past_value (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    last_generation_id INTEGER NOT NULL REFERENCES generation ON DELETE CASCADE,
    capture_rate INTEGER CHECK (capture_rate BETWEEN 0 AND 255),
    base_happiness INTEGER CHECK (base_happiness BETWEEN 0 AND 255),
    base_experience INTEGER CHECK (base_experience BETWEEN 0 AND 100000),
    PRIMARY KEY (pokemon_id, last_generation_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_game_value (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    capture_rate INTEGER CHECK (capture_rate BETWEEN 0 AND 255),
    base_happiness INTEGER CHECK (base_happiness BETWEEN 0 AND 255),
    base_experience INTEGER CHECK (base_experience BETWEEN 0 AND 100000),
    PRIMARY KEY (pokemon_id, version_group_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_game_type (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 2),
    type_id INTEGER NOT NULL REFERENCES type ON DELETE CASCADE,
    PRIMARY KEY (pokemon_id, version_group_id, slot)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_game_stat (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    stat TEXT NOT NULL CHECK (stat IN ('hp', 'attack', 'defense', 'special-attack', 'special-defense', 'speed', 'accuracy', 'evasion', 'special')),
    base INTEGER NOT NULL CHECK (base BETWEEN 1 AND 255),
    effort INTEGER NOT NULL CHECK (effort BETWEEN 0 AND 3),
    PRIMARY KEY (pokemon_id, version_group_id, stat)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_game_ability (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 3),
    is_hidden INTEGER NOT NULL CHECK (is_hidden IN (0, 1)),
    ability_id INTEGER REFERENCES ability ON DELETE CASCADE,
    PRIMARY KEY (pokemon_id, version_group_id, slot)
) STRICT, WITHOUT ROWID;

INSERT INTO table_row_count VALUES
    ('missing_evolution', 0), ('pokemon_past_value', 0), ('pokemon_game_value', 0), ('pokemon_game_type', 0),
    ('pokemon_game_stat', 0), ('pokemon_game_ability', 0);
