import PokedexDomain

/// The names of all entities of a kind, by number.
public struct NameTable<Entity>: Sendable {
    private let names: [Identifier<Entity>: DisplayName]

    /// Holds the names of a catalog's entities.
    public init(_ names: [Identifier<Entity>: DisplayName]) {
        self.names = names
    }

    /// How many names there are.
    public var count: Int { names.count }

    /// The name of an entity of the catalog that the table was made from.
    public subscript(id: Identifier<Entity>) -> DisplayName {
        guard let name = names[id] else {
            preconditionFailure("the catalog has no \(Entity.self) \(id.rawValue)")
        }
        return name
    }
}
