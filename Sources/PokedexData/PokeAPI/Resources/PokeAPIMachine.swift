/// PokéAPI's `machine`.
struct PokeAPIMachine: PokeAPIRecord {
    let id: Int
    let item: PokeAPIWord
    let move: PokeAPIReference
    let versionGroup: PokeAPIReference

    private enum CodingKeys: String, CodingKey {
        case id, item, move
        case versionGroup = "version_group"
    }
}
