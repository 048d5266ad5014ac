import Mustache
import PokedexDomain

extension LocalizedSite {
    /// "SV": the short names of games.
    func shortNames(of games: [Identifier<VersionGroup>]) -> String {
        games.map { content.names.shortVersionGroups[$0].text }.joined(separator: " ")
    }
}

/// Games to choose from, the newest first.
struct GameChoice {
    private let site: LocalizedSite
    private let games: [VersionGroup]

    /// Takes all games in which anything is learned.
    init(_ site: LocalizedSite) { self.init(site.indexes.learnsetUse.games, site) }

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
    ) throws -> Object? {
        guard let newest = games.first?.id else { return nil }
        let current = current ?? newest
        return try [
            "name": site.names.versionGroups[current].text,
            "short": site.names.shortVersionGroups[current].text,
            "games": games.objects { game in
                try [
                    "slug": game.slug.text,
                    "name": site.names.versionGroups[game.id].text,
                    "generation": game.generation.rawValue,
                    "count": count(game.id),
                    "isCurrent": game.id == current,
                ]
            },
        ]
    }

    /// The generations, each with its games.
    var value: [Object] {
        let generations = Dictionary(grouping: games, by: \.generation)
        return generations.sorted { $0.key > $1.key }.map { generation, games in
            site.heading(of: generation).adding([
                "games": games.objects {
                    ["slug": $0.slug.text, "name": site.names.versionGroups[$0.id].text]
                }
            ])
        }
    }
}
