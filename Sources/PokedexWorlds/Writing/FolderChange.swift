import PokedexDomain
import Publishing

/// A change of several files of a folder of worlds: made as a whole, or not at all.
///
/// New pictures are written first, and every list under a temporary name. When all are on the disk,
/// the change is certain: a single list gets its name, for several ones a ``ChangeRecord`` is
/// written, by which the change can be completed even if the process is killed. What nothing names
/// any more is deleted last.
struct FolderChange {
    /// The new worlds' folders.
    var newWorlds: [ContentID<World>] = []
    /// Pictures by their new place.
    var pictures: [(place: FilePlace, bytes: () throws(WorldFindings) -> [UInt8])] = []
    /// Lists of spots, and worlds; `nil` to delete one.
    var files: [(place: FilePlace, bytes: [UInt8]?)] = []
    /// Pictures to delete.
    var unused: [FilePlace] = []
    /// Worlds whose folders are deleted if nothing else is in them.
    var oldWorlds: [ContentID<World>] = []

    /// Makes the change.
    ///
    /// - Throws: ``WorldFindings``. Nothing has changed then, unless the change was certain: then
    ///   its record is still there.
    func make(in root: DirectoryHandle) throws(WorldFindings) {
        let steps = files.map { ChangeRecord.Step(place: $0.place, isDeletion: $0.bytes == nil) }
        let record = ChangeRecord(steps: steps)
        var preparation = Preparation(root: root)
        do throws(WorldFindings) {
            for file in files { try requireSize(of: file, in: root) }
            for world in newWorlds { try preparation.makeFolder(of: world) }
            for picture in pictures { try preparation.write(picture.bytes(), to: picture.place) }
            for file in files { try preparation.write(file.bytes, asNewContentOf: file.place) }
            try preparation.synchronize()
            if steps.count == 1 {
                try steps[0].take(in: root)
            } else {
                try record.write(to: root)
            }
        } catch {
            preparation.undo()
            throw error
        }
        if steps.count > 1 { try record.complete(in: root) }
        tidy(root)
    }

    /// Refuses a file that could not be read again.
    private func requireSize(
        of file: (place: FilePlace, bytes: [UInt8]?), in root: DirectoryHandle
    ) throws(WorldFindings) {
        guard let size = file.bytes?.count, size > WorldReader.fileLimit else { return }
        throw WorldFindings(
            root.location(of: file.place.path),
            "the file would have more than \(WorldReader.fileLimit >> 20) MiB; shorten comments, or "
                + "put spots into another world")
    }

    /// Deletes what nothing names. What cannot be deleted stays: it changes nothing.
    private func tidy(_ root: DirectoryHandle) {
        for place in unused { try? place.folder(in: root).removeFile(place.name) }
        for world in oldWorlds { try? root.removeFolderIfEmpty(world.text) }
        try? root.synchronize()
    }
}

/// The files that are written before a change is certain.
private struct Preparation {
    private let root: DirectoryHandle
    private var folders: Set<ContentID<World>?> = [nil]
    private var undoing: [() -> Void] = []

    init(root: DirectoryHandle) {
        self.root = root
    }

    mutating func makeFolder(of world: ContentID<World>) throws(WorldFindings) {
        let root = root
        let exists = try reporting(root.location(of: world.text)) { () throws(PublicationError) in
            let exists = try root.status(of: world.text) != nil
            try root.makeFolder(world.text)
            return .success(exists)
        }
        if !exists { undoing.append { try? root.removeFolderIfEmpty(world.text) } }
    }

    mutating func write(_ bytes: [UInt8], to place: FilePlace) throws(WorldFindings) {
        let folder = try place.folder(in: root)
        try reporting(folder.location(of: place.name)) { () throws(PublicationError) in
            .success(try folder.createFile(place.name, bytes: bytes))
        }
        folders.insert(place.world)
        undoing.append { try? folder.removeFile(place.name) }
    }

    /// Writes the new content of a file under its temporary name.
    mutating func write(
        _ bytes: [UInt8]?, asNewContentOf place: FilePlace
    ) throws(WorldFindings) {
        guard let bytes else { return }
        let (folder, name) = (try place.folder(in: root), place.temporaryName)
        try reporting(folder.location(of: place.name)) { () throws(PublicationError) in
            // A change that was killed before it was certain may have left one.
            try folder.removeFile(name)
            return .success(try folder.createFile(name, bytes: bytes))
        }
        folders.insert(place.world)
        undoing.append { try? folder.removeFile(name) }
    }

    /// Waits until the names of the new files are on the disk.
    func synchronize() throws(WorldFindings) {
        for world in folders { try FilePlace(world: world, name: "").synchronizeFolder(in: root) }
    }

    func undo() {
        for step in undoing.reversed() { step() }
    }
}

/// A change that is certain, but may not be complete: which files get their new content, and which
/// are deleted.
struct ChangeRecord: Equatable {
    struct Step: Equatable {
        let place: FilePlace
        let isDeletion: Bool
    }

    let steps: [Step]

    /// Hidden, in the folder of worlds.
    static let name = ".change.pokedex-site"

    init(steps: [Step]) {
        self.steps = steps
    }

    /// Reads a record, such as `write spots.json` and `delete kanto/world.json`, one step a line;
    /// `nil` if it names anything but the files of worlds.
    init?(text: String) {
        var steps: [Step] = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            guard words.count == 2, ["write", "delete"].contains(words[0]),
                let place = FilePlace(list: words[1])
            else { return nil }
            steps.append(Step(place: place, isDeletion: words[0] == "delete"))
        }
        self.init(steps: steps)
    }

    var text: String {
        steps.map { "\($0.isDeletion ? "delete" : "write") \($0.place.path)\n" }.joined()
    }

    /// The record in a folder; `nil` if there is none.
    ///
    /// - Throws: ``WorldFindings`` if there is something else in its place.
    static func read(in root: DirectoryHandle) throws(WorldFindings) -> ChangeRecord? {
        try reporting(root.location(of: name)) { () throws(PublicationError) in
            guard try root.status(of: name) != nil else { return .success(nil) }
            guard let bytes = try root.contents(of: name, limit: 1 << 20),
                let record = ChangeRecord(text: String(decoding: bytes, as: UTF8.self))
            else { return .failure("this is not the record of a change; delete it") }
            return .success(record)
        }
    }

    /// Makes the change certain.
    func write(to root: DirectoryHandle) throws(WorldFindings) {
        let draft = "\(Self.name).new"
        try reporting(root.location(of: Self.name)) { () throws(PublicationError) in
            try root.removeFile(draft)
            try root.createFile(draft, bytes: Array(text.utf8))
            do throws(PublicationError) {
                try root.rename(draft, to: Self.name, in: root)
            } catch {
                try? root.removeFile(draft)
                throw error
            }
            // From here on an error would undo a change that is certain.
            try? root.synchronize()
            return .success(())
        }
    }

    /// Takes the steps that were not taken yet, then deletes the record.
    func complete(in root: DirectoryHandle) throws(WorldFindings) {
        for step in steps { try step.take(in: root) }
        for world in Set(steps.map(\.place.world)) {
            try FilePlace(world: world, name: "").synchronizeFolder(in: root)
        }
        try reporting(root.location(of: Self.name)) { () throws(PublicationError) in
            .success(try root.removeFile(Self.name))
        }
    }
}

extension ChangeRecord.Step {
    /// Takes the step, unless it was taken before.
    fileprivate func take(in root: DirectoryHandle) throws(WorldFindings) {
        let folder = try place.folder(in: root)
        try reporting(folder.location(of: place.name)) { () throws(PublicationError) in
            if isDeletion {
                try folder.removeFile(place.name)
            } else if try folder.status(of: place.temporaryName) != nil {
                try folder.rename(place.temporaryName, to: place.name, in: folder)
            }
            return .success(())
        }
    }
}

extension FilePlace {
    /// A list of spots, or a world, by its path; `nil` for another file.
    fileprivate init?(list path: Substring) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.last, parts.count <= 2,
            [WorldFolder.worldFile, WorldFolder.spotsFile].contains(name)
        else { return nil }
        if parts.count == 1 {
            self.init(world: nil, name: name)
        } else if let world = try? ContentID<World>(parts[0]) {
            self.init(world: world, name: name)
        } else {
            return nil
        }
    }

    /// In the same folder; hidden, so that it is no picture.
    fileprivate var temporaryName: String { ".\(name).pokedex-site" }

    /// The open folder around the file.
    fileprivate func folder(in root: DirectoryHandle) throws(WorldFindings) -> DirectoryHandle {
        guard let world else { return root }
        return try reporting(root.location(of: world.text)) { () throws(PublicationError) in
            .success(try root.folder(world.text))
        }
    }

    /// Waits until the names in the folder around the file are on the disk.
    fileprivate func synchronizeFolder(in root: DirectoryHandle) throws(WorldFindings) {
        let folder = try folder(in: root)
        try reporting(folder.path) { () throws(PublicationError) in
            .success(try folder.synchronize())
        }
    }
}
