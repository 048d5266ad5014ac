import PokedexDomain
import SQLite
import Testing

@testable import PokedexStore

/// No fact that the database holds is lost on a comparison: every column of every table is altered,
/// and each time a difference is found.
struct EveryColumnIsComparedTests {
    private static let column = "{column}"
    /// What a value may become; the first that makes another catalog counts.
    private static let alterations = [
        "1 - \(column)", "\(column) + 1", "\(column) - 1", "\(column) || 'x'", "'special'", "'hp'",
        "'shiny'", "'day'", "50", "NULL", "'[1]'",
    ]
    /// What the number of another entity may become.
    private static let exchanges = ["99", "3 - \(column)", "NULL", "1"]

    /// What cannot change alone, or is no fact of the catalog.
    private static let fixed = [
        "data_source.picture_base", "data_source.data_version", "evolution.from_species_id",
        "evolution.into_species_id", "form.pokemon_id", "form.position", "pokemon.species_id",
        "pokemon.position", "pokemon.is_default", "pokemon_ability.ability_id",
        "pokemon_game_type.type_id",
    ]

    @Test func everyAlteredColumnMakesADifference() throws {
        let image = try Self.image()
        let catalog = try Self.catalog(image)
        let connection = try Connection(image: image)
        var unaltered: [String] = []
        for table in try connection.tables() where table != "table_row_count" {
            let columns = try connection.texts(
                "SELECT name FROM pragma_table_info('\(table)') WHERE name <> 'id'")
            let keys = try connection.texts(
                "SELECT name FROM pragma_table_info('\(table)') WHERE pk > 0 ORDER BY pk")
            for column in columns {
                let altered = Self.altered(table, keys, column, in: image, not: catalog)
                if let altered {
                    #expect(Self.isTold(altered, from: catalog), "\(table).\(column)")
                } else if !keys.contains(column) {
                    unaltered.append("\(table).\(column)")
                }
            }
        }
        #expect(unaltered == Self.fixed)
    }

    private static func isTold(_ new: Catalog, from old: Catalog) -> Bool {
        new.source != old.source || !CatalogComparison(old, new).kinds.isEmpty
    }

    /// The rich little catalog with a second entity in every vocabulary.
    private static func image() throws -> [UInt8] {
        let connection = try Connection(image: Everything.bytes())
        for table in try connection.tables() {
            let columns = try connection.texts("SELECT name FROM pragma_table_info('\(table)')")
            if columns == ["id", "slug", "name_en", "name_ja"] {
                try connection.execute("INSERT INTO \(table) VALUES (99, 'other', NULL, NULL)")
            }
        }
        return try connection.serialized()
    }

    /// A catalog that differs in one value of a column; `nil` when no other value is possible.
    private static func altered(
        _ table: String, _ keys: [String], _ column: String, in image: [UInt8],
        not catalog: Catalog
    ) -> Catalog? {
        for alteration in column.hasSuffix("_id") ? exchanges : alterations {
            for row in 0..<2 {
                let value = alteration.replacing(Self.column, with: column)
                if let altered = try? alter(table, keys, column, to: value, row: row, in: image),
                    altered != catalog
                {
                    return altered
                }
            }
        }
        return nil
    }

    /// The catalog with another value in a row; `nil` where it has that value already.
    private static func alter(
        _ table: String, _ keys: [String], _ column: String, to value: String, row: Int,
        in image: [UInt8]
    ) throws -> Catalog? {
        let connection = try Connection(image: image)
        let key = keys.joined(separator: ", ")
        try connection.execute(
            """
            PRAGMA foreign_keys = ON;
            UPDATE \(table) SET \(column) = \(value)
            WHERE (\(key)) = (SELECT \(key) FROM \(table) LIMIT 1 OFFSET \(row))
                AND \(column) IS NOT \(value)
            """)
        guard try connection.integer("SELECT changes()") > 0 else { return nil }
        return try catalog(connection.serialized())
    }

    private static func catalog(_ image: [UInt8]) throws -> Catalog {
        try ParallelLoad(image: DatabaseImage(image)).catalog()
    }
}
