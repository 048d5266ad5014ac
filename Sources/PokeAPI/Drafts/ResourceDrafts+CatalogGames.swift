import PokedexDomain

extension ResourceDrafts {
    /// Adds regions, generations, games and Pokédexes.
    mutating func addGames(of catalog: Catalog) {
        terms[.region] = Self.records(catalog.regions) { PokeAPITerm($0) }
        generations = Self.records(catalog.generations) { PokeAPIGeneration($0, in: catalog) }
        versionGroups = Self.records(catalog.versionGroups) { PokeAPIVersionGroup($0) }
        versions = Self.records(catalog.versions) { PokeAPIVersion($0) }
        pokedexes = Self.records(catalog.pokedexes) { PokeAPIPokedex($0) }
    }
}

extension PokeAPITerm {
    fileprivate init(_ region: Region) {
        self.init(id: region.id.rawValue, name: region.slug.text, names: PokeAPINames(region.name))
    }
}

extension PokeAPIGeneration {
    fileprivate init(_ generation: Generation, in catalog: Catalog) {
        let moves = catalog.moves.filter { $0.generation == generation.id }
        let species = catalog.species.filter { $0.generation == generation.id }
        self.init(
            id: generation.id.rawValue, name: generation.slug.text,
            names: PokeAPINames(generation.name),
            mainRegion: PokeAPIReference(.region, generation.mainRegion),
            moves: moves.map { PokeAPIReference(.move, $0.id) },
            species: species.map { PokeAPIReference(.pokemonSpecies, $0.id) })
    }
}

extension PokeAPIVersionGroup {
    fileprivate init(_ group: VersionGroup) {
        self.init(
            id: group.id.rawValue, name: group.slug.text, order: group.order,
            generation: PokeAPIReference(.generation, group.generation),
            regions: group.regions.map { PokeAPIReference(.region, $0) })
    }
}

extension PokeAPIVersion {
    fileprivate init(_ version: GameVersion) {
        self.init(
            id: version.id.rawValue, name: version.slug.text, names: PokeAPINames(version.name),
            versionGroup: PokeAPIReference(.versionGroup, version.versionGroup))
    }
}

extension PokeAPIPokedex {
    fileprivate init(_ pokedex: Pokedex) {
        self.init(
            id: pokedex.id.rawValue, name: pokedex.slug.text, names: PokeAPINames(pokedex.name),
            isMainSeries: pokedex.isMainSeries, region: Nullable(.region, pokedex.region),
            versionGroups: pokedex.versionGroups.map { PokeAPIReference(.versionGroup, $0) },
            entries: pokedex.entries.map { entry in
                PokeAPIPokedexEntry(
                    number: entry.number,
                    species: PokeAPIReference(.pokemonSpecies, entry.species))
            })
    }
}
