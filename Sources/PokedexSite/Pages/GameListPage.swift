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

/// Leads from the slug of a version or of an add-on to the page of its game.
struct GameAliasPage: PageKind {
    static let name = "game-alias"
    static let pattern: RoutePattern = "games/{slug}/"
    static var parent: (any SinglePageKind.Type)? { GameListPage.self }
    static let listings: PageListings = .offlineCopy

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        let games = indexes.places.games
        return games.inOrder.flatMap { game in
            let groups = games.groups(of: game.id).map { indexes.entities[$0].slug }
            let versions = games.versions(of: game.id).map(\.slug)
            let slugs = (groups + versions).reduce(into: [Slug]()) { slugs, slug in
                if slug != game.slug, !slugs.contains(slug) { slugs.append(slug) }
            }
            return slugs.map { slug in
                page(slug, generation: game.generation) { GameAliasPage(slug, game, $0) }
            }
        }
    }

    let site: LocalizedSite
    private let slug: Slug
    private let game: VersionGroup

    init(_ slug: Slug, _ game: VersionGroup, _ site: LocalizedSite) {
        self.slug = slug
        self.game = game
        self.site = site
    }

    var title: String { name.text }

    var description: String {
        get throws {
            try site.phrase(
                "ui.game.alias",
                ["name": name.text, "game": site.names.versionGroups[game.id].text])
        }
    }

    func content() throws -> Object {
        [
            "heading": site.value(name), "text": .text(try description),
            "address": .text(links.address(of: GamePage.self, game.slug) + fragment),
        ]
    }

    var crumb: DisplayName { get throws { name } }

    private var addOn: VersionGroup? {
        site.indexes.places.games.groups(of: game.id).map { site.index[$0] }
            .first { $0.slug == slug }
    }

    private var version: GameVersion? {
        site.indexes.catalog.versions.first { $0.slug == slug }
    }

    private var name: DisplayName {
        addOn.map { site.names.versionGroups[$0.id] }
            ?? version.map { site.names.versions[$0.id] }
            ?? site.names.versionGroups[game.id]
    }

    /// An add-on's Pokédex, which is a section of the page.
    private var fragment: String {
        let group = addOn?.id ?? version?.versionGroup
        let pokedex = group.flatMap { group in
            group == game.id
                ? nil : GameContents.pokedexes(of: [group], site.indexes).first
        }
        return pokedex.map { "#pokedex-\($0.slug)" } ?? ""
    }
}
