/// Adds, changes and removes worlds and spots in a repository.
///
/// A new entity gets both dates, a change only `updatedAt`. What changes nothing is not saved. All
/// throw ``WorldError``, or an error of the repository.
package struct WorldEditor<Repository: WorldRepository> {
    private var repository: Repository
    private let now: Moment

    /// - Parameter now: the date of the changes.
    package init(repository: Repository, now: Moment) {
        (self.repository, self.now) = (repository, now)
    }

    /// - Parameter id: `nil` for the first free one that fits the name.
    package mutating func addWorld(
        _ id: ContentID<World>?, _ fill: (inout World) -> Void
    ) throws -> World {
        let worlds = try repository.load()
        let world = try new(id, World.init(id:), fill, taken: { worlds[$0] != nil })
        try repository.save(world)
        return world
    }

    /// Adds a spot, with a picture if bytes are given.
    ///
    /// - Parameter id: `nil` for the first free one that fits the name.
    package mutating func addSpot(
        _ id: ContentID<Spot>?, picture: [UInt8]? = nil, _ fill: (inout Spot) -> Void
    ) throws -> Spot {
        let worlds = try repository.load()
        let spot = try new(id, { Spot(id: $0) }, fill, taken: { worlds[$0] != nil })
        try require(spot, in: worlds)
        return try repository.save(spot, picture: picture.map { .replaced($0) } ?? .kept)
    }

    package mutating func changeWorld(
        _ id: ContentID<World>, _ change: (inout World) -> Void
    ) throws -> Change<World> {
        guard let old = try repository.load()[id] else { throw WorldError.missing(id) }
        guard let world = try changed(old, change) else {
            return Change(entity: old, isChanged: false)
        }
        try repository.save(world)
        return Change(entity: world, isChanged: true)
    }

    /// Changes a spot and its picture.
    package mutating func changeSpot(
        _ id: ContentID<Spot>, picture: PictureChange = .kept, _ change: (inout Spot) -> Void
    ) throws -> Change<Spot> {
        let worlds = try repository.load()
        guard let old = worlds[id] else { throw WorldError.missing(id) }
        let isSamePicture = try isSame(picture, of: old)
        guard let spot = try changed(old, isAltered: !isSamePicture, change) else {
            return Change(entity: old, isChanged: false)
        }
        try require(spot, in: worlds)
        let stored = try repository.save(spot, picture: isSamePicture ? .kept : picture)
        return Change(entity: stored, isChanged: true)
    }

    /// The spots of a world, which a removal of the world asks about.
    package func spots(of id: ContentID<World>) throws -> [Spot] {
        let worlds = try repository.load()
        guard worlds[id] != nil else { throw WorldError.missing(id) }
        return worlds.spots(of: id)
    }

    /// - Returns: the world and its spots as they were.
    @discardableResult
    package mutating func removeWorld(
        _ id: ContentID<World>, with fate: SpotFate
    ) throws -> (world: World, spots: [Spot]) {
        let worlds = try repository.load()
        guard let world = worlds[id] else { throw WorldError.missing(id) }
        try repository.remove(id, with: fate)
        return (world, worlds.spots(of: id))
    }

    /// - Returns: the spot as it was.
    @discardableResult
    package mutating func removeSpot(_ id: ContentID<Spot>) throws -> Spot {
        guard let spot = try repository.load()[id] else { throw WorldError.missing(id) }
        try repository.remove(id)
        return spot
    }
}

package struct Change<Entity: Sendable>: Sendable {
    package let entity: Entity
    /// Whether anything is different.
    package let isChanged: Bool
}

extension WorldEditor {
    private func new<Entity: DatedEntity>(
        _ id: ContentID<Entity>?, _ make: (ContentID<Entity>) -> Entity,
        _ fill: (inout Entity) -> Void, taken: (ContentID<Entity>) -> Bool
    ) throws -> Entity {
        if let id, taken(id) { throw WorldError.taken(id) }
        var entity = make(id ?? .free(for: name(fill, make), taken: taken))
        fill(&entity)
        try requireTexts(of: entity)
        entity.createdAt = now
        entity.updatedAt = now
        return entity
    }

    /// The name that an entity gets, before it has an id.
    private func name<Entity: DatedEntity>(
        _ fill: (inout Entity) -> Void, _ make: (ContentID<Entity>) -> Entity
    ) -> String? {
        var draft = make(.free(for: nil) { _ in false })
        fill(&draft)
        return Entity.texts.first { $0.rule == .name }.flatMap { draft[keyPath: $0.path] }
    }

    /// - Returns: `nil` if nothing is different.
    private func changed<Entity: DatedEntity>(
        _ old: Entity, isAltered: Bool = false, _ change: (inout Entity) -> Void
    ) throws -> Entity? {
        var entity = old
        change(&entity)
        guard isAltered || entity != old else { return nil }
        try requireTexts(of: entity)
        entity.createdAt = old.createdAt
        entity.updatedAt = now
        return entity
    }

    private func isSame(_ picture: PictureChange, of spot: Spot) throws -> Bool {
        switch picture {
        case .kept: true
        case .removed: spot.image == nil
        case .replaced(let bytes): try repository.picture(of: spot) == bytes
        }
    }

    private func requireTexts<Entity: DatedEntity>(of entity: Entity) throws {
        for field in Entity.texts {
            guard let objection = entity[keyPath: field.path].flatMap(field.rule.objection)
            else { continue }
            throw WorldError("the \(field.name) \(objection)")
        }
    }

    private func require(_ spot: Spot, in worlds: Worlds) throws {
        if let world = spot.world, worlds[world] == nil { throw WorldError.missing(world) }
        guard spot.pokemon.count <= Spot.pokemonLimit else {
            throw WorldError.tooManyPokemon(spot.pokemon.count)
        }
    }
}
