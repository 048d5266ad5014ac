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
    /// - Throws: ``WorldFindings`` with everything that is wrong.
    package func load(pokemon: Set<Slug>) throws(WorldFindings) -> StoredWorlds {
        try read(WorldReader.Checks(pokemon: pokemon, pictures: true))
    }

    /// Reads and checks all worlds and spots as ``load(pokemon:)`` does, but not their pictures.
    package func loadWithoutPictures(pokemon: Set<Slug>) throws(WorldFindings) -> Worlds {
        try read(WorldReader.Checks(pokemon: pokemon)).worlds
    }

    /// Completes a change whose process was killed, if there is one.
    ///
    /// - Throws: ``WorldFindings`` if that is impossible, or the process is still running.
    package func completeChange() throws(WorldFindings) {
        guard let root = try open(), try ChangeRecord.read(in: root) != nil else { return }
        _ = try LockedWorldFolder(self)
    }

    func read(_ checks: WorldReader.Checks) throws(WorldFindings) -> StoredWorlds {
        guard let folder = try open() else { return StoredWorlds() }
        var reader = WorldReader(folder: self, handle: folder, checks: checks)
        return try reader.read()
    }

    /// The open folder; `nil` if there is none.
    func open() throws(WorldFindings) -> DirectoryHandle? {
        try reporting(path) { () throws(PublicationError) in
            guard let status = try DirectoryHandle.working.status(of: path) else {
                return .success(nil)
            }
            guard status.kind == .folder else {
                return .failure(status.kind.objection(to: .folder))
            }
            return .success(try DirectoryHandle.working.folder(path))
        }
    }

    /// The bytes of a picture, which may have changed since it was checked.
    ///
    /// - Parameter world: the world whose folder it is in; `nil` for spots without a world.
    func picture(
        _ name: String, of world: ContentID<World>?
    ) throws(WorldFindings) -> [UInt8] {
        let place = FilePlace(world: world, name: name)
        return try reporting("\(path)/\(place.path)") { () throws(PublicationError) in
            let root = try DirectoryHandle.working.folder(path)
            let folder = try world.map { id throws(PublicationError) in
                try root.folder(id.text)
            }
            let limit = ImageFile.sizeLimit
            guard let bytes = try (folder ?? root).contents(of: name, limit: limit) else {
                return .failure("the picture is no longer there; put it back")
            }
            return .success(bytes)
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

/// What a folder of worlds has.
package struct StoredWorlds: Sendable {
    package var worlds = Worlds()
    /// By spot; spots without a picture are absent.
    package var pictures: [ContentID<Spot>: StoredPicture] = [:]
    /// The order in which lists have the spots.
    var positions: [ContentID<Spot>: Int] = [:]
    /// Differs if a file of a world, a list of spots or a picture has changed. Pictures are compared
    /// by size, inode and times, as ``PictureFolder`` does.
    package var version = ContentHasher().finish()

    /// No worlds.
    package init() {}
}

/// The picture of a spot, whose bytes are read when they are needed.
package struct StoredPicture: Hashable, Sendable {
    package let format: ImageFile.Format
    /// In pixels, as it is shown.
    package let width: Int
    /// In pixels, as it is shown.
    package let height: Int
    /// The name of the published file, which no other spot has: `home.png`.
    package let publishedName: String
    private let folder: WorldFolder
    private let place: FilePlace

    init(_ image: ImageDescription, of spot: Spot, at place: FilePlace, in folder: WorldFolder) {
        format = image.format
        width = image.width
        height = image.height
        publishedName = "\(spot.id.text).\(image.format.fileExtension)"
        self.folder = folder
        self.place = place
    }

    /// The picture for the website, without metadata.
    ///
    /// - Throws: ``WorldFindings`` if the file cannot be read, or is no longer a picture.
    package func publishedBytes() throws(WorldFindings) -> [UInt8] {
        let bytes = try folder.picture(place.name, of: place.world)
        do {
            return try ImageFile(bytes).published
        } catch {
            throw WorldFindings("\(folder.path)/\(place.path)", "the picture \(error)")
        }
    }
}

/// Everything that is wrong with a folder of worlds, or why it cannot be read or changed.
package struct WorldFindings: FindingsError, Hashable, CustomStringConvertible {
    /// Sorted; never empty.
    package let diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics.sorted()
    }

    init(_ path: String, _ message: String) {
        self.init([Diagnostic(path: path, message: message)])
    }

    init(_ path: String, _ error: PublicationError) {
        self.init(path, error.refusal ?? "\(error)")
    }

    /// All messages.
    package var description: String {
        diagnostics.map(\.description).joined(separator: "\n")
    }
}

/// Runs calls of the system, and reports what fails as a message about a path.
func reporting<Value>(
    _ path: String, _ body: () throws(PublicationError) -> PathResult<Value>
) throws(WorldFindings) -> Value {
    let result: PathResult<Value>
    do {
        result = try body()
    } catch {
        throw WorldFindings(path, error)
    }
    switch result {
    case .success(let value): return value
    case .failure(let message): throw WorldFindings(path, message)
    }
}

/// A value, or a message about the path.
enum PathResult<Value> {
    case success(Value)
    case failure(String)
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
