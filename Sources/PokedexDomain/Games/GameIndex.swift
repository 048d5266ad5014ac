/// What the site knows of games. An add-on's facts belong to its main game.
package struct GameIndex: Sendable {
    /// What Pokémon were in earlier generations.
    package let history: PokemonHistory
    /// What is different about Pokémon from game to game.
    package let changes: PokemonChanges

    /// Prepares the answers.
    package init(
        _ index: CatalogIndex, games: MainGames, access: MoveAccess, use: LearnsetUse,
        availability: AvailabilityFinder
    ) {
        history = PokemonHistory(index)
        changes = PokemonChanges(
            history: history, moves: GameMoves(access, games: games, use: use),
            availability: availability, games: games)
    }
}
