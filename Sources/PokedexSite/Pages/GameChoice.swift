import Mustache
import PokedexDomain

/// The games in which anything is learned, to choose from: the newest generation first.
struct GameChoice {
    private let edition: Edition

    init(_ edition: Edition) {
        self.edition = edition
    }

    /// The generations, each with its games.
    var value: Value {
        let games = edition.useCases.gamesWithLearnsets.reversed()
        let generations = Dictionary(grouping: games, by: \.generation)
        return .list(
            generations.sorted { $0.key > $1.key }.map { generation, games in
                [
                    "number": .integer(generation.rawValue),
                    "name": .text(edition.names.generations[generation].text),
                    "games": .list(games.map(game)),
                ]
            })
    }

    private func game(_ game: VersionGroup) -> Value {
        [
            "slug": .text(game.slug.text),
            "name": .text(edition.names.versionGroups[game.id].text),
        ]
    }
}
