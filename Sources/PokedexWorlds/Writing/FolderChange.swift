import PokedexDomain
import Publishing

/// A change of several files of a folder of worlds: made as a whole, or undone.
///
/// New pictures are written first, then every list under a temporary name; when all are on the disk,
/// the lists get their names. What nothing names any more is deleted last. A process that is killed
/// leaves whole files: at worst temporary ones, which the next change deletes, or between two lists a
/// spot in both of them, which is then an error that names the two places.
struct FolderChange {
    /// The new worlds' folders.
    var newWorlds: [ContentID<World>] = []
    /// Pictures by their new place.
    var pictures: [(place: FilePlace, bytes: () throws(WorldFindings) -> [UInt8])] = []
    /// Lists and worlds in the order in which they get their names; `nil` to delete one.
    var files: [(place: FilePlace, bytes: [UInt8]?)] = []
    /// Pictures to delete.
    var unused: [FilePlace] = []
    /// Worlds whose folders are deleted if nothing else is in them.
    var oldWorlds: [ContentID<World>] = []

    /// Makes the change.
    ///
    /// - Throws: ``WorldFindings``; nothing has changed then.
    func make(in root: DirectoryHandle) throws(WorldFindings) {
        var work = Work(root: root)
        do throws(WorldFindings) {
            for world in newWorlds { try work.makeFolder(of: world) }
            for picture in pictures { try work.write(picture.bytes(), to: picture.place) }
            for file in files { try work.prepare(file.bytes, for: file.place) }
            try work.synchronize()
            for file in files { try work.place(file.bytes, at: file.place) }
        } catch {
            work.undo()
            throw error
        }
        work.tidy(unused, oldWorlds)
    }
}

/// The steps of a change, each of which can be undone.
private struct Work {
    private let root: DirectoryHandle
    private var folders: [ContentID<World>: DirectoryHandle] = [:]
    private var undoing: [() -> Void] = []
    /// Temporary names, with the old files once the new ones are in their places.
    private var leftovers: [FilePlace] = []

    init(root: DirectoryHandle) {
        self.root = root
    }

    mutating func makeFolder(of world: ContentID<World>) throws(WorldFindings) {
        try reporting(root.location(of: world.text)) { [root] () throws(PublicationError) in
            let exists = try root.status(of: world.text) != nil
            try root.makeFolder(world.text)
            if !exists { undoing.append { try? root.removeFolderIfEmpty(world.text) } }
            return .success(())
        }
    }

    mutating func write(_ bytes: [UInt8], to place: FilePlace) throws(WorldFindings) {
        let folder = try folder(of: place)
        try reporting(folder.location(of: place.name)) { () throws(PublicationError) in
            .success(try folder.createFile(place.name, bytes: bytes))
        }
        undoing.append { try? folder.removeFile(place.name) }
    }

    /// Writes the new content of a file under its temporary name.
    mutating func prepare(_ bytes: [UInt8]?, for place: FilePlace) throws(WorldFindings) {
        let (folder, name) = (try folder(of: place), place.temporaryName)
        try reporting(folder.location(of: place.name)) { () throws(PublicationError) in
            // A change that was killed may have left one.
            try folder.removeFile(name)
            if let bytes { try folder.createFile(name, bytes: bytes) }
            return .success(())
        }
        leftovers.append(FilePlace(world: place.world, name: name))
        undoing.append { try? folder.removeFile(name) }
    }

    /// Gives the new content its name, and the old content, if there is any, the temporary one.
    mutating func place(_ bytes: [UInt8]?, at place: FilePlace) throws(WorldFindings) {
        let (folder, name) = (try folder(of: place), place.temporaryName)
        let (old, new) = bytes == nil ? (place.name, name) : (name, place.name)
        try reporting(folder.location(of: place.name)) { () throws(PublicationError) in
            .success(try folder.exchange(old, with: new))
        }
        undoing.append {
            let isOld = (try? folder.status(of: old)) != nil
            try? isOld ? folder.exchange(old, with: new) : folder.exchange(new, with: old)
        }
    }

    /// Waits until the names of new files are on the disk.
    func synchronize() throws(WorldFindings) {
        for folder in [root] + folders.values {
            try reporting(folder.path) { () throws(PublicationError) in
                .success(try folder.synchronize())
            }
        }
    }

    func undo() {
        for step in undoing.reversed() { step() }
    }

    /// Deletes what nothing names. What cannot be deleted stays: it changes nothing.
    mutating func tidy(_ unused: [FilePlace], _ worlds: [ContentID<World>]) {
        try? synchronize()
        for place in leftovers + unused { try? folder(of: place).removeFile(place.name) }
        for world in worlds { try? root.removeFolderIfEmpty(world.text) }
        try? root.synchronize()
    }

    private mutating func folder(of place: FilePlace) throws(WorldFindings) -> DirectoryHandle {
        guard let world = place.world else { return root }
        if let folder = folders[world] { return folder }
        let folder = try reporting(root.location(of: world.text)) {
            [root] () throws(PublicationError) in .success(try root.folder(world.text))
        }
        folders[world] = folder
        return folder
    }
}

extension FilePlace {
    /// In the same folder; hidden, so that it is no picture.
    fileprivate var temporaryName: String { ".\(name).pokedex-site" }
}
