import PokedexDomain

/// An element of a Pokémon's `held_items`: an item with all games.
struct PokeAPIHeldItem: Decodable, Sendable {
    let item: PokeAPIReference
    let versions: [Version]

    private enum CodingKeys: String, CodingKey {
        case item
        case versions = "version_details"
    }

    /// One game, and how many of a hundred hold the item there.
    struct Version: Decodable, Sendable {
        let rarity: Int
        let version: PokeAPIReference
    }
}

extension [PokeAPIHeldItem] {
    /// The items, games that agree together, sorted by item and games. What cannot be is left out and
    /// noted.
    func heldItems(_ losses: inout [ResourceLoss]) -> [HeldItem] {
        var chances: [Identifier<Item>: [Identifier<GameVersion>: Int]] = [:]
        for (index, held) in enumerated() {
            for position in held.versions.indices {
                let field = "held_items[\(index)]"
                do throws(MalformedResource) {
                    let (item, version, chance) = try held.entry(position, field)
                    guard chances[item]?[version] == nil else {
                        throw MalformedResource(
                            "\(field).version_details[\(position)].version names "
                                + "\(ResourceKey(version)) again")
                    }
                    chances[item, default: [:]][version] = chance
                } catch {
                    losses.append(ResourceLoss(element: "held item", reason: error.reason))
                }
            }
        }
        return chances.flatMap { item, chances in
            Dictionary(grouping: chances.keys) { chances[$0] }.compactMap { chance, versions in
                chance.map { HeldItem(item: item, versions: versions.sorted(), chance: $0) }
            }
        }
        .sorted()
    }
}

extension PokeAPIHeldItem {
    /// The item in one game.
    fileprivate func entry(
        _ position: Int, _ field: String
    ) throws(MalformedResource) -> (Identifier<Item>, Identifier<GameVersion>, chance: Int) {
        let own = "\(field).version_details[\(position)]"
        return (
            try item.id("\(field).item"), try versions[position].version.id("\(own).version"),
            try Checked.number(versions[position].rarity, FactRange.heldChance, "\(own).rarity")
        )
    }
}
