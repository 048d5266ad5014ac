import Mustache
import PokedexDomain

/// The spots where a Pokémon was seen. However many they are, there is a limited number of cards, and
/// of worlds with a link: the pages of worlds have all spots.
struct SeenView {
    private let spots: [Spot]
    private let site: LocalizedSite
    private let links: Links
    private let texts: WorldTexts

    /// - Parameter spots: the newest first.
    init(_ spots: [Spot], _ site: LocalizedSite, _ links: Links) {
        self.spots = spots
        self.site = site
        self.links = links
        texts = WorldTexts(site, links)
    }

    /// Of how many spots there are cards.
    private static let cards = 12
    /// How many worlds have a line.
    private static let lines = 100

    /// `null` if there is no spot.
    var value: Value {
        get throws {
            guard !spots.isEmpty else { return .null }
            return [
                "spots": .list(
                    try spots.prefix(Self.cards).map { try texts.card($0, isInWorld: false) }),
                "all": spots.count > Self.cards ? try all : .null,
            ]
        }
    }

    /// How many spots there are in each world, in the order of worlds; those without one come last.
    private var all: Value {
        get throws {
            let byWorld = Dictionary(grouping: spots, by: \.world)
            let worlds = site.indexes.worlds.worlds.filter { byWorld[$0.id] != nil }
            let others = worlds.dropFirst(Self.lines)
            return [
                "title": .text(
                    try site.phrase(
                        "ui.spot.by-world", ["count": site.numbers.integer(spots.count)])),
                "worlds": .list(
                    try worlds.prefix(Self.lines).map { world in
                        [
                            "name": site.value(texts.name(of: world)),
                            "address": .text(texts.address(of: world.id)),
                            "count": try count(byWorld[world.id]),
                        ]
                    }),
                "hasOthers": .bool(!others.isEmpty),
                "others": .text(try site.counted("ui.spot.more-worlds", others.count)),
                "orphans": byWorld[nil] == nil ? .null : try count(byWorld[nil]),
            ]
        }
    }

    private func count(_ spots: [Spot]?) throws -> Value {
        .text(try site.counted("ui.worlds.spots", spots?.count ?? 0))
    }
}
