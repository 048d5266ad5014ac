import PokedexDomain
import SQLite

/// Reads a catalog's lists from a database, trusting nothing it says.
///
/// Each list is read in one query; what belongs to an entity is read apart and joined by number.
struct CatalogReader {
    let connection: Connection

    /// Reads everything but the learnsets.
    func catalog() throws(DatabaseProblem) -> Catalog {
        var catalog = Catalog(source: try source())
        try readVocabularies(into: &catalog)
        try readGames(into: &catalog)
        try readBattle(into: &catalog)
        catalog.moves = try moves()
        catalog.pokemon = try pokemon()
        catalog.species = try species(varieties: try varieties())
        catalog.evolutionChains = try evolutionChains()
        catalog.pokedexes = try pokedexes()
        return catalog
    }

    /// Reads the rows of a table.
    ///
    /// - Parameters:
    ///   - source: the table with what is joined to it; the table alone when not given.
    ///   - columns: the columns, in the order in which `make` reads them.
    ///   - key: how many of the columns name a row in messages.
    ///   - order: the columns to sort by; by the first when not given.
    func rows<Value>(
        _ table: String, from source: String? = nil, _ columns: String, key: Int32 = 1,
        order: String = "1", _ make: (inout Row) throws(DatabaseProblem) -> Value
    ) throws(DatabaseProblem) -> [Value] {
        let sql = "SELECT \(columns) FROM \(source ?? table) ORDER BY \(order)"
        let statement = try readingDatabase { () throws(SQLiteError) in
            try connection.prepare(sql)
        }
        var values: [Value] = []
        while try readingDatabase({ () throws(SQLiteError) in try statement.step() }) {
            var row = Row(statement, table: table, keyColumns: key)
            values.append(try make(&row))
        }
        return values
    }

    /// Reads the rows of a table whose first column names their owner, by owner.
    func children<Owner, Value>(
        of owner: Owner.Type, _ table: String, from source: String? = nil, _ columns: String,
        order: String = "1, 2", _ make: (inout Row) throws(DatabaseProblem) -> Value
    ) throws(DatabaseProblem) -> Children<Owner, Value> {
        let pairs = try rows(table, from: source, columns, key: 2, order: order) {
            (row: inout Row) throws(DatabaseProblem) in
            let owner: Identifier<Owner> = try row.identifier()
            return (owner, try make(&row))
        }
        return Children(table: table, pairs: pairs)
    }

    private func source() throws(DatabaseProblem) -> CatalogSource {
        let sources = try rows("data_source", "id, made_at, commit_hash, picture_base") {
            (row: inout Row) throws(DatabaseProblem) in
            _ = try row.integer(1...1)
            return CatalogSource(
                date: try row.integer(FactRange.time), commit: try row.text(.commit),
                pictureBase: try row.text(.pictureBase))
        }
        guard let source = sources.first else {
            throw DatabaseProblem(
                "table data_source is empty: nothing says what the facts are from")
        }
        return source
    }
}
