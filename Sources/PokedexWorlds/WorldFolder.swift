import Diagnostics
import Platform
import PokedexDomain
import Publishing

/// The folder of worlds: `worlds` in the content folder.
///
/// A folder in it that has `world.json` is a world, with its spots in `spots.json` and their pictures
/// beside it. `spots.json` in the folder of worlds itself has the spots without a world. All other
/// files, and folders with neither file, are ignored. Symbolic links are not followed.
package struct WorldFolder: Hashable, Sendable {
    /// As messages show it.
    package let path: String

    /// - Parameter content: the content folder; neither it nor the folder of worlds need exist.
    package init(content: String) {
        path = content.hasSuffix("/") ? "\(content)worlds" : "\(content)/worlds"
    }

    static let worldFile = "world.json"
    static let spotsFile = "spots.json"

    /// Whether there is nothing at the path of the folder.
    package var isMissing: Bool {
        if case .some(.none) = try? DirectoryHandle.working.status(of: path) { true } else { false }
    }

    /// Reads and checks all worlds and spots, and their pictures. If there is no such folder, there
    /// are none.
    ///
    /// - Parameter pokemon: the Pokémon that spots may name.
    /// - Throws: `DiagnosticError` with everything that is wrong.
    package func load(pokemon: Set<Slug>) throws -> StoredWorlds {
        try read(checking: pokemon)
    }

    /// Completes a change whose process was killed, if there is one.
    ///
    /// - Throws: `DiagnosticError` if that is impossible, or the process is still running.
    package func completeChange() throws {
        guard let root = try open(), try ChangeRecord.read(in: root) != nil else { return }
        _ = try LockedWorldFolder(self)
    }

    /// - Parameter pokemon: `nil` to check neither Pokémon nor pictures.
    func read(checking pokemon: Set<Slug>?) throws -> StoredWorlds {
        guard let folder = try open() else { return StoredWorlds() }
        var reader = WorldReader(folder: self, handle: folder, checking: pokemon)
        return try reader.read()
    }

    /// The open folder; `nil` if there is none.
    func open() throws -> DirectoryHandle? {
        try reporting(path) {
            guard let status = try DirectoryHandle.working.status(of: path) else { return nil }
            guard status.kind == .folder else {
                throw DiagnosticError(status.kind.objection(to: .folder), path: path)
            }
            return try DirectoryHandle.working.folder(path)
        }
    }

    /// The bytes of a picture, which may have changed since it was checked.
    ///
    /// - Parameter world: the world whose folder it is in; `nil` for spots without a world.
    func picture(_ name: String, of world: ContentID<World>?) throws -> [UInt8] {
        let place = "\(path)/\(FilePlace(world: world, name: name).path)"
        return try reporting(place) {
            let root = try DirectoryHandle.working.folder(path)
            let folder = try world.map { try root.folder($0.text) } ?? root
            guard let bytes = try folder.contents(of: name, limit: ImageFile.sizeLimit) else {
                throw DiagnosticError("the picture is no longer there; put it back", path: place)
            }
            return bytes
        }
    }
}

/// A file in a folder of worlds.
struct FilePlace: Hashable, Sendable {
    /// The world whose folder it is in; `nil` for the folder of worlds itself.
    let world: ContentID<World>?
    let name: String

    /// Relative to the folder of worlds.
    var path: String { world.map { "\($0.text)/\(name)" } ?? name }
}

package struct StoredWorlds: Sendable {
    package var worlds = Worlds()
    /// By spot; spots without a picture are absent.
    package var pictures: [ContentID<Spot>: StoredPicture] = [:]
    /// The order in which lists have the spots.
    var positions: [ContentID<Spot>: Int] = [:]
    /// Differs if a file of a world, a list of spots or a picture has changed. Pictures are compared
    /// by size, inode and times, as ``PictureFolder`` does.
    package var version = ContentHasher().finish()

    package init() {}
}

/// The picture of a spot, whose bytes are read when they are needed.
package struct StoredPicture: Hashable, Sendable {
    /// In pixels, as it is shown.
    package let width: Int
    /// In pixels, as it is shown.
    package let height: Int
    /// The name of the published file, which no other spot has: `home.png`.
    package let publishedName: String
    private let folder: WorldFolder
    private let place: FilePlace

    init(_ image: ImageDescription, of spot: Spot, at place: FilePlace, in folder: WorldFolder) {
        width = image.width
        height = image.height
        publishedName = "\(spot.id.text).\(image.format.fileExtension)"
        (self.folder, self.place) = (folder, place)
    }

    /// The picture for the website, without metadata.
    ///
    /// - Throws: `DiagnosticError` if the file cannot be read, or is no longer a picture.
    package func publishedBytes() throws -> [UInt8] {
        let bytes = try folder.picture(place.name, of: place.world)
        do {
            return try ImageFile(bytes).published
        } catch {
            throw DiagnosticError("the picture \(error)", path: "\(folder.path)/\(place.path)")
        }
    }
}

/// Runs calls of the system, and reports one that fails as a message about a path.
func reporting<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
    do {
        return try body()
    } catch let error as PublicationError {
        throw DiagnosticError(error.refusal ?? "\(error)", path: path)
    }
}

extension FileStatus.Kind {
    /// What to do about an entry that is in the place of another kind.
    func objection(to expected: FileStatus.Kind) -> String {
        let noun = expected == .folder ? "folder" : "file"
        return self == .symbolicLink
            ? "this is a symbolic link, which is not followed; put the \(noun) itself here"
            : "this is not a \(noun); replace it with one, or delete it"
    }
}
