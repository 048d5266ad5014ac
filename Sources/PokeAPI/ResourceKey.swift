/// Which resource: its kind and number.
public struct ResourceKey: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Its kind.
    public let resource: PokeAPIResource
    /// Its number.
    public let id: Int

    /// Names a resource.
    public init(_ resource: PokeAPIResource, _ id: Int) {
        self.resource = resource
        self.id = id
    }

    /// Names it as messages do: `pokemon/25`.
    public var description: String { "\(resource)/\(id)" }

    /// Orders by the kind's name, then by number.
    public static func < (first: Self, second: Self) -> Bool {
        (first.resource.rawValue, first.id) < (second.resource.rawValue, second.id)
    }
}
