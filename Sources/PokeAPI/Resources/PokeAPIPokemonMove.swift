/// A move that a Pokémon learns, with all games and ways.
struct PokeAPIPokemonMove: Codable, Hashable, Sendable {
    let move: PokeAPIReference
    let details: [PokeAPIMoveDetail]

    private enum CodingKeys: String, CodingKey {
        case move
        case details = "version_group_details"
    }
}

/// One way in which a move is learned in some games.
struct PokeAPIMoveDetail: Codable, Hashable, Sendable {
    let level: Int
    let order: Nullable<Int>
    let method: PokeAPIReference
    let versionGroup: PokeAPIReference

    private enum CodingKeys: String, CodingKey {
        case order
        case level = "level_learned_at"
        case method = "move_learn_method"
        case versionGroup = "version_group"
    }
}
