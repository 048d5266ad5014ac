/// PokéAPI's `meta`: when and from what the data set was made.
struct PokeAPIMeta: Codable, Hashable, Sendable {
    let date: String
    let commit: String

    private enum CodingKeys: String, CodingKey {
        case date = "deploy_date"
        case commit = "hash"
    }
}
