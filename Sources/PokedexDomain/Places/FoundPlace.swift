/// A place where a Pokémon is met in a game, in one way and under one set of conditions: a row of the
/// place's table.
package struct FoundPlace: Hashable, Sendable {
    /// The place.
    package let location: Identifier<Location>
    /// The way.
    package let method: Identifier<EncounterMethod>
    /// What each cell of the row is for, as in ``FoundTable/columns``.
    package let columns: [Identifier<EncounterConditionValue>]
    /// How it is met there.
    package let row: FoundRow
}

extension PlaceIndex {
    /// Where a Pokémon is met in a game, the easiest first (``EncounterWay/effort(under:)``, add-ons
    /// last), then the most frequent.
    package func found(_ pokemon: Pokemon, in game: Identifier<VersionGroup>) -> [FoundPlace] {
        let places = tables(of: pokemon, in: game).flatMap { table in
            table.rows.map { row in
                FoundPlace(
                    location: table.location, method: table.method, columns: table.columns,
                    row: row)
            }
        }
        let ranked = places.map { (rank: rank(of: $0), place: $0) }
        return ranked.sorted { first, second in
            first.rank == second.rank
                ? first.place.row < second.place.row : first.rank < second.rank
        }
        .map(\.place)
    }

    private func rank(of place: FoundPlace) -> FoundRank {
        let row = place.row
        let meanings = row.signs.compactMap { conditions[$0] }
        return FoundRank(
            effort: way(place.method).effort(under: meanings)
                + (games.needsAddOn(row.versions) ? FoundRank.addOn : 0),
            chance: row.highestChance, signs: meanings.count, location: place.location,
            method: place.method)
    }
}

/// Where a row stands among a Pokémon's rows of a game.
private struct FoundRank: Comparable {
    /// Added for places of add-ons: more than any other effort, so that they stand last.
    static let addOn = 10

    let effort: Int
    let chance: Int
    let signs: Int
    let location: Identifier<Location>
    let method: Identifier<EncounterMethod>

    static func < (first: Self, second: Self) -> Bool {
        (first.effort, -first.chance, first.signs, first.location, first.method)
            < (second.effort, -second.chance, second.signs, second.location, second.method)
    }
}

extension EncounterWay {
    /// How hard it is to get a Pokémon in this way under conditions, 0 to 6: in the wild, with a
    /// condition, as a gift, with a condition that is shown apart (a swarm), in a raid, for something
    /// else (a trade, a fossil, a battle), at an event.
    fileprivate func effort(under conditions: [EncounterConditionMeaning]) -> Int {
        switch kind(under: conditions) {
        case .wild:
            group == .raid
                ? 4 : conditions.contains { $0.display == .fold } ? 3 : conditions.isEmpty ? 0 : 1
        case .gift: 2
        case .fossil, .trade, .snag: 5
        case .event: 6
        }
    }
}
