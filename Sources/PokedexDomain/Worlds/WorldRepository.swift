/// Stores worlds, spots and their pictures.
///
/// Each call changes everything that belongs to it, or nothing. ``WorldEditor`` checks ids,
/// references and texts before it calls them.
package protocol WorldRepository {
    /// Reads all worlds and spots; the questions about them are those of ``Worlds``.
    func load() throws -> Worlds

    /// The bytes of a spot's picture; `nil` if it has none.
    func picture(of spot: Spot) throws -> [UInt8]?

    /// Adds a world, or replaces the one with this id.
    mutating func save(_ world: World) throws

    /// Adds a spot, or replaces the one with this id, and moves it to its world.
    ///
    /// - Parameter picture: what becomes of the picture; ``Spot/image`` is set accordingly.
    /// - Returns: the spot as it is stored.
    mutating func save(_ spot: Spot, picture: PictureChange) throws -> Spot

    /// Removes a world, and its spots unless they stay.
    mutating func remove(_ world: ContentID<World>, with fate: SpotFate) throws

    mutating func remove(_ spot: ContentID<Spot>) throws
}

/// What a change of a spot does to its picture.
package enum PictureChange: Hashable, Sendable {
    case kept
    case removed
    /// Replaced by a picture of these bytes.
    case replaced([UInt8])
}

/// An id, or a change of worlds or spots, that is refused. Nothing was changed.
package struct WorldError: Error, Hashable, CustomStringConvertible {
    /// What is wrong, and what to do.
    package let description: String

    package init(_ description: String) { self.description = description }

    static func taken<Entity: Identified>(_ id: ContentID<Entity>) -> Self {
        Self(
            "there is already a \(Entity.noun) \(quoted(id.text)); choose another id, or edit that "
                + "one")
    }

    package static func missing<Entity: Identified>(_ id: ContentID<Entity>) -> Self {
        Self(
            "there is no \(Entity.noun) \(quoted(id.text)); `pokedex-site worlds list` shows all "
                + "ids")
    }

    package static func tooManyPokemon(_ count: Int) -> Self {
        Self("\(count) Pokémon are too many for one spot; at most \(Spot.pokemonLimit) are allowed")
    }
}
