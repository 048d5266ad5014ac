import PokedexDomain

/// The types of Pokémon, each with the eras in which they have it.
struct MarkedTypes: Sendable {
    let indexes: CatalogIndexes
    private var history: PokemonHistory { indexes.games.history }

    /// The eras since a Pokémon appeared.
    func eras(of pokemon: Pokemon) -> [Era] {
        let first = indexes.entities.generation(of: pokemon)
        return indexes.places.games.eras.filter { $0.generation >= first }
    }

    /// Its types of all eras, today's without marks where it always had them.
    subscript(pokemon: Pokemon) -> [(element: Identifier<PokemonType>, marks: EraMarks)] {
        guard hasOthers(pokemon) else { return pokemon.types.map { ($0, EraMarks()) } }
        return EraMarks.entries(eras(of: pokemon), today: pokemon.types) {
            history.types(of: pokemon, in: $0)
        }
    }

    /// Its types together, today and in earlier eras.
    func variants(of pokemon: Pokemon) -> [GameVariant<Era, [Identifier<PokemonType>]>] {
        GameVariant.all(hasOthers(pokemon) ? eras(of: pokemon) : [], today: pokemon.types) {
            history.types(of: pokemon, in: $0)
        }
    }

    /// Whether it had other types, or has in some game.
    func hasOthers(_ pokemon: Pokemon) -> Bool {
        !pokemon.past.types.isEmpty || pokemon.inGames.contains { !$0.types.isEmpty }
    }
}
