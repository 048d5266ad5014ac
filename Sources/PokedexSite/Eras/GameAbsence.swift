import Mustache
import PokedexDomain

/// The games that lack Pokémon. Elements with `data-absent` are faded in the games that it names, and
/// say that the game does not have what they show.
struct GameAbsence: Sendable {
    private let indexes: CatalogIndexes
    private let eras: [(era: Era, games: [VersionGroup])]
    private var marks: [Identifier<Pokemon>: String] = [:]
    /// What is shown in games without Eggs.
    private(set) var withoutEggs = EraMarks()
    private var games: MainGames { indexes.places.games }

    init(_ indexes: CatalogIndexes) {
        self.indexes = indexes
        let games = indexes.places.games
        eras = games.eras.map { era in (era, games.inOrder.filter { games.era(of: $0) == era }) }
        withoutEggs = joined(EraMarks(shownIn: games.inOrder.filter { !$0.hasEggs }))
        for pokemon in indexes.catalog.pokemon {
            marks[pokemon.id] = marks(ofAll: [pokemon.id]).hidden
        }
    }

    /// The games that have a Pokémon and those that are known to lack it, in the order of their release.
    func games(
        of pokemon: Identifier<Pokemon>
    ) -> (present: [VersionGroup], absent: [VersionGroup]) {
        let (rosters, subject) = (indexes.rosters, indexes.entities[pokemon])
        let present = rosters.games(of: pokemon)
        return (
            games.inOrder.filter { present.contains($0.id) },
            games.inOrder.filter { rosters.lacks(subject, in: $0) }
        )
    }

    /// That nothing is shown in the games that lack each of some Pokémon.
    func marks(ofAll pokemon: [Identifier<Pokemon>]) -> EraMarks {
        let lacking = pokemon.map { Set(games(of: $0).absent.map(\.id)) }
        return marks { game in lacking.allSatisfy { $0.contains(game.id) } }
    }

    /// That nothing is shown in some games. An era stands for all its games.
    func marks(where isHidden: (VersionGroup) -> Bool) -> EraMarks {
        EraMarks(hiddenIn: tokens(where: isHidden))
    }

    /// Marks that name games with an era in the place of all its games.
    func joined(_ marks: EraMarks) -> EraMarks {
        EraMarks(shownIn: marks.shownIn.map(joined), hiddenIn: joined(marks.hiddenIn))
    }

    private func joined(_ games: [any GameToken]) -> [any GameToken] {
        let named = Set(games.map(\.token))
        return tokens { named.contains($0.token) }
    }

    private func tokens(where isNamed: (VersionGroup) -> Bool) -> [any GameToken] {
        eras.flatMap { era, games -> [any GameToken] in
            let named = games.filter(isNamed)
            return named.count == games.count ? [era] : named
        }
    }

    /// The value of `data-absent`; `nil` where no game lacks the Pokémon.
    subscript(pokemon: Identifier<Pokemon>) -> String? { marks[pokemon] }
}
