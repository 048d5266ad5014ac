/// What the site knows of games. An add-on's facts belong to its main game.
///
/// It is a class so that values that hold it copy one reference.
package final class GameIndex: Sendable {
    /// What Pokémon were in earlier generations, and are in single games.
    package let history: PokemonHistory
    /// What is different about Pokémon from game to game.
    package let changes: PokemonChanges
    private let pokemon: [Identifier<VersionGroup>: Set<Identifier<Pokemon>>]
    private let moves: [Identifier<VersionGroup>: Set<Identifier<Move>>]
    private let ranks: [Era: StatRanks]
    /// The varieties of each species, by national number.
    private let varieties: [[Identifier<Pokemon>]]

    package init(
        _ index: CatalogIndex, families: PokemonFamilies, battleForms: BattleForms,
        games: MainGames, use: LearnsetUse, rosters: Rosters
    ) {
        varieties = index.catalog.species.sorted { $0.id < $1.id }.map(\.varieties)
        let history = PokemonHistory(index)
        self.history = history
        ranks = games.eras.reduce(into: [:]) { $0[$1] = StatRanks(index, history, in: $1) }
        let changes = PokemonChanges(
            history: history,
            moves: GameMoves(
                index, families: families, battleForms: battleForms, games: games, use: use),
            rosters: rosters, games: games)
        self.changes = changes
        pokemon = index.catalog.pokemon.reduce(into: [:]) { found, pokemon in
            for game in changes.games(of: pokemon) {
                found[game.id, default: []].insert(pokemon.id)
            }
        }
        moves = index.catalog.learnsets.values.reduce(into: [:]) { found, learnset in
            for entry in learnset.entries {
                found[games.main(of: entry.versionGroup), default: []].insert(entry.move)
            }
        }
    }

    /// The Pokémon that a game has, forms that are taken only in battle among them.
    package func pokemon(in game: Identifier<VersionGroup>) -> Set<Identifier<Pokemon>> {
        pokemon[game] ?? []
    }

    /// A variety of each species that a game has, by national number: the default one if it is there.
    package func species(in game: Identifier<VersionGroup>) -> [Identifier<Pokemon>] {
        let present = pokemon(in: game)
        return varieties.compactMap { $0.first(where: present.contains) }
    }

    /// The moves that any Pokémon learns in a game; empty where the source has no moves of it.
    package func moves(in game: Identifier<VersionGroup>) -> Set<Identifier<Move>> {
        moves[game] ?? []
    }

    /// Whether any Pokémon may learn a move in a game: none learns what came later. Where the source has no
    /// moves of a game, all that there are may be learned.
    package func mayTeach(_ move: Move, in game: VersionGroup) -> Bool {
        let taught = moves(in: game.id)
        return move.generation <= game.generation && (taught.isEmpty || taught.contains(move.id))
    }

    /// Where base stats stood among those of all species of an era's generation.
    package func statRanks(in era: Era) -> StatRanks {
        ranks[era] ?? StatRanks([])
    }
}
