extension Migration {
    /// Version 1: all facts of the catalog. `content/DATABASE.md` describes the tables.
    static let version1 = Migration(
        version: 1, summary: "makes the tables of all facts", statements: Version1.statements)
}

/// The tables of version 1, in the order in which they name one another.
enum Version1 {
    /// All tables.
    static let statements = [
        origin, vocabularies, games, battle, moves, species, pokemon, learnsets, evolutions,
    ].joined(separator: "\n")

    /// The column of an entity's name in addresses.
    static let slug = """
        slug TEXT NOT NULL UNIQUE
            CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 80)
        """

    /// The columns of an entity's name.
    static let names = """
        name_en TEXT CHECK (name_en <> ''),
        name_ja TEXT CHECK (name_ja <> '')
        """

    /// The names of stats, as a list of values.
    static let stats = """
        ('hp', 'attack', 'defense', 'special-attack', 'special-defense', 'speed', 'accuracy', \
        'evasion', 'special')
        """

    /// What the facts were made from, and how many rows there were then.
    static let origin = """
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
        """

    /// The small vocabularies and the regions, which all look alike.
    static let vocabularies = [
        "egg_group", "growth_rate", "color", "shape", "habitat", "learn_method", "move_target",
        "move_ailment", "move_category", "evolution_trigger", "item", "location", "region",
    ].map { table in
        """
        CREATE TABLE \(table) (
            id INTEGER PRIMARY KEY,
            \(slug),
            \(names)
        ) STRICT;

        """
    }.joined(separator: "\n")

    /// Generations, version groups and games.
    static let games = """
        CREATE TABLE generation (
            id INTEGER PRIMARY KEY,
            \(slug),
            \(names),
            main_region_id INTEGER NOT NULL REFERENCES region ON DELETE CASCADE
        ) STRICT;

        CREATE TABLE version_group (
            id INTEGER PRIMARY KEY,
            \(slug),
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
            \(slug),
            \(names),
            version_group_id INTEGER NOT NULL REFERENCES version_group ON DELETE CASCADE
        ) STRICT;
        """

}
