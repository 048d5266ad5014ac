/// Finds the Pokémon that have an ability, and what changed in it over the generations.
package struct AbilityHolders: Sendable {
    package struct Holder: Hashable, Sendable {
        package let pokemon: Identifier<Pokemon>
        /// Whether it has it as its hidden ability alone.
        package let isHidden: Bool
    }

    /// Who has an ability in a generation, compared with the one before.
    package struct Account: Hashable, Sendable {
        package let generation: Identifier<Generation>
        /// How many Pokémon have it.
        package let count: Int
        /// How many of them appeared in the generation.
        package let newcomers: Int
        /// Those that existed before without it.
        package let gained: [Holder]
        /// Those that had it before and have it no longer, as they had it.
        package let lost: [Holder]
    }

    private let index: CatalogIndex
    /// By ability, then by generation; in each by national number, then as their species orders its
    /// varieties.
    private let holders: [Identifier<Ability>: [Identifier<Generation>: [Holder]]]
    /// By game, then by ability: those of the games in which Pokémon have abilities of their own.
    private let inGames: [Identifier<VersionGroup>: [Identifier<Ability>: [Holder]]]
    private let today: Identifier<Generation>

    /// Abilities came with generation III.
    private static let firstGeneration = 3

    package init(_ index: CatalogIndex, _ games: MainGames) {
        self.index = index
        today = index.catalog.generations.map(\.id).max() ?? Identifier(Self.firstGeneration)
        let history = PokemonHistory(index)
        var holders: [Identifier<Ability>: [Identifier<Generation>: [Holder]]] = [:]
        for pokemon in index.catalog.species.flatMap({ $0.varieties.map { index[$0] } }) {
            let first = max(index.generation(of: pokemon).rawValue, Self.firstGeneration)
            for number in first...max(first, today.rawValue) {
                let generation = Identifier<Generation>(number)
                let slots = history.abilities(of: pokemon, in: generation)
                for (ability, holder) in Self.holdings(of: pokemon, slots) {
                    holders[ability, default: [:]][generation, default: []].append(holder)
                }
            }
        }
        self.holders = holders
        inGames = games.eras.reduce(into: [:]) { found, era in
            let hasOwn = index.catalog.pokemon.contains {
                $0.inGames.contains { $0.game == era.game && !$0.abilities.isEmpty }
            }
            guard hasOwn, let game = era.game else { return }
            for pokemon in index.catalog.species.flatMap({ $0.varieties.map { index[$0] } })
            where index.generation(of: pokemon) <= era.generation {
                let slots = history.abilities(of: pokemon, in: era)
                for (ability, holder) in Self.holdings(of: pokemon, slots) {
                    found[game, default: [:]][ability, default: []].append(holder)
                }
            }
        }
    }

    /// Who has an ability today, by national number, then as their species orders its varieties;
    /// empty where nobody has it.
    package func holders(of ability: Identifier<Ability>) -> [Holder] {
        holders(of: ability, in: today)
    }

    /// Who has an ability in a generation, in the same order.
    package func holders(
        of ability: Identifier<Ability>, in generation: Identifier<Generation>
    ) -> [Holder] {
        holders[ability]?[generation] ?? []
    }

    /// Who has an ability in an era, in the same order: also those that none of its games has.
    package func holders(of ability: Identifier<Ability>, in era: Era) -> [Holder] {
        guard let own = era.game.flatMap({ inGames[$0] }) else {
            return holders(of: ability, in: era.generation)
        }
        return own[ability] ?? []
    }

    /// The generations in which other Pokémon have an ability than in the one before, the newest
    /// first; the last one is that in which it appeared. Empty where no Pokémon ever gained or lost it.
    package func accounts(of ability: Identifier<Ability>) -> [Account] {
        guard let first = holders[ability]?.keys.min() else { return [] }
        let accounts = (first.rawValue...max(first.rawValue, today.rawValue)).map {
            account(of: ability, in: Identifier($0), isFirst: $0 == Self.firstGeneration)
        }
        guard accounts.contains(where: { !$0.gained.isEmpty || !$0.lost.isEmpty }) else {
            return []
        }
        return accounts.reversed().filter {
            $0.newcomers > 0 || !$0.gained.isEmpty || !$0.lost.isEmpty
        }
    }

    /// - Parameter isFirst: whether no Pokémon had any ability before.
    private func account(
        of ability: Identifier<Ability>, in generation: Identifier<Generation>, isFirst: Bool
    ) -> Account {
        let now = holders(of: ability, in: generation)
        let before = holders(of: ability, in: Identifier(generation.rawValue - 1))
        let (had, have) = (Set(before.map(\.pokemon)), Set(now.map(\.pokemon)))
        let others = now.filter { !had.contains($0.pokemon) }
        let isNew = { (holder: Holder) in
            isFirst || index.generation(of: index[holder.pokemon]) == generation
        }
        return Account(
            generation: generation, count: now.count, newcomers: others.count(where: isNew),
            gained: others.filter { !isNew($0) },
            lost: before.filter { !have.contains($0.pokemon) })
    }

    private static func holdings(
        of pokemon: Pokemon, _ slots: [AbilitySlot]
    ) -> [Identifier<Ability>: Holder] {
        slots.reduce(into: [:]) { holdings, slot in
            guard let ability = slot.ability else { return }
            let isHidden = slot.isHidden && holdings[ability]?.isHidden ?? true
            holdings[ability] = Holder(pokemon: pokemon.id, isHidden: isHidden)
        }
    }
}
