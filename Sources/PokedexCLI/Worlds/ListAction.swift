import JSON
import PokedexDomain
import PokedexWorlds

extension CommandAction {
    static let list = CommandAction(
        words: ["list"],
        summary: [
            "shows worlds and spots, the newest first, and checks all",
            "files; KIND or --world ID shows a part of them",
        ], operands: [WorldsCommand.kinds], options: [.world] + WorldsPlace.options
    ) { arguments in
        let place = try WorldsPlace(arguments)
        let (kind, world) = (try WorldsCommand.kind(arguments), try arguments.world())
        if kind == .world, world != nil {
            throw arguments.error("list worlds has no option --world; remove it, or list spots")
        }
        let kinds = kind.map { [$0] } ?? (world == nil ? WorldsKind.allCases : [.spot])
        return { console in
            try place.folder.completeChange()
            let worlds = try place.folder.load(pokemon: place.pokemon()).worlds
            if let world, worlds[world] == nil { throw WorldError.missing(world) }
            let spots = world.map { worlds.spots(of: $0) } ?? worlds.spots
            let lists = kinds.map { kind in
                switch kind {
                case .world: (name: "worlds", table(worlds), worlds.worlds.map(\.members))
                case .spot: (name: "spots", table(spots), spots.map(\.answer))
                }
            }
            return try place.write(
                Array(lists.map(\.1).joined(separator: [""])),
                lists.map { list in
                    (list.name, JSONValue(.array(list.2.map { JSONValue(members: $0) })))
                }, to: console)
        }
    }
}

private func table(_ worlds: Worlds) -> [String] {
    if worlds.worlds.isEmpty { return ["no worlds"] }
    let spots = worlds.spotsByWorld
    return TextTable(heads: ["world", "name", "spots", "created", "changed"], right: [2]) {
        worlds.worlds.map { world in
            [
                world.id.text, world.name, "\(spots[world.id]?.count ?? 0)",
                world.createdAt?.text, world.updatedAt?.text,
            ]
        }
    }.lines
}

private func table(_ spots: [Spot]) -> [String] {
    if spots.isEmpty { return ["no spots"] }
    let heads = ["spot", "world", "name", "x", "y", "z", "picture", "Pokémon"]
    return TextTable(heads: heads, right: [3, 4, 5]) {
        spots.map { spot in
            [
                spot.id.text, spot.world?.text, spot.name, spot.x, spot.y, spot.z, spot.image,
                spot.pokemon.isEmpty ? nil : spot.pokemon.map(\.text).joined(separator: " "),
            ]
        }
    }.lines
}

extension TextTable {
    /// A table in which a dash stands for what is missing.
    fileprivate init(heads: [String], right: Set<Int>, rows: () -> [[String?]]) {
        self.init(
            columns: heads.enumerated().map { Column(head: $1, isRight: right.contains($0)) },
            rows: rows().map { row in row.map { $0 ?? "–" } })
    }
}
