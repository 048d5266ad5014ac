-- Places within places, the levels at which Pokémon master moves, and Egg groups in single games.
ALTER TABLE location ADD COLUMN parent_id INTEGER REFERENCES location ON DELETE SET NULL;

CREATE TABLE mastery (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    move_id INTEGER NOT NULL REFERENCES move ON DELETE CASCADE,
    level INTEGER NOT NULL CHECK (level BETWEEN 0 AND 100),
    PRIMARY KEY (pokemon_id, version_group_id, move_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE pokemon_game_egg_group (
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    egg_group_id INTEGER NOT NULL REFERENCES egg_group ON DELETE CASCADE,
    PRIMARY KEY (pokemon_id, version_group_id, egg_group_id)
) STRICT, WITHOUT ROWID;

INSERT INTO table_row_count VALUES ('mastery', 0), ('pokemon_game_egg_group', 0);
