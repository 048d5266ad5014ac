/// Which games have which Pokémon: those of the games' rosters, those that have moves or places in a game
/// or whose form appeared there, and for each species of a game's Pokédexes some variety, the default one if
/// no other is known. An add-on's belong to its main game.
///
/// It is a class so that values that hold it copy one reference.
package final class Rosters: Sendable {
    private let index: CatalogIndex
    private let games: [Identifier<Pokemon>: Set<Identifier<VersionGroup>>]
    private let known: Set<Identifier<VersionGroup>>

    package init(_ index: CatalogIndex, places: PlaceIndex) {
        self.index = index
        let (catalog, main) = (index.catalog, places.games)
        var games: [Identifier<Pokemon>: Set<Identifier<VersionGroup>>] = [:]
        for pokemon in catalog.pokemon {
            let named =
                index.learnset(of: pokemon.id).versionGroups
                + [pokemon.mainForm?.versionGroup].compactMap(\.self)
            games[pokemon.id] = places.games(of: pokemon.id).union(named.map { main.main(of: $0) })
        }
        for group in catalog.versionGroups {
            for pokemon in group.roster {
                games[pokemon, default: []].insert(main.main(of: group.id))
            }
        }
        for pokedex in catalog.pokedexes {
            for game in Set(pokedex.versionGroups.map { main.main(of: $0) }) {
                for species in pokedex.entries.lazy.map({ index[$0.species] }) {
                    let isKnown = species.varieties.contains {
                        !index[$0].isBattleOnly && games[$0]?.contains(game) == true
                    }
                    if !isKnown, let first = species.varieties.first {
                        games[first, default: []].insert(game)
                    }
                }
            }
        }
        self.games = games
        known = Set(
            catalog.versionGroups.filter { !$0.roster.isEmpty }.map { main.main(of: $0.id) })
    }

    /// The games that have a Pokémon, as far as is known.
    package func games(of pokemon: Identifier<Pokemon>) -> Set<Identifier<VersionGroup>> {
        games[pokemon] ?? []
    }

    /// Whether it is known of every Pokémon whether a game has it.
    package func areKnown(in game: Identifier<VersionGroup>) -> Bool { known.contains(game) }

    /// Whether a game is known to lack a Pokémon: it is not on the game's roster, or came later. A
    /// Pokémon of which no game is known may be in any.
    package func lacks(_ pokemon: Pokemon, in game: VersionGroup) -> Bool {
        let games = games(of: pokemon.id)
        return !games.isEmpty && !games.contains(game.id)
            && (areKnown(in: game.id) || index.generation(of: pokemon) > game.generation)
    }
}
