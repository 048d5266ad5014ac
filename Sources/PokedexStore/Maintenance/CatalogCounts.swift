import PokedexDomain

/// How many entities a database holds, and other rows that readers ask for.
package struct CatalogCounts: Encodable, Hashable, Sendable {
    /// What is counted, by its name in reports. The raw value is the table whose rows are counted; of
    /// families only those that the site has, too.
    package enum Element: String, CaseIterable, Sendable {
        case species, pokemon
        case forms = "form"
        case moves = "move"
        case abilities = "ability"
        case families = "evolution_chain"
        case types = "type"
        case natures = "nature"
        case items = "item"
        case locations = "location"
        case machines = "machine"
        case regions = "region"
        case generations = "generation"
        case games = "version"
        case pokedexes = "pokedex"
        case learnsetEntries = "learnset"
        case encounters = "encounter"
    }

    private let rows: [String: Int]

    /// - Parameters:
    ///   - rows: the number of rows of every table.
    ///   - families: the number of families, of which the source has some in several records.
    init(rows: [String: Int], families: Int) {
        self.rows = rows.merging([Element.families.rawValue: families]) { $1 }
    }

    /// How many there are.
    package subscript(element: Element) -> Int { rows[element.rawValue] ?? 0 }

    /// Writes an object with the number of each element.
    package func encode(to encoder: any Encoder) throws {
        try Dictionary(uniqueKeysWithValues: Element.allCases.map { ("\($0)", self[$0]) })
            .encode(to: encoder)
    }
}

extension DatabaseFile {
    /// Counts what was read.
    ///
    /// - Parameter catalog: the facts of the content.
    /// - Throws: ``CatalogError/invalidData(_:_:)`` when a table cannot be read.
    package func counts(
        of content: Content, catalog: Catalog
    ) throws(CatalogError) -> CatalogCounts {
        let families = PokemonFamilies(CatalogIndex(catalog)).all.count
        return try explaining { () throws(DatabaseProblem) in
            CatalogCounts(
                rows: try DatabaseVerification(image: content.image).rowCounts(),
                families: families)
        }
    }
}
