-- A move's class, priority and target in older games, and its values in single games that stand apart.
ALTER TABLE move_past_value ADD COLUMN damage_class TEXT
    CHECK (damage_class IN ('status', 'physical', 'special'));
ALTER TABLE move_past_value ADD COLUMN priority INTEGER CHECK (priority BETWEEN -10 AND 10);
ALTER TABLE move_past_value ADD COLUMN target_id INTEGER REFERENCES move_target ON DELETE CASCADE;

CREATE TABLE move_game_value (
    move_id INTEGER NOT NULL REFERENCES move ON DELETE CASCADE,
    version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE,
    type_id INTEGER REFERENCES type ON DELETE CASCADE,
    damage_class TEXT CHECK (damage_class IN ('status', 'physical', 'special')),
    power INTEGER CHECK (power BETWEEN 0 AND 1000),
    accuracy INTEGER CHECK (accuracy BETWEEN 0 AND 100),
    power_points INTEGER CHECK (power_points BETWEEN 0 AND 100),
    priority INTEGER CHECK (priority BETWEEN -10 AND 10),
    target_id INTEGER REFERENCES move_target ON DELETE CASCADE,
    effect_chance INTEGER CHECK (effect_chance BETWEEN 0 AND 100),
    PRIMARY KEY (move_id, version_group_id)
) STRICT, WITHOUT ROWID;

INSERT INTO table_row_count VALUES ('move_game_value', 0);
