import Mustache
import PokedexDomain

/// All places where Pokémon are met, by region.
struct PlaceListPage: SinglePageKind {
    static let name = "places"
    static let pattern: RoutePattern = "places/"

    let site: LocalizedSite

    func placeholders() -> KeyValuePairs<String, String> {
        ["count": site.numbers.integer(site.indexes.places.places.count)]
    }

    func content() throws -> Object {
        let places = site.indexes.places
        return try [
            "count": site.counted("ui.places.count", places.places.count),
            "games": PlaceGamePage.games(site),
            "regions": site.regions(of: places.places) { places.pokemon(at: $0).count },
        ]
    }
}

struct PlaceGamePage: PageKind {
    static let name = "places-in"
    static let pattern: RoutePattern = "places/in/{slug}/"
    static var parent: (any SinglePageKind.Type)? { PlaceListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.places.games.inOrder.filter { indexes.places.hasPlaces($0.id) }.map { game in
            page(
                game.slug, generation: game.generation,
                sharing: { counts(in: game.id, indexes.places) },
                view: { PlaceGamePage(site: $1, game: game, counts: $0) })
        }
    }

    let site: LocalizedSite
    let game: VersionGroup
    /// How many Pokémon are met at each place; 0 is left out.
    let counts: [Identifier<Location>: Int]

    static let texts = "places"
    func title() throws -> String { try text("game-title") }
    func description() throws -> String { try text("game-description") }
    func placeholders() -> KeyValuePairs<String, String> {
        ["game": name, "count": site.numbers.integer(counts.count)]
    }

    func crumb() -> DisplayName { DisplayName(text: name, language: site.language) }

    func content() throws -> Object {
        let places = site.indexes.places.places.filter { counts[$0.id] != nil }
        return try [
            "count": site.counted("ui.places.count", counts.count),
            "source": game.hasFewPlaces ? site.phrase("ui.places.incomplete") : nil,
            "games": Self.games(site, here: game.id),
            "regions": site.regions(of: places, game: game) { counts[$0] ?? 0 },
        ]
    }

    private var name: String { site.names.versionGroups[game.id].text }

    private static func counts(
        in game: Identifier<VersionGroup>, _ places: PlaceIndex
    ) -> [Identifier<Location>: Int] {
        places.places.reduce(into: [:]) { counts, place in
            let count = places.pokemon(at: place.id, in: game).count
            if count > 0 { counts[place.id] = count }
        }
    }

    /// Links to the pages of all games, the newest first.
    fileprivate static func games(
        _ site: LocalizedSite, here: Identifier<VersionGroup>? = nil
    ) throws -> [Object] {
        let places = site.indexes.places
        return places.games.inOrder.reversed().filter { places.hasPlaces($0.id) }.objects { game in
            [
                "name": site.names.versionGroups[game.id].text,
                "address": Links.address(of: Self.self, game.slug),
                "isHere": game.id == here,
            ]
        }
    }
}

extension LocalizedSite {
    /// Places by their regions, in the order of the games; those of no region last.
    ///
    /// - Parameters:
    ///   - game: whose fold the links lead to; `nil` for none.
    ///   - count: how many Pokémon are met at a place.
    func regions(
        of places: [Location], game: VersionGroup? = nil, count: (Identifier<Location>) -> Int
    ) throws -> [Object] {
        let byRegion = Dictionary(grouping: places, by: \.region)
        let anchor = game.map { "#places-\($0.slug)" } ?? ""
        let order = content.indexes.catalog.regions.map { Optional($0.id) } + [nil]
        return try order.filter { byRegion[$0] != nil }.objects { region in
            try [
                "anchor": region.map { content.index[$0].slug.text } ?? "elsewhere",
                "name": region.map { value(content.names.regions[$0]) }
                    ?? ["text": phrase("ui.places.no-region"), "lang": Value.null] as Object,
                "places": sorted(byRegion[region, default: []].map(\.id)).map { place in
                    let address = Links.address(of: PlacePage.self, content.index[place].slug)
                    // Of a place whose parts alone have Pokémon, the page has no tables.
                    let hasTables =
                        game.map {
                            content.indexes.places.hasTables(at: place, in: $0.id)
                        } ?? false
                    return bothNames(\.locations, place).adding([
                        "address": address + (hasTables ? anchor : ""), "count": count(place),
                    ])
                },
            ]
        }
    }

    /// Places by their names, Route 2 before Route 10.
    func sorted(_ places: [Identifier<Location>]) -> [Identifier<Location>] {
        let keyed = places.map {
            (key: SortKey(padded(content.names.locations[$0].text)), place: $0)
        }
        let sorted = keyed.sorted { first, second in
            first.key == second.key ? first.place < second.place : first.key < second.key
        }
        return sorted.map(\.place)
    }

    /// A name whose numbers have four digits.
    private func padded(_ name: String) -> String {
        name.replacing(/\d+/) { match in
            String(repeating: "0", count: max(0, 4 - match.output.count)) + String(match.output)
        }
    }
}
