extension Version1 {
    /// Pokémon, forms and what belongs to them.
    static let pokemon = """
        CREATE TABLE pokemon (
            id INTEGER PRIMARY KEY,
            \(slug),
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
            stat TEXT NOT NULL CHECK (stat IN \(stats)),
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
            stat TEXT NOT NULL CHECK (stat IN \(stats)),
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
            \(slug),
            pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
            position INTEGER NOT NULL CHECK (position >= 1),
            form_slug TEXT NOT NULL
                CHECK (form_slug NOT GLOB '*[^a-z0-9-]*' AND length(form_slug) <= 80),
            \(names),
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
        """

    /// What Pokémon learn: the one long table, whose key holds all columns but one.
    static let learnsets = """
        CREATE TABLE learnset (
            pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
            version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
            method_id INTEGER NOT NULL REFERENCES learn_method ON DELETE CASCADE,
            level INTEGER NOT NULL CHECK (level BETWEEN 0 AND 100),
            move_id INTEGER NOT NULL REFERENCES move ON DELETE CASCADE,
            position INTEGER CHECK (position BETWEEN 0 AND 254),
            PRIMARY KEY (pokemon_id, version_group_id, method_id, level, move_id)
        ) STRICT, WITHOUT ROWID;
        """

}
