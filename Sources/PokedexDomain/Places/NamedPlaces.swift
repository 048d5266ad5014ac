extension Catalog {
    /// The locations that readers meet: those where Pokémon are met, and those that evolutions name.
    /// The source has as many others again, of which it knows nothing but the name.
    public var namedLocations: [Location] {
        let areas = Set(pokemon.lazy.flatMap(\.encounters).map(\.area))
        let needed = Set(
            evolutionChains.flatMap(\.evolutions).compactMap(\.conditions.location))
        return locations.filter { location in
            needed.contains(location.id) || location.areas.contains { areas.contains($0.id) }
        }
    }
}
