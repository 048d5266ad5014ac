import PokedexDomain

extension PokemonFinder {
    /// A figure of a Pokémon; `nil` where it is unknown.
    func figure(_ figure: PokemonQuery.Figure, of pokemon: Pokemon) -> Int? {
        switch figure {
        case .generation: index.generation(of: pokemon).rawValue
        case .number: pokemon.species.rawValue
        case .stat(let stat): pokemon.base(stat)
        case .total: pokemon.baseTotal
        case .height: pokemon.height
        case .weight: pokemon.weight
        }
    }

    /// Pokémon in an order.
    func sorted(
        _ pokemon: [Pokemon], by order: PokemonQuery.Order,
        nameRank: (Identifier<Pokemon>) -> Int
    ) -> [Pokemon] {
        let places = pokemon.map { pokemon in
            let rank = rank(of: pokemon, by: order.key, nameRank: nameRank)
            return SortedPlace(
                rank: rank.map { order.isReversed ? -$0 : $0 } ?? .max,
                number: pokemon.species, position: index.position(of: pokemon.id))
        }
        return places.sorted().map { index.catalog.pokemon[$0.position] }
    }

    private func rank(
        of pokemon: Pokemon, by key: PokemonQuery.OrderKey,
        nameRank: (Identifier<Pokemon>) -> Int
    ) -> Int? {
        switch key {
        case .figure(let figure): self.figure(figure, of: pokemon)
        case .pokedex(let pokedex): number(of: pokemon.species, in: pokedex)
        case .name: nameRank(pokemon.id)
        }
    }
}

/// What places a Pokémon among others.
private struct SortedPlace: Comparable {
    let rank: Int
    let number: Identifier<Species>
    let position: Int

    static func < (first: Self, second: Self) -> Bool {
        (first.rank, first.number, first.position) < (second.rank, second.number, second.position)
    }
}

extension Pokemon {
    /// A base stat; `nil` where the source has none.
    package func base(_ stat: Stat) -> Int? {
        stats.first { $0.stat == stat }?.base
    }

    /// The sum of the six base stats; `nil` where one is not known.
    package var baseTotal: Int? {
        let bases = Stat.permanent.compactMap(base)
        return bases.count == Stat.permanent.count ? bases.reduce(0, +) : nil
    }
}
