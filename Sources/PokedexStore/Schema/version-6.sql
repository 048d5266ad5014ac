-- Which games are known to have which Pokémon.
CREATE TABLE version_group_pokemon (
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
    PRIMARY KEY (version_group_id, pokemon_id)
) STRICT, WITHOUT ROWID;

INSERT INTO table_row_count VALUES ('version_group_pokemon', 0);
