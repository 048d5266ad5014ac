import PokedexDomain

/// Names of a table that are missing in a language.
package struct MissingNames: Encodable, Hashable, Sendable {
    /// The table.
    package let table: String
    /// The column: `name_en`, `name_ja`, `genus_ja` ….
    package let column: String
    /// How many rows should have one: all but the ordinary forms of Pokémon.
    package let total: Int
    /// The slugs of those without, in the order of their numbers.
    package let slugs: [String]

    /// The names that a catalog lacks, by table and column.
    static func all(in catalog: Catalog) -> [MissingNames] {
        CatalogFacts(catalog).kinds.flatMap { kind in
            // The ordinary form goes by the Pokémon's name.
            let rows = kind.rows.filter { $0["form_slug"] != .text("") }
            let columns = rows.first?.columns.filter(\.isName).map(\.name) ?? []
            return columns.compactMap { column -> MissingNames? in
                let without = rows.filter { $0[column] == .null }
                guard !without.isEmpty else { return nil }
                return MissingNames(
                    table: kind.table, column: column, total: rows.count,
                    slugs: without.compactMap(\.slug))
            }
        }
    }
}
