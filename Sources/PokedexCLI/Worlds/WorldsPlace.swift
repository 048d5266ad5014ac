import Diagnostics
import JSON
import Platform
import PokedexDomain
import PokedexStore
import PokedexWorlds

/// Where the worlds are, and the form of the answer.
struct WorldsPlace: Sendable {
    let folder: WorldFolder
    private let content: LayeredFolder
    private let database: DatabaseChoice
    private let isJSON: Bool

    static let options = [CommandOption.json, .content, DatabaseChoice.option, .errorFormat]

    init(_ arguments: Arguments) throws {
        content = try arguments.folder(.content)
        folder = WorldFolder(content: content.path)
        database = DatabaseChoice(arguments)
        isJSON = arguments.contains(.json)
    }

    /// The Pokémon that spots may name.
    func pokemon() throws -> Set<Slug> {
        try CorrectedRepository(path: database.path, facts: content.facts()).pokemonSlugs()
    }

    /// The Pokémon of these slugs, each once.
    func slugs(_ texts: [String]) throws -> [Slug] {
        let known = KnownPokemon(try pokemon())
        return try texts.reduce(into: []) { slugs, text in
            let slug = try known.slug(text)
            if !slugs.contains(slug) { slugs.append(slug) }
        }
    }

    /// Locks the worlds for a change that is made now.
    func editor() throws -> WorldEditor<LockedWorldFolder> {
        try content.make()
        let now = Int(time(nil))
        return WorldEditor(
            repository: try LockedWorldFolder(folder),
            now: Moment(secondsSince1970: now, offset: clockOffset(at: now)))
    }

    /// Writes the result, as text or as JSON.
    func write(
        _ text: @autoclosure () -> [String],
        _ json: @autoclosure () -> [(name: String, value: JSONValue)], to console: Console
    ) throws -> ExitStatus {
        if isJSON {
            try console.write(JSONValue(members: json()).indented)
        } else {
            try console.write(lines: text())
        }
        return .success
    }
}

extension Spot {
    /// The members in the answer of a command: those of the file, and the world.
    var answer: [(name: String, value: JSONValue)] {
        let world = world.map { ("world", JSONValue(.string($0.text))) }
        return Array(members.prefix(1)) + [world].compactMap(\.self) + members.dropFirst()
    }
}

/// The texts that options give to a world or spot.
struct TextOptions<Entity: DatedEntity>: Sendable {
    private let texts: [(field: TextField<Entity>, text: String?)]

    static var options: [CommandOption] { Entity.texts.map(option) }

    init(_ arguments: Arguments) {
        texts = Entity.texts.compactMap { field in
            arguments[Self.option(field)].map { (field, $0.isEmpty ? nil : $0) }
        }
    }

    var isEmpty: Bool { texts.isEmpty }

    func apply(to entity: inout Entity) {
        for (field, text) in texts { entity[keyPath: field.path] = text }
    }

    private static func option(_ field: TextField<Entity>) -> CommandOption {
        .valued(field.name, "TEXT", field.summary, mayBeEmpty: true)
    }
}

/// Everything that options give to a spot.
struct SpotOptions: Sendable {
    private let texts: TextOptions<Spot>
    /// `nil` if it is not given; empty for none.
    private let image: String?
    /// `nil` if it is not given.
    private let pokemon: [String]?

    static let options = TextOptions<Spot>.options + [imageOption, pokemonOption]

    private static let imageOption = CommandOption.valued(
        "image", "FILE", "a picture of it (JPEG, PNG or WebP), which is copied", mayBeEmpty: true)
    private static let pokemonOption = CommandOption.valued(
        "pokemon", "SLUG", "the Pokémon seen there; repeat it, or separate them with commas",
        isRepeated: true, mayBeEmpty: true)

    init(_ arguments: Arguments) {
        texts = TextOptions(arguments)
        image = arguments[Self.imageOption]
        let slugs = arguments.all(Self.pokemonOption).flatMap { $0.split(separator: ",") }
        pokemon = arguments.contains(Self.pokemonOption) ? slugs.map(String.init) : nil
    }

    var isEmpty: Bool { texts.isEmpty && image == nil && pokemon == nil }

    /// Reads the picture, which must be one that may be published.
    ///
    /// - Throws: ``FileError`` or `DiagnosticError`.
    func picture() throws -> PictureChange {
        guard let image else { return .kept }
        if image.isEmpty { return .removed }
        let bytes = try File(path: image).bytes(limit: ImageFile.sizeLimit)
        do {
            _ = try ImageFile(bytes)
        } catch {
            throw DiagnosticError("the picture \(error)", path: image)
        }
        return .replaced(bytes)
    }

    /// What the options do to a spot.
    ///
    /// - Throws: `UnknownPokemon`, and `CatalogError` if there is no database to look them up.
    func change(in place: WorldsPlace) throws -> (inout Spot) -> Void {
        let slugs = try pokemon.map { try $0.isEmpty ? [] : place.slugs($0) }
        return { [texts] spot in
            texts.apply(to: &spot)
            if let slugs { spot.pokemon = slugs }
        }
    }
}

extension Arguments {
    /// The id that was given; `nil` if none was.
    func id<Entity>(_ type: ContentID<Entity>.Type) throws -> ContentID<Entity>? {
        try given(WorldsCommand.id).map { try id($0) }
    }

    /// The id, which must be given.
    func requiredID<Entity>(_ type: ContentID<Entity>.Type) throws -> ContentID<Entity> {
        guard let id = try id(type) else {
            throw error("ID is missing: the id of the \(Entity.noun); `worlds list` shows all")
        }
        return id
    }

    /// The world that `--world` names; `nil` if it is not given.
    func world() throws -> ContentID<World>? { try self[.world].map { try id($0) } }

    private func id<Entity>(_ text: String) throws -> ContentID<Entity> {
        do {
            return try ContentID(text)
        } catch {
            throw self.error("\(error)")
        }
    }
}

extension CommandOption {
    static let world = valued("world", "ID", "the world of the spots")
}
