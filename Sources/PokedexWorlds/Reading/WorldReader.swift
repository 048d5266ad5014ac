import Diagnostics
import JSON
import PokedexDomain
import Publishing

/// Reads a folder of worlds, and collects everything that is wrong with it.
struct WorldReader {
    private let folder: WorldFolder
    private let root: DirectoryHandle
    private let pokemon: KnownPokemon
    private let checksPictures: Bool
    private var stored = StoredWorlds()
    private var findings = Findings()
    private var hasher = ContentHasher()
    /// Where the id of each spot is.
    private var sources: [ContentID<Spot>: (file: WorldFile, id: JSONValue)] = [:]
    /// The pictures that were checked; `nil` for those with errors.
    private var images: [FilePlace: ImageDescription?] = [:]

    /// A file of JSON may have so many bytes.
    static let fileLimit = 16 << 20

    /// - Parameter known: the Pokémon that spots may name; `nil` to check neither them nor pictures.
    init(folder: WorldFolder, handle: DirectoryHandle, checking known: Set<Slug>?) {
        (self.folder, root) = (folder, handle)
        (pokemon, checksPictures) = (KnownPokemon(known), known != nil)
    }

    /// - Throws: `DiagnosticError` with everything that is wrong.
    mutating func read() throws -> StoredWorlds {
        if try ChangeRecord.read(in: root) != nil {
            throw DiagnosticError(
                "a change is not complete; if no `pokedex-site worlds` is running, `pokedex-site "
                    + "worlds list` completes it", path: folder.path)
        }
        let entries = try entries(of: root)
        for entry in entries { readWorld(entry) }
        readSpots(of: nil, in: root)
        guard findings.list.isEmpty else { throw DiagnosticError(findings.list.sorted()) }
        stored.version = hasher.finish()
        return stored
    }

    /// Sorted by name.
    private func entries(of handle: DirectoryHandle) throws -> [DirectoryEntry] {
        try reporting(handle.path) { try handle.ownEntries().sorted { $0.name < $1.name } }
    }

    private func path(_ place: FilePlace) -> String { "\(folder.path)/\(place.path)" }
}

/// Worlds.
extension WorldReader {
    /// Reads a folder that is a world; ignores other entries.
    private mutating func readWorld(_ entry: DirectoryEntry) {
        let id = try? ContentID<World>(entry.name)
        do {
            guard entry.kind == .folder else {
                guard id != nil, entry.kind != .file else { return }
                let message = entry.kind.objection(to: .folder)
                throw DiagnosticError(message, path: "\(folder.path)/\(entry.name)")
            }
            let handle = try reporting("\(folder.path)/\(entry.name)") {
                try root.folder(entry.name)
            }
            guard try isWorld(handle) else { return }
            guard let id = try requireID(entry) else { return }
            readWorld(id, in: handle)
            readSpots(of: id, in: handle)
        } catch {
            findings.add(error)
        }
    }

    /// Whether a folder has one of the two files.
    private func isWorld(_ handle: DirectoryHandle) throws -> Bool {
        try reporting(handle.path) {
            let world = try handle.status(of: WorldFolder.worldFile)
            let spots = try handle.status(of: WorldFolder.spotsFile)
            return world != nil || spots != nil
        }
    }

    private func requireID(_ entry: DirectoryEntry) throws -> ContentID<World>? {
        do {
            return try ContentID<World>(entry.name)
        } catch {
            throw DiagnosticError(
                "\(error.description); rename the folder", path: "\(folder.path)/\(entry.name)")
        }
    }

    private mutating func readWorld(_ id: ContentID<World>, in handle: DirectoryHandle) {
        let place = FilePlace(world: id, name: WorldFolder.worldFile)
        var world = World(id: id)
        defer { stored.worlds[id] = world }
        do {
            guard let file = try file(at: place, in: handle) else {
                throw DiagnosticError(
                    "the folder has \(WorldFolder.spotsFile) but no \(WorldFolder.worldFile); add "
                        + "it, or move the spots to \(folder.path)/\(WorldFolder.spotsFile)",
                    path: "\(folder.path)/\(id)")
            }
            guard
                var object = ObjectReader(file.text.root, of: file, form: "a world", &findings)
            else { return }
            readVersion(&object, of: file)
            if let (found, value) = object.id(ContentID<World>.self, &findings), found != id {
                let message = "the id is \(found), but the folder is \(id); rename one of them"
                findings.add(message, at: value, of: file)
            }
            object.readTextsAndDates(into: &world, &findings)
            object.finish(&findings)
        } catch {
            findings.add(error)
        }
    }

    private mutating func readVersion(_ object: inout ObjectReader, of file: WorldFile) {
        guard let value = object.value("version") else {
            let message = "the world has no \"version\"; add \"version\": \(WorldJSON.version)"
            return findings.add(message, at: file.text.root, of: file)
        }
        if case .number(String(WorldJSON.version)) = value.content { return }
        let message =
            "\"version\" is \(WorldJSON.version) in this program; a file of a newer version needs "
            + "a newer program"
        findings.add(message, at: value, of: file)
    }

    /// A file of JSON; `nil` if there is none.
    private mutating func file(
        at place: FilePlace, in handle: DirectoryHandle
    ) throws -> WorldFile? {
        let path = path(place)
        let bytes: [UInt8]? = try reporting(path) {
            guard let status = try handle.status(of: place.name) else { return nil }
            guard status.kind == .file else {
                throw DiagnosticError(status.kind.objection(to: .file), path: path)
            }
            guard status.size <= Self.fileLimit,
                let bytes = try handle.contents(of: place.name, limit: Self.fileLimit)
            else {
                throw DiagnosticError(
                    "the file has more than \(Self.fileLimit >> 20) MiB; divide it", path: path)
            }
            return bytes
        }
        guard let bytes else { return nil }
        hasher.combine(place.path)
        hasher.combine(bytes.withUnsafeBytes { ContentHash(of: $0) })
        return WorldFile(path: path, text: try JSONText(bytes, path: path))
    }
}

/// Spots.
extension WorldReader {
    /// - Parameter world: `nil` for spots without a world.
    private mutating func readSpots(of world: ContentID<World>?, in handle: DirectoryHandle) {
        let place = FilePlace(world: world, name: WorldFolder.spotsFile)
        do {
            guard let file = try file(at: place, in: handle) else { return }
            guard case .array(let items) = file.text.root.content else {
                return findings.add(
                    "the spots are an array: [{…}, {…}]", at: file.text.root, of: file)
            }
            for item in items { readSpot(item, of: world, in: handle, file) }
        } catch {
            findings.add(error)
        }
    }

    private mutating func readSpot(
        _ item: JSONValue, of world: ContentID<World>?, in handle: DirectoryHandle,
        _ file: WorldFile
    ) {
        guard var object = ObjectReader(item, of: file, form: "a spot", &findings) else { return }
        let found = object.id(ContentID<Spot>.self, &findings)
        var spot = Spot(id: found?.id ?? .free(for: nil) { _ in false }, world: world)
        object.readTextsAndDates(into: &spot, &findings)
        spot.pokemon = readPokemon(&object, of: file)
        let image = object.text("image", &findings)
        object.finish(&findings)
        if let (name, value) = image {
            let name = spelling(of: name, in: handle)
            spot.image = name
            readPicture(name, at: value, of: spot, in: handle, file)
        }
        guard let (id, value) = found else { return }
        if let first = sources[id] {
            let message =
                "the id \(id) is also at \(first.file.location(of: first.id)); ids of spots are "
                + "unique in all worlds: change one of them"
            return findings.add(message, at: value, of: file)
        }
        sources[id] = (file, value)
        stored.positions[id] = stored.positions.count
        stored.worlds[id] = spot
    }

    private mutating func readPokemon(_ object: inout ObjectReader, of file: WorldFile) -> [Slug] {
        guard let value = object.value("pokemon") else { return [] }
        guard case .array(let items) = value.content else {
            findings.add("\"pokemon\" is an array of texts: [\"pikachu\"]", at: value, of: file)
            return []
        }
        if items.count > Spot.pokemonLimit {
            findings.add(WorldError.tooManyPokemon(items.count).description, at: value, of: file)
            return []
        }
        return items.reduce(into: []) { slugs, item in
            guard let slug = readSlug(item, of: file) else { return }
            if slugs.contains(slug) {
                findings.add("\(slug) is there twice; remove one", at: item, of: file)
            } else {
                slugs.append(slug)
            }
        }
    }

    private mutating func readSlug(_ item: JSONValue, of file: WorldFile) -> Slug? {
        guard case .string(let text) = item.content else {
            findings.add("\"pokemon\" is an array of texts: [\"pikachu\"]", at: item, of: file)
            return nil
        }
        do {
            return try pokemon.slug(text)
        } catch {
            findings.add(error.description, at: item, of: file)
            return nil
        }
    }
}

/// Pictures.
extension WorldReader {
    private mutating func readPicture(
        _ name: String, at value: JSONValue, of spot: Spot, in handle: DirectoryHandle,
        _ file: WorldFile
    ) {
        if let objection = PictureName.objection(to: name) {
            return findings.add(objection, at: value, of: file)
        }
        guard checksPictures else { return }
        let place = FilePlace(world: spot.world, name: name)
        if images[place] == nil {
            do throws(PictureObjection) {
                images[place] = try image(at: place, in: handle)
            } catch {
                images[place] = .some(nil)
                findings.add("the picture \(path(place)) \(error.text)", at: value, of: file)
            }
        }
        if case .some(.some(let image)) = images[place] {
            stored.pictures[spot.id] = StoredPicture(image, of: spot, at: place, in: folder)
        }
    }

    /// The name as the folder spells it: "é" can be one character or two, and is the same letter.
    private func spelling(of name: String, in handle: DirectoryHandle) -> String {
        if case .some(.some) = try? handle.status(of: name) { return name }
        let entries = try? handle.ownEntries()
        return entries?.first { $0.name == name }?.name ?? name
    }

    private mutating func image(
        at place: FilePlace, in handle: DirectoryHandle
    ) throws(PictureObjection) -> ImageDescription {
        do {
            guard let status = try handle.status(of: place.name) else {
                throw PictureObjection(text: "is not there; put it there, or remove \"image\"")
            }
            guard status.kind == .file else {
                throw PictureObjection(
                    text: status.kind == .symbolicLink
                        ? "is a symbolic link, which is not followed; put the file itself there"
                        : "is not a file; replace it with one")
            }
            hasher.combine(place.path)
            hasher.combine(status)
            let limit = ImageFile.sizeLimit
            let bytes = try handle.contents(of: place.name, limit: limit) ?? []
            return try ImageFile(bytes).description
        } catch let error as PictureObjection {
            throw error
        } catch let error as PublicationError {
            throw PictureObjection(text: "cannot be read: \(error.refusal ?? "\(error)")")
        } catch {
            throw PictureObjection(text: "\(error)")
        }
    }

    /// The end of a sentence about a picture.
    private struct PictureObjection: Error {
        let text: String
    }
}

/// The name of a picture: that of a file beside the list of spots.
enum PictureName {
    /// In bytes.
    static let limit = 200

    /// What is wrong with a name and what to do; `nil` if nothing is.
    static func objection(to name: String) -> String? {
        if name.contains(where: { $0 == "/" || $0 == "\\" }) {
            return "\"image\" is the name of a file beside this one, without a folder"
        }
        if name.hasPrefix(".") {
            return "\"image\" is \(quoted(name)), a hidden file; rename the file"
        }
        if name.unicodeScalars.contains(where: \.isControl) {
            return "\"image\" has control characters; rename the file"
        }
        if name.utf8.count > limit {
            return "\"image\" has more than \(limit) bytes; rename the file"
        }
        return [WorldFolder.worldFile, WorldFolder.spotsFile].contains(name)
            ? "\"image\" is \(quoted(name)), which is not a picture" : nil
    }
}

extension WorldFile {
    /// `content/worlds/spots.json:3:11`
    fileprivate func location(of value: JSONValue) -> String {
        Diagnostic(path: path, position: text.place(of: value).position, message: "").location
    }
}
