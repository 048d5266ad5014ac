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

/// A change of worlds or spots that is refused. Nothing was changed.
package enum WorldError: Error, Hashable, CustomStringConvertible {
    /// There is already an entity with this id.
    case taken(noun: String, id: String)
    /// There is no entity with this id.
    case missing(noun: String, id: String)
    /// A text that its rule does not allow.
    case wrongText(field: String, objection: String)
    case tooManyPokemon(Int)

    package var description: String {
        switch self {
        case .taken(let noun, let id):
            "there is already a \(noun) \(quoted(id)); choose another id, or edit that one"
        case .missing(let noun, let id):
            "there is no \(noun) \(quoted(id)); `pokedex-site worlds list` shows all ids"
        case .wrongText(let field, let objection): "the \(field) \(objection)"
        case .tooManyPokemon(let count):
            "\(count) Pokémon are too many for one spot; at most \(Spot.pokemonLimit) are allowed"
        }
    }
}
