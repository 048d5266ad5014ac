/// What a Pokémon is in the games of one generation, or in one game.
package struct PokemonInGeneration: Hashable, Sendable {
    /// Its types, one or two, in order.
    package let types: [Identifier<PokemonType>]
    /// Its base stats in the order of ``Stat``: six, or five with ``Stat/special`` in generation I.
    package let stats: [BaseStat]
    /// Its abilities by slot; empty before generation III.
    package let abilities: [AbilitySlot]
}

/// What Pokémon were in earlier generations, and are in single games.
///
/// The source's past types, stats and abilities held up to and including the generation that they
/// name. It lacks that nobody had a hidden ability before generation V, for some Pokémon.
package struct PokemonHistory: Sendable {
    private let index: CatalogIndex
    private static let firstGenerationWithHiddenAbilities = 5

    package init(_ index: CatalogIndex) { self.index = index }

    /// What a Pokémon is in the games of an era, whether or not it is in any of them. Its abilities are those of
    /// the era's generation where the games have none.
    package func facts(of pokemon: Pokemon, in era: Era) -> PokemonInGeneration {
        PokemonInGeneration(
            types: types(of: pokemon, in: era), stats: stats(of: pokemon, in: era),
            abilities: abilities(of: pokemon, in: era.generation, Self.own(pokemon, in: era)))
    }

    package func types(of pokemon: Pokemon, in era: Era) -> [Identifier<PokemonType>] {
        if let own = Self.own(pokemon, in: era), !own.types.isEmpty { return own.types }
        return pokemon.past.types.elements(in: era.generation) ?? pokemon.types
    }

    /// A Pokémon's base stats in an era. One Special stat stands for both special stats as long as the
    /// source has it.
    package func stats(of pokemon: Pokemon, in era: Era) -> [BaseStat] {
        Self.changed(
            pokemon.stats, by: pokemon.past.stats, in: era.generation,
            Self.own(pokemon, in: era)?.stats
        ) { then, now in
            now.stat == then.stat || then.stat == .special && now.stat.isPartOfSpecial
        }
        .inOrder
    }

    /// A Pokémon's abilities in a generation by slot: those that existed then.
    package func abilities(
        of pokemon: Pokemon, in generation: Identifier<Generation>
    ) -> [AbilitySlot] {
        abilities(of: pokemon, in: generation, nil)
    }

    private func abilities(
        of pokemon: Pokemon, in generation: Identifier<Generation>, _ own: PokemonGameValues?
    ) -> [AbilitySlot] {
        Self.changed(
            pokemon.abilities, by: pokemon.past.abilities, in: generation, own?.abilities
        ) {
            $0.slot == $1.slot
        }
        .filter { exists($0, in: generation) }.sorted { $0.slot < $1.slot }
    }

    /// A value of a Pokémon in a game.
    ///
    /// - Parameter today: what it is today; `nil` where that is unknown.
    package func value(
        _ value: KeyPath<TrainingValues, Int?>, of pokemon: Pokemon, in game: VersionGroup,
        today: Int?
    ) -> Int? {
        let own = pokemon.inGames.first { $0.game == game.id }
        if let own = own?.training[keyPath: value] { return own }
        let past = pokemon.past.training.lazy.filter { $0.lastGeneration >= game.generation }
            .compactMap { $0.elements.first?[keyPath: value] }
        return past.first ?? today
    }

    private static func own(_ pokemon: Pokemon, in era: Era) -> PokemonGameValues? {
        guard !pokemon.inGames.isEmpty, let game = era.game else { return nil }
        return pokemon.inGames.first { $0.game == game }
    }

    /// Today's elements of a list with those of a generation in the place of the ones that came later, and
    /// a game's own in the place of these.
    private static func changed<Element>(
        _ today: [Element], by past: [PokemonPast.Entry<Element>],
        in generation: Identifier<Generation>, _ own: [Element]?,
        replaces: (_ then: Element, _ now: Element) -> Bool
    ) -> [Element] {
        // No key path: one of a generic type is made anew each time.
        let then = past.reversed().filter { $0.lastGeneration >= generation }.map { $0.elements }
        return (then + [own ?? []]).joined().reduce(into: today) { list, then in
            list.removeAll { replaces(then, $0) }
            list.append(then)
        }
    }

    /// A Pokémon's abilities in an era by slot; none where there are no abilities.
    package func abilities(of pokemon: Pokemon, in era: Era) -> [AbilitySlot] {
        era.hasAbilities
            ? abilities(of: pokemon, in: era.generation, Self.own(pokemon, in: era)) : []
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
