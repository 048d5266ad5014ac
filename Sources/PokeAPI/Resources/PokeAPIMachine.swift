/// PokéAPI's `machine`.
struct PokeAPIMachine: PokeAPIRecord {
    /// The source's number; a negative one for a machine that was taken from a catalog.
    let id: Int
    let item: PokeAPIWord
    let move: PokeAPIReference
    let versionGroup: PokeAPIReference

    private enum CodingKeys: String, CodingKey {
        case id, item, move
        case versionGroup = "version_group"
    }
}
