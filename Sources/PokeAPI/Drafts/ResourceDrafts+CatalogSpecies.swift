import PokedexDomain

extension ResourceDrafts {
    /// Adds species.
    mutating func addSpecies(of catalog: Catalog) {
        species = Self.records(catalog.species) { PokeAPISpecies($0) }
    }
}

extension PokeAPISpecies {
    /// The source writes -1 for the gender rate of a species without gender.
    private static let noGender = -1

    fileprivate init(_ species: Species) {
        self.init(
            id: species.id.rawValue, name: species.slug.text, names: PokeAPINames(species.name),
            genera: PokeAPINames(species.genus),
            generation: PokeAPIReference(.generation, species.generation),
            genderRate: species.femaleEighths ?? Self.noGender,
            captureRate: Nullable(species.captureRate),
            baseHappiness: Nullable(species.baseHappiness),
            hatchCounter: Nullable(species.hatchCounter),
            growthRate: Nullable(.growthRate, species.growthRate),
            eggGroups: species.eggGroups.map { PokeAPIReference(.eggGroup, $0) },
            color: Nullable(.pokemonColor, species.color),
            shape: Nullable(.pokemonShape, species.shape),
            habitat: Nullable(.pokemonHabitat, species.habitat), isBaby: species.isBaby,
            isLegendary: species.isLegendary, isMythical: species.isMythical,
            hasGenderDifferences: species.hasGenderDifferences,
            formsSwitchable: species.formsSwitchable,
            evolvesFrom: Nullable(.pokemonSpecies, species.evolvesFrom),
            evolutionChain: Nullable(.evolutionChain, species.evolutionChain),
            varieties: species.varieties.enumerated().map { index, pokemon in
                PokeAPIVariety(isDefault: index == 0, pokemon: PokeAPIReference(.pokemon, pokemon))
            })
    }
}
