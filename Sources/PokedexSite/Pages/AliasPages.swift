import Mustache
import PokedexDomain

/// Leads from a species' own slug, which none of its varieties has, to the default variety.
struct AliasPage: PageKind {
    static let name = "alias"
    static let pattern: RoutePattern = "pokemon/{slug}/"
    static var parent: (any SinglePageKind.Type)? { HomePage.self }
    static let listings: PageListings = .offlineCopy

    /// One for each species whose slug none of its varieties has.
    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.species.filter { species in
            !species.varieties.contains { indexes.entities[$0].slug == species.slug }
        }.map { species in
            page(species.slug, generation: species.generation) {
                AliasPage(site: $0, species: species)
            }
        }
    }

    let site: LocalizedSite
    let species: Species
    private var target: Pokemon { site.index.defaultPokemon(of: species.id) }

    func placeholders() -> KeyValuePairs<String, String> { ["name": name.text] }

    func content() throws -> Object {
        ["heading": site.value(name), "address": Links.address(of: PokemonPage.self, target.slug)]
    }

    func crumb() -> DisplayName { name }
    var portrait: Pokemon? { target }

    private var name: DisplayName { site.names.species[species.id] }
}

/// Leads from a folder that only has pages below it to the list of these.
struct FolderPage: PageKind {
    static let name = "folder"
    static let pattern: RoutePattern = "{folder}/"
    static let listings: PageListings = []

    /// The folders and their lists.
    private static let folders: [(path: String, list: any SinglePageKind.Type)] = [
        ("pokemon", HomePage.self), ("pokemon/by", HomePage.self),
        ("places/in", PlaceListPage.self),
    ]

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        folders.map { folder in
            let route = pattern.route(["folder": folder.path])
            return Page(kind: Self.self, route: route, generation: 0) {
                { FolderPage(site: $0, list: folder.list) }
            }
        }
    }

    let site: LocalizedSite
    let list: any SinglePageKind.Type

    func title() throws -> String { try list.init(site: site).title() }
    func description() throws -> String { try list.init(site: site).description() }

    func content() -> Object { ["address": Links.address(of: list)] }
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
            return (groups + versions).unique.filter { $0 != game.slug }.map { slug in
                page(slug, generation: game.generation) {
                    GameAliasPage(site: $0, slug: slug, game: game)
                }
            }
        }
    }

    let site: LocalizedSite
    let slug: Slug
    let game: VersionGroup

    func title() -> String { name.text }

    func description() throws -> String {
        try site.phrase(
            "ui.game.alias",
            ["name": name.text, "game": site.names.versionGroups[game.id].text])
    }

    func content() throws -> Object {
        try [
            "heading": site.value(name), "text": description(),
            "address": Links.address(of: GamePage.self, game.slug) + fragment,
        ]
    }

    func crumb() -> DisplayName { name }

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
        guard let group = addOn?.id ?? version?.versionGroup, group != game.id else { return "" }
        let pokedex = GameContents.pokedexes(of: [group], site.indexes).first
        return pokedex.map { "#pokedex-\($0.slug)" } ?? ""
    }
}
