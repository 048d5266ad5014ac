import PokedexDomain
import SQLite
import TestSupport

@testable import PokedexStore

/// A small catalog with every kind of entity, every field set somewhere and unknown somewhere.
enum Everything {
    /// The catalog, as it is read from a database of the first schema.
    static func catalog() throws -> Catalog { try made.get() }

    /// The bytes of the database that is made of it.
    static func bytes() throws -> [UInt8] { try image.get() }

    private static let image = Result { try DatabaseImage(of: made.get()).bytes }

    private static let made = Result {
        let connection = try Connection()
        try Schema(migrations: [Schema.current.migrations[0]]).create(in: connection)
        let rows = try ProjectFiles.bytes(of: "Tests/PokedexStoreTests/Fixtures/everything.sql")
        try connection.execute(String(decoding: rows, as: UTF8.self))
        try Schema.current.migrate(connection)
        try connection.execute(laterRows)
        return try ParallelLoad(image: DatabaseImage(connection.serialized())).catalog()
    }

    /// Rows for what came after version 4.
    private static let laterRows = """
        UPDATE move_past_value SET damage_class = 'special', priority = -6, target_id = 1;
        INSERT INTO move_game_value VALUES
            (1, 1, NULL, 'status', 0, NULL, 25, 1, NULL, 0),
            (1, 2, 2, NULL, NULL, 90, NULL, NULL, 1, 20);
        UPDATE table_row_count SET row_count = 2 WHERE table_name = 'move_game_value';
        INSERT INTO version_group_pokemon VALUES (1, 1), (1, 2), (2, 10001);
        UPDATE table_row_count SET row_count = 3 WHERE table_name = 'version_group_pokemon';
        INSERT INTO species_past_egg_group VALUES (1, 1, 1), (2, 1, 1);
        UPDATE table_row_count SET row_count = 2 WHERE table_name = 'species_past_egg_group';
        INSERT INTO pokemon_egg_group VALUES (10001, 1);
        UPDATE table_row_count SET row_count = 1 WHERE table_name = 'pokemon_egg_group';
        INSERT INTO pokemon_past_value VALUES (1, 1, 45, NULL, 64), (2, 1, NULL, 70, NULL);
        UPDATE table_row_count SET row_count = 2 WHERE table_name = 'pokemon_past_value';
        INSERT INTO pokemon_game_value VALUES (1, 2, NULL, 35, NULL);
        UPDATE table_row_count SET row_count = 1 WHERE table_name = 'pokemon_game_value';
        INSERT INTO pokemon_game_type VALUES (1, 2, 1, 2), (1, 2, 2, 1);
        UPDATE table_row_count SET row_count = 2 WHERE table_name = 'pokemon_game_type';
        INSERT INTO pokemon_game_stat VALUES (1, 2, 'speed', 7, 0);
        UPDATE table_row_count SET row_count = 1 WHERE table_name = 'pokemon_game_stat';
        INSERT INTO pokemon_game_ability VALUES (10001, 1, 1, 0, NULL);
        UPDATE table_row_count SET row_count = 1 WHERE table_name = 'pokemon_game_ability';
        INSERT INTO missing_evolution VALUES (1, 2);
        UPDATE table_row_count SET row_count = 1 WHERE table_name = 'missing_evolution';
        INSERT INTO mastery VALUES (1, 1, 1, 15), (10001, 2, 1, 0);
        UPDATE table_row_count SET row_count = 2 WHERE table_name = 'mastery';
        INSERT INTO pokemon_game_egg_group VALUES (1, 2, 1);
        UPDATE table_row_count SET row_count = 1 WHERE table_name = 'pokemon_game_egg_group';
        UPDATE location SET parent_id = 1 WHERE id = 2;
        INSERT INTO pokemon_gender VALUES (2, 0), (10001, 8);
        UPDATE table_row_count SET row_count = 2 WHERE table_name = 'pokemon_gender';
        """

    /// This program's schema and one more step, as a later program has it.
    static let laterSchema = Schema(
        migrations: Schema.current.migrations + [
            Migration(
                Schema.current.version + 1, "adds capitals",
                Array("ALTER TABLE region ADD COLUMN capital TEXT CHECK (capital <> '');".utf8))
        ])
}

/// A database of that catalog in a folder of its own.
struct KeptDatabase {
    let folder: TemporaryFolder
    let file: SQLiteCatalogRepository

    /// - Parameter schema: that of the program which uses the file.
    init(schema: Schema = .current) throws {
        folder = try TemporaryFolder()
        file = SQLiteCatalogRepository(path: folder["dex.sqlite"], schema: schema)
        try folder.write(bytes: Everything.bytes(), to: "dex.sqlite")
    }

    /// The database with facts on top.
    func corrected(_ facts: FactsFolder...) -> CorrectedRepository {
        CorrectedRepository(path: file.path, facts: facts)
    }

    /// Changes the database by SQL.
    func alter(_ sql: String) throws {
        let connection = try Connection(image: folder.bytes(of: "dex.sqlite"))
        try connection.execute(sql)
        try folder.write(bytes: connection.serialized(), to: "dex.sqlite")
    }
}
