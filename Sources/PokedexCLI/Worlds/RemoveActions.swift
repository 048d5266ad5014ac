import Diagnostics
import JSON
import PokedexDomain

extension CommandAction {
    static let removeWorld = CommandAction(
        words: ["remove", "world"],
        summary: [
            "removes a world after a question; its spots stay without",
            "a world, or are removed too (--with-spots)",
        ], operands: [WorldsCommand.requiredID],
        options: [withSpots, yes] + placeWithoutDatabase
    ) { arguments in
        let place = try WorldsPlace(arguments)
        let id = try arguments.requiredID(ContentID<World>.self)
        let fate = arguments.contains(withSpots) ? SpotFate.removed : .stay
        let isSure = arguments.contains(yes)
        return { console in
            var editor = try place.editor()
            let count = try editor.spots(of: id).count
            let question = WorldRemoval(id: id, fate: fate, count: count)
            guard let fate = try isSure ? fate : question.ask(on: console) else { return .failure }
            let (world, spots) = try editor.removeWorld(id, with: fate)
            let ids = spots.map(\.id.text).sorted().map { JSONValue(.string($0)) }
            let name = fate == .stay ? "keptSpots" : "removedSpots"
            let consequence =
                switch fate {
                case _ where count == 0: ""
                case .stay: "; \(question.spots) \(count == 1 ? "stays" : "stay") without a world"
                case .removed: " and \(question.spots)"
                }
            return try place.write(
                ["removed the world \(id)\(consequence)"],
                world.members + [(name, JSONValue(.array(ids)))], to: console)
        }
    }

    private static let placeWithoutDatabase = [CommandOption.json, .content, .errorFormat]
    private static let withSpots = CommandOption.switched(
        "with-spots", "remove world: remove its spots and their pictures too")
    private static let yes = CommandOption.switched("yes", "remove world: ask nothing")

    static let removeSpot = CommandAction(
        words: ["remove", "spot"], summary: ["removes a spot and its picture"],
        operands: [WorldsCommand.requiredID], options: placeWithoutDatabase
    ) { arguments in
        let place = try WorldsPlace(arguments)
        let id = try arguments.requiredID(ContentID<Spot>.self)
        return { console in
            var editor = try place.editor()
            let spot = try editor.removeSpot(id)
            return try place.write(["removed the spot \(id)"], spot.answer, to: console)
        }
    }
}

/// The question whether to remove a world, and what becomes of its spots.
private struct WorldRemoval {
    let id: ContentID<World>
    /// As the options say.
    let fate: SpotFate
    /// How many spots there are.
    let count: Int

    var spots: String { Figures.count(count, "spot", "spots") }

    /// - Returns: `nil` if the world is not removed.
    func ask(on console: Console) throws -> SpotFate? {
        guard console.input.isTerminal, console.messages.isTerminal else {
            console.report(
                DiagnosticError(
                    "\(id): nothing was removed, as there is no terminal for the question; use "
                        + "--yes to remove the world and keep its spots, or --yes --with-spots to "
                        + "remove both"))
            return nil
        }
        let fate = try answer(on: console)
        if fate == nil { console.message("nothing was removed") }
        return fate
    }

    private func answer(on console: Console) throws -> SpotFate? {
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
