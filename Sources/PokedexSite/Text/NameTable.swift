import PokedexDomain

/// The names of all entities of a kind, by number.
public struct NameTable<Entity>: Sendable {
    private let names: [DisplayName]
    private let positions: PositionTable<Entity>

    /// Holds the names of a catalog's entities.
    public init(_ names: [Identifier<Entity>: DisplayName]) {
        let sorted = names.sorted { $0.key < $1.key }
        self.names = sorted.map(\.value)
        positions = PositionTable(sorted.map(\.key))
    }

    /// How many names there are.
    public var count: Int { names.count }

    /// The name of an entity of the catalog that the table was made from.
    public subscript(id: Identifier<Entity>) -> DisplayName { names[positions[id]] }
}
