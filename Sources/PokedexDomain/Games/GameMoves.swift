/// The moves that a Pokémon can have in a game.
package struct PokemonMoves: Hashable, Sendable {
    /// Those that it learns itself, in any way.
    package let own: Set<Identifier<Move>>
    /// Those that it can have only through a Pokémon it evolves from.
    package let inherited: Set<Identifier<Move>>

    /// What is different from the moves of an earlier game.
    func difference(since earlier: Self, of game: Identifier<VersionGroup>) -> MoveDifference {
        MoveDifference(
            since: game,
            gained: own.subtracting(earlier.own).sorted(),
            lost: earlier.own.subtracting(own).sorted(),
            inheritedGained: inherited.subtracting(earlier.inherited).subtracting(earlier.own)
                .sorted(),
            inheritedLost: earlier.inherited.subtracting(inherited).subtracting(own).sorted())
    }
}

/// The moves that a Pokémon gained and lost from one game to another. All lists are by number.
package struct MoveDifference: Hashable, Sendable {
    /// The earlier game.
    package let since: Identifier<VersionGroup>
    /// Those that it learns itself and did not.
    package let gained: [Identifier<Move>]
    /// Those that it learned itself and does not.
    package let lost: [Identifier<Move>]
    /// Those that it can have through an earlier stage alone, and could not have at all.
    package let inheritedGained: [Identifier<Move>]
    /// Those that it could have through an earlier stage alone, and cannot have at all.
    package let inheritedLost: [Identifier<Move>]

    /// Whether nothing changed.
    package var isEmpty: Bool {
        gained.isEmpty && lost.isEmpty && inheritedGained.isEmpty && inheritedLost.isEmpty
    }
}

/// Finds the moves that Pokémon can have in a game and its add-ons.
package struct GameMoves: Sendable {
    private let access: MoveAccess
    private let games: MainGames
    private let taught: Set<Identifier<VersionGroup>>

    /// Looks moves up in a catalog's learnsets.
    package init(_ access: MoveAccess, games: MainGames, use: LearnsetUse) {
        self.access = access
        self.games = games
        taught = Set(use.games.map { games.main(of: $0.id) })
    }

    /// Whether the source has any moves of a game.
    package func areKnown(in game: Identifier<VersionGroup>) -> Bool { taught.contains(game) }

    /// The games in which a Pokémon learns anything.
    package func games(of pokemon: Pokemon) -> Set<Identifier<VersionGroup>> {
        Set(access.games(of: pokemon).map { games.main(of: $0) })
    }

    /// What a Pokémon can have in a game; `nil` where it learns nothing there itself.
    package func moves(
        of pokemon: Pokemon, in game: Identifier<VersionGroup>
    ) -> PokemonMoves? {
        guard areKnown(in: game) else { return nil }
        let groups = games.groups(of: game)
        let own = groups.reduce(into: Set<Identifier<Move>>()) { moves, group in
            for entry in access.ownEntries(of: pokemon, in: group) { moves.insert(entry.move) }
        }
        guard !own.isEmpty else { return nil }
        let inherited = groups.reduce(into: Set<Identifier<Move>>()) { moves, group in
            for stage in access.earlierStages(of: pokemon) {
                for entry in access.entries(of: stage, in: group) where !own.contains(entry.move) {
                    moves.insert(entry.move)
                }
            }
        }
        return PokemonMoves(own: own, inherited: inherited)
    }
}
