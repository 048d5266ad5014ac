import Mustache
import PokedexDomain

/// Games to choose from, the newest first.
struct GameChoice {
    private let edition: Edition
    private let games: [VersionGroup]

    /// Takes all games in which anything is learned.
    init(_ edition: Edition) {
        self.init(edition.useCases.gamesWithLearnsets, edition)
    }

    /// Takes games in the order of their appearance.
    init(_ games: [VersionGroup], _ edition: Edition) {
        self.edition = edition
        self.games = games.reversed()
    }

    /// Takes games by their numbers, in any order.
    init(_ games: [Identifier<VersionGroup>], _ edition: Edition) {
        self.init(
            games.map { edition.index[$0] }.sorted { $0.order < $1.order }, edition)
    }

    /// The games in one list.
    var list: Value { .list(games.map(game)) }

    /// The generations, each with its games.
    var value: Value {
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

extension Edition {
    /// Games by their slugs, as scripts find what a column or a row is about.
    func slugs(of games: [Identifier<VersionGroup>]) -> Value {
        .text(games.map { index[$0].slug.text }.joined(separator: " "))
    }
}
