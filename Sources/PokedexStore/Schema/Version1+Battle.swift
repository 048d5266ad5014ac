extension Version1 {
    /// Types, abilities and natures.
    static let battle = """
        CREATE TABLE type (
            id INTEGER PRIMARY KEY,
            \(slug),
            \(names),
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
            \(slug),
            \(names),
            generation_id INTEGER NOT NULL REFERENCES generation ON DELETE CASCADE,
            is_main_series INTEGER NOT NULL CHECK (is_main_series IN (0, 1))
        ) STRICT;

        CREATE TABLE nature (
            id INTEGER PRIMARY KEY,
            \(slug),
            \(names),
            increased_stat TEXT CHECK (increased_stat IN \(stats)),
            decreased_stat TEXT CHECK (decreased_stat IN \(stats))
        ) STRICT;
        """

    /// Moves and what belongs to them.
    static let moves = """
        CREATE TABLE move (
            id INTEGER PRIMARY KEY CHECK (id <= 65535),
            \(slug),
            \(names),
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
            stat TEXT NOT NULL CHECK (stat IN \(stats)),
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
        """

}
