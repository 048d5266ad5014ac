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

    package init(_ index: CatalogIndex) { self.index = index }

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
        pokemon.past.types.elements(in: generation) ?? pokemon.types
    }

    /// A Pokémon's base stats in a generation. One Special stat stands for both special stats as long as
    /// the source has it.
    package func stats(
        of pokemon: Pokemon, in generation: Identifier<Generation>
    ) -> [BaseStat] {
        Self.changed(pokemon.stats, by: pokemon.past.stats, in: generation) { then, now in
            now.stat == then.stat || then.stat == .special && now.stat.isPartOfSpecial
        }
        .inOrder
    }

    /// A Pokémon's abilities in a generation by slot: those that existed then.
    package func abilities(
        of pokemon: Pokemon, in generation: Identifier<Generation>
    ) -> [AbilitySlot] {
        Self.changed(pokemon.abilities, by: pokemon.past.abilities, in: generation) {
            $0.slot == $1.slot
        }
        .filter { exists($0, in: generation) }.sorted { $0.slot < $1.slot }
    }

    /// Today's elements of a list with those of a generation in the place of the ones that came later.
    private static func changed<Element>(
        _ today: [Element], by past: [PokemonPast.Entry<Element>],
        in generation: Identifier<Generation>, replaces: (_ then: Element, _ now: Element) -> Bool
    ) -> [Element] {
        var list = today
        for entry in past.reversed() where entry.lastGeneration >= generation {
            for then in entry.elements {
                list.removeAll { replaces(then, $0) }
                list.append(then)
            }
        }
        return list
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
