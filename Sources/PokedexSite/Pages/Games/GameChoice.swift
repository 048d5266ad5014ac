import Mustache
import PokedexDomain

/// Games to choose from, the newest first.
struct GameChoice {
    private let site: LocalizedSite
    private let games: [VersionGroup]

    /// Takes all games in which anything is learned.
    init(_ site: LocalizedSite) {
        self.init(site.indexes.learnsetUse.games, site)
    }

    /// Takes games in the order of their appearance.
    init(_ games: [VersionGroup], _ site: LocalizedSite) {
        self.site = site
        self.games = games.reversed()
    }

    /// Takes games by their numbers, in any order.
    init(_ games: [Identifier<VersionGroup>], _ site: LocalizedSite) {
        self.init(site.index.inOrder(games).map { site.index[$0] }, site)
    }

    /// The games for `partials/game-chip`, each with the fold of its generation; `null` for none.
    ///
    /// - Parameters:
    ///   - current: the game that is shown first; `nil` for the newest.
    ///   - count: how much there is of a game, in words; `nil` for nothing.
    func chip(
        current: Identifier<VersionGroup>? = nil,
        count: (Identifier<VersionGroup>) throws -> String? = { _ in nil }
    ) rethrows -> Value {
        guard let newest = games.first?.id else { return .null }
        let current = current ?? newest
        return [
            "name": .text(site.names.versionGroups[current].text),
            "short": .text(site.names.shortVersionGroups[current].text),
            "games": .list(
                try games.map { game in
                    [
                        "slug": .text(game.slug.text),
                        "name": .text(site.names.versionGroups[game.id].text),
                        "generation": .integer(game.generation.rawValue),
                        "count": try count(game.id).map { .text($0) } ?? .null,
                        "isCurrent": .bool(game.id == current),
                    ]
                }),
        ]
    }

    /// The generations, each with its games.
    var value: Value {
        let generations = Dictionary(grouping: games, by: \.generation)
        return .list(
            generations.sorted { $0.key > $1.key }.map { generation, games in
                [
                    "number": .integer(generation.rawValue),
                    "name": .text(site.names.generations[generation].text),
                    "games": .list(games.map(game)),
                ]
            })
    }

    private func game(_ game: VersionGroup) -> Value {
        [
            "slug": .text(game.slug.text),
            "name": .text(site.names.versionGroups[game.id].text),
        ]
    }
}
