import Mustache
import PokedexDomain

/// The spots where a Pokémon was seen. However many they are, there is a limited number of cards, and
/// of worlds with a link: the pages of worlds have all spots.
struct SeenView {
    let site: LocalizedSite
    /// The newest first.
    let spots: [Spot]
    private var texts: WorldTexts { WorldTexts(site: site) }

    /// Of how many spots there are cards.
    private static let cards = 12
    /// How many worlds have a line.
    private static let lines = 100

    /// `null` if there is no spot.
    func value() throws -> Object? {
        guard !spots.isEmpty else { return nil }
        return try [
            "spots": spots.prefix(Self.cards).map { try texts.card($0, isInWorld: false) },
            "all": spots.count > Self.cards ? all() : nil,
        ]
    }

    /// How many spots there are in each world, in the order of worlds; those without one come last.
    private func all() throws -> Object {
        let byWorld = Dictionary(grouping: spots, by: \.world)
        let worlds = site.indexes.worlds.worlds.filter { byWorld[$0.id] != nil }
        let others = worlds.dropFirst(Self.lines)
        return try [
            "title": site.phrase("ui.spot.by-world", ["count": site.numbers.integer(spots.count)]),
            "worlds": worlds.prefix(Self.lines).objects { world in
                try texts.link(to: world).adding(["count": count(byWorld[world.id])])
            },
            "hasOthers": !others.isEmpty,
            "others": site.counted("ui.spot.more-worlds", others.count),
            "orphans": byWorld[nil] == nil ? nil : count(byWorld[nil]),
        ]
    }

    private func count(_ spots: [Spot]?) throws -> String {
        try site.counted("ui.worlds.spots", spots?.count ?? 0)
    }
}
