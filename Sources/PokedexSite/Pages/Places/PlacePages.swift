import Mustache
import PokedexDomain

/// All places where Pokémon are met, by region.
struct PlaceListPage: SinglePageKind {
    static let name = "places"
    static let pattern: RoutePattern = "places/"
    static let navigationLabel: String? = "ui.nav.places"

    let site: LocalizedSite

    var placeholders: KeyValuePairs<String, String> {
        ["count": site.numbers.integer(site.indexes.places.places.count)]
    }

    func content() throws -> Object {
        let places = site.indexes.places
        return try [
            "count": site.counted("ui.places.count", places.places.count),
            "games": PlaceGamePage.games(site),
            "regions": PlaceRegions(places.places, site).all.map { region in
                try region.value(site) { places.pokemon(at: $0).count }
            },
        ]
    }
}

/// The places of one game.
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
    var title: String { get throws { try text("game-title") } }
    var description: String { get throws { try text("game-description") } }
    var placeholders: KeyValuePairs<String, String> {
        ["game": name, "count": site.numbers.integer(counts.count)]
    }

    var crumb: DisplayName { get throws { DisplayName(text: name, language: site.language) } }

    func content() throws -> Object {
        let places = site.indexes.places.places.filter { counts[$0.id] != nil }
        return try [
            "count": site.counted("ui.places.count", counts.count),
            "source": game.hasFewPlaces ? site.phrase("ui.places.incomplete") : nil,
            "games": Self.games(site, here: game.id),
            "regions": PlaceRegions(places, site).all.map { region in
                try region.value(site, game: game) { counts[$0] ?? 0 }
            },
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

/// Places by their regions, in the order of the games; those of no region last.
struct PlaceRegions {
    struct Region {
        let id: Identifier<PokedexDomain.Region>?
        let places: [Identifier<Location>]

        /// - Parameters:
        ///   - game: whose fold the links lead to; `nil` for none.
        ///   - count: how many Pokémon are met at a place.
        func value(
            _ site: LocalizedSite, game: VersionGroup? = nil,
            count: (Identifier<Location>) -> Int
        ) throws -> Object {
            let anchor = game.map { "#places-\($0.slug)" } ?? ""
            return try [
                "anchor": id.map { site.index[$0].slug.text } ?? "elsewhere",
                "name": id.map { site.value(site.names.regions[$0]) }
                    ?? ["text": site.phrase("ui.places.no-region"), "lang": nil] as Object,
                "places": places.map { place in
                    let address = Links.address(of: PlacePage.self, site.index[place].slug)
                    return site.bothNames(\.locations, place)
                        .adding(["address": address + anchor, "count": count(place)])
                },
            ]
        }
    }

    let all: [Region]

    init(_ places: [Location], _ site: LocalizedSite) {
        let byRegion = Dictionary(grouping: places, by: \.region)
        let order = site.indexes.catalog.regions.map { Optional($0.id) } + [nil]
        all = order.compactMap { region in
            byRegion[region].map { places in
                Region(id: region, places: Self.sorted(places.map(\.id), site))
            }
        }
    }

    /// Places by their names, Route 2 before Route 10.
    private static func sorted(
        _ places: [Identifier<Location>], _ site: LocalizedSite
    ) -> [Identifier<Location>] {
        var keys: [Identifier<Location>: SortKey] = [:]
        for place in places { keys[place] = SortKey(padded(site.names.locations[place].text)) }
        return places.sorted { first, second in
            guard let one = keys[first], let other = keys[second], one != other else {
                return first < second
            }
            return one < other
        }
    }

    /// A name whose numbers have four digits.
    private static func padded(_ name: String) -> String {
        name.replacing(/\d+/) { match in
            String(repeating: "0", count: max(0, 4 - match.output.count)) + String(match.output)
        }
    }
}
