import PokedexDomain

/// Worlds in memory: what a repository does, without files.
package final class MemoryWorldRepository: WorldRepository {
    private var worlds: Worlds
    private var pictures: [ContentID<Spot>: [UInt8]] = [:]

    /// Begins with some worlds, or none.
    package init(_ worlds: Worlds = Worlds()) {
        self.worlds = worlds
    }

    package func load() -> Worlds { worlds }

    package func picture(of spot: Spot) -> [UInt8]? { pictures[spot.id] }

    package func save(_ world: World) {
        worlds[world.id] = world
    }

    package func save(_ spot: Spot, picture: PictureChange) -> Spot {
        var spot = spot
        switch picture {
        case .kept: break
        case .removed: pictures[spot.id] = nil
        case .replaced(let bytes): pictures[spot.id] = bytes
        }
        spot.image = pictures[spot.id].map { _ in spot.id.text }
        worlds[spot.id] = spot
        return spot
    }

    package func remove(_ world: ContentID<World>, with fate: SpotFate) {
        worlds.remove(world, with: fate)
        pictures = pictures.filter { worlds[$0.key] != nil }
    }

    package func remove(_ spot: ContentID<Spot>) {
        worlds[spot] = nil
        pictures[spot] = nil
    }
}
