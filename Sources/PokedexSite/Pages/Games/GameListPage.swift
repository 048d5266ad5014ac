import Mustache
import PokedexDomain

/// The list of all games by generation.
struct GameListPage: SinglePageKind {
    static let name = "games"
    static let pattern: RoutePattern = "games/"

    let site: LocalizedSite

    func placeholders() -> KeyValuePairs<String, String> {
        ["count": site.numbers.integer(games.count)]
    }

    func content() throws -> Object {
        let generations = Dictionary(grouping: games, by: \.generation).sorted { $0.key > $1.key }
        return try [
            "count": site.counted("ui.games.count", games.count),
            "generations": generations.objects { generation, games in
                try [
                    "number": generation.rawValue,
                    "title": site.names.generations[generation].text,
                    "games": games.reversed().map(entry),
                ]
            },
        ]
    }

    private var games: [VersionGroup] { site.indexes.places.games.inOrder }

    private func entry(_ game: VersionGroup) throws -> Object {
        let texts = GameTexts(site: site, game: game)
        return try site.entry(GamePage.self, game).adding([
            "slug": game.slug.text,
            "facts": [texts.year, texts.regions(), texts.count()].compactMap(\.self)
                .joined(separator: " · "),
            "addOns": texts.addOns(),
        ])
    }
}

/// What pages say of a game in a few words.
struct GameTexts {
    let site: LocalizedSite
    let game: VersionGroup

    /// "2009"; `nil` where it is not known.
    var year: String? { game.year.map(String.init) }

    /// "Johto, Kanto", the region of the game's Pokédex first; `nil` where the source names none.
    func regions() throws -> String? {
        let home = GameContents.pokedexes(of: [game.id], site.indexes).first?.region
        let regions = game.regions.filter { $0 == home } + game.regions.filter { $0 != home }
        return regions.isEmpty ? nil : try site.list(\.regions, regions)
    }

    /// How many Pokémon it has: "493 Pokémon".
    func count() throws -> String {
        try site.speciesCount(site.indexes.games.species(in: game.id).count)
    }

    /// "with The Teal Mask (2023), The Indigo Disk (2023)"; `nil` for games without add-ons.
    func addOns() throws -> String? {
        let names = try site.indexes.places.games.groups(of: game.id).dropFirst().map {
            let name = site.names.versionGroups[$0].text
            guard let year = site.index[$0].year else { return name }
            return try site.phrase("ui.game.dated", ["name": name, "year": String(year)])
        }
        guard !names.isEmpty else { return nil }
        return try site.phrase("ui.games.add-ons", ["names": site.list(names)])
    }
}
