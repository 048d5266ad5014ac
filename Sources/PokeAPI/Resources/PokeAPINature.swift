/// PokéAPI's `nature`.
struct PokeAPINature: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let increased: Nullable<PokeAPIWord>
    let decreased: Nullable<PokeAPIWord>

    private enum CodingKeys: String, CodingKey {
        case id, name, names
        case increased = "increased_stat"
        case decreased = "decreased_stat"
    }
}
