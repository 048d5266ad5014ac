import PokedexDomain

/// What Pokémon were in earlier generations, as it is read: by owner, each with its generation.
struct PastFacts {
    private var types: Children<Pokemon, (Identifier<Generation>, Identifier<PokemonType>)>
    private var abilities: Children<Pokemon, (Identifier<Generation>, AbilitySlot)>
    private var stats: Children<Pokemon, (Identifier<Generation>, BaseStat)>

    /// Reads the three tables.
    init(reader: CatalogReader) throws(DatabaseProblem) {
        types = try reader.children(
            of: Pokemon.self, "pokemon_past_type", "pokemon_id, last_generation_id, type_id",
            order: "1, 2, slot"
        ) { (row: inout Row) throws(DatabaseProblem) in
            (try row.identifier(), try row.identifier())
        }
        abilities = try reader.children(
            of: Pokemon.self, "pokemon_past_ability",
            "pokemon_id, last_generation_id, slot, is_hidden, ability_id", order: "1, 2, 3"
        ) { (row: inout Row) throws(DatabaseProblem) in
            (try row.identifier(), try reader.abilitySlot(&row))
        }
        stats = try reader.children(
            of: Pokemon.self, "pokemon_past_stat",
            "pokemon_id, last_generation_id, stat, base, effort"
        ) { (row: inout Row) throws(DatabaseProblem) in
            (try row.identifier(), try reader.baseStat(&row))
        }
    }

    /// What a Pokémon was.
    mutating func take(_ owner: Identifier<Pokemon>) -> PokemonPast {
        PokemonPast(
            types: entries(types.take(owner)), abilities: entries(abilities.take(owner)),
            stats: entries(stats.take(owner)).map { entry in
                .init(lastGeneration: entry.lastGeneration, elements: entry.elements.inOrder)
            })
    }

    /// Checks that every Pokémon took what is its own.
    func requireNoneLeft() throws(DatabaseProblem) {
        try types.requireNoneLeft()
        try abilities.requireNoneLeft()
        try stats.requireNoneLeft()
    }

    private func entries<Element>(
        _ pairs: [(Identifier<Generation>, Element)]
    ) -> [PokemonPast.Entry<Element>] {
        var lists: [(generation: Identifier<Generation>, elements: [Element])] = []
        for (generation, element) in pairs {
            if lists.last?.generation == generation {
                lists[lists.count - 1].elements.append(element)
            } else {
                lists.append((generation, [element]))
            }
        }
        return lists.map { .init(lastGeneration: $0.generation, elements: $0.elements) }
    }
}
