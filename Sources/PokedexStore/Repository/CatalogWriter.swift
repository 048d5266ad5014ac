import PokedexDomain
import SQLite

/// Writes a catalog's lists into an empty database, row by row in the order of the keys.
struct CatalogWriter {
    let connection: Connection

    /// Writes everything in one transaction and counts the rows of every table.
    func write(_ catalog: Catalog) throws(SQLiteError) {
        try connection.execute("BEGIN")
        try writeSource(catalog.source)
        try writeVocabularies(catalog)
        try writeGames(catalog)
        try writeBattle(catalog)
        try writeMoves(catalog.moves)
        try writeEvolutionChains(catalog.evolutionChains)
        try writeSpecies(catalog.species)
        try writePokedexes(catalog.pokedexes)
        try writePokemon(catalog)
        try writeLearnsets(catalog.learnsets)
        try writeEvolutions(catalog.evolutionChains)
        try writeRowCounts()
        try connection.execute("COMMIT")
    }

    /// Inserts rows into a table.
    func insert(
        _ table: String, _ columns: String, _ rows: [[SQLiteValue]]
    ) throws(SQLiteError) {
        let places = columns.split(separator: ",").map { _ in "?" }.joined(separator: ", ")
        let statement = try connection.prepare(
            "INSERT INTO \(table) (\(columns)) VALUES (\(places))")
        for row in rows {
            try statement.run(row)
        }
    }

    private func writeSource(_ source: CatalogSource) throws(SQLiteError) {
        try insert(
            "data_source", "id, made_at, commit_hash, picture_base, data_version",
            [
                [
                    .init(1), .init(source.date), .init(source.commit),
                    .init(source.pictureBase), .init(DataVersion.current),
                ]
            ])
    }

    private func writeRowCounts() throws(SQLiteError) {
        var rows: [[SQLiteValue]] = []
        for table in try connection.tables() where table != "table_row_count" {
            let count = try connection.integer("SELECT count(*) FROM \(table)")
            rows.append([.text(table), .integer(count)])
        }
        try insert("table_row_count", "table_name, row_count", rows)
    }
}
