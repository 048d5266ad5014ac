extension Catalog {
    /// The locations where Pokémon are met, by number.
    package var places: [Location] {
        let areas = Set(pokemon.lazy.flatMap(\.encounters).map(\.area))
        return locations.filter { $0.areas.contains { areas.contains($0.id) } }
    }

    /// The locations that readers meet: those where Pokémon are met, and those that evolutions name.
    /// The source has as many others again, of which it knows nothing but the name.
    package var namedLocations: [Location] {
        let needed = Set(
            evolutionChains.flatMap(\.evolutions).compactMap(\.conditions.location))
        let named = needed.union(places.map(\.id))
        return locations.filter { named.contains($0.id) }
    }
}

extension Location {
    /// Whether no player can go there: the source has it from data that HeartGold and SoulSilver hold
    /// and do not use. `unknown-all-poliwag` is none of these: it is Mt. Moon Square.
    package var isUnused: Bool { ["unknown-all-bugs", "unknown-all-rattata"].contains(slug.text) }
}
