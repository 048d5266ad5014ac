import Mustache
import PokedexDomain

/// The list of all games by generation.
struct GameListPage: SinglePageKind {
    static let name = "games"
    static let pattern: RoutePattern = "games/"
    static let navigationLabel: String? = "ui.nav.games"

    let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.games.title") } }

    var description: String {
        get throws {
            try site.phrase(
                "ui.games.description", ["count": site.numbers.integer(games.count)])
        }
    }

    func content() throws -> Object {
        let generations = Dictionary(grouping: games, by: \.generation).sorted { $0.key > $1.key }
        return [
            "count": .text(try site.counted("ui.games.count", games.count)),
            "generations": .list(
                try generations.map { generation, games in
                    [
                        "number": .integer(generation.rawValue),
                        "title": .text(site.names.generations[generation].text),
                        "games": .list(try games.reversed().map(entry)),
                    ]
                }),
        ]
    }

    private var games: [VersionGroup] { site.indexes.places.games.inOrder }

    private func entry(_ game: VersionGroup) throws -> Value {
        let name = site.names.versionGroups[game.id]
        let texts = GameTexts(game, site)
        return [
            "slug": .text(game.slug.text),
            "address": .text(links.address(of: GamePage.self, game.slug)),
            "name": site.value(name),
            "other": site.other(site.otherNames.versionGroups[game.id], beside: name),
            "facts": .text(
                try [texts.year, texts.regions, texts.count].compactMap(\.self)
                    .joined(separator: " · ")),
            "addOns": try texts.addOns.map { .text($0) } ?? .null,
        ]
    }
}

/// What pages say of a game in a few words.
struct GameTexts {
    private let site: LocalizedSite
    private let game: VersionGroup

    init(_ game: VersionGroup, _ site: LocalizedSite) {
        self.site = site
        self.game = game
    }

    /// "2009"; `nil` where it is not known.
    var year: String? { game.year.map(String.init) }

    /// "Johto, Kanto", the region of the game's Pokédex first; `nil` where the source names none.
    var regions: String? {
        get throws {
            let home = GameContents.pokedexes(of: [game.id], site.indexes).first?.region
            let regions = game.regions.filter { $0 == home } + game.regions.filter { $0 != home }
            let names = regions.map { site.names.regions[$0].text }
            return names.isEmpty ? nil : try site.list(names)
        }
    }

    /// How many Pokémon it has: "493 Pokémon".
    var count: String {
        get throws {
            let roster = site.indexes.games.pokemon(in: game.id)
            let count = roster.count { site.index[$0].isDefault }
            return try site.counted("ui.pokedex.species-count", count)
        }
    }

    /// "with The Teal Mask (2023), The Indigo Disk (2023)"; `nil` for games without add-ons.
    var addOns: String? {
        get throws {
            let names = try site.indexes.places.games.groups(of: game.id).dropFirst().map {
                let name = site.names.versionGroups[$0].text
                guard let year = site.index[$0].year else { return name }
                return try site.phrase("ui.game.dated", ["name": name, "year": String(year)])
            }
            guard !names.isEmpty else { return nil }
            return try site.phrase("ui.games.add-ons", ["names": site.list(names)])
        }
    }
}
