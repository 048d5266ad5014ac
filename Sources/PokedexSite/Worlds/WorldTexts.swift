import Mustache
import PokedexDomain

/// Worlds and spots for templates: names, addresses, dates. Their texts are the owner's own, in
/// one language, which may be unknown.
struct WorldTexts {
    let site: LocalizedSite
    let links: Links

    init(_ site: LocalizedSite, _ links: Links) {
        self.site = site
        self.links = links
    }

    private var worlds: Worlds { site.indexes.worlds }

    /// The name, or else the id.
    func name(of world: World) -> DisplayName { text(world.name ?? world.id.text, of: world.id) }

    /// The name, or else the id.
    func name(of spot: Spot) -> DisplayName { text(spot.name ?? spot.id.text, of: spot.world) }

    /// A text that belongs to a world, or to none.
    func text(_ text: String, of world: ContentID<World>?) -> DisplayName {
        let tag = world.flatMap { worlds[$0]?.language }
        return DisplayName(ownText: text, tag: tag, on: site.language)
    }

    func address(of world: ContentID<World>) -> String {
        links.address(of: WorldPage.route(world))
    }

    func address(of spot: Spot) -> String { links.address(of: SpotPage.route(spot)) }

    /// A world's name with its address; `null` for none.
    func link(to id: ContentID<World>?) -> Value {
        guard let world = id.flatMap({ worlds[$0] }) else { return .null }
        return [
            "name": site.value(name(of: world)), "address": .text(address(of: world.id)),
        ]
    }

    /// What was typed as coordinates: "100, 64, −200"; `nil` if there is nothing.
    func coordinates(of spot: Spot) throws -> String? {
        let typed = [("x", spot.x), ("y", spot.y), ("z", spot.z)].filter { $0.1 != nil }
        guard !typed.isEmpty else { return nil }
        return try site.list(typed.map { "\($0.0) \($0.1 ?? "")" })
    }

    /// When something was added and changed, for `partials/moments`.
    func dates(added: Moment?, changed: Moment?) -> Value {
        [
            "added": date(added),
            "changed": changed == added ? .null : date(changed),
        ]
    }

    private func date(_ moment: Moment?) -> Value {
        guard let moment else { return .null }
        return [
            "machine": .text(moment.text),
            "text": .text(CalendarDate(secondsSince1970: moment.secondsSince1970).description),
        ]
    }

    /// A spot in a list, for `partials/spot`.
    ///
    /// - Parameters:
    ///   - distance: from the spot whose page it is on.
    ///   - isInWorld: whether the list is that of its world, which it does not name then.
    func card(_ spot: Spot, distance: Double? = nil, isInWorld: Bool = true) throws -> Value {
        [
            "name": site.value(name(of: spot)),
            "address": .text(address(of: spot)),
            "picture": picture(of: spot),
            "world": isInWorld ? .null : link(to: spot.world),
            "coordinates": try coordinates(of: spot).map { .text($0) } ?? .null,
            "distance": try distance.map {
                .text(
                    try site.phrase(
                        "ui.spot.away", ["distance": site.numbers.integer(Int($0.rounded()))]))
            } ?? .null,
            "pokemon": spot.pokemon.isEmpty
                ? .null : .text(try site.counted("ui.world.pokemon", spot.pokemon.count)),
            "order": order(of: spot),
        ]
    }

    /// What scripts sort by.
    private func order(of spot: Spot) -> Value {
        [
            "id": .text(spot.id.text),
            "x": spot.coordinates.map { .text("\($0.x)") } ?? .null,
            "z": spot.coordinates.map { .text("\($0.z)") } ?? .null,
        ]
    }

    /// A spot's picture as `picture` of `partials/spot`; `null` if it has none.
    func picture(of spot: Spot) -> Value {
        guard let picture = site.spotPictures[spot.id] else { return .null }
        return [
            "address": .text(links.siteRoot + picture.path),
            "width": .text("\(picture.width)"),
            "height": .text("\(picture.height)"),
        ]
    }
}
