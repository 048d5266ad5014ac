import Diagnostics
import JSON
import PokedexDomain
import PokedexWorlds

/// `worlds remove world`
struct RemoveWorld: WorldsAction {
    static let verb = "remove"
    static let kind: WorldsKind? = .world
    static let operands = [WorldsCommand.requiredID]
    static let summary = [
        "removes a world after a question; its spots stay without",
        "a world, or are removed too (--with-spots)",
    ]
    static let options = [withSpots, yes, .json, .content, .errorFormat]

    private static let withSpots = CommandOption.switched(
        "with-spots", "remove world: remove its spots and their pictures too")
    private static let yes = CommandOption.switched("yes", "remove world: ask nothing")

    private let place: WorldsPlace
    private let id: ContentID<World>
    private let fate: SpotFate
    private let isSure: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        place = try WorldsPlace(arguments)
        id = try arguments.requiredID(ContentID<World>.self)
        fate = arguments.contains(Self.withSpots) ? .removed : .stay
        isSure = arguments.contains(Self.yes)
    }

    func run(on console: Console) throws -> ExitStatus {
        var editor = try place.editor()
        let count = try editor.spots(of: id).count
        guard let fate = try isSure ? fate : ask(about: count, on: console) else { return .failure }
        let removed = try editor.removeWorld(id, with: fate)
        let spots = Figures.count(count, "spot", "spots")
        let consequence =
            switch fate {
            case _ where count == 0: ""
            case .stay: "; \(spots) \(count == 1 ? "stays" : "stay") without a world"
            case .removed: " and \(spots)"
            }
        try place.write(
            ["removed the world \(id)\(consequence)"], answer(removed.world, removed.spots, fate),
            to: console)
        return .success
    }

    /// The world as it was, and the ids of its spots.
    private func answer(
        _ world: World, _ spots: [Spot], _ fate: SpotFate
    ) -> [(name: String, value: JSONValue)] {
        let ids = spots.map { JSONValue(.string($0.id.text)) }
        let name =
            switch fate {
            case .stay: "keptSpots"
            case .removed: "removedSpots"
            }
        return world.members + [(name, JSONValue(.array(ids)))]
    }

    /// Asks whether to remove the world, and what becomes of its spots.
    ///
    /// - Returns: `nil` if it is not removed.
    private func ask(about count: Int, on console: Console) throws -> SpotFate? {
        guard console.input.isTerminal, console.messages.isTerminal else {
            console.report(
                Diagnostic(
                    path: "",
                    message:
                        "\(id): nothing was removed, as there is no terminal for the question; "
                        + "use --yes to remove the world and keep its spots, or --yes --with-spots "
                        + "to remove both"))
            return nil
        }
        let fate = try answer(about: Figures.count(count, "spot", "spots"), count, on: console)
        if fate == nil { console.message("nothing was removed") }
        return fate
    }

    private func answer(
        about spots: String, _ count: Int, on console: Console
    ) throws(FileError) -> SpotFate? {
        if count == 0 { return try console.confirm("Remove the world \(id)?") ? .stay : nil }
        if fate == .removed {
            let question = "Remove the world \(id), \(spots) and their pictures?"
            return try console.confirm(question) ? .removed : nil
        }
        let answer = try console.ask(
            "Remove the world \(id)? It has \(spots): \"y\" keeps them without a world, \"all\" "
                + "removes them too. [y/all/N]")
        if answer == "all" { return .removed }
        return Console.isYes(answer) ? .stay : nil
    }
}

/// `worlds remove spot`
struct RemoveSpot: WorldsAction {
    static let verb = "remove"
    static let kind: WorldsKind? = .spot
    static let operands = [WorldsCommand.requiredID]
    static let summary = ["removes a spot and its picture"]
    static let options = [CommandOption.json, .content, .errorFormat]

    private let place: WorldsPlace
    private let id: ContentID<Spot>

    init(_ arguments: Arguments) throws(UsageError) {
        place = try WorldsPlace(arguments)
        id = try arguments.requiredID(ContentID<Spot>.self)
    }

    func run(on console: Console) throws -> ExitStatus {
        var editor = try place.editor()
        let spot = try editor.removeSpot(id)
        try place.write(["removed the spot \(id)"], spot.answer, to: console)
        return .success
    }
}
