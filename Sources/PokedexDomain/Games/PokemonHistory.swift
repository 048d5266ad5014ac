/// What a Pokémon is in the games of one generation.
package struct PokemonInGeneration: Hashable, Sendable {
    /// Its types, one or two, in order.
    package let types: [Identifier<PokemonType>]
    /// Its base stats in the order of ``Stat``: six, or five with ``Stat/special`` in generation I.
    package let stats: [BaseStat]
    /// Its abilities by slot; empty before generation III.
    package let abilities: [AbilitySlot]
}

/// What Pokémon were in earlier generations.
///
/// The source's past types, stats and abilities held up to and including the generation that they
/// name. It lacks that nobody had a hidden ability before generation V, for some Pokémon.
package struct PokemonHistory: Sendable {
    private let index: CatalogIndex
    private static let firstGenerationWithHiddenAbilities = 5

    package init(_ index: CatalogIndex) {
        self.index = index
    }

    /// What a Pokémon is in the games of a generation, whether or not it is in any of them.
    package func facts(
        of pokemon: Pokemon, in generation: Identifier<Generation>
    ) -> PokemonInGeneration {
        PokemonInGeneration(
            types: types(of: pokemon, in: generation), stats: stats(of: pokemon, in: generation),
            abilities: abilities(of: pokemon, in: generation))
    }

    package func types(
        of pokemon: Pokemon, in generation: Identifier<Generation>
    ) -> [Identifier<PokemonType>] {
        pokemon.past.types.first { $0.lastGeneration >= generation }?.elements ?? pokemon.types
    }

    /// A Pokémon's base stats in a generation. One Special stat stands for both special stats as long as
    /// the source has it.
    package func stats(
        of pokemon: Pokemon, in generation: Identifier<Generation>
    ) -> [BaseStat] {
        var stats = pokemon.stats
        for past in pokemon.past.stats.reversed() where past.lastGeneration >= generation {
            for stat in past.elements {
                stats.removeAll {
                    $0.stat == stat.stat || stat.stat == .special && $0.stat.isPartOfSpecial
                }
                stats.append(stat)
            }
        }
        return stats.inOrder
    }

    /// A Pokémon's abilities in a generation by slot: those that existed then.
    package func abilities(
        of pokemon: Pokemon, in generation: Identifier<Generation>
    ) -> [AbilitySlot] {
        var slots = pokemon.abilities
        for past in pokemon.past.abilities.reversed() where past.lastGeneration >= generation {
            for slot in past.elements {
                slots.removeAll { $0.slot == slot.slot }
                slots.append(slot)
            }
        }
        return slots.filter { exists($0, in: generation) }.sorted { $0.slot < $1.slot }
    }

    /// A Pokémon's abilities in an era by slot; none where there are no abilities.
    package func abilities(of pokemon: Pokemon, in era: Era) -> [AbilitySlot] {
        era.hasAbilities ? abilities(of: pokemon, in: era.generation) : []
    }

    private func exists(_ slot: AbilitySlot, in generation: Identifier<Generation>) -> Bool {
        guard let ability = slot.ability, index[ability].generation <= generation else {
            return false
        }
        return !slot.isHidden || generation.rawValue >= Self.firstGenerationWithHiddenAbilities
    }
}

extension Stat {
    /// Whether it was half of ``special`` in generation I.
    fileprivate var isPartOfSpecial: Bool { self == .specialAttack || self == .specialDefense }
}
