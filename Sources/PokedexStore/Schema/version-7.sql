-- Breeding: the Egg groups of species in older generations, and what forms have of their own.
CREATE TABLE species_past_egg_group (
    species_id INTEGER NOT NULL REFERENCES species ON DELETE CASCADE,
    last_generation_id INTEGER NOT NULL REFERENCES generation ON DELETE CASCADE,
    egg_group_id INTEGER NOT NULL REFERENCES egg_group ON DELETE CASCADE,
    PRIMARY KEY (species_id, last_generation_id, egg_group_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_egg_group (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    egg_group_id INTEGER NOT NULL REFERENCES egg_group ON DELETE CASCADE,
    PRIMARY KEY (pokemon_id, egg_group_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_gender (
    pokemon_id INTEGER NOT NULL PRIMARY KEY REFERENCES pokemon ON DELETE CASCADE,
    female_eighths INTEGER NOT NULL CHECK (female_eighths BETWEEN 0 AND 8)
) STRICT, WITHOUT ROWID;

INSERT INTO table_row_count VALUES
    ('species_past_egg_group', 0), ('pokemon_egg_group', 0), ('pokemon_gender', 0);
