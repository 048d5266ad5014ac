/// All worlds and spots, and the questions about them.
///
/// Lists are sorted by date of creation, the newest first. Entities without a date come last;
/// those of one date are sorted by id. A change does not move an entity in a list.
package struct Worlds: Hashable, Sendable {
    private var worldsByID: [ContentID<World>: World] = [:]
    private var spotsByID: [ContentID<Spot>: Spot] = [:]

    package init() {}

    package var isEmpty: Bool { worldsByID.isEmpty && spotsByID.isEmpty }

    package var worlds: [World] { Self.newestFirst(worldsByID.values) }

    /// With and without worlds.
    package var spots: [Spot] { Self.newestFirst(spotsByID.values) }

    /// All spots by their world; `nil` has those without. Worlds without spots are absent.
    package var spotsByWorld: [ContentID<World>?: [Spot]] {
        Dictionary(grouping: spots, by: \.world)
    }

    /// All spots by the Pokémon seen there. Pokémon seen nowhere are absent.
    package var spotsByPokemon: [Slug: [Spot]] {
        spots.reduce(into: [:]) { table, spot in
            for slug in spot.pokemon { table[slug, default: []].append(spot) }
        }
    }

    /// The spots of a world; with `nil`, those without a world.
    package func spots(of world: ContentID<World>?) -> [Spot] {
        Self.newestFirst(spotsByID.values.lazy.filter { $0.world == world })
    }

    /// The spots where a Pokémon was seen.
    package func spots(with pokemon: Slug) -> [Spot] {
        Self.newestFirst(spotsByID.values.lazy.filter { $0.pokemon.contains(pokemon) })
    }

    package subscript(id: ContentID<World>) -> World? {
        get { worldsByID[id] }
        set { worldsByID[id] = newValue }
    }

    package subscript(id: ContentID<Spot>) -> Spot? {
        get { spotsByID[id] }
        set { spotsByID[id] = newValue }
    }

    /// Removes a world. Its spots are removed too, or stay without a world.
    package mutating func remove(_ id: ContentID<World>, with fate: SpotFate) {
        worldsByID[id] = nil
        for spot in spots(of: id) {
            spotsByID[spot.id] = nil
            guard fate == .stay else { continue }
            var orphan = spot
            orphan.world = nil
            spotsByID[spot.id] = orphan
        }
    }

    private static func newestFirst<Entity: DatedEntity>(
        _ entities: some Collection<Entity>
    ) -> [Entity] {
        entities.sorted { first, second in
            switch (first.createdAt, second.createdAt) {
            case (let older?, let newer?) where older != newer: older > newer
            case (.some, nil): true
            case (nil, .some): false
            default: first.id < second.id
            }
        }
    }
}

/// What becomes of the spots of a world that is removed.
package enum SpotFate: Sendable {
    /// They stay, without a world.
    case stay
    case removed
}
