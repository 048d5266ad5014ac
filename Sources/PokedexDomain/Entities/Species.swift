/// A species of Pokémon: what the national Pokédex numbers.
package struct Species: Hashable, Sendable {
    /// Its number in the national Pokédex.
    package let id: Identifier<Species>
    /// Its identifier; not always that of one of its Pokémon (`deoxys` is `deoxys-normal`).
    package let slug: Slug
    /// Its name.
    package let name: LocalizedName
    /// Its category in the Pokédex, such as "Mouse Pokémon".
    package let genus: LocalizedName
    /// The generation it appeared in.
    package let generation: Identifier<Generation>
    /// The females among eight; `nil` for species without gender.
    package let femaleEighths: Int?
    /// How easily it is caught, from 3 to 255; `nil` where unknown.
    package let captureRate: Int?
    /// Its friendship when caught, from 0 to 255; `nil` where unknown.
    package let baseHappiness: Int?
    /// How many cycles of steps its Egg needs; `nil` where unknown.
    package let hatchCounter: Int?
    /// How fast it gains levels.
    package var growthRate: Identifier<GrowthRate>?
    /// Its egg groups, in the source's order.
    package var eggGroups: [Identifier<EggGroup>]
    /// Its colour; `nil` where unknown.
    package var color: Identifier<PokemonColor>?
    /// Its body shape; `nil` where unknown.
    package var shape: Identifier<PokemonShape>?
    /// Where it lives; `nil` where unknown (639 species).
    package var habitat: Identifier<Habitat>?
    /// Whether it is a baby, which cannot have Eggs.
    package let isBaby: Bool
    /// Whether it is legendary.
    package let isLegendary: Bool
    /// Whether it is mythical.
    package let isMythical: Bool
    /// Whether female and male look different.
    package let hasGenderDifferences: Bool
    /// Whether its Pokémon can change from one to another.
    package let formsSwitchable: Bool
    /// The species it evolves from; `nil` for the first of a family.
    package var evolvesFrom: Identifier<Species>?
    /// Its family.
    package var evolutionChain: Identifier<EvolutionChain>?
    /// Its varieties, the default one first, then in the source's order.
    package var varieties: [Identifier<Pokemon>]

    /// Holds one species.
    package init(
        id: Identifier<Species>, slug: Slug, name: LocalizedName, genus: LocalizedName,
        generation: Identifier<Generation>, femaleEighths: Int?, captureRate: Int?,
        baseHappiness: Int?, hatchCounter: Int?, growthRate: Identifier<GrowthRate>?,
        eggGroups: [Identifier<EggGroup>], color: Identifier<PokemonColor>?,
        shape: Identifier<PokemonShape>?, habitat: Identifier<Habitat>?, isBaby: Bool,
        isLegendary: Bool, isMythical: Bool, hasGenderDifferences: Bool, formsSwitchable: Bool,
        evolvesFrom: Identifier<Species>?, evolutionChain: Identifier<EvolutionChain>?,
        varieties: [Identifier<Pokemon>]
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.genus = genus
        self.generation = generation
        self.femaleEighths = femaleEighths
        self.captureRate = captureRate
        self.baseHappiness = baseHappiness
        self.hatchCounter = hatchCounter
        self.growthRate = growthRate
        self.eggGroups = eggGroups
        self.color = color
        self.shape = shape
        self.habitat = habitat
        self.isBaby = isBaby
        self.isLegendary = isLegendary
        self.isMythical = isMythical
        self.hasGenderDifferences = hasGenderDifferences
        self.formsSwitchable = formsSwitchable
        self.evolvesFrom = evolvesFrom
        self.evolutionChain = evolutionChain
        self.varieties = varieties
    }
}

extension Species {
    /// The same species with another position in its family.
    package func with(
        evolvesFrom: Identifier<Species>?, evolutionChain: Identifier<EvolutionChain>?
    ) -> Species {
        Species(
            id: id, slug: slug, name: name, genus: genus, generation: generation,
            femaleEighths: femaleEighths, captureRate: captureRate, baseHappiness: baseHappiness,
            hatchCounter: hatchCounter, growthRate: growthRate, eggGroups: eggGroups,
            color: color, shape: shape, habitat: habitat, isBaby: isBaby,
            isLegendary: isLegendary, isMythical: isMythical,
            hasGenderDifferences: hasGenderDifferences, formsSwitchable: formsSwitchable,
            evolvesFrom: evolvesFrom, evolutionChain: evolutionChain, varieties: varieties)
    }
}
