/// What is different about a Pokémon in a game from the game before that has it.
package struct PokemonChange: Hashable, Sendable {
    package let from: Identifier<VersionGroup>
    package let to: Identifier<VersionGroup>
    /// Its types, where they changed.
    package let types: Difference<[Identifier<PokemonType>]>?
    /// Its base stats that changed, in the order of ``Stat``. After generation I, Special is gone and
    /// the two special stats have come.
    package let stats: [StatDifference]
    /// Its abilities that changed, by slot; since the last game with abilities.
    package let abilities: [AbilityDifference]
    /// The moves that it gained and lost; `nil` where the source has no moves of the game.
    package let moves: MoveDifference?

    /// Whether nothing changed that the source knows.
    package var isEmpty: Bool {
        types == nil && stats.isEmpty && abilities.isEmpty && (moves?.isEmpty ?? true)
    }
}

package struct Difference<Fact: Hashable & Sendable>: Hashable, Sendable {
    package let then: Fact
    package let now: Fact
}

/// A base stat that changed; `nil` on a side where there is no such stat.
package struct StatDifference: Hashable, Sendable {
    package let stat: Stat
    package let then: Int?
    package let now: Int?
}

/// The ability of a slot that changed; `nil` on a side where the slot is empty.
package struct AbilityDifference: Hashable, Sendable {
    /// The slot, from 1 to 3.
    package let slot: Int
    /// Whether it is the slot of the hidden ability.
    package let isHidden: Bool
    package let then: Identifier<Ability>?
    package let now: Identifier<Ability>?
}

extension PokemonInGeneration {
    /// The stats that differ from earlier ones.
    package func statChanges(since earlier: Self) -> [StatDifference] {
        Stat.allCases.compactMap { stat in
            let then = earlier.stats.first { $0.stat == stat }?.base
            let now = stats.first { $0.stat == stat }?.base
            return then == now ? nil : StatDifference(stat: stat, then: then, now: now)
        }
    }

    /// The abilities that differ from earlier ones.
    package func abilityChanges(since earlier: Self) -> [AbilityDifference] {
        let slots = Set((abilities + earlier.abilities).map(\.slot)).sorted()
        return slots.compactMap { number in
            let then = earlier.abilities.first { $0.slot == number }
            let now = abilities.first { $0.slot == number }
            guard then?.ability != now?.ability else { return nil }
            return AbilityDifference(
                slot: number, isHidden: (now ?? then)?.isHidden ?? false, then: then?.ability,
                now: now?.ability)
        }
    }
}

/// Finds what changed about Pokémon from game to game.
package struct PokemonChanges: Sendable {
    let history: PokemonHistory
    let moves: GameMoves
    let rosters: Rosters
    let games: MainGames

    /// The games that have a Pokémon, in the order of their release.
    package func games(of pokemon: Pokemon) -> [VersionGroup] {
        let owners = rosters.games(of: pokemon.id)
        return games.inOrder.filter { owners.contains($0.id) }
    }

    /// What changed between each two games that have a Pokémon, the newest first.
    package func changes(of pokemon: Pokemon) -> [PokemonChange] {
        let games = games(of: pokemon)
        var steps = Steps(games.first)
        return zip(games, games.dropFirst()).map { before, game in
            steps.change(of: pokemon, from: before, to: game, self)
        }.reversed()
    }

    /// What changed from one game to another, which both have the Pokémon.
    package func change(
        of pokemon: Pokemon, from before: VersionGroup, to game: VersionGroup
    ) -> PokemonChange {
        var steps = Steps(before)
        return steps.change(of: pokemon, from: before, to: game, self)
    }

    private func facts(of pokemon: Pokemon, in game: VersionGroup) -> PokemonInGeneration {
        history.facts(of: pokemon, in: games.era(of: game))
    }

    /// The last games with abilities, and with moves in the source, on the way through the games.
    private struct Steps {
        private var withAbilities: VersionGroup?
        private var withMoves: (game: VersionGroup, moves: PokemonMoves)?

        init(_ first: VersionGroup?) {
            withAbilities = first.flatMap { $0.hasAbilities ? $0 : nil }
        }

        mutating func change(
            of pokemon: Pokemon, from before: VersionGroup, to game: VersionGroup,
            _ changes: PokemonChanges
        ) -> PokemonChange {
            let then = changes.facts(of: pokemon, in: before)
            let now = changes.facts(of: pokemon, in: game)
            return PokemonChange(
                from: before.id, to: game.id,
                types: then.types == now.types ? nil : .init(then: then.types, now: now.types),
                stats: now.statChanges(since: then),
                abilities: abilities(of: pokemon, in: game, now, changes),
                moves: moves(of: pokemon, from: before, to: game, changes.moves))
        }

        private mutating func abilities(
            of pokemon: Pokemon, in game: VersionGroup, _ now: PokemonInGeneration,
            _ changes: PokemonChanges
        ) -> [AbilityDifference] {
            guard game.hasAbilities else { return [] }
            defer { withAbilities = game }
            guard let earlier = withAbilities else { return [] }
            return now.abilityChanges(since: changes.facts(of: pokemon, in: earlier))
        }

        private mutating func moves(
            of pokemon: Pokemon, from before: VersionGroup, to game: VersionGroup,
            _ gameMoves: GameMoves
        ) -> MoveDifference? {
            let earlier: (game: VersionGroup, moves: PokemonMoves)? =
                withMoves
                ?? gameMoves.moves(of: pokemon, in: before.id).map { (before, $0) }
            guard let now = gameMoves.moves(of: pokemon, in: game.id) else {
                withMoves = earlier
                return nil
            }
            withMoves = (game, now)
            return earlier.map { gameMoves.difference(of: now, since: $0.moves, in: $0.game.id) }
        }
    }
}
