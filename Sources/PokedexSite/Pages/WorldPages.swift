import Mustache
import PokedexDomain

/// The owner's worlds, and the spots that belong to none. A site without any has no such page.
struct WorldListPage: SinglePageKind {
    static let name = "worlds"
    static let pattern: RoutePattern = "worlds/"
    static let needsWorlds = true

    let site: LocalizedSite

    func placeholders() throws -> KeyValuePairs<String, String> { ["counts": try counts()] }

    private var worlds: Worlds { site.indexes.worlds }
    private var texts: WorldTexts { WorldTexts(site: site) }

    private func counts() throws -> String {
        try site.list([
            site.counted("ui.worlds.count", worlds.worlds.count),
            site.counted("ui.worlds.spots", worlds.spots.count),
        ])
    }

    func content() throws -> Object {
        let spots = worlds.spotsByWorld
        return try [
            "counts": counts(),
            "list": worlds.spots.contains { !$0.pokemon.isEmpty }
                ? Links.pokemonList("is:seen") : nil,
            "worlds": worlds.worlds.objects { world in
                try texts.link(to: world).adding([
                    "count": site.counted("ui.worlds.spots", spots[world.id]?.count ?? 0),
                    "dates": texts.dates(added: world.createdAt, changed: world.updatedAt),
                    "comment": world.comment.map { site.value(texts.text($0, of: world.id)) },
                ])
            },
            "hasOrphans": spots[nil] != nil,
            "orphans": spots[nil, default: []].map { try texts.card($0) },
        ]
    }
}

/// The page of one world: its map and its spots, the newest first.
struct WorldPage: PageKind {
    static let name = "world"
    static let pattern: RoutePattern = "worlds/{slug}/"
    static let needsWorlds = true
    static var parent: (any SinglePageKind.Type)? { WorldListPage.self }
    static let searchList: String? = "worlds"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        let spots = indexes.worlds.spotsByWorld
        return indexes.worlds.worlds.map { world in
            let own = spots[world.id] ?? []
            return Page(kind: Self.self, route: route(world.id), generation: 0) {
                let facts = WorldFacts(own)
                return { WorldPage(site: $0, world: world, facts: facts) }
            }
        }
    }

    static func route(_ id: ContentID<World>) -> Route { pattern.route(["slug": id.text]) }

    let site: LocalizedSite
    let world: World
    let facts: WorldFacts

    private var texts: WorldTexts { WorldTexts(site: site) }
    private var name: DisplayName { texts.name(of: world) }

    func crumb() -> DisplayName { name }
    func placeholders() throws -> KeyValuePairs<String, String> {
        ["name": name.text, "count": try count()]
    }

    private func count() throws -> String { try site.counted("ui.worlds.spots", facts.spots.count) }

    func content() throws -> Object {
        try [
            "heading": site.value(name),
            "count": count(),
            "list": facts.spots.contains { !$0.pokemon.isEmpty }
                ? Links.pokemonList("world:\(world.id)") : nil,
            "seed": world.seed,
            "dates": texts.dates(added: world.createdAt, changed: world.updatedAt),
            "comment": world.comment.map { site.value(texts.text($0, of: world.id)) },
            "map": map,
            "unmapped": facts.unmapped.objects { spot in
                try texts.link(to: spot).adding(["coordinates": texts.coordinates(of: spot)])
            },
            "hasUnmapped": !facts.unmapped.isEmpty,
            "hasSpots": !facts.spots.isEmpty,
            "isSorted": facts.spots.count > 1,
            "spots": facts.spots.map { try texts.card($0) },
            "origins": facts.mapped.objects { spot in
                let name = texts.name(of: spot)
                return [
                    "id": spot.id.text, "name": name.text,
                    "lang": name.languageTag(on: site.language),
                ]
            },
        ]
    }

    /// The map; `null` if no spot has coordinates that are numbers.
    private var map: Object? {
        guard let map = facts.map else { return nil }
        let spots = Dictionary(uniqueKeysWithValues: facts.mapped.map { ($0.id, $0) })
        return [
            "width": "\(map.width)", "height": "\(map.height)",
            "left": "\(map.frame.left)", "top": "\(map.frame.top)",
            "right": "\(map.frame.right)", "bottom": "\(map.frame.bottom)",
            "frameWidth": "\(map.frame.right - map.frame.left)",
            "frameHeight": "\(map.frame.bottom - map.frame.top)",
            "columns": ticks(map.columns), "rows": ticks(map.rows),
            "dots": map.dots.compactMap { dot in
                spots[dot.spot].map { spot in
                    texts.link(to: spot).adding([
                        "x": "\(dot.x)", "y": "\(dot.y)",
                        "label": dot.label.object { label in
                            [
                                "text": label.text, "anchor": label.anchor.rawValue,
                                "x": "\(label.x)", "y": "\(label.y)",
                            ]
                        },
                    ])
                }
            },
        ]
    }

    private func ticks(_ ticks: [WorldMap.Tick]) -> [Object] {
        ticks.objects { ["position": "\($0.position)", "text": $0.text] }
    }
}

/// What all languages show of a world.
struct WorldFacts: Sendable {
    /// The newest first.
    let spots: [Spot]
    /// Those whose coordinates are numbers.
    let mapped: [Spot]
    /// Those that the map cannot show.
    let unmapped: [Spot]
    /// `nil` if it would be empty.
    let map: WorldMap?

    init(_ spots: [Spot]) {
        self.spots = spots
        mapped = spots.filter { $0.coordinates != nil }
        unmapped = spots.filter { $0.coordinates == nil }
        let entries = spots.compactMap { spot in
            spot.coordinates.map {
                WorldMap.Entry(spot: spot.id, coordinates: $0, name: spot.name ?? spot.id.text)
            }
        }
        map = entries.isEmpty ? nil : WorldMap(entries)
    }
}

/// The page of one spot: its picture, where it is, who was seen there.
struct SpotPage: PageKind {
    static let name = "spot"
    static let pattern: RoutePattern = "worlds/{world}/{slug}/"
    static let needsWorlds = true
    static var parent: (any SinglePageKind.Type)? { WorldListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        let byWorld = indexes.worlds.spotsByWorld
        return indexes.worlds.spots.map { spot in
            let others = byWorld[spot.world] ?? []
            return Page(kind: Self.self, route: route(spot), generation: 0) {
                let nearest = spot.nearest(among: others, count: nearestCount)
                return { SpotPage(site: $0, spot: spot, nearest: nearest) }
            }
        }
    }

    /// Spots without a world stand below a word that is no id of a world.
    static func route(_ spot: Spot) -> Route {
        pattern.route(["world": folder(of: spot), "slug": spot.id.text])
    }

    /// What `data/search.json` has in place of a world's slug.
    static func searchSlug(_ spot: Spot) -> String { "\(folder(of: spot))/\(spot.id.text)" }

    private static func folder(of spot: Spot) -> String { spot.world?.text ?? "spots" }

    private static let nearestCount = 5

    let site: LocalizedSite
    let spot: Spot
    let nearest: [(spot: Spot, distance: Double)]

    private var texts: WorldTexts { WorldTexts(site: site) }
    private var world: World? { spot.world.flatMap { site.indexes.worlds[$0] } }

    private var name: DisplayName { texts.name(of: spot) }

    func crumb() -> DisplayName { name }

    func whole() throws -> Trail.Crumb? {
        world.map { Trail.Crumb(name: texts.name(of: $0), route: WorldPage.route($0.id)) }
    }

    func title() throws -> String {
        guard let world else { return try text("title") }
        return try site.phrase(
            "ui.spot.title-in", ["name": name.text, "world": texts.name(of: world).text])
    }

    func placeholders() -> KeyValuePairs<String, String> { ["name": name.text] }

    func content() throws -> Object {
        try [
            "heading": site.value(name),
            "world": world.map(texts.link),
            "picture": texts.picture(of: spot),
            "axes": [("x", spot.x), ("y", spot.y), ("z", spot.z)].compactMap { axis, typed in
                typed.object { ["axis": axis, "text": $0] }
            },
            "coordinates": typed.isEmpty ? nil : typed.joined(separator: " "),
            "command": command,
            "dates": texts.dates(added: spot.createdAt, changed: spot.updatedAt),
            "comment": spot.comment.map { site.value(texts.text($0, of: spot.world)) },
            "hasPokemon": !spot.pokemon.isEmpty,
            "list": world.map { Links.pokemonList("world:\($0.id)") },
            "cards": spot.pokemon.compactMap { slug in
                site.indexes.pokemon(slug).map { card($0) }
            },
            "hasNearest": !nearest.isEmpty,
            "nearest": nearest.map { try texts.card($0.spot, distance: $0.distance) },
        ]
    }

    private var typed: [String] { [spot.x, spot.y, spot.z].compactMap { $0 } }

    /// Minecraft's command that takes the player there; `nil` unless x and z are numbers. A height
    /// that is missing stays as it is.
    private var command: String? {
        guard let place = spot.coordinates, let x = spot.x, let z = spot.z else { return nil }
        let y = place.y == nil ? "~" : spot.y ?? "~"
        return ["/tp", "@s", x, y, z].joined(separator: " ").replacing("−", with: "-")
    }
}
