import PokedexDomain

/// Finds the Pokémon that a query wants.
package struct PokemonFinder: Sendable {
    let index: CatalogIndex
    let moveAccess: MoveAccess
    private let members: [Identifier<Pokedex>: [Identifier<Species>: Int]]

    /// Prepares a catalog for being searched.
    package init(_ index: CatalogIndex, moveAccess: MoveAccess) {
        self.index = index
        self.moveAccess = moveAccess
        members = Dictionary(
            uniqueKeysWithValues: index.catalog.pokedexes.map { pokedex in
                let numbers = pokedex.entries.map { ($0.species, $0.number) }
                return (pokedex.id, Dictionary(numbers, uniquingKeysWith: min))
            })
    }

    /// The Pokémon that a query wants, in the order it asks for.
    ///
    /// - Parameter nameRank: a Pokémon's place among all by its name, which no other has; it depends
    ///   on the reader's language, and is asked for only where the query sorts by name.
    package func find(
        _ query: PokemonQuery, nameRank: (Identifier<Pokemon>) -> Int
    ) -> [Pokemon] {
        let scope = MoveScope(of: query)
        let hits = index.catalog.pokemon.filter { pokemon in
            query.conditions.allSatisfy { holds($0, for: pokemon, scope) }
        }
        return sorted(hits, by: query.order, nameRank: nameRank)
    }

    /// The number of a species in a Pokédex, the first where it has two; `nil` where it is not in it.
    func number(of species: Identifier<Species>, in pokedex: Identifier<Pokedex>) -> Int? {
        members[pokedex]?[species]
    }
}
