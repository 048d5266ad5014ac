/// A word of a small vocabulary, with names.
struct PokeAPITerm: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>

    private enum CodingKeys: String, CodingKey {
        case id, name, names
    }
}

/// A word of a small vocabulary that has no names: a growth rate or a category of moves.
struct PokeAPIBareTerm: PokeAPIRecord {
    let id: Int
    let name: String

    private enum CodingKeys: String, CodingKey {
        case id, name
    }
}
