import Diagnostics
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
    var pictures: [(place: FilePlace, bytes: () throws -> [UInt8])] = []
    /// Lists of spots, and worlds; `nil` to delete one.
    var files: [(place: FilePlace, bytes: [UInt8]?)] = []
    /// Pictures to delete.
    var unused: [FilePlace] = []
    /// Worlds whose folders are deleted if nothing else is in them.
    var oldWorlds: [ContentID<World>] = []

    /// - Throws: `DiagnosticError`. Nothing has changed then, unless the change was certain: then
    ///   its record is still there.
    func make(in root: DirectoryHandle) throws {
        let steps = files.map { ChangeRecord.Step(place: $0.place, isDeletion: $0.bytes == nil) }
        let record = ChangeRecord(steps: steps)
        var preparation = Preparation(root: root)
        do {
            for file in files { try requireSize(of: file, in: root) }
            for world in newWorlds { try preparation.makeFolder(of: world) }
            for (place, bytes) in pictures {
                try preparation.write(bytes(), to: place, as: place.name)
            }
            for case (let place, let bytes?) in files {
                try preparation.write(bytes, to: place, as: place.temporaryName)
            }
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
    ) throws {
        guard let size = file.bytes?.count, size > WorldReader.fileLimit else { return }
        throw DiagnosticError(
            "the file would have more than \(WorldReader.fileLimit >> 20) MiB; shorten comments, or "
                + "put spots into another world", path: root.location(of: file.place.path))
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
    let root: DirectoryHandle
    private(set) var folders: Set<ContentID<World>?> = [nil]
    private(set) var undoing: [() -> Void] = []

    mutating func makeFolder(of world: ContentID<World>) throws {
        let root = root
        try reporting(root.location(of: world.text)) {
            if try root.status(of: world.text) == nil {
                undoing.append { try? root.removeFolderIfEmpty(world.text) }
            }
            try root.makeFolder(world.text)
        }
    }

    /// - Parameter name: the file's own for a new file, the temporary one for new content.
    mutating func write(_ bytes: [UInt8], to place: FilePlace, as name: String) throws {
        let folder = try place.folder(in: root)
        try reporting(folder.location(of: place.name)) {
            // A change that was killed before it was certain may have left one.
            if name == place.temporaryName { try folder.removeFile(name) }
            try folder.createFile(name, bytes: bytes)
        }
        folders.insert(place.world)
        undoing.append { try? folder.removeFile(name) }
    }

    /// Waits until the names of the new files are on the disk.
    func synchronize() throws {
        for world in folders { try FilePlace(world: world, name: "").synchronizeFolder(in: root) }
    }

    func undo() { for step in undoing.reversed() { step() } }
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

    /// Reads a record, such as `write spots.json` and `delete kanto/world.json`, one step a line;
    /// `nil` if it names anything but the files of worlds.
    static func parse(_ text: String) -> ChangeRecord? {
        var steps: [Step] = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            guard words.count == 2, ["write", "delete"].contains(words[0]),
                let place = FilePlace(list: words[1])
            else { return nil }
            steps.append(Step(place: place, isDeletion: words[0] == "delete"))
        }
        return ChangeRecord(steps: steps)
    }

    var text: String {
        steps.map { "\($0.isDeletion ? "delete" : "write") \($0.place.path)\n" }.joined()
    }

    /// The record in a folder; `nil` if there is none.
    ///
    /// - Throws: `DiagnosticError` if there is something else in its place.
    static func read(in root: DirectoryHandle) throws -> ChangeRecord? {
        try reporting(root.location(of: name)) {
            guard try root.status(of: name) != nil else { return nil }
            guard let bytes = try root.contents(of: name, limit: 1 << 20),
                let record = ChangeRecord.parse(String(decoding: bytes, as: UTF8.self))
            else {
                throw DiagnosticError(
                    "this is not the record of a change; delete it", path: root.location(of: name))
            }
            return record
        }
    }

    /// Makes the change certain.
    func write(to root: DirectoryHandle) throws {
        let draft = "\(Self.name).new"
        try reporting(root.location(of: Self.name)) {
            try root.removeFile(draft)
            try root.createFile(draft, bytes: Array(text.utf8))
            do {
                try root.rename(draft, to: Self.name, in: root)
            } catch {
                try? root.removeFile(draft)
                throw error
            }
            // From here on an error would undo a change that is certain.
            try? root.synchronize()
        }
    }

    /// Takes the steps that were not taken yet, then deletes the record.
    func complete(in root: DirectoryHandle) throws {
        for step in steps { try step.take(in: root) }
        for world in Set(steps.map(\.place.world)) {
            try FilePlace(world: world, name: "").synchronizeFolder(in: root)
        }
        try reporting(root.location(of: Self.name)) {
            try root.removeFile(Self.name)
        }
    }
}

extension ChangeRecord.Step {
    /// Takes the step, unless it was taken before.
    fileprivate func take(in root: DirectoryHandle) throws {
        let folder = try place.folder(in: root)
        try reporting(folder.location(of: place.name)) {
            if isDeletion {
                try folder.removeFile(place.name)
            } else if try folder.status(of: place.temporaryName) != nil {
                try folder.rename(place.temporaryName, to: place.name, in: folder)
            }
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
    fileprivate func folder(in root: DirectoryHandle) throws -> DirectoryHandle {
        guard let world else { return root }
        return try reporting(root.location(of: world.text)) {
            try root.folder(world.text)
        }
    }

    /// Waits until the names in the folder around the file are on the disk.
    fileprivate func synchronizeFolder(in root: DirectoryHandle) throws {
        let folder = try folder(in: root)
        try reporting(folder.path) {
            try folder.synchronize()
        }
    }
}
