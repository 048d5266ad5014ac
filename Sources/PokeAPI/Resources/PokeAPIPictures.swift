/// A Pokémon's `sprites`, as far as they are used; a key that is absent is a picture that is.
struct PokeAPIPictures: Codable, Hashable, Sendable {
    let sprite: String?
    let shiny: String?
    let female: String?
    let other: Others?

    private enum CodingKeys: String, CodingKey {
        case other
        case sprite = "front_default"
        case shiny = "front_shiny"
        case female = "front_female"
    }

    /// The larger pictures.
    struct Others: Codable, Hashable, Sendable {
        let home: Pair?
        let artwork: Pair?

        private enum CodingKeys: String, CodingKey {
            case home
            case artwork = "official-artwork"
        }
    }

    /// A picture and that of the shiny one.
    struct Pair: Codable, Hashable, Sendable {
        let ordinary: String?
        let shiny: String?

        private enum CodingKeys: String, CodingKey {
            case ordinary = "front_default"
            case shiny = "front_shiny"
        }
    }
}
