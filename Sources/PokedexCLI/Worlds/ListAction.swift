import JSON
import PokedexDomain
import PokedexWorlds

/// `worlds list`
struct ListWorlds: WorldsAction {
    static let verb = "list"
    static let kind: WorldsKind? = nil
    static let operands = [WorldsCommand.kinds]
    static let summary = [
        "shows worlds and spots, the newest first, and checks all",
        "files; KIND or --world ID shows a part of them",
    ]
    static let options = [CommandOption.world] + WorldsPlace.options

    private let place: WorldsPlace
    private let kinds: [WorldsKind]
    private let world: ContentID<World>?

    init(_ arguments: Arguments) throws(UsageError) {
        place = try WorldsPlace(arguments)
        let kind = try WorldsCommand.kind(arguments)
        world = try arguments.world()
        kinds = kind.map { [$0] } ?? (world == nil ? WorldsKind.allCases : [.spot])
        if kind == .world, world != nil {
            throw arguments.error("list worlds has no option --world; remove it, or list spots")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        try place.folder.completeChange()
        let worlds = try place.folder.load(pokemon: place.pokemon()).worlds
        if let world, worlds[world] == nil {
            throw WorldError.missing(noun: World.noun, id: world.text)
        }
        let spots = world.map { worlds.spots(of: $0) } ?? worlds.spots
        try place.write(lines(worlds, spots), members(worlds, spots), to: console)
        return .success
    }

    private func members(
        _ worlds: Worlds, _ spots: [Spot]
    ) -> [(name: String, value: JSONValue)] {
        kinds.map { kind in
            switch kind {
            case .world: ("worlds", array(worlds.worlds.map(\.members)))
            case .spot: ("spots", array(spots.map(\.answer)))
            }
        }
    }

    private func array(_ objects: [[(name: String, value: JSONValue)]]) -> JSONValue {
        JSONValue(.array(objects.map { JSONValue(members: $0) }))
    }

    private func lines(_ worlds: Worlds, _ spots: [Spot]) -> [String] {
        let tables = kinds.map { kind in
            switch kind {
            case .world: table(of: worlds.worlds, worlds.spotsByWorld)
            case .spot: table(of: spots)
            }
        }
        return Array(tables.joined(separator: [""]))
    }

    private func table(
        of worlds: [World], _ spots: [ContentID<World>?: [Spot]]
    ) -> [String] {
        if worlds.isEmpty { return ["no worlds"] }
        let columns = [
            TextTable.Column(head: "world"), TextTable.Column(head: "name"),
            TextTable.Column(head: "spots", isRight: true), TextTable.Column(head: "created"),
            TextTable.Column(head: "changed"),
        ]
        let rows = worlds.map { world in
            [
                world.id.text, world.name ?? "–", "\(spots[world.id]?.count ?? 0)",
                world.createdAt?.text ?? "–", world.updatedAt?.text ?? "–",
            ]
        }
        return TextTable(columns: columns, rows: rows).lines
    }

    private func table(of spots: [Spot]) -> [String] {
        if spots.isEmpty { return ["no spots"] }
        let columns = [
            TextTable.Column(head: "spot"), TextTable.Column(head: "world"),
            TextTable.Column(head: "name"), TextTable.Column(head: "x", isRight: true),
            TextTable.Column(head: "y", isRight: true), TextTable.Column(head: "z", isRight: true),
            TextTable.Column(head: "picture"), TextTable.Column(head: "Pokémon"),
        ]
        let rows = spots.map { spot in
            [spot.id.text]
                + [spot.world?.text, spot.name, spot.x, spot.y, spot.z, spot.image].map {
                    $0 ?? "–"
                }
                + [spot.pokemon.isEmpty ? "–" : spot.pokemon.map(\.text).joined(separator: " ")]
        }
        return TextTable(columns: columns, rows: rows).lines
    }
}
