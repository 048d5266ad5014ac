extension Migration {
    /// Version 4: what items are, the Berries among them, and what wild Pokémon hold.
    static let version4 = Migration(
        version: 4,
        summary: "adds item.item_category_id, item.fling_power, item_category, berry and held_item",
        statements: """
            CREATE TABLE item_category (
                id INTEGER PRIMARY KEY,
                \(Version1.slug),
                \(Version1.names)
            ) STRICT;

            ALTER TABLE item ADD COLUMN item_category_id INTEGER
                REFERENCES item_category ON DELETE SET NULL;
            ALTER TABLE item ADD COLUMN fling_power INTEGER
                CHECK (fling_power BETWEEN 1 AND 1000);

            CREATE TABLE berry (
                id INTEGER PRIMARY KEY,
                \(Version1.slug),
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
                version_ids TEXT NOT NULL CHECK (\(numbers("version_ids"))),
                chance INTEGER NOT NULL CHECK (chance BETWEEN 1 AND 100),
                PRIMARY KEY (pokemon_id, position)
            ) STRICT, WITHOUT ROWID;

            INSERT INTO table_row_count VALUES
                ('item_category', 0), ('berry', 0), ('held_item', 0);
            """)
}
