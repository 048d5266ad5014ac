/// PokéAPI's `ability`.
struct PokeAPIAbility: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let generation: PokeAPIReference
    let isMainSeries: Bool

    private enum CodingKeys: String, CodingKey {
        case id, name, names, generation
        case isMainSeries = "is_main_series"
    }
}
