extension Migration {
    /// Version 3: the locations with their regions and areas, and where Pokémon are met.
    static let version3 = Migration(
        version: 3,
        summary: "adds location.region_id, location_area, encounter and the tables that it names",
        statements: """
            ALTER TABLE location ADD COLUMN region_id INTEGER REFERENCES region ON DELETE SET NULL;

            CREATE TABLE location_area (
                id INTEGER PRIMARY KEY,
                \(Version1.slug),
                location_id INTEGER NOT NULL REFERENCES location ON DELETE CASCADE,
                position INTEGER NOT NULL CHECK (position >= 1),
                UNIQUE (location_id, position)
            ) STRICT;

            CREATE TABLE encounter_method (
                id INTEGER PRIMARY KEY,
                \(Version1.slug),
                \(Version1.names)
            ) STRICT;

            CREATE TABLE encounter_condition (
                id INTEGER PRIMARY KEY,
                \(Version1.slug),
                \(Version1.names)
            ) STRICT;

            CREATE TABLE encounter_condition_value (
                id INTEGER PRIMARY KEY,
                \(Version1.slug),
                encounter_condition_id INTEGER NOT NULL
                    REFERENCES encounter_condition ON DELETE CASCADE
            ) STRICT;

            CREATE TABLE encounter (
                pokemon_id INTEGER NOT NULL REFERENCES pokemon ON DELETE CASCADE,
                position INTEGER NOT NULL CHECK (position >= 1),
                location_area_id INTEGER NOT NULL REFERENCES location_area ON DELETE CASCADE,
                encounter_method_id INTEGER NOT NULL REFERENCES encounter_method ON DELETE CASCADE,
                condition_value_ids TEXT NOT NULL CHECK (\(numbers("condition_value_ids"))),
                version_ids TEXT NOT NULL CHECK (\(numbers("version_ids"))),
                lowest_level INTEGER NOT NULL CHECK (lowest_level BETWEEN 1 AND 100),
                highest_level INTEGER NOT NULL CHECK (highest_level BETWEEN lowest_level AND 100),
                chance INTEGER NOT NULL CHECK (chance BETWEEN 0 AND 10000),
                PRIMARY KEY (pokemon_id, position)
            ) STRICT, WITHOUT ROWID;

            INSERT INTO table_row_count VALUES
                ('location_area', 0), ('encounter_method', 0), ('encounter_condition', 0),
                ('encounter_condition_value', 0), ('encounter', 0);
            """)

    /// The condition that a text is a JSON array of numbers; SQLite's own functions for JSON are not for
    /// schemas of files that may come from strangers.
    static func numbers(_ column: String) -> String {
        "\(column) GLOB '[[]*]' AND \(column) NOT GLOB '*[^][0-9,]*'"
    }
}
