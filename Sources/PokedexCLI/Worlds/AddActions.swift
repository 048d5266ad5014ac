import PokedexDomain

/// `worlds add world`
struct AddWorld: WorldsAction {
    static let verb = "add"
    static let kind: WorldsKind? = .world
    static let operands = [WorldsCommand.id]
    static let summary = ["adds a world"]
    static let options = TextOptions<World>.options + WorldsPlace.options

    private let place: WorldsPlace
    private let id: ContentID<World>?
    private let texts: TextOptions<World>

    init(_ arguments: Arguments) throws(UsageError) {
        place = try WorldsPlace(arguments)
        id = try arguments.id(ContentID<World>.self)
        texts = TextOptions(arguments)
    }

    func run(on console: Console) throws -> ExitStatus {
        var editor = try place.editor()
        let world = try editor.addWorld(id) { texts.apply(to: &$0) }
        try place.write(["added the world \(world.id)"], world.members, to: console)
        return .success
    }
}

/// `worlds add spot`
struct AddSpot: WorldsAction {
    static let verb = "add"
    static let kind: WorldsKind? = .spot
    static let operands = [WorldsCommand.id]
    static let summary = ["adds a spot to the world of --world, or without a world"]
    static let options = [CommandOption.world] + SpotOptions.options + WorldsPlace.options

    private let place: WorldsPlace
    private let id: ContentID<Spot>?
    private let world: ContentID<World>?
    private let spot: SpotOptions

    init(_ arguments: Arguments) throws(UsageError) {
        place = try WorldsPlace(arguments)
        id = try arguments.id(ContentID<Spot>.self)
        world = try arguments.world()
        spot = SpotOptions(arguments)
    }

    func run(on console: Console) throws -> ExitStatus {
        let change = try spot.change(in: place)
        let bytes: [UInt8]? =
            if case .replaced(let bytes) = try spot.picture() { bytes } else { nil }
        var editor = try place.editor()
        let spot = try editor.addSpot(id, picture: bytes) { spot in
            spot.world = world
            change(&spot)
        }
        let target = world.map { "to the world \($0)" } ?? "without a world"
        try place.write(["added the spot \(spot.id) \(target)"], spot.answer, to: console)
        return .success
    }
}
