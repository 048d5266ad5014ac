/// A number that names one entity of a kind: PokéAPI's `id`, which never changes.
///
/// The kind is part of the type, so that a move's number cannot stand where a Pokémon's belongs.
public struct Identifier<Entity>: Hashable, Comparable, Sendable {
    /// The number itself; 1 or more, 0 and -1 only for a move without or of unknown ailment.
    public let rawValue: Int

    /// Names the entity of this number.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Orders by number.
    public static func < (first: Self, second: Self) -> Bool {
        first.rawValue < second.rawValue
    }
}
