/// A group of ways to meet Pokémon. Pages have the ways in this order, without headings of the groups.
package enum EncounterGroup: CaseIterable, Hashable, Sendable {
    /// In grass, flowers and caves.
    case walking
    /// Seen before the battle.
    case visible
    /// While surfing and diving.
    case water
    case fishing
    /// From trees and rocks.
    case trees
    /// From a hiding place, or called by another Pokémon.
    case ambush
    /// In places of their own, and those of the side games' Trainers.
    case special
    /// Of many at once, or where something opens for a while.
    case outbreak
    /// In raids and Dynamax Adventures.
    case raid
    /// Of those that change their place.
    case roaming
    /// Of those that wait in one place.
    case fixed
    /// From people.
    case gift
    /// From people, for another Pokémon.
    case trade
    /// From other games, and at events.
    case event
}

/// How a Pokémon that is met becomes the player's.
package enum EncounterKind: Hashable, Sendable {
    case wild
    /// It is taken from a Trainer, in Colosseum and XD.
    case snag
    /// It is received.
    case gift
    /// It is exchanged for another one.
    case trade
    /// It is restored. No method says so, but an item among the conditions does.
    case fossil
    /// It comes from another game or an event.
    case event
}

/// What a way to meet Pokémon is.
package struct EncounterWay: Hashable, Sendable {
    package let group: EncounterGroup
    /// How Pokémon met in this way become the player's.
    package let kind: EncounterKind
    /// Whether a chance is one Pokémon's alone, and those of a place need not add up to 100 %: that among Tera
    /// Raids of one number of stars.
    package let hasOwnChances: Bool
    /// Whether levels and chances are left out: the source has one range for all Max Raids of a place.
    var hasUnknownFigures: Bool { group == .raid && !hasOwnChances }

    /// Looks up a method; one that is not in the table is special and in the wild.
    ///
    /// - Parameter method: the slug of an encounter method, such as `old-rod`.
    package init(_ method: Slug) {
        let known = Self.byMethod[method.text]
        (group, kind) = known ?? (.special, .wild)
        hasOwnChances = Self.withOwnChances.contains(method.text)
    }

    private static let withOwnChances: Set = ["tera-raid"]

    /// How Pokémon become the player's under conditions, of which a fossil is one.
    package func kind(under conditions: some Sequence<EncounterConditionMeaning>) -> EncounterKind {
        conditions.contains { $0.category == .fossil } ? .fossil : kind
    }

    /// All methods of the source, and those that facts on top add, in the order of groups.
    static let table: [(group: EncounterGroup, kind: EncounterKind, methods: [String])] = [
        row(
            .walking, .wild, "walk", "dark-grass", "grass-spots", "cave-spots", "bridge-spots",
            "red-flowers", "yellow-flowers", "purple-flowers", "rough-terrain", "long-grass",
            "horde"),
        row(
            .visible, .wild, "overworld", "overworld-flying", "overworld-dirt", "overworld-water",
            "wanderer", "wanderer-water", "overworld-special", "overworld-flying-special",
            "overworld-water-special", "chase-water", "overworld-fixed", "grand-underground",
            "hyperspace"),
        row(.water, .wild, "surf", "surf-spots", "seaweed"),
        row(
            .fishing, .wild, "old-rod", "good-rod", "super-rod", "super-rod-spots",
            "bubbling-spots", "feebas-tile-fishing"),
        row(
            .trees, .wild, "headbutt", "headbutt-high", "headbutt-normal", "headbutt-low",
            "honey-tree", "berry-trees", "rock-smash", "landmark"),
        row(
            .ambush, .wild, "rustling-bush-ambush", "trash-can-ambush", "ground-ambush",
            "ceiling-ambush", "sky-ambush", "sos", "sos-from-bubbling-spot", "dexnav"),
        row(.special, .wild, "hidden-grotto", "island-scan", "pokespot", "pokewalker"),
        row(.special, .snag, "snag", "snag-rematch"),
        row(
            .outbreak, .wild, "mass-outbreak", "massive-mass-outbreak", "space-time-distortion"),
        row(.raid, .wild, "max-raid", "dynamax-adventure", "tera-raid"),
        row(.roaming, .wild, "roaming-grass", "roaming-water"),
        row(.fixed, .wild, "static", "pokeflute", "squirt-bottle", "wailmer-pail", "devon-scope"),
        row(.gift, .gift, "gift", "gift-egg"),
        row(.trade, .trade, "npc-trade"),
        row(
            .event, .event, "pokemon-ranger", "pokemon-channel-pal", "colosseum-bonus-disc-jpn",
            "colosseum-bonus-disc-us", "pokemon-battle-revolution", "new-york-pokecenter-wish-eggs"),
    ]

    private static func row(
        _ group: EncounterGroup, _ kind: EncounterKind, _ methods: String...
    ) -> (EncounterGroup, EncounterKind, [String]) {
        (group, kind, methods)
    }

    private static let byMethod = table.reduce(
        into: [String: (group: EncounterGroup, kind: EncounterKind)]()
    ) { ways, row in
        for method in row.methods { ways[method] = (row.group, row.kind) }
    }
}
