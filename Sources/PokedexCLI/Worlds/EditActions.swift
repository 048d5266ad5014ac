import PokedexDomain

/// `worlds edit world`
struct EditWorld: WorldsAction {
    static let verb = "edit"
    static let kind: WorldsKind? = .world
    static let operands = [WorldsCommand.requiredID]
    static let summary = ["changes what the options name"]
    static let options = AddWorld.options

    private let place: WorldsPlace
    private let id: ContentID<World>
    private let texts: TextOptions<World>

    init(_ arguments: Arguments) throws(UsageError) {
        place = try WorldsPlace(arguments)
        id = try arguments.requiredID(ContentID<World>.self)
        texts = TextOptions(arguments)
        if texts.isEmpty { throw arguments.nothingToChange(TextOptions<World>.options) }
    }

    func run(on console: Console) throws -> ExitStatus {
        var editor = try place.editor()
        let world = try editor.changeWorld(id) { texts.apply(to: &$0) }
        try place.write(
            [world.isChanged ? "changed the world \(id)" : "the world \(id) is the same as before"],
            world.entity.members, to: console)
        return .success
    }
}

/// `worlds edit spot`
struct EditSpot: WorldsAction {
    static let verb = "edit"
    static let kind: WorldsKind? = .spot
    static let operands = [WorldsCommand.requiredID]
    static let summary = [
        "changes what the options name; --world and --no-world",
        "move the spot and its picture",
    ]
    static let options =
        [CommandOption.world, noWorld] + SpotOptions.options + WorldsPlace.options

    private static let noWorld = CommandOption.switched(
        "no-world", "edit spot: take the spot out of its world")

    private let place: WorldsPlace
    private let id: ContentID<Spot>
    private let world: ContentID<World>?
    private let leavesWorld: Bool
    private let spot: SpotOptions

    init(_ arguments: Arguments) throws(UsageError) {
        place = try WorldsPlace(arguments)
        id = try arguments.requiredID(ContentID<Spot>.self)
        world = try arguments.world()
        leavesWorld = arguments.contains(Self.noWorld)
        spot = SpotOptions(arguments)
        try arguments.requireOneAtMost(.world, Self.noWorld)
        if spot.isEmpty, world == nil, !leavesWorld {
            throw arguments.nothingToChange([.world, Self.noWorld] + SpotOptions.options)
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        let (change, picture) = (try spot.change(in: place), try spot.picture())
        var editor = try place.editor()
        let spot = try editor.changeSpot(id, picture: picture) { spot in
            if world != nil || leavesWorld { spot.world = world }
            change(&spot)
        }
        try place.write(
            [spot.isChanged ? "changed the spot \(id)" : "the spot \(id) is the same as before"],
            spot.entity.answer, to: console)
        return .success
    }
}

extension Arguments {
    fileprivate func nothingToChange(_ options: [CommandOption]) -> UsageError {
        error("there is nothing to change: give \(options.map(\.spelling).joined(separator: ", "))")
    }
}
