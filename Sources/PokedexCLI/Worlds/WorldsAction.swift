import Diagnostics
import JSON
import Platform
import PokedexDomain
import PokedexStore
import PokedexWorlds

/// One of the actions of `worlds`.
protocol WorldsAction: Sendable {
    static var verb: String { get }
    /// What it is about; `nil` for both.
    static var kind: WorldsKind? { get }
    /// Those after the verb and the kind.
    static var operands: [Operand] { get }
    /// What it does, in lines for the help.
    static var summary: [String] { get }
    static var options: [CommandOption] { get }

    init(_ arguments: Arguments) throws(UsageError)

    /// Like ``Command/run(on:)``.
    func run(on console: Console) throws -> ExitStatus
}

extension WorldsAction {
    static var outline: ActionOutline {
        ActionOutline(
            words: [verb, kind?.rawValue].compactMap(\.self), summary: summary, operands: operands,
            options: options)
    }
}

/// Where the worlds are, and the form of the answer.
struct WorldsPlace: Sendable {
    let folder: WorldFolder
    private let database: DatabaseChoice
    private let isJSON: Bool

    static let options = [CommandOption.json, .content, DatabaseChoice.option, .errorFormat]

    init(_ arguments: Arguments) throws(UsageError) {
        folder = WorldFolder(content: try arguments.required(.content))
        database = DatabaseChoice(arguments)
        isJSON = arguments.contains(.json)
    }

    /// The Pokémon that spots may name.
    func pokemon() throws(CatalogError) -> Set<Slug> {
        try SQLiteCatalogRepository(path: database.path).pokemonSlugs()
    }

    /// Locks the worlds for a change that is made now.
    func editor() throws(WorldFindings) -> WorldEditor<LockedWorldFolder> {
        WorldEditor(
            repository: try LockedWorldFolder(folder), now: Moment(secondsSince1970: time(nil)))
    }

    /// Writes the result, as text or as JSON.
    func write(
        _ text: @autoclosure () -> [String],
        _ json: @autoclosure () -> [(name: String, value: JSONValue)], to console: Console
    ) throws(FileError) {
        if isJSON {
            try console.write(JSONValue(members: json()).indented)
        } else {
            try console.write(lines: text())
        }
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
        var option = CommandOption.valued(field.name, "TEXT", field.summary)
        option.mayBeEmpty = true
        return option
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

    private static let imageOption = {
        var option = CommandOption.valued(
            "image", "FILE", "a picture of it (JPEG, PNG or WebP), which is copied")
        option.mayBeEmpty = true
        return option
    }()
    private static let pokemonOption = {
        var option = CommandOption.valued(
            "pokemon", "SLUG", "the Pokémon seen there; repeat it, or separate them with commas")
        option.mayBeEmpty = true
        option.isRepeated = true
        return option
    }()

    init(_ arguments: Arguments) {
        texts = TextOptions(arguments)
        image = arguments[Self.imageOption]
        pokemon =
            arguments.contains(Self.pokemonOption)
            ? arguments.all(Self.pokemonOption).flatMap { $0.split(separator: ",") }.map {
                String($0)
            } : nil
    }

    var isEmpty: Bool { texts.isEmpty && image == nil && pokemon == nil }

    /// Reads the picture.
    ///
    /// - Throws: ``FileError`` or ``UnusablePicture``.
    func picture() throws -> PictureChange {
        guard let image else { return .kept }
        if image.isEmpty { return .removed }
        return .replaced(try PictureArgument(path: image).bytes())
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

extension WorldsPlace {
    /// The Pokémon of these slugs, each once.
    fileprivate func slugs(_ texts: [String]) throws -> [Slug] {
        let known = KnownPokemon(try pokemon())
        return try texts.reduce(into: []) { slugs, text in
            let slug = try known.slug(text)
            if !slugs.contains(slug) { slugs.append(slug) }
        }
    }
}

/// A picture that was named on the command line.
private struct PictureArgument {
    let path: String

    /// The bytes, if they are a picture that may be published.
    func bytes() throws -> [UInt8] {
        let bytes = try File(path: path).bytes(limit: ImageFile.sizeLimit)
        do {
            _ = try ImageFile(bytes)
        } catch {
            throw UnusablePicture(path: path, reason: error)
        }
        return bytes
    }
}

/// A picture that cannot be published.
struct UnusablePicture: FileDiagnosticError {
    let path: String
    let reason: ImageError

    var diagnostic: Diagnostic { Diagnostic(path: path, message: "the picture \(reason)") }
}

extension Arguments {
    /// The id that was given; `nil` if none was.
    func id<Entity>(_ type: ContentID<Entity>.Type) throws(UsageError) -> ContentID<Entity>? {
        try given(WorldsCommand.id).map { (text) throws(UsageError) in try id(text) }
    }

    /// The id, which must be given.
    func requiredID<Entity>(
        _ type: ContentID<Entity>.Type
    ) throws(UsageError) -> ContentID<Entity> {
        guard let id = try id(type) else {
            throw error("ID is missing: the id of the \(Entity.noun); `worlds list` shows all")
        }
        return id
    }

    /// The world that `--world` names; `nil` if it is not given.
    func world() throws(UsageError) -> ContentID<World>? {
        try self[.world].map { (text) throws(UsageError) in try id(text) }
    }

    private func id<Entity>(_ text: String) throws(UsageError) -> ContentID<Entity> {
        do {
            return try ContentID(text)
        } catch {
            throw self.error(error.description)
        }
    }
}

extension CommandOption {
    static let world = valued("world", "ID", "the world of the spots")
}
