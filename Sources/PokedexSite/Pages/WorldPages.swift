import Mustache
import PokedexDomain

/// The owner's worlds, and the spots that belong to none. A site without any has no such page.
struct WorldListPage: SinglePageKind {
    static let name = "worlds"
    static let pattern: RoutePattern = "worlds/"
    static let needsWorlds = true

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.worlds.isEmpty ? [] : [page { Self($0) }]
    }

    let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.worlds.title") } }

    var description: String {
        get throws { try site.phrase("ui.worlds.description", ["counts": counts]) }
    }

    private var worlds: Worlds { site.indexes.worlds }
    private var texts: WorldTexts { WorldTexts(site, links) }

    private var counts: String {
        get throws {
            try site.list([
                site.counted("ui.worlds.count", worlds.worlds.count),
                site.counted("ui.worlds.spots", worlds.spots.count),
            ])
        }
    }

    func content() throws -> Object {
        let spots = worlds.spotsByWorld
        return [
            "counts": .text(try counts),
            "list": worlds.spots.contains { !$0.pokemon.isEmpty }
                ? .text(links.pokemonList("is:seen")) : .null,
            "worlds": .list(
                try worlds.worlds.map { world in
                    [
                        "name": site.value(texts.name(of: world)),
                        "address": .text(texts.address(of: world.id)),
                        "count": .text(
                            try site.counted("ui.worlds.spots", spots[world.id]?.count ?? 0)),
                        "dates": texts.dates(added: world.createdAt, changed: world.updatedAt),
                        "comment": world.comment.map {
                            site.value(texts.text($0, of: world.id))
                        } ?? .null,
                    ]
                }),
            "hasOrphans": .bool(spots[nil] != nil),
            "orphans": .list(try (spots[nil] ?? []).map { try texts.card($0) }),
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
                return { WorldPage(world, facts, $0) }
            }
        }
    }

    static func route(_ id: ContentID<World>) -> Route { pattern.route(["slug": id.text]) }

    let site: LocalizedSite
    private let world: World
    private let facts: WorldFacts

    init(_ world: World, _ facts: WorldFacts, _ site: LocalizedSite) {
        self.world = world
        self.facts = facts
        self.site = site
    }

    private var texts: WorldTexts { WorldTexts(site, links) }

    var crumb: DisplayName { get throws { texts.name(of: world) } }

    var title: String {
        get throws { try site.phrase("ui.world.title", ["name": texts.name(of: world).text]) }
    }

    var description: String {
        get throws {
            try site.phrase(
                "ui.world.description", ["name": texts.name(of: world).text, "count": count])
        }
    }

    private var count: String {
        get throws { try site.counted("ui.worlds.spots", facts.spots.count) }
    }

    func content() throws -> Object {
        [
            "heading": site.value(texts.name(of: world)),
            "count": .text(try count),
            "list": facts.spots.contains { !$0.pokemon.isEmpty }
                ? .text(links.pokemonList("world:\(world.id)")) : .null,
            "seed": world.seed.map { .text($0) } ?? .null,
            "dates": texts.dates(added: world.createdAt, changed: world.updatedAt),
            "comment": world.comment.map { site.value(texts.text($0, of: world.id)) } ?? .null,
            "map": map,
            "unmapped": .list(
                try facts.unmapped.map { spot in
                    [
                        "name": site.value(texts.name(of: spot)),
                        "address": .text(texts.address(of: spot)),
                        "coordinates": try texts.coordinates(of: spot).map { .text($0) } ?? .null,
                    ]
                }),
            "hasUnmapped": .bool(!facts.unmapped.isEmpty),
            "hasSpots": .bool(!facts.spots.isEmpty),
            "isSorted": .bool(facts.spots.count > 1),
            "spots": .list(try facts.spots.map { try texts.card($0) }),
            "origins": .list(
                facts.mapped.map { spot in
                    [
                        "id": .text(spot.id.text),
                        "name": .text(texts.name(of: spot).text),
                    ]
                }),
        ]
    }

    /// The map; `null` if no spot has coordinates that are numbers.
    private var map: Value {
        guard let map = facts.map else { return .null }
        let spots = Dictionary(uniqueKeysWithValues: facts.mapped.map { ($0.id, $0) })
        return [
            "width": .text("\(map.width)"), "height": .text("\(map.height)"),
            "left": .text("\(map.frame.left)"), "top": .text("\(map.frame.top)"),
            "right": .text("\(map.frame.right)"), "bottom": .text("\(map.frame.bottom)"),
            "frameWidth": .text("\(map.frame.right - map.frame.left)"),
            "frameHeight": .text("\(map.frame.bottom - map.frame.top)"),
            "columns": ticks(map.columns), "rows": ticks(map.rows),
            "dots": .list(
                map.dots.compactMap { dot in
                    spots[dot.spot].map { spot in
                        [
                            "x": .text("\(dot.x)"), "y": .text("\(dot.y)"),
                            "name": site.value(texts.name(of: spot)),
                            "address": .text(texts.address(of: spot)),
                            "label": dot.label.map { label in
                                [
                                    "text": .text(label.text),
                                    "anchor": .text(label.anchor.rawValue),
                                    "x": .text("\(label.x)"), "y": .text("\(label.y)"),
                                ]
                            } ?? .null,
                        ]
                    }
                }),
        ]
    }

    private func ticks(_ ticks: [WorldMap.Tick]) -> Value {
        .list(ticks.map { ["position": .text("\($0.position)"), "text": .text($0.text)] })
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
                return { SpotPage(spot, nearest: nearest, $0) }
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
    private let spot: Spot
    private let nearest: [(spot: Spot, distance: Double)]

    init(_ spot: Spot, nearest: [(spot: Spot, distance: Double)], _ site: LocalizedSite) {
        self.spot = spot
        self.nearest = nearest
        self.site = site
    }

    private var texts: WorldTexts { WorldTexts(site, links) }
    private var world: World? { spot.world.flatMap { site.indexes.worlds[$0] } }

    var crumb: DisplayName { get throws { texts.name(of: spot) } }

    var whole: Trail.Crumb? {
        get throws {
            world.map { Trail.Crumb(name: texts.name(of: $0), route: WorldPage.route($0.id)) }
        }
    }

    var title: String {
        get throws {
            let name = texts.name(of: spot).text
            guard let world else { return try site.phrase("ui.spot.title", ["name": name]) }
            return try site.phrase(
                "ui.spot.title-in", ["name": name, "world": texts.name(of: world).text])
        }
    }

    var description: String {
        get throws {
            try site.phrase("ui.spot.description", ["name": texts.name(of: spot).text])
        }
    }

    func content() throws -> Object {
        [
            "heading": site.value(texts.name(of: spot)),
            "world": texts.link(to: spot.world),
            "picture": texts.picture(of: spot),
            "axes": .list(
                [("x", spot.x), ("y", spot.y), ("z", spot.z)].compactMap { axis, typed in
                    typed.map { ["axis": .text(axis), "text": .text($0)] }
                }),
            "coordinates": typed.isEmpty ? .null : .text(typed.joined(separator: " ")),
            "command": command.map { .text($0) } ?? .null,
            "dates": texts.dates(added: spot.createdAt, changed: spot.updatedAt),
            "comment": spot.comment.map { site.value(texts.text($0, of: spot.world)) } ?? .null,
            "hasPokemon": .bool(!spot.pokemon.isEmpty),
            "list": world.map { .text(links.pokemonList("world:\($0.id)")) } ?? .null,
            "cards": .list(
                try spot.pokemon.compactMap { slug in
                    try site.indexes.pokemon(slug).map { try card($0) }
                }),
            "hasNearest": .bool(!nearest.isEmpty),
            "nearest": .list(
                try nearest.map { try texts.card($0.spot, distance: $0.distance) }),
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
