import PokedexDomain

extension CommandAction {
    static let addWorld = CommandAction(
        words: ["add", "world"], summary: ["adds a world"], operands: [WorldsCommand.id],
        options: TextOptions<World>.options + WorldsPlace.options
    ) { arguments in
        let place = try WorldsPlace(arguments)
        let id = try arguments.id(ContentID<World>.self)
        let texts = TextOptions<World>(arguments)
        return { console in
            var editor = try place.editor()
            let world = try editor.addWorld(id) { texts.apply(to: &$0) }
            return try place.write(["added the world \(world.id)"], world.members, to: console)
        }
    }

    static let addSpot = CommandAction(
        words: ["add", "spot"],
        summary: ["adds a spot to the world of --world, or without a world"],
        operands: [WorldsCommand.id],
        options: [.world] + SpotOptions.options + WorldsPlace.options
    ) { arguments in
        let place = try WorldsPlace(arguments)
        let (id, world) = (try arguments.id(ContentID<Spot>.self), try arguments.world())
        let options = SpotOptions(arguments)
        return { console in
            let (change, picture) = (try options.change(in: place), try options.picture())
            let bytes: [UInt8]? = if case .replaced(let bytes) = picture { bytes } else { nil }
            var editor = try place.editor()
            let spot = try editor.addSpot(id, picture: bytes) { spot in
                spot.world = world
                change(&spot)
            }
            let target = world.map { "to the world \($0)" } ?? "without a world"
            return try place.write(
                ["added the spot \(spot.id) \(target)"], spot.answer, to: console)
        }
    }

    static let editWorld = CommandAction(
        words: ["edit", "world"], summary: ["changes what the options name"],
        operands: [WorldsCommand.requiredID],
        options: TextOptions<World>.options + WorldsPlace.options
    ) { arguments in
        let place = try WorldsPlace(arguments)
        let id = try arguments.requiredID(ContentID<World>.self)
        let texts = TextOptions<World>(arguments)
        if texts.isEmpty { throw arguments.nothingToChange(TextOptions<World>.options) }
        return { console in
            var editor = try place.editor()
            let world = try editor.changeWorld(id) { texts.apply(to: &$0) }
            return try place.write([world.text], world.entity.members, to: console)
        }
    }

    static let editSpot = CommandAction(
        words: ["edit", "spot"],
        summary: [
            "changes what the options name; --world and --no-world",
            "move the spot and its picture",
        ], operands: [WorldsCommand.requiredID],
        options: [.world, noWorld] + SpotOptions.options + WorldsPlace.options
    ) { arguments in
        let place = try WorldsPlace(arguments)
        let id = try arguments.requiredID(ContentID<Spot>.self)
        let (world, leavesWorld) = (try arguments.world(), arguments.contains(noWorld))
        let options = SpotOptions(arguments)
        try arguments.requireOneAtMost(.world, noWorld)
        if options.isEmpty, world == nil, !leavesWorld {
            throw arguments.nothingToChange([.world, noWorld] + SpotOptions.options)
        }
        return { console in
            let (change, picture) = (try options.change(in: place), try options.picture())
            var editor = try place.editor()
            let spot = try editor.changeSpot(id, picture: picture) { spot in
                if world != nil || leavesWorld { spot.world = world }
                change(&spot)
            }
            return try place.write([spot.text], spot.entity.answer, to: console)
        }
    }

    private static let noWorld = CommandOption.switched(
        "no-world", "edit spot: take the spot out of its world")
}

extension Change where Entity: DatedEntity {
    /// What an edit did.
    fileprivate var text: String {
        let name = "the \(Entity.noun) \(entity.id)"
        return isChanged ? "changed \(name)" : "\(name) is the same as before"
    }
}

extension Arguments {
    fileprivate func nothingToChange(_ options: [CommandOption]) -> UsageError {
        error("there is nothing to change: give \(options.map(\.spelling).joined(separator: ", "))")
    }
}
