/// A move's values in some games.
public struct MoveValues: Hashable, Sendable {
    /// Its type.
    public let type: Identifier<PokemonType>
    /// Its class: that of its type before generation IV, but for status moves.
    public let damageClass: DamageClass
    /// Its power; `nil` for moves without one.
    public let power: Int?
    /// Its accuracy in percent; `nil` for moves that cannot miss.
    public let accuracy: Int?
    /// Its power points; `nil` where unknown.
    public let powerPoints: Int?
    /// The chance of its added effect in percent; `nil` for moves without one.
    public let effectChance: Int?
}

/// Tells what moves were in earlier games.
///
/// A past value held until before the version group it names; the class of a move that deals
/// damage was its type's before generation IV.
public struct MoveHistory: Sendable {
    let index: CatalogIndex
    private static let firstGenerationWithOwnClasses = 4

    /// Reads the history from a catalog.
    public init(_ index: CatalogIndex) {
        self.index = index
    }

    /// What a move is today.
    public func valuesToday(of move: Move) -> MoveValues {
        MoveValues(
            type: move.type, damageClass: move.damageClass, power: Self.some(move.power),
            accuracy: Self.some(move.accuracy), powerPoints: move.powerPoints,
            effectChance: move.effectChance)
    }

    /// What a move was in the games of a version group.
    public func values(of move: Move, in versionGroup: VersionGroup) -> MoveValues {
        let past = move.past.filter { index[$0.before].order > versionGroup.order }
        let type = past.lazy.compactMap(\.type).first ?? move.type
        return MoveValues(
            type: type,
            damageClass: damageClass(of: move, type: type, in: versionGroup.generation),
            power: Self.some(past.lazy.compactMap(\.power).first ?? move.power),
            accuracy: Self.some(past.lazy.compactMap(\.accuracy).first ?? move.accuracy),
            powerPoints: past.lazy.compactMap(\.powerPoints).first ?? move.powerPoints,
            effectChance: past.lazy.compactMap(\.effectChance).first ?? move.effectChance)
    }

    /// No move has a power or an accuracy of 0: the source's 0 stands for none.
    private static func some(_ value: Int?) -> Int? { value == 0 ? nil : value }

    private func damageClass(
        of move: Move, type: Identifier<PokemonType>, in generation: Identifier<Generation>
    ) -> DamageClass {
        guard generation.rawValue < Self.firstGenerationWithOwnClasses,
            move.damageClass != .status
        else { return move.damageClass }
        return index[type].damageClass ?? move.damageClass
    }
}
