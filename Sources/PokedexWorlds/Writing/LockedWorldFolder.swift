import Diagnostics
import PokedexDomain
import Publishing

/// A folder of worlds that this process alone may change.
///
/// Every change reads all files again, so that it starts from what is there. It needs neither the
/// pictures nor the Pokémon of stored spots, so that wrong ones can be changed.
package final class LockedWorldFolder: WorldRepository {
    private let folder: WorldFolder
    private let root: DirectoryHandle
    /// Whether the folder of worlds did not exist before.
    private let isNew: Bool

    /// Locks the folder until the repository is released, and completes a change whose process was
    /// killed. If there is no folder, it is made, and deleted again if nothing is saved.
    ///
    /// - Throws: `DiagnosticError` if another process has locked it, or it cannot be made.
    package init(_ folder: WorldFolder) throws {
        let found = try folder.open()
        let path = folder.path
        self.folder = folder
        root = try reporting(path) {
            if found == nil { try DirectoryHandle.working.makeFolder(path) }
            let root = if let found { found } else { try DirectoryHandle.working.folder(path) }
            guard try root.lock() else {
                throw DiagnosticError(
                    "another `pokedex-site worlds` is changing the worlds; wait until it ends",
                    path: path)
            }
            return root
        }
        isNew = found == nil
        try ChangeRecord.read(in: root)?.complete(in: root)
    }

    deinit {
        if isNew { try? DirectoryHandle.working.removeFolderIfEmpty(folder.path) }
    }

    package func load() throws -> Worlds { try stored().worlds }

    package func picture(of spot: Spot) throws -> [UInt8]? {
        guard let name = spot.image, try exists(FilePlace(world: spot.world, name: name)) else {
            return nil
        }
        return try folder.picture(name, of: spot.world)
    }

    package func save(_ world: World) throws {
        var change = FolderChange()
        if try load()[world.id] == nil { change.newWorlds = [world.id] }
        let place = FilePlace(world: world.id, name: WorldFolder.worldFile)
        change.files = [(place, WorldJSON.file(of: world))]
        try change.make(in: root)
    }

    package func save(_ spot: Spot, picture: PictureChange) throws -> Spot {
        let stored = try stored()
        let old = stored.worlds[spot.id]
        var (new, change, spot, taken) = (stored.worlds, FolderChange(), spot, Set<String>())
        try placePicture(of: &spot, picture, old, &change, taken: &taken)
        new[spot.id] = spot
        change.files = try list(of: spot.world, in: new, like: stored)
        if let old, old.world != spot.world {
            change.files += try list(of: old.world, in: new, like: stored)
        }
        change.unused = unused([old].compactMap(\.self), in: new)
        try change.make(in: root)
        return spot
    }

    package func remove(_ world: ContentID<World>, with fate: SpotFate) throws {
        let stored = try stored()
        let spots = stored.worlds.spots(of: world)
        var (new, change, taken) = (stored.worlds, FolderChange(), Set<String>())
        new.remove(world, with: fate)
        for spot in spots {
            guard var orphan = new[spot.id] else { continue }
            try placePicture(of: &orphan, .kept, spot, &change, taken: &taken)
            new[spot.id] = orphan
        }
        if fate == .stay, !spots.isEmpty {
            change.files = try list(of: nil, in: new, like: stored)
        }
        change.files += try list(of: world, in: new, like: stored)
        change.files.append((FilePlace(world: world, name: WorldFolder.worldFile), nil))
        change.unused = unused(spots, in: new)
        change.oldWorlds = [world]
        try change.make(in: root)
    }

    package func remove(_ spot: ContentID<Spot>) throws {
        let stored = try stored()
        guard let old = stored.worlds[spot] else { return }
        var (new, change) = (stored.worlds, FolderChange())
        new[spot] = nil
        change.files = try list(of: old.world, in: new, like: stored)
        change.unused = unused([old], in: new)
        try change.make(in: root)
    }
}

extension LockedWorldFolder {
    private func stored() throws -> StoredWorlds { try folder.read(checking: nil) }

    /// The list of the spots of a world, in the order of the old list, with new ones at the end. A
    /// list without spots is deleted.
    private func list(
        of world: ContentID<World>?, in worlds: Worlds, like old: StoredWorlds
    ) throws -> [(place: FilePlace, bytes: [UInt8]?)] {
        let place = FilePlace(world: world, name: WorldFolder.spotsFile)
        let spots = worlds.spots(of: world).map { spot in
            let isNew = old.worlds[spot.id].map { $0.world != world } ?? true
            return (position: (isNew ? 1 : 0, old.positions[spot.id] ?? .max), spot: spot)
        }
        if spots.isEmpty { return try exists(place) ? [(place, nil)] : [] }
        let sorted = spots.sorted { $0.position < $1.position }
        return [(place, WorldJSON.file(of: sorted.map(\.spot)))]
    }

    /// Sets the name of a spot's picture, and adds its file to the change if it is a new one, or must
    /// follow the spot into another folder.
    ///
    /// - Parameter taken: names that the change already uses.
    private func placePicture(
        of spot: inout Spot, _ picture: PictureChange, _ old: Spot?,
        _ change: inout FolderChange, taken: inout Set<String>
    ) throws {
        switch picture {
        case .removed: spot.image = nil
        case .replaced(let bytes):
            let image: ImageFile
            do {
                image = try ImageFile(bytes)
            } catch {
                throw DiagnosticError("the picture of \(spot.id) \(error)", path: folder.path)
            }
            let name = try freeName(
                for: spot, ending: image.description.format.fileExtension, &taken)
            spot.image = name
            change.pictures.append((FilePlace(world: spot.world, name: name), { bytes }))
        case .kept:
            spot.image = old?.image
            guard let old, let image = old.image, old.world != spot.world,
                try exists(FilePlace(world: old.world, name: image))
            else { return }
            let ending = image.split(separator: ".").dropFirst().last.map(String.init)
            let name = try freeName(for: spot, ending: ending, &taken)
            spot.image = name
            let bytes = { [folder] in try folder.picture(image, of: old.world) }
            change.pictures.append((FilePlace(world: spot.world, name: name), bytes))
        }
    }

    /// A name that no file beside the list has: the spot's id, with a number if need be.
    private func freeName(
        for spot: Spot, ending: String?, _ taken: inout Set<String>
    ) throws -> String {
        let suffix = ending.map { ".\($0)" } ?? ""
        var (name, number) = ("\(spot.id)\(suffix)", 2)
        while try taken.contains(name) || exists(FilePlace(world: spot.world, name: name)) {
            name = "\(spot.id)-\(number)\(suffix)"
            number += 1
        }
        taken.insert(name)
        return name
    }

    /// Whether there is an entry of any kind.
    private func exists(_ place: FilePlace) throws -> Bool {
        try reporting(root.location(of: place.path)) {
            try root.status(of: place.path) != nil
        }
    }

    /// The pictures of spots that no spot names after the change.
    private func unused(_ spots: [Spot], in worlds: Worlds) -> [FilePlace] {
        let named = Set(worlds.spots.compactMap(\.picturePlace))
        return Set(spots.compactMap(\.picturePlace)).subtracting(named).filter(isPicture)
            .sorted { $0.path < $1.path }
    }

    /// Whether a file is a picture, and not one that a spot names by mistake.
    private func isPicture(_ place: FilePlace) -> Bool {
        guard let bytes = try? folder.picture(place.name, of: place.world) else { return false }
        return (try? ImageFile(bytes)) != nil
    }
}

extension Spot {
    fileprivate var picturePlace: FilePlace? {
        image.map { FilePlace(world: world, name: $0) }
    }
}
