import Mustache
import PokedexDomain

/// Worlds and spots for templates: names, addresses, dates. Their texts are the owner's own, in
/// one language, which may be unknown.
struct WorldTexts {
    let site: LocalizedSite
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

    /// A world's name with its address.
    func link(to world: World) -> Object {
        [
            "name": site.value(name(of: world)),
            "address": Links.address(of: WorldPage.route(world.id)),
        ]
    }

    /// A spot's name with its address.
    func link(to spot: Spot) -> Object {
        ["name": site.value(name(of: spot)), "address": Links.address(of: SpotPage.route(spot))]
    }

    /// What was typed as coordinates: "100, 64, −200"; `nil` if there is nothing.
    func coordinates(of spot: Spot) throws -> String? {
        let typed = [("x", spot.x), ("y", spot.y), ("z", spot.z)].compactMap { axis, typed in
            typed.map { "\(axis) \($0)" }
        }
        return typed.isEmpty ? nil : try site.list(typed)
    }

    /// When something was added and changed, for `partials/moments`.
    func dates(added: Moment?, changed: Moment?) -> Object {
        ["added": date(added), "changed": changed == added ? nil : date(changed)]
    }

    private func date(_ moment: Moment?) -> Object? {
        moment.map {
            ["machine": $0.text, "text": $0.day]
        }
    }

    /// A spot in a list, for `partials/spot`.
    ///
    /// - Parameters:
    ///   - distance: from the spot whose page it is on.
    ///   - isInWorld: whether the list is that of its world, which it does not name then.
    func card(_ spot: Spot, distance: Double? = nil, isInWorld: Bool = true) throws -> Object {
        try link(to: spot).adding([
            "picture": picture(of: spot),
            "world": isInWorld ? nil : spot.world.flatMap { worlds[$0] }.map(link),
            "coordinates": coordinates(of: spot),
            "distance": distance.map {
                try site.phrase(
                    "ui.spot.away", ["distance": site.numbers.integer(Int($0.rounded()))])
            },
            "pokemon": spot.pokemon.isEmpty
                ? nil : site.counted("ui.world.pokemon", spot.pokemon.count),
            // What scripts sort by.
            "order": [
                "id": spot.id.text,
                "x": spot.coordinates.map { "\($0.x)" },
                "z": spot.coordinates.map { "\($0.z)" },
            ] as Object,
        ])
    }

    /// A spot's picture as `picture` of `partials/spot`; `null` if it has none.
    func picture(of spot: Spot) -> Object? {
        site.spotPictures[spot.id].map { picture in
            [
                "address": Links.siteRoot + picture.path,
                "width": "\(picture.width)", "height": "\(picture.height)",
            ]
        }
    }
}
