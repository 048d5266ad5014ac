import PokedexDomain

/// How many entities a database holds, and other rows that readers ask for.
public struct CatalogCounts: Encodable, Hashable, Sendable {
    /// What is counted, by its name in reports. The raw value is the table whose rows are counted.
    public enum Element: String, CaseIterable, Sendable {
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
    }

    private let rows: [String: Int]

    /// - Parameter rows: the number of rows of every table.
    init(rows: [String: Int]) {
        self.rows = rows
    }

    /// How many there are.
    public subscript(element: Element) -> Int { rows[element.rawValue] ?? 0 }

    /// Writes an object with the number of each element.
    public func encode(to encoder: any Encoder) throws {
        try Dictionary(uniqueKeysWithValues: Element.allCases.map { ("\($0)", self[$0]) })
            .encode(to: encoder)
    }
}

extension DatabaseFile {
    /// Counts the rows of what was read.
    ///
    /// - Throws: ``CatalogError/invalidData(_:)`` when a table cannot be read.
    package func counts(of content: Content) throws(CatalogError) -> CatalogCounts {
        try explaining { () throws(DatabaseProblem) in
            CatalogCounts(rows: try DatabaseVerification(image: content.image).rowCounts())
        }
    }
}
